# What the campaign says between games, in English. `$who` is a player, `$case` and `$known` are as in
# the card game's messages, which are read along with these.

## Names

era-ancient = Antiquity
era-medieval = Middle Ages
era-industrial = Industrial Revolution
era-modern = Modern Era
track-military = Military and Diplomatic
track-economy = Economic and Administrative
track-culture = Scientific and Cultural
knowledge =
    { $n ->
        [one] { $n } knowledge point
       *[other] { $n } knowledge points
    }
fall-twilight = the score has dropped in three games in a row
fall-inventions = no Invention could be bought
fall-goals = fewer than two Goals were achieved
stage-setup = before the next game
stage-game = being played
stage-end = end of the game
stage-inventions = Inventions
stage-provinces = Provinces
stage-empires = fallen empires
stage-over = end of the campaign
how-province = Provinces
how-upkeep = missed upkeep
gained-score = final score
gained-faction-lore = faction lore
gained-common-lore = common lore
gained-province-lore = province lore

## Questions

ask-track =
    { $n ->
        [one] You have won the game. On which track do you cross off a space?
       *[other] You have won the game. On which track do you cross off the first of { $n } spaces?
    }
ask-buy =
    { $known ->
        [yes] Do you want to buy another Invention? You have { $knowledge }.
       *[no] Which Invention do you buy? You have { $knowledge }.
    }
ask-province = Which of the drawn Provinces do you keep?
ask-field = Which space of the Province map do you cross off?
ask-empire = Your empire has fallen. Do you want to found a new one or leave the campaign?
ask-rebuild = Do you want to change your faction deck for the next game?

## Moves

move-advance = { $track }
move-buy =
    { $known ->
        [yes] Buy { $card } for { $knowledge } in place of { $replaced }
       *[no] Buy { $card } for { $knowledge }
    }
move-no-more = Done
move-keep = Keep { $card }
move-cross = Cross off space { $n }: { $goods }
move-found = Found an empire of the { $faction }
move-retire = Leave the campaign
move-deck-keep = Keep the deck
move-deck-out = Take out { $card }
move-deck-in = Put in { $card }
move-deck-done = Play with this deck

## Why a move is not possible

refused-campaign-over = The campaign is over.
refused-game-ended = The game is over; what follows is decided between games.
refused-between-games = That is decided between two games, not in one.
refused-has-completed = You have completed the campaign and no longer take part.
refused-has-fallen = Your empire has fallen and takes no part in this.
refused-not-your-step = It is not your turn: { $player } decides first.
refused-choose-track = Choose one of your tracks.
refused-track-full = Your { $track } track is full.
refused-must-buy = You must buy an Invention first.
refused-choose-invention = Choose an Invention to buy.
refused-own-invention = You already own { $card }.
refused-sold = { $card } belongs to { $player }.
refused-other-era = { $card } is not in the deck of your era.
refused-just-replaced = You have just replaced { $card }; it returns to its deck when you have finished buying.
refused-too-dear = { $card } costs { $knowledge }, and you have { $have }.
refused-choose-province = Choose one of the drawn Provinces.
refused-not-drawn = You have not drawn { $card }.
refused-choose-space = Choose an open space of the Province map.
refused-crossed = Space { $n } is already crossed off.
refused-no-such-space = There is no space { $n } on this map.
refused-choose-empire = Found a new empire, or leave the campaign.
refused-faction-taken = Another player has the { $faction }.
refused-choose-deck = Keep your deck, or say which cards come in and go out.
refused-deck-unchanged = You have not changed the deck; keep it as it is.
refused-deck-wrong = This deck cannot be played: { $why }.
refused-deck-moved = You have already moved { $card }.
refused-deck-lacks = { $card } is not in your deck.
refused-deck-has = { $card } is already in your deck.
refused-deck-foreign = { $card } cannot be in your deck.

## Text that is not a move

notation-no-such-track =
    { $known ->
        [yes] there is no track “{ $word }”; did you mean “{ $near }”?
       *[no] there is no track “{ $word }”; they are military, economy and culture
    }
notation-no-such-invention =
    { $known ->
        [yes] there is no Invention “{ $word }”; did you mean “{ $near }”?
       *[no] there is no Invention “{ $word }”
    }
notation-no-such-province =
    { $known ->
        [yes] there is no Province “{ $word }”; did you mean “{ $near }”?
       *[no] there is no Province “{ $word }”
    }
notation-no-such-faction =
    { $known ->
        [yes] there is no faction “{ $word }”; did you mean “{ $near }”?
       *[no] there is no faction “{ $word }”
    }
notation-no-such-space = “{ $word }” is not a space of the map; they have numbers, as in “cross 5”
notation-no-change = “{ $word }” is not a change of a deck; write “+rome/forum” or “-rome/spies”
notation-not-playing = there is no seat “{ $word }” at this table; seats here are { $seats }
notation-no-table = “{ $word }” is a move of the card game, and no game is being played

## Log

log-game-begins = Game { $n } begins
log-game-over =
    { $known ->
        [yes] Game { $n } is over, won by { $players }
       *[no] Game { $n } is over; nobody wins it
    }
log-final =
    { $known ->
        [yes] { $who } writes down { $n }
       *[no] { $who } has { $n }, which is not written down
    }
log-fell = The empire of { $owner } falls: { $why }
log-advanced = { $who } crosses off space { $n } of the { $track } track
log-era = The empire of { $owner } enters a new era: { $era }
log-completed = The empire of { $owner } reaches the Modern Era
log-learnt = { $who } gains { $knowledge } and has { $total }
log-done = { $who } buys nothing more
log-nothing-to-buy = { $who } finds no Invention in the deck
log-bought =
    { $known ->
        [yes] { $who } buys { $card } for { $knowledge } in place of { $replaced }
       *[no] { $who } buys { $card } for { $knowledge }
    }
log-drew =
    { $n ->
        [0] { $who } finds no Province in the deck
        [one] { $who } draws a Province
       *[other] { $who } draws { $n } Provinces
    }
log-province =
    { $known ->
        [yes] { $who } keeps { $card } and discards { $cards }
       *[no] { $who } gains { $card }
    }
log-crossed = { $who } crosses off space { $n } of the Province map
log-retired = { $who } leaves the campaign
log-founded = { $who } founds an empire of the { $faction }
log-rebuilt =
    { $n ->
        [0] { $who } keeps the deck
       *[other] { $who } rebuilds the deck
    }
log-campaign-over =
    { $why ->
        [completed] The campaign is over, won by { $players }
        [outlived] The campaign is over; { $players } has outlived all others
       *[fallen] The campaign is over; the empire has fallen
    }
log-deck-out = { $who } takes { $card } out of the deck
log-deck-in = { $who } puts { $card } into the deck

## Options

option-upkeep_gold = gold can replace wood, stone and food in upkeep
option-play_on = the others play on after somebody has completed the campaign
option-rebuild = decks can be rebuilt before each game
option-names = names of the empires
option-begun = a campaign begun on paper

## Bonuses of the tracks

bonus-location = Faction location
bonus-card = Card
bonus-deal = Deal
bonus-worker = Worker
bonus-gold = Gold
bonus-foundation = Foundation
bonus-dove = Dove
bonus-bee = Worker Bee
bonus-wall = Wall
bonus-bribe = Bribe
bonus-faction-lore = Faction lore
bonus-common-lore = Common lore
bonus-province-lore = Province lore
bonus-triumph = Triumph
bonus-relief = Relief
bonus-scouts = Scouts
bonus-next-era = the way to the next era
