# What the terminal says in English. The other languages have the same messages.
# Names of goods, cards, phases and moves come from the game itself.

## Seats

one-player = Player
player = Player { $n }
seat = Seat { $n }
bot-name =
    { $faction ->
        [Aztecs] Aztec bot
        [Barbarians] Barbarian bot
        [Egyptians] Egyptian bot
        [Romans] Roman bot
       *[other] { $faction } bot
    }
same-name = Two players cannot both be called { $name }.
bot-number = Bot { $n }
seats-and-players = { $seats } seats do not fit a game for { $n }: name one player for each place.
seats-and-sheets = { $seats } seats do not fit { $n } sheets: name one of each for every player.
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
deciding = to play
all-moves = All moves ({ $n })
ask-hint = Arrows move, Enter plays what the card can do, m lists all moves, ? explains.
ask-acted = You have taken your action: place tokens, or end your turn.
no-deals = no deals yet
waiting-for = Waiting for { $names } …
thinks = { $name } is thinking
virtual-player = Virtual player
attack-line = Attack line
collection = Collection { $n }
faction-locations = Your faction locations: { $n }

card-cost = Cost: { $cost }.
card-deal = Deal: { $goods }.
card-raze = When razed: { $goods }.
card-worth =
    Worth at the end: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
attack-card = Attack card: { $good }

## What an answer would do with a card

pick-draft = take
pick-discard = discard
pick-card = choose
pick-location = choose
pick-deal = choose
pick-give = exchange
pick-under = put under
pick-put = put
pick-random = choose
pick-pay = choose
pick-deck = choose
pick-player = choose
pick-good = choose
pick-keep = keep
pick-store = put
pick-blessing = take
pick-prayer = choose
pick-colour = choose
pick-stored = use
pick-tricolour = choose
pick-spend = spend
pick-send = choose

## Keys

key-help = help
key-moves = moves
key-look = look
key-clause = rule
key-undo = undo
key-pass = pass
key-end = end
key-save = save
key-log = log
key-language = language
key-rules = rules
key-quit = quit

help-arrows = move between the cards
help-enter = do what can be done with the card, or list it; a double click does the same
help-digits = play the move with that key in the list
help-moves = list every legal move
help-back = back to the cards
help-look = look at the next player’s empire
help-clause = open the rule that forbids something
help-rules = search the rulebook
help-hint = what would a good player do?
help-pass = pass for the round; end the turn
help-undo = undo your move, back to the last card that was revealed
help-save = save
help-log = the whole log
help-language = English, Polish, Czech
help-theme = night or day
help-keep = in cleanup ask what to keep, or keep everything
help-quit = save and quit

sign-location = a location or foundation is discarded
sign-deal = deal
sign-bonus = bonus when built
sign-samurai = samurai
sign-blocked = blocked until the end of the round
sign-taken = taken over
sign-uses = used, can be used again
sign-faction = faction card
sign-common = common card

## Questions of the program itself

turn-of = It is { $name }’s turn
pass-keyboard = Pass the keyboard to { $name }; Enter shows the table.
curtain-undo = { $name }: press u to take your move back.
rulebook = Rulebook
search-rules = words, or a rule such as { $clause }
search-hint = Type words to search for; Esc goes back.
nothing-found = No rule has all these words.
save-where = Save the game
save-button = Save
leave-button = Quit without saving
back-button = Back
sure-button = Do it anyway
no-file = Name a file to save to.
saved = Saved to { $file }.
not-saved = The game was not saved: no file was named.
undone = Undone.
undo-nothing = There is nothing to undo: you have not moved yet.
undo-another = You cannot undo: another player has moved since.
undo-revealed = You cannot undo: your move is final, or has revealed something.
undo-shown = You cannot undo: another player's move has shown you something new.
keep-asked = In cleanup you are asked what to keep.
keep-all = In cleanup everything that can be stored is kept.

## A new game

