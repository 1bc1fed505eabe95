mint =
    { $form ->
        [to] wybić { $n } złota
       *[do] wybij { $n } złota
    }
short-mint = wybij { $n }
sell =
    { $form ->
        [to] sprzedać 1 surowiec za { $n } złota
       *[do] sprzedaj 1 surowiec za { $n } złota
    }
short-sell = sprzedaj ?
