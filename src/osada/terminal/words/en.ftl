# What the terminal says in English. The other languages have the same messages.
# Names of goods, cards, phases and moves come from the game itself.

## Seats

one-player = Player
player = Player { $n }
seat = Seat { $n }
bot-name = { $faction } bot
same-name = Two players cannot both be called { $name }.
seats-and-factions = { $seats } seats do not fit { $n } factions: name one of each for every player.

## The table

round = Round
first-player = First player: { $name }
score = Score
card = Card
log = Log
offer = On offer
common = common
foundation = foundation
hand-of =
    Your hand: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
hand-hidden = Nobody’s hand is shown
decks = decks: { $own } faction, { $common } common
passed = passed
deciding = to move
all-moves = All moves ({ $n })
ask-hint = Arrows walk, Enter plays what the card can do, m lists all moves, ? explains.
ask-acted = Your action is done: place tokens, or end the turn.
no-deals = no deals yet
waiting-for = Waiting for { $names } …
thinks = { $name } is thinking
virtual-player = Virtual player
attack-line = Attack line
collection = Collection { $n }
faction-locations = Your faction locations: { $n }

card-cost = Cost: { $cost }.
card-deal = Deal: { $goods }.
card-raze = Razed: { $goods }.
card-worth =
    Worth at the end: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
attack-card = Attack card: { $good }

## What an answer would do with a card

pick-draft = take
pick-discard = give up
pick-card = choose
pick-location = choose
pick-deal = choose
pick-give = give up
pick-under = put under
pick-put = put
pick-random = choose
pick-pay = choose
pick-deck = choose
pick-player = choose
pick-good = choose
pick-keep = keep
pick-send = choose

## Keys

key-help = help
key-moves = moves
key-look = look
key-clause = clause
key-undo = undo
key-pass = pass
key-end = end
key-save = save
key-log = log
key-language = language
key-rules = rules
key-quit = quit

help-arrows = walk over the cards
help-enter = do what can be done with the card, or list it; a double click does the same
help-digits = play the move with that key in the list
help-moves = list every legal move
help-back = back to the cards
help-look = look at the next player’s empire
help-clause = open the rule that forbids something
help-rules = search the rulebook
help-pass = pass for the round; end the turn
help-undo = undo your move, back to the last card that came to light
help-save = save
help-log = the whole log
help-language = English, Polish, Czech
help-theme = night or day
help-keep = in cleanup ask what is kept, or keep all
help-quit = save and quit

sign-location = a location or foundation is given up
sign-deal = deal
sign-bonus = bonus when built
sign-samurai = samurai
sign-blocked = blocked until the end of the round
sign-taken = taken over
sign-uses = used, still open
sign-faction = faction card
sign-common = common card

## Questions of the program itself

turn-of = It is the turn of { $name }
pass-keyboard = Pass the keyboard to { $name }; Enter shows the table.
curtain-undo = { $name }: u takes your move back.
rulebook = Rulebook
search-rules = words, or a clause such as RAZE-12
search-hint = Type words to search for; Esc goes back.
nothing-found = No clause holds all of these words.
save-where = Save the game
save-button = Save
leave-button = Quit without saving
back-button = Back
no-file = Name a file to save to.
saved = Saved to { $file }.
not-saved = The game was not saved: no file was named.
undone = Undone.
undo-nothing = There is nothing to undo: you have not moved yet.
undo-another = You cannot undo: another player has moved since.
undo-revealed = You cannot undo: your move has brought hidden cards to light.
keep-asked = In cleanup you are asked what you keep.
keep-all = In cleanup everything that can be stored is kept.

## A new game

welcome = Five rounds, four peoples, one table.
person = person
nobody = nobody
level-easy = bot: easy
level-normal = bot: normal
level-hard = bot: hard
level-expert = bot: expert
name = name
seed = Seed
language = Language
peaceful-two = yes, with two drafts
start-button = Start the game

## The end

won =
    { $n ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
won-by =
    { $n ->
        [one] { $n } point ahead of the next.
       *[other] { $n } points ahead of the next.
    }
tie-break = Tie: { $name } has { $goods } workers and resources and { $cards } cards left (END-8, END-9).
solo-won = { $name } beats the virtual player and becomes: { $rank }
solo-lost = { $name } loses to the virtual player
solo-compared = Faction locations { $own }, collection of the virtual player { $n } (SOLO-46).
total = Total
end-keys = Esc: the table · u: undo · s: save · l: language · q: quit

## Line by line

plain-welcome = Osada, seed { $seed }. Type a move, ? for the legal moves, help for the commands.
plain-round = Round { $round }, { $phase }.
plain-goods =
    { $name }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }; { $goods }.
plain-hand = Hand ({ $n }): { $cards }
plain-offer = On offer ({ $n }): { $cards }
plain-none = none
plain-cards = Cards in hand { $hand }, in the faction deck { $deck }; foundations { $foundations }.
plain-passed = Has passed.
plain-deals = Deals: { $cards }
plain-area = Area ({ $n }): { $cards }
plain-line = Attack line, newest first: { $cards }
plain-collection = Collection ({ $n }): { $cards }
plain-total = { $name }, { $n }:
plain-pass-keyboard = Pass the keyboard to { $name } and press Enter.
plain-hint = Type ? for the legal moves.
used-times =
    { $n ->
        [1] used
        [2] used twice
       *[other] used { $n } times
    }
is-guarded = protected
is-samurai = samurai
is-blocked = blocked
is-taken = taken over
cards-under =
    { $n ->
        [one] { $n } card under it
       *[other] { $n } cards under it
    }
no-such-move = There is no move { $n }; the moves are numbered 1 to { $last }.
why-what = Write the move after it: why build mill
why-possible = “{ $move }” is possible.
which-language = The languages are { $known }.
no-card = There is no card “{ $name }”.
no-card-near = There is no card “{ $name }”; did you mean “{ $near }”?
plain-help =
    A move in notation: build mill, deal rome/legion, raze mill of 1, use castle twice, send wood, card, pass, end, choose stone
    ?             the legal moves; a number plays one of them
    why MOVE      why a move is not possible, with the rule
    show          everything you may know
    card NAME     the text of a card
    rules WORDS   a clause by its number, or a search
    log           what happened
    undo          take your move back
    save FILE     save; after that every move is saved
    keep ask      in cleanup ask what is kept (keep all: keep everything)
    language pl   another language: en, pl, cs
    quit          leave; saves if a file is set