game = Game
game-settlers = Imperial Settlers (cards)
game-rollwrite = Roll & Write (dice)
game-campaign = Rise of the Empire (campaign)
welcome-settlers = Build an empire from cards: the most points after five rounds wins. About 15 minutes against bots.
welcome-rollwrite = Ten rounds, four dice, two sheets for everybody: cross off boxes; the most points win. About 20 minutes.
welcome-campaign = Lead an empire through three eras: ten games or more, each of four rounds, played with everything won so far. You can save at any time.
person = person
nobody = nobody
level-easy = bot: easy
level-normal = bot: normal
level-hard = bot: hard
level-expert = bot: expert
level-master = bot: master
name = name
seed = Seed
language = Language
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
plain-no-goods = no goods
plain-cards = Cards in hand { $hand }, in the faction deck { $deck }; foundations { $foundations }.
plain-passed = Has passed.
plain-deals = Deals: { $cards }
plain-area = Area ({ $n }): { $cards }
plain-line = Attack line, newest first: { $cards }
plain-collection = Collection ({ $n }): { $cards }
plain-total = { $name }, { $n }:
plain-pass-keyboard = Pass the keyboard to { $name } and press Enter.
hint-title = Hint
hint-would = I would: { $move }
hint-even = Nearly as good: { $other }.
hint-costs = { $other } would cost about { $n } points (± { $within }).
hint-ahead = By the end of the game I expect about { $n } more points from it than from the next best: { $other }.
hint-looking = Looking more closely …
hint-none = There is no hint right now.
hint-company = Hints are given only where nobody but bots plays along.
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
why-what = Write the move after it: why { $line }
why-possible = “{ $move }” is possible.
which-language = The languages are { $known }.
no-card = There is no card “{ $name }”.
no-card-near = There is no card “{ $name }”; did you mean “{ $near }”?
plain-help =
    A move in notation: build mill, deal rome/legion, raze mill of 1, use castle twice, visit village-well of 1, play volcano, send wood, card, pass, end, choose stone
    ?             the legal moves; a number plays one of them
    why MOVE      why a move is not possible, with the rule
    hint          what a good player would do, and why
    show          everything you may know
    card NAME     the text of a card
    decks         the decks of everybody, card by card
    rules WORDS   a rule by its number, or a search
    log           what happened
    undo          take your move back
    save FILE     save; after that every move is saved
    keep ask      in cleanup ask what to keep (keep all: keep everything)
    language pl   another language: en, pl, cs
    quit          leave; saves if a file is set

## The roll & write game

roll-dice = Dice
roll-pool = Pool
roll-actions = Actions
roll-favor = Favor
roll-favor-used = used
roll-favor-open = not used yet
roll-rolls = { $name } rolls
roll-place = Place
roll-imperial = Imperial section
roll-price = Price: { $price }.
roll-worth = Once complete, the track is worth { $points }.
roll-yields = Yields { $goods }.
roll-areas = Areas: { $prices }.
roll-tracks = Tracks
roll-earned = Earned in play
roll-record = Record: { $name }
roll-hint = Arrows move, Enter plays there, m lists all moves, e: ready, ?: help.
roll-hint-window = First decide about the dice: reroll them, or e keeps them.
roll-several =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    } here: Enter goes to the list.
roll-moves-here = Moves here ({ $n })
roll-doubt =
    You can still build or harvest, with { $n ->
        [one] { $n } action
       *[other] { $n } actions
    } left. Ready is final, and what is left is lost (RW-ROUND-11, RW-ROUND-19).
roll-tie = Tie: { $name } has { $bridges } sections of Bridges and { $harvests } harvested areas (RW-TIE-01, RW-TIE-02).
adventure-over = { $name }: { $points }, { $rank }
record-first = First result on { $sheet }: { $score }.
record-new = A new record on { $sheet }: { $score }; before it was { $before } ({ $name }).
record-stays = The record on { $sheet } stays { $before } ({ $name }).
records-broken = The records in { $file } cannot be read; the file was set aside as { $aside }.
records-out-of-reach = Records cannot be kept in { $file }: { $why }.
no-records = There is no record yet; finish an adventure.

