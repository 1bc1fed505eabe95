# Words that every page needs.

common-home = Osada: to the lobby
common-places = Navigation
common-play = Play
common-learn = Learn
common-cards = Cards
common-villages = Villages
common-rules = Rules
common-replays = Replays
common-game-settlers = Imperial Settlers
common-game-rollwrite = Roll & Write
common-game-campaign = The campaign
common-menu = Menu
common-skip = Skip to the main part
common-language = Language
common-theme = Colours
common-theme-system = Same as the system
common-theme-light = Day
common-theme-dark = Night
common-lost = There is nothing here
common-lost-why = The address may be mistyped, or what it led to is gone.
common-to-lobby = To the lobby
common-part-missing = This part of the page could not be fetched. Either there is no connection, or Osada was updated since you opened it.
common-reload = Load the page again

# Goods

common-n-wood = { $n } wood
common-n-stone = { $n } stone
common-n-food = { $n } food
common-n-gold = { $n } gold
common-n-worker =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
common-n-raze =
    { $n ->
        [one] { $n } raze token
       *[other] { $n } raze tokens
    }
common-n-defense =
    { $n ->
        [one] { $n } defense token
       *[other] { $n } defense tokens
    }
common-n-card =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
common-n-vp =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
common-good-wood = wood
common-good-stone = stone
common-good-food = food
common-good-gold = gold
common-good-worker = worker
common-good-raze = raze token
common-good-defense = defense token
common-good-card = card
common-good-vp = victory point

common-n-blessing =
    { $n ->
        [one] { $n } blessing
       *[other] { $n } blessings
    }
common-n-tech = { $n } technology
common-good-blessing = blessing
common-good-tech = technology
common-blessing-of = Blessing: { $colour }
common-colour-tricolour = tri-colour
common-kind-open = Open production
common-kind-storage = Storage
common-kind-instant = Instant
common-matching =
    { $n ->
        [one] { $n } good of that colour per match
       *[other] { $n } goods of that colour per match
    }
common-two-visits = two visits a round
common-kept = Kept in cleanup
common-then-discard = then discard
common-shielded = Printed defense
common-stored = { $goods } stored on it
common-statues =
    { $n ->
        [one] { $n } statue on it
       *[other] { $n } statues on it
    }
common-visits = Visited { $n } of { $of } times.

# Cards

common-common = Common
common-province = Province
common-invention = Invention
common-goal = Goal
common-attack = Attack
common-kind-production = Production
common-kind-feature = Feature
common-kind-action = Action
common-colour-brown = brown
common-colour-grey = grey
common-colour-red = red
common-colour-pink = pink
common-colour-gold = gold
common-colour-blue = blue
common-colour-black = black
common-colour-purple = purple
common-colour-white = white
common-colour-orange = orange
common-colour-none = no colour
common-free = nothing
common-a-location = a location
common-no-ability = no ability
common-per = per
common-or = or
common-at-most = up to { $n }
common-when-build = Each time you build
common-uses =
    { $n ->
        [1] Once a round
        [2] Twice a round
       *[other] { $n } times a round
    }
common-says-bonus = Bonus when built: { $text }
common-says-cost = Cost: { $cost }.
common-says-deal = Deal: { $good }.
common-says-raze = Raze: { $goods }.
common-says-mark = Mark: { $box }.
common-face-down = { $of }: a card face down

# What lies on a location

common-lies = { $goods } on it
common-guarded = Protected by a defense token
common-samurai = Protected by a samurai
common-under =
    { $n ->
        [one] { $n } card under it
       *[other] { $n } cards under it
    }
common-route = An opponent has a deal with it
common-blocked = Blocked
common-taken-over = Taken over from its owner
common-used = Used { $n } of { $of } times.

# Trouble

common-try-again = Try again
common-no-library = The cards could not be loaded.
common-no-villages = The sheets could not be loaded.
common-loading = One moment …

## The player’s name

common-guest = Guest
common-name-is = Your name: { $name }
common-name-save = Save
common-name-when = Others will see it from your next table on. Against bots you need none.
