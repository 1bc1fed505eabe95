# What is wrong with the options of a game, for all games. The other languages have the same messages.

option-none =
    { $meant ->
        [yes] unknown option "{ $name }"; did you mean "{ $near }"?
       *[no] unknown option "{ $name }"
    }
option-choice = "{ $name }" cannot be "{ $word }"; choose one of { $known }{ $clause }
option-flag = "{ $name }" must be true or false
option-number = "{ $name }" must be one of { $known }{ $clause }
option-parts = "{ $name }" must be a list, one for each player
option-names = "{ $name }" must be a list of names{ $clause }
option-lists = "{ $name }" must be lists by name{ $clause }
option-any-number = "{ $name }" must be a number{ $clause }