key-ready = ready
help-places = move around the sheets
help-place = play what is possible there, or list it; a double click does the same
help-sheets = back to your sheets
help-look-sheets = look at the next player’s sheets
help-ready = ready; keep the dice; no settlement
help-undo-phase = undo your moves of this phase, until you are ready
sign-empty = area without resources
sign-crossed = crossed off
sign-settlement = crossed off, in settlement 1
sign-possible = possible now
sign-settlements = settlements with the plan of this building
sign-plan = settlement plan
sign-incomplete = building that is not complete
sign-complete = complete building

plain-again = Type “{ $line }” again to do it anyway.
plain-dice = Dice: { $faces }; worker die { $worker }.
plain-tokens = Favor tokens: { $tokens }.
plain-pool = Pool: { $goods }; { $actions }.
plain-track = { $track }: { $n } of 9 sections, { $points }.
plain-next = Next { $place }: { $price }; then { $points }.
plain-crossed = crossed off
plain-field-open = { $field }, accessible: { $areas }.
plain-field-closed = { $field }, closed until { $n } sections of the Bridges are complete: { $areas }.
plain-settlement = Settlement { $n }: { $name } on { $at }.
plain-plan = Plan “{ $plan }”, columns row by row: { $rows }.
plain-costs = costs { $goods }
plain-brings = brings { $goods }
no-player = There is no player “{ $name }”; there are { $known }.
no-building = There is no building “{ $name }”.
no-building-near = There is no building “{ $name }”; did you mean “{ $near }”?
roll-help =
    A move in notation: take ally, build walls 4, build granaries 4a, build farm 2, harvest II-b, use sawpit, favor gift stone, ready, settle farm WA1, skip, reroll 1 3, keep
    ?              the legal moves; a number plays one of them
    why MOVE       why a move is not possible, with the rule
    hint           what a good player would do, and why
    show           your sheets; show NAME: those of another player
    building NAME  the text of a building
    rules WORDS    a rule by its number, or a search
    records        the best scores on adventure sheets
    log            what happened
    undo           take your move back, until you are ready
    save FILE      save; after that every move is saved
    language pl    another language: en, pl, cs
    quit           leave; saves if a file is set

## Where things come from

origin-house = own design

## What the game is about

goal-settlers =
    Goal: the most victory points after five rounds. You score by using locations and by features; at the end each common location is worth 1 and each faction location 2 (END-2).
    A round: take cards, gain what you produce, then act in turn until everybody has passed; what you cannot keep is lost.
    New to the game? Begin with easy bots; the next level is normal.
goal-rollwrite =
    Goal: the most points after ten rounds. Everybody uses the same dice: each resource die gives one unit, the worker die the number of actions (RW-ROUND-07).
    Each action crosses off one box: build on the tracks or in the village, or harvest a field that a bridge has opened. The tracks are worth the most.
    New to the game? Begin with Basic and an easy bot.
no-boxes = base game only
prayer = Prayer
sign-visit = visited, can be visited again: ☺○
sign-store = stored goods
sign-statue = statue
sign-tricolour = tri-colour blessing
blessings =
    { $n ->
        [one] Blessing: { $tokens }
       *[other] Blessings: { $tokens }
    }
plain-shown = Turned up ({ $n }): { $cards }
visited-times =
    { $n ->
        [1] visited
        [2] visited twice
       *[other] visited { $n } times
    }
stored-on = stored: { $goods }
statues-on =
    { $n ->
        [one] { $n } statue
       *[other] { $n } statues
    }

## Decks

workshop-settlers = deck builder
decks-here = The decks of this table
help-decks = the decks of everybody, card by card
deck-label = Deck: { $deck }
deck-usual = the usual one
deck-with = with { $box }
deck-some = { $n } of { $of }
deck-of =
    { $deck }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
deck-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
deck-came-in = Put in: { $cards }
deck-went-out = Taken out: { $cards }
deck-banned = Banned: { $cards }
deck-kept = Kept
deck-broken = Broken
deck-playable = This deck can be played.
deck-not-yet = This deck cannot be played yet
deck-costs = Cards by pieces to pay
deck-goods = Cards that bring
deck-colours = Colours
deck-kinds = Kinds
deck-scores =
    { $scoring } of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } bring points in play; all of them built are worth { $worth } at the end.
