mint = vyrazíš { $n } zlata
short-mint = vyraz { $n }
sell = prodáš 1 surovinu za { $n } zlata
short-sell = prodej ?
