# The deck builder.
decks-title = Decks
decks-what = build your own, or take a ready one
decks-here = Decks at this table
decks-here-in = Put in: { $cards }
decks-here-out = Taken out: { $cards }
decks-build = Build a deck
decks-name = Name of the deck
decks-open = Open
decks-mine = Your decks
decks-forget = Delete the deck { $name }
decks-ready = Ready decks
decks-basic = Basic cards only
decks-with = With { $box }
decks-bring = From elsewhere
decks-paste = Paste a deck or its link
decks-use = Take it
decks-share = Share
decks-as-text = As text
decks-file = File
decks-link-copied = The link is copied: whoever opens it has this deck.
decks-text-copied = The deck is copied as text.
decks-link-cut = This link is incomplete: copy all of it and try again.
decks-link-later = This link was made by a later version of Osada; open it there.
decks-undo = Undo
decks-undo-none = There is nothing to undo.
decks-save = Save deck
decks-saved = "{ $name }" is saved in this browser.
decks-whose = Whose deck
decks-boxes = Boxes on the table
decks-format = Deck format
decks-mark-friends = Friends
decks-mark-aztecs = Aztecs
decks-mark-atlanteans = Atlanteans
decks-mark-magic3 = Magic Number
decks-piles = The deck
decks-band =
    { $n ->
        [1] Singles
        [2] Pairs
        [3] Triples
       *[other] { $n } copies
    }
decks-copies =
    { $n ->
        [one] one copy
       *[other] { $n } copies
    }
decks-part = { $n } of { $of }
decks-swap = Swap
decks-swap-of = Swap { $name }
decks-swap-for = Swap for { $name }
decks-pick = Pick a card to swap it
decks-picked = { $name } is picked; choose what replaces it.
decks-back = Keep it
decks-basic-card = basic
decks-costs = cost { $n }
decks-take-out = Take it out
decks-put-in = Put in
decks-put-in-of = Put { $name } in
decks-no-offers = Nothing else fits here.
decks-swapped = Swapped
decks-for = for
decks-nothing = nothing
decks-usual = Back to the usual deck
decks-playable = Ready to play
decks-not-yet =
    { $n ->
        [one] Not yet: one thing to fix
       *[other] Not yet: { $n } things to fix
    }
decks-kept = kept
decks-broken = broken
decks-glance = At a glance
decks-costs-of = Cost: pieces to pay
decks-pieces =
    { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    }
decks-goods-of = Cards that bring
decks-colours-of = Colours
decks-kinds-of = Kinds
decks-instant = Played at once
decks-scores =
    { $scoring ->
        [one] One card brings points in play; all { $cards } built are worth { $worth } at the end.
       *[other] { $scoring } cards bring points in play; all { $cards } built are worth { $worth } at the end.
    }
decks-bans = Banned cards
decks-ban = Ban a card
decks-allow = Allow { $name } again
decks-of-seat = Deck
decks-the-usual = The usual deck
decks-own = Own deck
decks-look = Look at the deck: { $deck }
decks-n =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
decks-other-faction = This deck belongs to another faction (DECK-4).
decks-others = Not with this deck: { $n }