deck-format-introductory = introductory
deck-format-standard = standard
deck-format-open = open
deck-instead = In place of { $name }
deck-is-banned = { $name } is banned.
deck-is-allowed = { $name } may be used again.
deck-no-swap = { $name } cannot replace that card.
deck-no-offers = There is no other card that fits.
deck-no-mend = There is nothing to mend.
deck-no-undo = There is nothing to undo.
deck-no-name = Give the deck a name.
deck-not-saved = The deck cannot be saved: { $why }.
deck-forgotten = The deck “{ $name }” was deleted.
no-deck = There is no deck “{ $name }”.
deck-save-title = Save the deck as
deck-open-title = Open a deck
deck-open-keys = Enter: open · Delete: delete a saved one · Esc: back
deck-open-file = a deck file
deck-text-title = The deck as text: copy it, or replace it with another
deck-text-take = Take this text
deck-key-swap = swap
deck-key-mend = mend
deck-key-ban = ban
deck-key-undo = undo
deck-key-save = save
deck-key-open = open
deck-key-text = text
deck-key-help = help
deck-key-quit = back
deck-help-enter = on a card: choose what replaces it; on an offer: swap
deck-help-tab = between the lists; back
deck-help-free = where the format allows it: put the offered card in, take a card out
deck-help-mend = apply the smallest fix on the way to a playable deck
deck-help-ban = ban a card at this table, or allow it again
deck-help-undo = a step back
deck-help-save = save the deck under a name
deck-help-open = ready and saved decks, a file
deck-help-text = the deck as text, to share it or to paste another
deck-help-usual = back to the usual deck of the format
deck-help-quit = leave the builder
deck-which-card = Name a card, or the number of its line.
deck-swap-how = Write which card goes and which comes: swap 4 for rome/forum
deck-choose = Choose one of: { $known }.
deck-plain-welcome = Deck builder. Type help for the commands.
deck-plain-unknown = “{ $word }” is not a command here; help lists them.
deck-plain-head =
    { $deck }, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }; format: { $format }; boxes: { $boxes }
deck-plain-help =
    deck          the deck, card by card
    offers 4      what can replace the card of line 4; a name works too
    swap 4 for rome/forum   one card for another
    in CARD, out CARD       where the format allows it
    check         every rule with its clause
    mend 1        apply an offered fix
    glance        what the deck costs, brings and scores
    card NAME     the text of a card
    ban CARD      ban a card at this table, or allow it again
    faction rome, format open, boxes friends aztecs
    usual         back to the usual deck of the format
    undo          a step back
    decks         ready and saved decks
    open NAME     a ready or saved deck, or a file
    save NAME     save the deck; forget NAME deletes it
    text          the deck as text, to share it
    language pl   another language: en, pl, cs
    quit          leave

## The campaign

plain-goal = Goal { $goal } ({ $category }): { $progress }.
goal-progress = { $name } { $n } of { $of }
goal-achieved = { $name } has achieved it
plain-upkeep = Upkeep still due: { $due }; laid down: { $laid }.
plain-progress-tokens = Progress tokens: { $tokens }.
plain-tracks = { $era }; crossed off: { $tracks }.
plain-inventions = Inventions ({ $n }): { $cards }
plain-provinces = Provinces ({ $n }): { $cards }
plain-stage = Game { $n }, { $stage }.
plain-map = Province map, crossed off: { $spaces }; upkeep of a game: { $due }.
plain-bonuses = Active bonuses: { $bonuses }
plain-scores = Final scores: { $scores }
plain-crossed-of = { $track }: { $n } of { $of }
plain-next-space = next at space { $n }: { $bonus }
plain-shop = Inventions, { $era }. { $name } has { $knowledge }. Order of purchase: { $names }.
has-completed = has completed the campaign
has-retired = has left the campaign
has-fallen = has fallen: { $why }
wares-own = owned
wares-of = owned by { $name }
wares-set-aside = just replaced
wares-affordable = affordable
wares-dear = too expensive
wares-replaces = replaces { $cards }
wares-wanted = also affordable for { $names }
settled-game = Game { $n }, won by: { $names }.
step-score = Score { $n }:
step-upkeep-paid = Upkeep paid.
step-upkeep-missed = Upkeep not paid: the score is 0 (UPKEEP-9).
step-not-written = The score is not written down.
step-spaces = Spaces crossed off: { $tracks }.
step-era = New era: { $era }.
step-knowledge = { $knowledge }: { $sources }.
step-bought = Bought: { $card }.
step-province = Province: { $card }.
step-crossed = Space { $n } of the Province map.
step-fell = The empire falls: { $why }.
step-founded = New empire: { $faction }.
history-empire = Empire
history-era = Era
history-spaces = Spaces
history-knowledge = Knowledge
history-bought = Inventions
history-province = Province
history-notes = Notes
history-won = won
no-history = No game has ended yet.
no-game-on = No game is being played right now.
no-shop = Inventions are bought after a game.
campaign-over =
    { $why ->
        [completed] { $n ->
            [one] { $names } completes the campaign and wins it
           *[other] { $names } complete the campaign and win it
        }
        [outlived] { $names } has outlived all others and wins the campaign
       *[fallen] The empire has fallen; the campaign is lost
    }
