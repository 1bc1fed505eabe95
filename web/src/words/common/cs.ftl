# Words that every page needs.

common-home = Osada, do lobby
common-places = Navigace
common-play = Hrát
common-learn = Jak hrát
common-cards = Karty
common-villages = Vesnice
common-rules = Pravidla
common-replays = Odehrané hry
common-game-settlers = Zrod impéria
common-game-rollwrite = Roll & Write
common-game-campaign = Kampaň
common-menu = Nabídka
common-skip = Přejít k obsahu
common-language = Jazyk
common-theme = Barvy
common-theme-system = Podle systému
common-theme-light = Den
common-theme-dark = Noc
common-lost = Tady nic není
common-lost-why = Adresa je chybná, nebo to, kam vedla, už není.
common-to-lobby = Do lobby
common-part-missing = Tuto část stránky se nepodařilo stáhnout. Buď chybí spojení, nebo byla Osada od otevření aktualizována.
common-reload = Načíst stránku znovu

# Goods

common-n-wood =
    { $n ->
        [one] { $n } dřevo
        [few] { $n } dřeva
       *[other] { $n } kusů dřeva
    }
common-n-stone =
    { $n ->
        [one] { $n } kámen
        [few] { $n } kameny
       *[other] { $n } kamenů
    }
common-n-food =
    { $n ->
        [one] { $n } jídlo
        [few] { $n } jídla
       *[other] { $n } porcí jídla
    }
common-n-gold =
    { $n ->
        [one] { $n } zlato
        [few] { $n } zlaté mince
       *[other] { $n } zlatých mincí
    }
common-n-worker =
    { $n ->
        [one] { $n } osadník
        [few] { $n } osadníci
       *[other] { $n } osadníků
    }
common-n-raze =
    { $n ->
        [one] { $n } žeton boření
        [few] { $n } žetony boření
       *[other] { $n } žetonů boření
    }
common-n-defense =
    { $n ->
        [one] { $n } obranný žeton
        [few] { $n } obranné žetony
       *[other] { $n } obranných žetonů
    }
common-n-card =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
common-n-vp =
    { $n ->
        [one] { $n } vítězný bod
        [few] { $n } vítězné body
       *[other] { $n } vítězných bodů
    }
common-good-wood = dřevo
common-good-stone = kámen
common-good-food = jídlo
common-good-gold = zlato
common-good-worker = osadník
common-good-raze = žeton boření
common-good-defense = obranný žeton
common-good-card = karta
common-good-vp = vítězný bod

common-n-blessing = { $n } požehnání
common-n-tech =
    { $n ->
        [one] { $n } technologie
        [few] { $n } technologie
       *[other] { $n } technologií
    }
common-good-blessing = požehnání
common-good-tech = technologie
common-blessing-of = Požehnání: { $colour }
common-colour-tricolour = trojbarevná
common-kind-open = Otevřená produkce
common-kind-storage = Sklad
common-kind-instant = Okamžitá
common-matching = { $n }× prostředek té barvy za každou shodu
common-two-visits = dvě návštěvy za kolo
common-kept = Uloženo v úklidu
common-then-discard = pak zahoď
common-shielded = Tištěná obrana
common-stored = Uloženo: { $goods }
common-statues =
    { $n ->
        [one] Stojí tu { $n } socha
        [few] Stojí tu { $n } sochy
       *[other] Stojí tu { $n } soch
    }
common-visits = Návštěvy: { $n } z { $of }.

# Cards

common-common = Běžná
common-province = Provincie
common-invention = Vynález
common-goal = Cíl
common-attack = Útok
common-kind-production = Produkce
common-kind-feature = Vlastnost
common-kind-action = Akce
common-colour-brown = hnědá
common-colour-grey = šedá
common-colour-red = červená
common-colour-pink = růžová
common-colour-gold = zlatá
common-colour-blue = modrá
common-colour-black = černá
common-colour-purple = fialová
common-colour-white = bílá
common-colour-orange = oranžová
common-colour-none = bez barvy
common-free = zdarma
common-a-location = lokace
common-no-ability = bez schopnosti
common-per = za
common-or = nebo
common-at-most = nejvýše { $n }
common-when-build = Když stavíš
common-uses =
    { $n ->
        [1] Jednou za kolo
        [2] Dvakrát za kolo
       *[other] { $n }krát za kolo
    }
common-says-bonus = Bonus za postavení: { $text }
common-says-cost = Cena: { $cost }.
common-says-deal = Dohoda: { $good }.
common-says-raze = Boření: { $goods }.
common-says-mark = Značka: { $box }.
common-face-down = { $of }: karta lícem dolů

# What lies on a location

common-lies = leží na ní { $goods }
common-guarded = Chráněná obranným žetonem
common-samurai = Chráněná samurajem
common-under =
    { $n ->
        [one] pod ní leží { $n } karta
        [few] pod ní leží { $n } karty
       *[other] pod ní leží { $n } karet
    }
common-route = Soupeř s ní má dohodu
common-blocked = Zablokovaná
common-taken-over = Převzatá od majitele
common-used = Použito { $n }× z { $of }.

# Trouble

common-try-again = Zkusit znovu
common-no-library = Karty se nepodařilo načíst.
common-no-villages = Archy se nepodařilo načíst.
common-loading = Okamžik …

## The player’s name

common-guest = Host
common-name-is = Tvé jméno: { $name }
common-name-save = Uložit
common-name-when = Ostatní ho uvidí od příštího stolu. Boti žádné nepotřebují.
