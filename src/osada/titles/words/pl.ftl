# Co jest nie tak z opcjami gry, dla wszystkich gier.

option-none =
    { $meant ->
        [yes] nieznana opcja „{ $name }”; czy chodziło o „{ $near }”?
       *[no] nieznana opcja „{ $name }”
    }
option-choice = „{ $name }” nie może mieć wartości „{ $word }”; do wyboru: { $known }{ $clause }
option-flag = „{ $name }” musi mieć wartość true albo false
option-number = „{ $name }” musi być jedną z liczb: { $known }{ $clause }
option-parts = „{ $name }” musi być listą z jedną pozycją dla każdego gracza
option-names = „{ $name }” musi być listą nazw{ $clause }
option-lists = „{ $name }” musi podawać listy według nazw{ $clause }
option-any-number = „{ $name }” musi być liczbą{ $clause }