campaign-games =
    { $n ->
        [one] { $n } game was played; the points below are the last final scores.
       *[other] { $n } games were played; the points below are the last final scores.
    }
campaign-stands =
    { $name }: { $era }, { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } crossed off, { $knowledge }.
goal-campaign =
    Goal: lead an empire through three eras. Each game lasts four rounds; Goals and victories cross off spaces, and a full track opens the next era (ERA-15).
    After each game the score becomes knowledge, you buy at least one Invention and gain a Province, which produces but asks for upkeep.
    New to the campaign? Begin with a game or two of the card game; the first game here is almost a plain one.
campaign-help =
    In a game the moves of the card game, and: upkeep wood, place wall on mill. Between games: advance military, buy archery, done, keep amber-coast, cross 5, found rome, retire, deck keep
    ?              the legal moves; a number plays one of them
    why MOVE       why a move is not possible, with the rule
    hint           what a good player would do, and why
    show           everything you may know
    goals          the Goals with everybody’s progress
    sheet NAME     an empire sheet, your own without a name
    map NAME       a Province map with its upkeep
    shop           the Inventions, while they are bought
    end-of-game N  the end of a game step by step
    history        all games so far, as a table
    card NAME      the text of a card
    decks          the decks of everybody, card by card
    rules WORDS    a rule by its number, or a search
    log            what happened
    undo           take your move back
    save FILE      save; after that every move is saved
    keep ask       in cleanup ask what to keep (keep all: keep everything)
    language pl    another language: en, pl, cs
    quit           leave; saves if a file is set

## The campaign on a screen

page-goals = Goals
page-sheet = Sheet
page-map = Province map
page-shop = Inventions
page-deck = Deck
page-end = End of the game
page-history = History
page-empires = Empires
key-goals = Goals
key-sheet = sheet
key-map = map
key-shop = Inventions
key-end-of-game = end of game
key-history = history
help-goals = the Goals in full, with everybody’s progress
help-sheet = the empire sheet
help-map = the Province map
help-shop = the Inventions, while they are bought
help-end-of-game = the end of the last game, step by step
help-history = all games so far
help-pages = between games: the next page of the book
book-keys = ← → page · v next player · Esc close
book-hint = ← → turn the pages, ↑ ↓ and Enter choose
upkeep-due = Upkeep due
upkeep-laid = laid down
progress-tokens = Tokens
sign-province = Province
sign-invention = Inventions
map-due = Upkeep of a game: { $due }.
moment = A new page of history
moment-era = { $name } enters a new era: { $era }.
moment-era-goes = Goes back: Provinces ({ $cards }), the map, bonuses and tokens.
moment-era-stays = Stays: Inventions, knowledge and scores. The new sheet begins with empty tracks.
moment-modern = The campaign is completed (ERA-15).
moment-fall = { $name } falls: { $why }.
moment-fall-goes = Provinces, map and Inventions go back. A new empire can be founded, or you can leave the campaign.
chosen = Chosen
