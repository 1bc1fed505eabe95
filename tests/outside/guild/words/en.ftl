mint = mint { $n } gold
short-mint = mint { $n }
sell = sell 1 resource for { $n } gold
short-sell = sell ?
