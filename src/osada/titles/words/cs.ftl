# Co je špatně na možnostech hry, pro všechny hry.

option-none =
    { $meant ->
        [yes] neznámá možnost „{ $name }“; nemyslíš „{ $near }“?
       *[no] neznámá možnost „{ $name }“
    }
option-choice = „{ $name }“ nemůže být „{ $word }“; na výběr je: { $known }{ $clause }
option-flag = „{ $name }“ musí být true nebo false
option-number = „{ $name }“ musí být jedno z čísel: { $known }{ $clause }
option-parts = „{ $name }“ musí být seznam, pro každého hráče jedna položka
option-names = „{ $name }“ musí být seznam jmen{ $clause }
option-lists = „{ $name }“ musí být seznamy podle jmen{ $clause }
option-any-number = „{ $name }“ musí být číslo{ $clause }
