# A campaign between its games: sheet, map, shop, end, history.

## Names

campaign-title = Kampaň
campaign-way-what = Impérium ve třech érách: cíle, provincie, vynálezy. Po každé hře můžeš přestat a pokračovat za několik týdnů.
campaign-means = Každá hra má čtyři kola. Co tvé impérium získá, to si nechá do další.
campaign-means-alone = Sólo proti virtuálnímu hráči: v každé hře čtyři cíle, aspoň dvou musíš dosáhnout.
campaign-collection = Provincie, vynálezy, cíle
campaign-collection-provinces = Provincie
campaign-collection-ancient = Vynálezy Starověku
campaign-collection-medieval = Vynálezy Středověku
campaign-collection-industrial = Vynálezy Průmyslové revoluce
campaign-collection-military = Vojenské a diplomatické cíle
campaign-collection-economy = Hospodářské a správní cíle
campaign-collection-culture = Vědecké a kulturní cíle
campaign-eras = Éry
campaign-gate = cesta do další éry
campaign-group-start = Začátek
campaign-group-token = Žetony
campaign-group-end = Konec

## Pages

campaign-page-end = Hra
campaign-page-sheet = List
campaign-page-map = Mapa
campaign-page-shop = Vynálezy
campaign-page-history = Historie
campaign-pages = Stránky kampaně
campaign-stage-end = Výsledky
campaign-stage-inventions = Vynálezy
campaign-stage-provinces = Provincie
campaign-stage-empires = Nová impéria
campaign-game-n = Hra { $n }
campaign-game = Hra
campaign-which-game = Hra
campaign-empire = Impérium
campaign-beside = Vedle stránky
campaign-whose = Čí
campaign-all = Všichni
campaign-waiting = Čeká se na: { $names }.
campaign-going-on = Kampaň pokračuje.
campaign-to-answer = K otázce: { $page }
campaign-pick-first = Nejdřív něco vyber.
campaign-not-asked = Teď rozhoduje někdo jiný.
campaign-not-yet = Před koncem první hry tu není nic k vidění.
campaign-verb-advance = Škrtnout
campaign-verb-buy = Koupit
campaign-verb-done = Ukončit
campaign-verb-keep = Nechat si
campaign-verb-cross = Škrtnout
campaign-verb-found = Založit
campaign-verb-retire = Odejít
campaign-verb-deck = Balíček
campaign-verb-choose = Vybrat
campaign-key-arrows = na další
campaign-key-enter = provést vybrané
campaign-key-done = ukončit nákup

## Sheet

campaign-sheet-of = List impéria: { $name }
campaign-knowledge = Vědění
campaign-space = { $track }, pole { $n }
campaign-crossed = škrtnuto
campaign-next-space = další pole
campaign-cross-here = Škrtnout
campaign-of = z { $n }
campaign-this-game = +{ $n } v této hře
campaign-away =
    { $n ->
        [one] další
        [few] za { $n } pole
       *[other] za { $n } polí
    }
campaign-scores = Konečné výsledky
campaign-dropping =
    { $n ->
        [one] klesá: ještě jeden pokles a impérium padne
        [few] klesá: ještě { $n } poklesy a impérium padne
       *[other] klesá: ještě { $n } poklesů a impérium padne
    }
campaign-safe = do soumraku zbývají { $n } poklesy po sobě
campaign-begin-with = S čím začíná hra { $n }
campaign-no-bonus = Zatím žádný bonus.
campaign-colours = { $n } z { $of } barev
campaign-free-place = volné

## Map

campaign-map-of = Provincie: { $name }
campaign-map-open = Pole { $n }, údržba { $goods }, volné
campaign-map-crossed = Pole { $n }, údržba { $goods }, škrtnuté
campaign-here = Sem
campaign-legend-own = škrtnuto
campaign-legend-open = volné
campaign-upkeep = Údržba ve hře:
campaign-nothing-due = nic
campaign-or-nothing =
    { $n ->
        [one] nebo se hra počítá za 0
        [few] všechny { $n }, nebo se hra počítá za 0
       *[other] všech { $n }, nebo se hra počítá za 0
    }
campaign-drawn =
    { $n ->
        [one] Nová provincie
        [few] { $n } dobrané provincie, jednu si necháš
       *[other] { $n } dobraných provincií, jednu si necháš
    }
campaign-keep = Nechat si
campaign-provinces = provincie
campaign-penalty =
    { $n ->
        [one] o 1 bod méně v každé hře
        [few] o { $n } body méně v každé hře
       *[other] o { $n } bodů méně v každé hře
    }
campaign-no-province = Zatím žádná provincie.

## Shop

campaign-shop-of = Vynálezy: { $era }
campaign-shop-what = Od každé barvy nejvýše jeden, po každé hře aspoň jeden nový. Co nahradíš, vrátí se do balíčku.
campaign-shop-shut = Vynálezy se kupují po hře, až na tebe přijde řada.
campaign-filter = Ukázat
campaign-filter-all = Vše
campaign-filter-paid = Mohu zaplatit
campaign-filter-free = Volné barvy
campaign-yours = tvůj
campaign-theirs = zabraný
campaign-none-left = V této barvě nic nezbylo
campaign-buy = Koupit
campaign-replace = Nahradit
campaign-price = Cena v bodech vědění: { $n }.
campaign-short = chybějící body vědění: { $n }
campaign-set-aside = právě nahrazený
campaign-sends-back = vrací do balíčku: { $name }
campaign-owned-by = má: { $name }
campaign-wanted = může zaplatit také: { $names }
campaign-purse = Body vědění k utracení
campaign-before = předtím
campaign-left = zbývá
campaign-after = po koupi: { $name }
campaign-buyers = Pořadí nákupu

## End

campaign-step-upkeep = Údržba
campaign-step-score = Výsledek
campaign-step-track = Dráha
campaign-step-era = Éra
campaign-step-knowledge = Vědění
campaign-step-inventions = Vynálezy
campaign-step-province = Provincie
campaign-upkeep-none = není co platit
campaign-upkeep-paid = zaplacena
campaign-upkeep-missed = nezaplacena
campaign-spared =
    { $n ->
        [one] jedno pole vynecháno
        [few] { $n } pole vynechána
       *[other] { $n } polí vynecháno
    }
campaign-points = body
campaign-final = konečný
campaign-chooses = vybírá
campaign-waits = čeká
campaign-none = nic
campaign-stays = beze změny
campaign-fallen-short = padlo
campaign-from-score = výsledek
campaign-from-faction-lore = Vědění frakce
campaign-from-common-lore = Vědění lidu
campaign-from-province-lore = Vědění provincií
campaign-crossed-off = škrtnuto pole { $n }
campaign-why = Proč tyto výsledky?
campaign-why-what = odkud je každý bod a kolik vzaly provincie (<rule>CEND-3</rule>)
campaign-goals-met = Dosažené cíle
campaign-wins =
    { $count ->
        [one] Vítězí { $names }, výsledek { $n }
       *[other] Vítězí { $names }, výsledek { $n }
    }
campaign-nobody-wins = Virtuální hráč nebyl poražen

## Moments

campaign-has-fallen = Padlo: { $name }
campaign-enters = { $name }: { $era }
campaign-enters-what = Dráha je plná. Vynálezy, vědění a výsledky zůstávají; provincie, údržba, dráhy a bonusy propadají (<rule>ERA-1</rule>).
campaign-completes = { $name }: Moderní éra
campaign-completes-what = Kampaň je dokončena (<rule>ERA-15</rule>).
campaign-given-up = Ztraceno: { $names }
campaign-fall-twilight = Soumrak civilizace
campaign-fall-inventions = Bez vynálezů
campaign-fall-goals = Příliš málo cílů
campaign-fell-twilight = Výsledek klesl potřetí za sebou (<rule>FALL-2</rule>).
campaign-fell-inventions = Nemohlo zaplatit žádný vynález (<rule>INVENT-12</rule>).
campaign-fell-goals = Dosáhlo méně než dvou cílů (<rule>CSOLO-5</rule>).
campaign-go-on = Dál
campaign-moment-stays = Zůstává
campaign-moment-lost = Propadá
campaign-moment-next = Následuje
campaign-moment-knowledge = vědění: { $n }
campaign-moment-learnt = vědění: +{ $n }
campaign-moment-scores = výsledky: { $scores }
campaign-moment-upkeep = údržba staré mapy
campaign-moment-bonuses = dráhy, bonusy a žetony
campaign-moment-map = nová mapa a nová provincie
campaign-moment-again = Vynálezy a provincie se vracejí do svých balíčků. Nové impérium může začít s čistým listem (<rule>FALL-6</rule>).
campaign-rebuild-you = Tvůj balíček pro další hru
campaign-rebuild-what = karet nyní: { $n }
campaign-rebuild-other = Balíček může změnit: { $name }
campaign-found-you = Můžeš začít znovu
campaign-found-other = Může začít znovu: { $name }
campaign-found-what = s novým listem Starověku (<rule>FALL-7</rule>)
campaign-found = Založit
campaign-again = znovu
campaign-is-free = volná
campaign-over-completed = Kampaň dokončena: { $names }
campaign-over-outlived = Jako poslední přežilo: { $names }
campaign-over-fallen = Kampaň je prohraná
campaign-after-games =
    { $n ->
        [one] Po jedné hře
        [few] Po { $n } hrách
       *[other] Po { $n } hrách
    }

## History

campaign-picture-of = Historie: { $title }, počet her: { $n }
campaign-picture-sum = Hry: { $games }. Impéria: { $empires }. Pády: { $falls }.
campaign-picture-won = { $name }, výhry: { $n }
campaign-picture-falls = Padá: { $name }
campaign-picture-first = cíl dosažený jako první
campaign-picture-later = později
campaign-picture-province = provincie
campaign-picture-invention = vynález
campaign-picture-fall = pád impéria
campaign-share = Sdílet
campaign-not-shared = Nebylo sdíleno.
campaign-copy = Kopírovat obrázek
campaign-copied = Obrázek je zkopírován.
campaign-not-copied = Tento prohlížeč obrázky nekopíruje; ulož si ho.
campaign-as-table = Totéž jako tabulka
campaign-won-mark = (výhra)

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

# Skládání balíčků.
decks-title = Balíčky
decks-what = slož si vlastní, nebo vezmi hotový
decks-here = Balíčky u tohoto stolu
decks-here-in = Přidáno: { $cards }
decks-here-out = Odebráno: { $cards }
decks-build = Slož balíček
decks-name = Název balíčku
decks-open = Otevřít
decks-mine = Tvoje balíčky
decks-forget = Smaž balíček { $name }
decks-ready = Hotové balíčky
decks-basic = Jen základní karty
decks-with = S rozšířením { $box }
decks-bring = Odjinud
decks-paste = Vlož balíček nebo odkaz na něj
decks-use = Vezmi ho
decks-share = Sdílet
decks-as-text = Jako text
decks-file = Soubor
decks-link-copied = Odkaz je zkopírovaný: kdo ho otevře, má tento balíček.
decks-text-copied = Balíček je zkopírovaný jako text.
decks-link-cut = Odkaz není celý: zkopíruj ho celý a zkus to znovu.
decks-link-later = Odkaz vznikl v novější verzi Osady; otevři ho tam.
decks-undo = Zpět
decks-undo-none = Není co vrátit.
decks-save = Uložit balíček
decks-saved = „{ $name }“: uloženo v tomto prohlížeči.
decks-whose = Čí balíček
decks-boxes = Rozšíření na stole
decks-format = Formát balíčku
decks-mark-friends = Přátelé
decks-mark-aztecs = Aztékové
decks-mark-atlanteans = Atlanťané
decks-mark-magic3 = Magic Number
decks-piles = Balíček
decks-band =
    { $n ->
        [1] Jedna kopie
        [2] Dvě kopie
        [3] Tři kopie
       *[other] Kopií: { $n }
    }
decks-copies =
    { $n ->
        [one] { $n } kopie
        [few] { $n } kopie
       *[other] { $n } kopií
    }
decks-part = { $n } z { $of }
decks-swap = Vyměnit
decks-swap-of = Vyměnit: { $name }
decks-swap-for = Vyměnit za { $name }
decks-pick = Vyber kartu a vyměň ji
decks-picked = Vybraná karta: { $name }; zvol, co přijde místo ní.
decks-back = Nech ji
decks-basic-card = základní
decks-costs = cena { $n }
decks-take-out = Vyndej ji
decks-put-in = Přidej
decks-put-in-of = Přidej kartu { $name }
decks-no-offers = Nic jiného sem nepatří.
decks-swapped = Vyměněno
decks-for = za
decks-nothing = nic
decks-usual = Zpět k obvyklému balíčku
decks-playable = Dá se s ním hrát
decks-not-yet =
    { $n ->
        [one] Ještě ne: { $n } věc k opravě
        [few] Ještě ne: { $n } věci k opravě
       *[other] Ještě ne: { $n } věcí k opravě
    }
decks-kept = splněno
decks-broken = nesplněno
decks-glance = Ve zkratce
decks-costs-of = Cena: kolik se platí
decks-pieces =
    { $n ->
        [one] { $n } kus
        [few] { $n } kusy
       *[other] { $n } kusů
    }
decks-goods-of = Karty, které dávají
decks-colours-of = Barvy
decks-kinds-of = Druhy
decks-instant = Hrají se hned
decks-scores = Karet, které dávají body během hry: { $scoring }; všechny postavené ({ $cards }) mají na konci hodnotu { $worth }.
decks-bans = Zakázané karty
decks-ban = Zakaž kartu
decks-allow = Zase povol kartu { $name }
decks-of-seat = Balíček
decks-the-usual = Obvyklý balíček
decks-own = Vlastní balíček
decks-look = Podívej se na balíček: { $deck }
decks-n =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
decks-other-faction = Tento balíček patří jiné frakci (DECK-4).
decks-others = Ne do tohoto balíčku: { $n }

# What an empire's sheet is made of: eras, tracks, bonuses.

empire-era-ancient = Starověk
empire-era-medieval = Středověk
empire-era-industrial = Průmyslová revoluce
empire-era-modern = Moderní éra
empire-track-military = Vojenská
empire-track-military-more = a diplomatická
empire-track-economy = Hospodářská
empire-track-economy-more = a správní
empire-track-culture = Vědecká
empire-track-culture-more = a kulturní
empire-bonus-location = Frakční lokace
empire-bonus-location-what = začínáš s náhodnou postavenou frakční lokací
empire-bonus-card = Karta
empire-bonus-card-what = začínáš s jednou kartou navíc v ruce
empire-bonus-deal = Dohoda
empire-bonus-deal-what = začínáš s náhodnou uzavřenou dohodou
empire-bonus-worker = Osadník
empire-bonus-worker-what = začínáš s jedním osadníkem navíc
empire-bonus-gold = Zlato
empire-bonus-gold-what = začínáš s jedním zlatem navíc
empire-bonus-foundation = Základy
empire-bonus-foundation-what = začínáš s jedněmi základy
empire-bonus-dove = Holubice
empire-bonus-dove-what = když je její lokace zbořena, získáš 1 bod
empire-bonus-bee = Pilná včela
empire-bonus-bee-what = její akční lokaci lze aktivovat jednou za kolo navíc
empire-bonus-wall = Hradba
empire-bonus-wall-what = žádný soupeř nemůže její lokaci zbořit, odstranit, zablokovat ani použít
empire-bonus-bribe = Úplatek
empire-bonus-bribe-what = jeho produkční lokace produkuje dvakrát, pak se odstraní
empire-bonus-faction-lore = Vědění frakce
empire-bonus-faction-lore-what = 1 bod vědění za každou frakční lokaci
empire-bonus-common-lore = Vědění lidu
empire-bonus-common-lore-what = 1 bod vědění za každou běžnou lokaci
empire-bonus-province-lore = Vědění provincií
empire-bonus-province-lore-what = 1 bod vědění za každou provincii
empire-bonus-triumph = Triumf
empire-bonus-triumph-what = když vyhraješ, škrtni o jedno pole víc
empire-bonus-relief = Úleva
empire-bonus-relief-what = jedno pole mapy nevyžaduje údržbu
empire-bonus-scouts = Průzkumníci
empire-bonus-scouts-what = dober si o jednu provincii víc, jednu si nech
empire-inventions = Vynálezy

# The end of a game.

end-after = Výsledek po { $n ->
    [one] { $n } kole
   *[other] { $n } kolech
}
end-won = { $name } a { $faction } vítězí
end-shared = { $names } se dělí o vítězství
end-ahead =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, náskok { $n } (druhé místo: { $name }).
end-difference = Hlavní zdroj náskoku: { $kinds }.
end-by-goods =
    Remíza ({ $name }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }); rozhodli zbylí osadníci a suroviny, { $own } ku { $other } (<rule>END-8</rule>).
end-by-cards =
    Remíza ({ $name }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }), i v prostředcích; rozhodly karty v ruce, { $own } ku { $other } (<rule>END-9</rule>).
end-by-nothing =
    Po { $points ->
        [one] { $points } bodu
       *[other] { $points } bodech
    }, a nic dalšího nerozhoduje (<rule>END-10</rule>).
end-bot = { $faction }, bot
end-stood-in = { $faction }, zaskočil bot
end-sources = Odkud je každý bod
end-kind-action = Akce
end-kind-feature = Vlastnosti
end-kind-production = Produkce
end-kind-bonus = Bonusy za postavení
end-kind-raze = Boření
end-kind-common = Běžné lokace, po 1
end-kind-faction = Frakční lokace, po 2
end-kind-kept = Brána a Svatyně
end-kind-other = Dohody a ostatní
end-lead-action = akce
end-lead-feature = vlastnosti
end-lead-production = produkce
end-lead-bonus = bonusy za postavení
end-lead-raze = boření
end-lead-common = běžné lokace
end-lead-faction = frakční lokace
end-lead-kept = Brána a Svatyně
end-lead-other = dohody
end-numbers = V číslech
end-total = Celkem
end-course = Průběh hry
end-start = začátek
end-end = konec
end-more = Remízy a nejlepší lokace
end-points = body
end-tie-not = Kdyby byla remíza
end-tie-was = Jak se rozhodla remíza
end-tie-goods = Nejvíc zbylých osadníků a surovin (<rule>END-8</rule>)
end-tie-cards = Nejvíc karet v ruce (<rule>END-9</rule>)
end-tie-shared = Jinak společné vítězství (<rule>END-10</rule>)
end-name-n = { $name } { $n }
end-best = Nejlepší lokace

## Solo

end-rank-commoner = { $name } získává hodnost: Muž z lidu
end-rank-servant = { $name } získává hodnost: Panoš
end-rank-squire = { $name } získává hodnost: Šlechtic
end-rank-knight = { $name } získává hodnost: Rytíř
end-rank-castellan = { $name } získává hodnost: Kastelán
end-rank-king = { $name } získává hodnost: Král
end-rank-emperor = { $name } získává hodnost: Císař
end-solo-lost = Vítězí virtuální hráč
end-solo-won-by =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }; frakční lokace: { $own }, sbírka: { $n }.
end-solo-lost-by = Frakční lokace ({ $own }) nepřevyšují sbírku ({ $n }) (<rule>SOLO-46</rule>).
end-solo-compare = Ty a virtuální hráč
end-solo-own = Frakční lokace
end-solo-collection = Jeho sbírka
end-solo-why-won = Frakčních lokací je víc než karet ve sbírce: výhra (<rule>SOLO-47</rule>).
end-solo-why-lost = Karet ve sbírce je aspoň tolik: prohra, bez hodnosti (<rule>SOLO-46</rule>, <rule>SOLO-RANK-8</rule>).
end-ranks = Hodnosti
end-rank-name-commoner = Muž z lidu
end-rank-name-servant = Panoš
end-rank-name-squire = Šlechtic
end-rank-name-knight = Rytíř
end-rank-name-castellan = Kastelán
end-rank-name-king = Král
end-rank-name-emperor = Císař
end-rank-from = od { $n }
end-rank-below = pod { $n }

## What comes next

end-rematch = Odveta
end-rematch-join = Přidat se k odvetě
end-rematch-asked =
    { $n ->
        [one] { $names } chce odvetu.
       *[other] { $names } chtějí odvetu.
    }
end-replay = Přehrát záznam
end-table = Stůl na konci
end-journal = Soubor hry
end-lobby = Lobby

## Not played to the end

end-in-round = Konec v kole { $round }
end-not-begun = Před hrou
end-gave-up =
    { $n ->
        [one] Hru vzdává { $names }.
       *[other] Hru vzdávají { $names }.
    }
end-broken = Hra byla přerušena
end-broken-why = Nedohrála se do konce, takže nikdo nevyhrál.
end-closed = Tento stůl je zavřený
end-closed-why = Hostitel odešel před začátkem hry.

# Tempo a průběh: co si každý nastaví sám.

flow-title = Tempo a průběh
flow-bots = Boti hrají
flow-bots-slow = pomalu
flow-bots-normal = v klidu
flow-bots-fast = rychle
flow-bots-at-once = hned: přeskoč na můj tah
flow-motion = Pohyb
flow-motion-slow = pomalý
flow-motion-normal = běžný
flow-motion-fast = rychlý
flow-motion-none = žádný
flow-zoom = Velká karta
flow-zoom-hover = když na ni ukážu
flow-zoom-click = jen na požádání
flow-ends-turns = Ukonči můj tah, když zbývají jen žetony
flow-confirm-pass = Ptej se, když pasuji a mám ještě co dělat
flow-asks-keep = Ptej se při úklidu, co si nechám
flow-hold = Nekonči tah po akci: chci položit obranný žeton

# Co by udělal dobrý hráč a proč: vše se v této pozici změřilo.

hint-title = Rada
hint-ask = Co radíš?
hint-would = Navrhuji: { $move }
hint-now = Teď: { $what }.
hint-pass = Nic, co ještě můžeš udělat, ti nepomůže.
hint-ahead = Do konce hry od toho čekám víc bodů než od dalšího nejlepšího tahu ({ $other }), asi o { $n }.
hint-even = Skoro stejně dobré: { $other }.
hint-costs = Body ztracené tahem „{ $other }“: asi { $n } (± { $within }).
hint-looking = Dívám se podrobněji…
hint-do = Udělat to
hint-close = Zavřít radu
hint-none = Teď žádná rada není.
hint-n-actions =
    { $n ->
        [one] { $n } akce
        [few] { $n } akce
        [many] { $n } akce
       *[other] { $n } akcí
    }

# How to play: one page for each game, with every sign and its name.

learn-title = Jak hrát
learn-lesson = Začít lekci
learn-lesson-on = Pokračovat v lekci
learn-play = Hrát hned
learn-rules = Úplná pravidla
learn-other = Jak hrát: { $game }

learn-settlers = Z karet stavíš impérium. Po pěti kolech vyhrává, kdo má nejvíc bodů. Asi 15 minut proti botům, 45 s lidmi.
learn-rollwrite = Všichni používají tytéž čtyři kostky a škrtají okénka na vlastních arších. Po deseti kolech vyhrává, kdo má nejvíc bodů. Asi 20 minut, v jednom až čtyřech.

## The card game

learn-points = Odkud se berou body
learn-points-action = Akce
learn-points-action-what = Použij lokaci: zaplať a získej body. Každé kolo znovu.
learn-points-feature = Vlastnosti
learn-points-feature-what = Odměňují to, co stejně děláš.
learn-points-standing = Lokace na konci
learn-points-standing-what = 1 za každou běžnou lokaci, 2 za každou lokaci tvé frakce.

learn-card = Jak číst kartu
learn-part-cost = Cena
learn-part-cost-what = Tolik stojí postavení. Domek znamená: zahoď jednu ze svých lokací.
learn-part-kind = Název a druh
learn-part-kind-what = Kolečko produkuje, hvězda působí sama, blesk se používá.
learn-part-does = Co dělá
learn-part-does-what = Se znakem kolečka: hned a pak znovu každé kolo hry.
learn-part-bonus = Bonus
learn-part-bonus-what = Kladivo: jednou, když ji postavíš.
learn-part-colour = Barva a vzor
learn-part-colour-what = Počítají je jiné karty.
learn-part-raze = Když ji někdo zboří
learn-part-raze-what = Pochodeň z ní získá tyto prostředky.
learn-part-deal = Dohoda
learn-part-deal-what = Za 1 jídlo místo toho dává tento prostředek každé kolo.
learn-part-worth = Hodnota
learn-part-worth-what = Body, pokud stojí na konci hry.
learn-part-open-kind = Dveře
learn-part-open-kind-what = Otevřená produkce: soupeři mohou dovnitř.
learn-part-open-does = Co produkuje
learn-part-open-does-what = Tobě po postavení a každé kolo. Hostovi jednou za každou návštěvu.
learn-part-open-places = Dvě místa
learn-part-open-places-what = Po jednom osadníkovi. Jsou-li obě obsazená, v tomto kole už nikdo nepřijde.
learn-part-storage-kind = Police
learn-part-storage-kind-what = Sklad: produkce a vlastnost zároveň.
learn-part-storage-does = Kolik dává
learn-part-storage-does-what = V produkci za to, co na něm leží. Po postavení nic.
learn-part-storage-shelf = Místo
learn-part-storage-shelf-what = Tolik sem můžeš v úklidu položit. Po produkci se to vrátí k tobě.
learn-part-instant-kind = Okamžitá
learn-part-instant-kind-what = Hraješ ji z ruky jako svou akci. Nemá cenu stavby.
learn-part-instant-does = Její účinek
learn-part-instant-does-what = Stane se jednou. Před šipkou je to, co platíš.
learn-part-instant-then = Pak ji zahoď
learn-part-instant-then-what = Nikdy se nestaví: bez dohody a bez bodů na konci.
learn-part-prayer-does = Modlitba a číslo
learn-part-prayer-does-what = Tolik běžných karet se odkrytě dobírá. Před šipkou je cena modlitby.
learn-part-prayer-pays = Co se počítá
learn-part-prayer-pays-what = Karta barvy, kterou text žádá, je shoda. Ohlas: jmenuj barvu před dobráním. Zvol: jmenuj ji po něm.

learn-round = Kolo má čtyři části
learn-round-lookout = Dostaneš kartu své frakce. Pak si každý dvakrát vezme jednu běžnou kartu z nabídky.
learn-round-production = Tvá deska, tvé dohody a každá karta s kolečkem dají své prostředky.
learn-round-action = Po jedné akci, jeden po druhém, dokud všichni nepasují. Na toho, kdo pasoval, se útočit nedá.
learn-round-cleanup = Co zbylo, se vrací. Každá frakce si nechá jeden druh: Římané pochodně.

learn-missed = Tři věci, na které se zapomíná
learn-missed-keep = Prostředky nevydrží.
learn-missed-keep-what = Utrať je, než pasuješ.
learn-missed-deal = Dohoda z 1. kola vynese pětkrát.
learn-missed-deal-what = V 5. kole vynese jednou.
learn-missed-razed = Zboření není konec.
learn-missed-razed-what = Získáš <wood>1 dřevo</wood> a základy zaplatí, až budeš muset příště zahodit lokaci.

learn-turn = Ve svém tahu udělej jednu věc
learn-turn-build = Zaplať cenu vlevo nahoře. Působí hned.
learn-turn-use = Použij lokaci s bleskem, jednou za kolo, pokud neříká jinak.
learn-turn-deal = Uzavři s kartou své frakce trvalou dohodu.
learn-turn-raze = 1 pochodeň za kartu z ruky, 2 za soupeřovu lokaci, 3, když ji chrání štít.
learn-turn-send = Dva osadníci přinesou jedno z toho, kolikrát chceš.
learn-turn-pass = Nikdo už ti neublíží. Ostatní hrají dál.
learn-flow-location = lokace
learn-flow-deal = 1 prostředek každé kolo
learn-flow-raze = její prostředky
learn-flow-pass = tvé kolo končí

learn-signs = Každý znak a jeho název
learn-signs-goods = Prostředky a žetony
learn-signs-kinds = Druhy a fáze
learn-signs-colours = Barvy, každá se svým vzorem
learn-signs-factions = Frakce
learn-signs-boxes = V rozšířeních

learn-sign-prayer = Modlitba a počet dobíraných karet
learn-sign-declare = Urči barvu před dobráním karet
learn-sign-choose = Vyber barvu po dobrání karet
learn-sign-visit = Návštěva otevřené produkce
learn-sign-statue = Socha
learn-sign-set = Sada: tři lokace jedné barvy
learn-sign-tokens = Požehnání místo karet
learn-sign-raze = Žeton boření (pochodeň)
learn-sign-defense = Obranný žeton (štít)
learn-sign-location = Lokace
learn-sign-foundation = Základy
learn-sign-deal = Dohoda
learn-sign-bonus = Bonus za postavení
learn-sign-samurai = Samuraj
learn-sign-pass = Pasuje
learn-sign-hand = Karty v ruce
learn-sign-dice = Hází kostkami
learn-sign-settle = Osada
learn-sign-star = Boduje na konci

learn-what-wood = ke stavbě
learn-what-stone = ke stavbě
learn-what-food = na dohody
learn-what-gold = nahradí kterékoli z těch tří
learn-what-worker = k vyslání a k práci
learn-what-raze = boří
learn-what-defense = zboření stojí o 1 pochodeň víc
learn-what-card = dobírá se z balíčku
learn-what-vp = vyhrává hru
learn-what-location = zahoď jednu svou
learn-what-foundation = zbude po zbořené lokaci
learn-what-deal = prostředek každé kolo
learn-what-bonus = jednou, při postavení
learn-what-samurai = chrání, jen u Japonců
learn-what-k-production = dává hned a každé kolo
learn-what-k-feature = působí sama
learn-what-k-action = působí, když ji použiješ
learn-what-lookout = fáze 1
learn-what-cleanup = fáze 4
learn-what-pass = v tomto kole v bezpečí
learn-what-first = začíná; mění se každé kolo
learn-what-rome = stavějí a přestavují
learn-what-barbarians = mnoho osadníků, mnoho pochodní
learn-what-egypt = zlato a cizí lokace
learn-what-japan = dohody a samurajové na stráži
learn-what-aztecs = modlitby a požehnání, která jim pomáhají
learn-what-k-open = produkuje majiteli i hostům
learn-what-visit = stojí 1 osadníka, dvě za kolo
learn-what-k-storage = uchovává prostředky a platí za ně
learn-what-k-instant = hraje se z ruky, pak se zahodí
learn-what-defense-printed = boření stojí vždy o 1 pochodeň víc
learn-what-prayer = dobírá běžné karty, platí za barvy
learn-what-declare = v modlitbě
learn-what-eye = v modlitbě
learn-what-blessing = v modlitbě platí za kartu
learn-what-b-tricolour = hnědý, šedý, nebo červený, jen Aztékové
learn-what-tech = prostředek, který některé karty používají
learn-what-set = některé karty je počítají
learn-what-statue = pokaždé víc bodů

## Boxes

learn-host = Když máš hosta
learn-store = Ukládání
learn-draw = Modlitba s kartami
learn-tokens = Modlitba s požehnáními
learn-bless = Nové požehnání
learn-five = Pět hráčů
learn-how-visit = Vyšli 1 osadníka na soupeřovu otevřenou produkci a vezmi si, co produkuje. Ne na vlastní a ne k hráči, který pasoval.
learn-how-host = Host bere prostředky ze společné zásoby, takže o nic nepřicházíš. Za každou návštěvu dostaneš 1 osadníka.
learn-how-store = V úklidu polož prostředky na polici. V produkci sklad zaplatí za každý a uložené prostředky jsou pak zase tvoje.
learn-how-draw = Karty správné barvy jsou shody. Je-li aspoň jedna, počítají se i tvá vhodná požehnání.
learn-how-tokens = Nic nedobíráš: každé vhodné požehnání platí za kartu. Požehnání se neutrácejí.
learn-how-bless = Vezmi si barvu, kterou ještě nemáš. V úklidu se požehnání zahazují; Aztékové si svá nechávají.
learn-more-shielded = Jako obranný žeton, který je tam pořád. Druhý přidat nelze.
learn-more-tech = Získává se a utrácí jako jiné prostředky. Co zbude, se v úklidu zahodí.
learn-more-set = Třetí, šestá a devátá lokace jedné barvy tvoří sadu.
learn-more-statue = První na lokaci dá 2 body, druhá 3, třetí 5. Zůstávají do konce hry.
learn-more-five = S Aztéky může hrát pět hráčů. Hra trvá déle a pokročilý rozhled není v nabídce.

## Roll & write

learn-round-three = Kolo má tři části
learn-round-favor = Hodí se kostkami. Pak si každý postupně vezme jeden žeton přízně: malou pomoc na toto kolo.
learn-round-develop = Kostka osadníků říká, kolik má každý akcí, tři kostky dávají suroviny. Stavba, sklizeň, budovy: všichni najednou.
learn-round-settlements = Zakresli jeden plán na dokončené úseky. Osada zvýší svou budovu o 1, nebo dá body.
learn-where = Kde stavět
learn-where-walls = Stojí kámen. Počítá se poslední dokončený úsek.
learn-where-huts = Stojí dřevo. Počítá se poslední dokončený úsek.
learn-where-granaries = Stojí jídlo. Dvě okénka na úsek, zato nejvíc bodů.
learn-where-bridges = Většinou zdarma. Mosty otevírají pole a z polí se sklízejí suroviny.
learn-where-village = Vesnice
learn-where-village-what = Škrtni všechna okénka budovy. Funguje od příštího kola.
learn-sheet = Body
learn-sheet-what = Každá ze čtyř drah boduje jen za poslední dokončený úsek. K tomu osady, přízně a budovy.
learn-lost = Nic nezůstává
learn-lost-what = Nevyužité akce a suroviny na konci kola propadnou.
learn-favors = Pět žetonů přízně

## Kampaň

learn-eras = Impérium ve třech érách
learn-era-ancient = Starověk
learn-era-medieval = Středověk
learn-era-industrial = Průmyslová revoluce
learn-round-ancient = Tady začíná každé impérium, s prázdným listem. První hra je obyčejná, jen s cíli.
learn-round-medieval = Zaplň jednu ze tří drah a vezmeš si nový list. Provincie a bonusy ztratíš; vynálezy, vědění a výsledky zůstanou.
learn-round-industrial = Kdo zaplní dráhu zde, dospěl do Moderní éry a kampaň dokončil.
learn-campaign-new = Co je ve hře nového
learn-campaign-signs = Co přinášejí dráhy
learn-campaign = Jedno impérium, hra za hrou: plň cíle, udržuj provincie, kupuj vynálezy a doveď ho ze Starověku do Moderní éry, než padne.
learn-new-goals = Cíle.
learn-new-goals-what = Leží uprostřed pro všechny. Kdo cíle dosáhne první, škrtne 3 pole jeho dráhy a dostane bonus, ostatní 1 pole.
learn-new-provinces = Provincie.
learn-new-provinces-what = Jsou ve tvém impériu od začátku a pracují pro tebe. Nikdo je nemůže odstranit a každá na konci ubere 5 bodů.
learn-new-upkeep = Údržba.
learn-new-upkeep-what = Ve svých tazích pokládej prostředky, které žádá tvá mapa provincií. Chybí-li na konci něco, máš 0 bodů.
learn-new-inventions = Vynálezy.
learn-new-inventions-what = Vlastnosti vedle tvého impéria, od každé barvy jeden vynález.
learn-new-bonuses = Bonusy.
learn-new-bonuses-what = Škrtnutá pole pomáhají od příští hry: prostředky na začátku, žetony pro tvé lokace, vědění na konci.
learn-steps = Šest kroků po čtyřech kolech
learn-step-score = Výsledek
learn-step-winner = Pole vítěze
learn-step-era = Éry
learn-step-knowledge = Vědění
learn-step-inventions = Vynálezy
learn-step-provinces = Provincie
learn-round-score = Zapiš své body, za každou provincii o 5 méně.
learn-round-winner = Kdo vyhrál, škrtne pole na kterékoli dráze.
learn-round-era = Plná dráha vede k dalšímu listu.
learn-round-knowledge = Výsledek se promění v body vědění.
learn-round-inventions = Kup aspoň jeden vynález své éry. Nejlepší výsledek vybírá první.
learn-round-provinces = Vezmi si provincii a škrtni pole své mapy.
learn-falls = Jak impérium padne
learn-fall-twilight = Soumrak.
learn-fall-twilight-what = Tvůj výsledek klesne ve třech hrách po sobě.
learn-fall-nothing = Bez vynálezů.
learn-fall-nothing-what = Žádný nemůžeš zaplatit. Smíš založit nové impérium.
learn-fall-alone = V sólové hře.
learn-fall-alone-what = Dosáhneš ve hře méně než 2 cílů.

# The lessons: what is said at each step, what is to be done, what to look for, and answers to wrong tries.

lesson-title = Lekce
lesson-what = Deset minut, krok za krokem
lesson-short =
    { $minutes ->
        [one] { $minutes } minuta, pro ty, kdo hru znají
        [few] { $minutes } minuty, pro ty, kdo hru znají
       *[other] { $minutes } minut, pro ty, kdo hru znají
    }
lesson-all = Všechny lekce
lesson-all-what = Každá je skutečný stůl s pevným rozdáním. Můžeš odejít a vrátit se ke stejnému kroku.
lesson-then-puzzles = Pak zkus úlohy
lesson-again = Znovu
lesson-new = Co je nového
lesson-new-visit = Co je nového: návštěvy
lesson-new-storage = Co je nového: sklady
lesson-new-prayer = Co je nového: modlitby
lesson-coming = Lekce hned začne…
lesson-step = { $title }, krok { $n } z { $of }
lesson-minutes =
    { $n ->
        [one] zbývá asi { $n } min
       *[other] zbývá asi { $n } min
    }
lesson-done = hotovo
lesson-leave = Odejít, zapamatovat místo
lesson-back = Zpět
lesson-on = Dál
lesson-task = Tvůj úkol
lesson-hint = Napověz mi
lesson-play-on = Hrát tady dál
lesson-own-game = Nová hra, lehký bot
lesson-end-turn = Ukonči tah.
lesson-end-turn-say = Svou jednu akci máš za sebou. Teď jsou na řadě ostatní.

## Answers to wrong tries

lesson-not-action = { $what } je akce. Blesk pod názvem říká: nic se neděje, dokud ji nepoužiješ.
lesson-not-feature = { $what } je vlastnost. Hvězda pod názvem říká: působí, když něco uděláš.
lesson-not-common = { $what } je běžná karta. Tento krok potřebuje kartu se znakem tvé frakce.
lesson-not-deal = { $what } by každé kolo přinesla: { $good }.
lesson-not-this = { $what }: tohle ne.
lesson-not-pass = Ještě ne: nejdřív je tu něco na práci.
lesson-not-end = Jedna akce za tah. Teď ukonči tah.
lesson-not-move = To je tah, ale ne pro tento krok. Nic se nezměnilo.

## Chapters

lesson-at-door = Dveře
lesson-at-open = Otevři
lesson-at-visit = Návštěva
lesson-at-guest = Hosté
lesson-at-shelf = Police
lesson-at-store = Stavba
lesson-at-fill = Zásoba
lesson-at-yield = Výnos
lesson-at-prayer = Modlitba
lesson-at-draw = Dobírání
lesson-at-blessing = Požehnání
lesson-at-tokens = Žetony
lesson-at-goal = Cíl
lesson-at-card = Karta
lesson-at-lookout = Rozhled
lesson-at-build = Stavba
lesson-at-deal = Dohoda
lesson-at-points = Body
lesson-at-pass = Pasování
lesson-at-raze = Boření
lesson-at-end = Konec
lesson-at-dice = Kostky
lesson-at-favor = Přízeň
lesson-at-develop = Rozvoj
lesson-at-settle = Osady
lesson-at-fields = Pole
lesson-at-empire = Impérium
lesson-at-goals = Cíle
lesson-at-sheet = List
lesson-at-shop = Vynálezy
lesson-at-map = Provincie
lesson-at-upkeep = Údržba
lesson-at-village = Vesnice

## The card game

lesson-do-goal = Po pěti kolech vyhrává, kdo má nejvíc bodů.
lesson-say-goal = Body mají tři zdroje. Dřevo, osadníci a karty jsou jen cesta k nim. Osvětlené počitadlo bodů ukazuje, kdo vede.
lesson-do-card = Tohle je karta.
lesson-say-card = Je na ní sedm věcí. Až je poznáš, přečteš každou kartu.
lesson-do-faction = Tohle je karta tvé frakce.
lesson-say-faction = Hraješ za Římany. Jejich karty jsou silnější a na konci mají hodnotu 2. Domek v ceně znamená: zahodíš za ni jednu ze svých lokací.

lesson-do-draft = Vezmi kartu, která produkuje.
lesson-say-draft = Kolo začíná Rozhledem: každý si bere karty z nabídky. Zpočátku ber to, co dává prostředky každé kolo.
lesson-look-draft = Hledej kolečko pod názvem: má je { $a }. Klikni na ni a pak na zelené tlačítko.
lesson-do-draft-any = Vezmi si ještě jednu kartu.
lesson-say-draft-any = Tentokrát vybírá první { $rival }. Vezmi si, kterou chceš.
lesson-look-draft-any = Stačí kterákoli karta z nabídky. Klikni na ni a pak na zelené tlačítko.
lesson-do-production = Produkce: prostředky pro toto kolo.
lesson-say-production = Tvá deska ti právě dala <worker>2 osadníky</worker>, <wood>1 dřevo</wood>, <stone>1 kámen</stone>, 1 pochodeň a 1 štít. Tak je to každé kolo.

lesson-do-build = Postav něco, co produkuje.
lesson-say-build = Máš dvě takové karty. Klikni na jednu a pak na zelené tlačítko.
lesson-look-build = Hledej kolečko pod názvem: mají je { $a } a { $b }. Na obě máš.
lesson-do-built = Působí hned.
lesson-say-built = Cena je vlevo nahoře. Prostředky přišly hned, i s bonusem za postavení. Znovu přijdou každé kolo, dokud lokace stojí.

lesson-do-workers = Vyšli dva osadníky pro jídlo.
lesson-say-workers = Dva osadníci přinesou <wood>1 dřevo</wood>, <stone>1 kámen</stone>, <food>1 jídlo</food> nebo <card>1 kartu</card>. Jídlo budeš potřebovat v dalším kroku.
lesson-look-workers = V osvětleném pruhu: dva osadníci a za nimi jablko.
lesson-do-deal = Uzavři dohodu o kameni.
lesson-say-deal = Za <food>1 jídlo</food> se karta tvé frakce stane dohodou: její prostředek máš hned a pak každé kolo. Zvol takovou, která dává kámen.
lesson-look-deal = Svitek dole na kartě říká, co dohoda přinese: { $a } a { $b } přinesou kámen. Vyber jednu a pak „Dohoda“.

lesson-do-razed = { $rival } boří tvou lokaci.
lesson-say-razed = Stálo to dvě pochodně. Získáváš <wood>1 dřevo</wood> a zůstaly základy. Zaplatíš jimi, až budeš muset příště zahodit lokaci.
lesson-do-over = Postav: { $a }.
lesson-say-over = Stojí <stone>1 kámen</stone> a lokaci: základy se počítají jako lokace. Ze ztráty je lepší stavba.
lesson-look-over = { $a } má tvůj znak a šipku k bodům. Klikni na kartu a pak na tlačítko, které říká, co se zahodí.
lesson-do-use = Použij ji: 1 kámen za 2 body.
lesson-say-use = Lokace s bleskem působí, když ji použiješ, jednou za kolo. Tvé první body.
lesson-look-use = Klikni na { $a } ve svém impériu a pak na zelené tlačítko.

lesson-do-pass = Pasuj: na toto kolo to stačí.
lesson-say-pass = Každý má po jedné akci, dokud všichni nepasují. Kdo pasoval, tomu už nikdo nic nezboří.
lesson-look-pass = Tlačítko „Pasuj“ je v liště dole. Jednou se zeptá, jestli to myslíš vážně.
lesson-do-cleanup = Druhé kolo.
lesson-say-cleanup = Prostředky, které zbyly, se vrátily. Každá frakce si nechá jeden druh: Římané pochodně, takže budeš mít dvě. A prvním hráčem je teď { $rival }.
lesson-do-second = Vezmi si kartu jako předtím.
lesson-say-second = Každé kolo začíná Rozhledem. Vezmi si, kterou chceš.
lesson-look-second = Stačí kterákoli karta z nabídky. Klikni na ni a pak na zelené tlačítko.
lesson-do-second-again = A ještě jednu.
lesson-say-second-again = Pak přijde Produkce. Tentokrát vynáší i tvá dohoda.
lesson-look-second-again = Stačí kterákoli karta z nabídky. Klikni na ni a pak na zelené tlačítko.

lesson-do-raze = Zboř: { $a }.
lesson-say-raze = Dvě pochodně stačí na běžnou lokaci soupeře. Získáš to, co ukazuje její pravý horní roh.
lesson-look-raze = { $a } stojí u hráče { $rival }. Klikni na ni tam a pak na zelené tlačítko.
lesson-do-shield = K čemu jsou štíty
lesson-say-shield = Teď má základy { $rival }. Se štítem stojí zboření běžné lokace o jednu pochodeň víc; položíš ho kliknutím na lokaci ve svém tahu. Vlastní lokace většiny frakcí zbořit vůbec nejde.

lesson-do-scoring = Na konci se počítají i lokace.
lesson-say-scoring = Po pěti kolech přidá každá stojící běžná lokace 1 bod a každá lokace tvé frakce 2. Stav tedy až do konce.
lesson-do-next = Teď umíš hrát.
lesson-say-next = Dohraj tuto hru, nebo začni vlastní proti lehkému botovi. Ve hrách proti botům se můžeš vždycky zeptat na radu.

## Roll & write

lesson-do-roll-goal = Po deseti kolech vyhrává, kdo má nejvíc bodů.
lesson-say-roll-goal = Škrtáš okénka na dvou arších: Impérium a Vesnice. Osvětlené rámečky počítají tvé body.
lesson-do-dice = Čtyři kostky pro všechny.
lesson-say-dice = Tři kostky dávají každému totéž: teď <stone>1 kámen</stone>, <gold>1 zlato</gold> a <wood>1 dřevo</wood>. Kostka osadníků říká, kolik má každý akcí: 4.
lesson-do-favor = Vezmi žeton s mincí.
lesson-say-favor = Každé kolo si každý vezme jeden žeton přízně, malou pomoc. Mince dává <gold>1 zlato</gold>.
lesson-look-favor = Klikni mezi třemi žetony na ten s mincí.
lesson-do-coin = Použij přízeň.
lesson-say-coin = Nestojí to akci. Co nepoužiješ, na konci kola propadne.
lesson-look-coin = Tvůj žeton je dole vedle surovin. Klikni na něj.

lesson-do-walls = Škrtni první okénko Hradeb.
lesson-say-walls = Stavba stojí jednu akci a to, co je v okénku: tady <stone>1 kámen</stone>. Dráhy se plní zleva doprava.
lesson-look-walls = Horní dráha archu Impéria, okénko úplně vlevo.
lesson-do-huts = Teď první okénko Chatrčí.
lesson-say-huts = Jedna akce a <wood>1 dřevo</wood>. Číslo pod okénkem říká, jakou má dráha hodnotu, až je škrtneš.
lesson-look-huts = Druhá dráha, okénko úplně vlevo.
lesson-do-gold = Stav za zlato.
lesson-say-gold = Kámen a dřevo jsou pryč. Zlato ale nahradí kteroukoli surovinu: škrtni druhé okénko Hradeb nebo Chatrčí.
lesson-look-gold = Druhé okénko zleva, v první nebo ve druhé dráze.
lesson-do-gold-again = A zbývající druhé okénko.
lesson-say-gold-again = Čtyři okénka tvoří čtverec. Za chvíli uvidíš, k čemu je dobrý.
lesson-look-gold-again = Druhé okénko zleva, které je ještě prázdné, v první nebo ve druhé dráze.

lesson-do-ready = Oznam, že máš hotovo.
lesson-say-ready = Všechny akce jsou vyčerpané. Až mají hotovo všichni, kolo jde dál.
lesson-look-ready = Tlačítko je vpravo dole.
lesson-do-plan = Osady
lesson-say-plan = Každá budova ukazuje plán. Kde mají dokončená okénka jeho tvar, můžeš založit osadu: jednu za kolo, žádné okénko dvakrát. Zvýší budovu o 1, nebo hned boduje: čtverec Architektů dává <vp>3 vítězné body</vp>.
lesson-do-settle = Založ osadu.
lesson-say-settle = Čtverec Architektů sedí na tvá čtyři okénka. Klikni na první z nich a pak na zelené tlačítko.
lesson-look-settle = Čtverec začíná levým horním okénkem archu Impéria. Pak zelené tlačítko.

lesson-do-favor-any = Druhé kolo: vezmi kterýkoli žeton.
lesson-say-favor-any = Kostky teď ukazují <stone>1 kámen</stone>, <wood>1 dřevo</wood> a <food>1 jídlo</food>. Tentokrát vybírá první { $rival }.
lesson-look-favor-any = Klikni na některý ze zbylých žetonů.
lesson-do-bridges = Škrtni první okénko Mostů.
lesson-say-bridges = Většina mostů stojí jen akci. Otevírají pole.
lesson-look-bridges = Dolní dráha, okénko úplně vlevo.
lesson-do-bridges-again = A druhé.
lesson-say-bridges-again = Dvě okénka tvoří první most a ten vede k prvnímu poli.
lesson-look-bridges-again = Dolní dráha, další okénko.
lesson-do-harvest = Sklízej na poli.
lesson-say-harvest = Jedna akce přinese suroviny z jednoho okénka pole. Každé lze sklidit jednou za hru.
lesson-look-harvest = První pole pod drahami: klikni na kterékoli ze tří okének.
lesson-do-village = Stav ve Vesnici.
lesson-say-village = Škrtni okénko kterékoli budovy, na které máš.
lesson-look-village = Na okénka s rámečkem máš. Prázdné okénko stojí jen akci.
lesson-do-built-village = Budovy potřebují čas.
lesson-say-built-village = Až jsou škrtnutá všechna okénka budovy, funguje od příštího kola, každé kolo. Budovy postavené brzy pomáhají nejdéle.

lesson-do-roll-scoring = Jak se počítají body
lesson-say-roll-scoring = Každá dráha dává číslo pod posledním dokončeným okénkem; dřívější se nepřičítají. K tomu osady, přízně a budovy s hvězdou.
lesson-do-roll-next = Teď umíš hrát.
lesson-say-roll-next = Dohraj tuto hru, nebo začni vlastní proti lehkému botovi. Sólo můžeš pokračovat dobrodružstvím na jednom ze 48 archů.

## Visits

lesson-do-visit-card = Produkce s dveřmi
lesson-say-visit-card = Otevřená produkce funguje jako každá jiná. Má ale dveře a dvě místa, kam mohou soupeři vyslat osadníka.
lesson-do-visit-build = Postav: { $a }.
lesson-say-visit-build = V ruce máš jednu otevřenou produkci. Stojí <wood>1 dřevo</wood>.
lesson-look-visit-build = { $a } je karta s dveřmi pod názvem. Klikni na ni, pak na zelené tlačítko.
lesson-do-visit-host = Pracuje pro tebe a je otevřená.
lesson-say-visit-host = Jídlo máš hned a přijde každé kolo, jako vždy. Obě místa u dveří jsou volná: ta jsou pro ostatní.
lesson-do-visit-visit = Navštiv: { $a }.
lesson-say-visit-visit = { $rival } má teď také otevřenou produkci. Vyšli tam jednoho osadníka: to je tvoje akce.
lesson-look-visit-visit = { $a } je v impériu hráče { $rival } a má dveře. Klikni na ni tam, pak na zelené tlačítko.
lesson-do-visit-visited = Něco z toho máte oba.
lesson-say-visit-visited = Máš to, co { $a } produkuje: <stone>1 kámen</stone> a <food>1 jídlo</food>. { $rival } dostává ze zásoby <worker>1 osadníka</worker>. Tvůj tam zůstane do úklidu.
lesson-do-visit-guest = Teď máš hosta.
lesson-say-visit-guest = { $rival } vysílá osadníka na kartu { $a } a bere si <food>1 jídlo</food>. O nic nepřicházíš: dostáváš za to <worker>1 osadníka</worker>. Svou vlastní navštívit nemůžeš.
lesson-do-visit-again = Navštiv ještě jednou: { $a }.
lesson-say-visit-again = Jedno místo je volné a osadníka máš díky hostovi.
lesson-look-visit-again = Znovu { $a } v impériu hráče { $rival }. Pak zelené tlačítko.
lesson-do-visit-full = Dvě návštěvy za kolo, víc ne.
lesson-say-visit-full = Obě místa jsou obsazená, ať osadníky vyslal kdokoli. Po úklidu budou zase volná. Kdo pasoval, toho nikdo nenavštíví: navštěvuj tedy brzy, a nechceš-li hosty, brzy pasuj.
lesson-do-visit-next = To je o návštěvách všechno.
lesson-say-visit-next = Každá návštěva dá hostiteli osadníka. Navštěvuj toho, komu pomůže nejméně, a vlastní dveře stav tam, kde ostatní potřebují tvoje prostředky.

## Storage

lesson-do-storage-card = Lokace, která uchovává prostředky
lesson-say-storage-card = Co zbude na konci kola, se vrací. Sklad z toho něco uchová a příští produkce zaplatí za každý prostředek, který na něm leží.
lesson-do-storage-build = Postav: { $a }.
lesson-say-storage-build = V ruce máš jeden sklad a máš na něj.
lesson-look-storage-build = { $a } je karta s policí pod názvem. Klikni na ni, pak na zelené tlačítko.
lesson-do-storage-built = Nic nepřišlo.
lesson-say-storage-built = { $a } po postavení nic nedává: police je prázdná. Ani teď na ni nic nepoložíš, jde to jen v úklidu.
lesson-do-storage-wood = Získej ještě jedno dřevo.
lesson-say-storage-wood = Zbylo ti <wood>1 dřevo</wood>. Dva osadníci přinesou další.
lesson-look-storage-wood = V osvětleném řádku: dva osadníci a za nimi dřevo.
lesson-do-storage-pass = Pasuj.
lesson-say-storage-pass = { $rival } už v tomto kole nehraje, takže hned po tobě přijde úklid.
lesson-look-storage-pass = Tlačítko „Pasuj“ je v liště dole. Jednou se zeptá, jestli to myslíš vážně.
lesson-do-storage-keep = Polož obě dřeva na kartu { $a }.
lesson-say-storage-keep = Tohle je úklid. Bez zásobárny by obě propadla.
lesson-look-storage-keep = Odpověď se 2 dřevy.
lesson-do-storage-draft = Třetí kolo: vezmi si kartu.
lesson-say-storage-draft = Nejdřív je rozhled. Vezmi si, kterou chceš; dřevo leží na polici.
lesson-look-storage-draft = Kterákoli karta uprostřed. Klikni na ni, pak na zelené tlačítko.
lesson-do-storage-draft-again = A ještě jednu.
lesson-say-storage-draft-again = Pak přijde produkce a zásobárna zapracuje.
lesson-look-storage-draft-again = Kterákoli karta uprostřed. Klikni na ni, pak na zelené tlačítko.
lesson-do-storage-yield = Ze dvou kusů dřeva jsou čtyři.
lesson-say-storage-yield = { $a } dává <wood>1 dřevo</wood> za každé, které na ní leží. Pak se obě uložená vrátila k tobě. S tím, co dostáváš každé kolo, je to <wood>7 kusů dřeva</wood>.
lesson-do-storage-limits = Tři věci, které se hodí vědět
lesson-say-storage-limits = Police má limit, tady 3. Co na ní leží, nemůžeš utratit, dokud produkce neskončí, a nikdo to nevezme. Po posledním kole se nic neukládá: utrať všechno.
lesson-do-storage-next = To je o skladech všechno.
lesson-say-storage-next = Jiné sklady uchovávají kámen za body, pochodně, zlato nebo karty. Co uchovávají a kolik dávají, je na nich vytištěno.

## Prayers

lesson-do-prayer-card = Karta, která se modlí
lesson-say-prayer-card = Modlitba dobírá odkryté karty ze společného balíčku a platí za jejich barvy. Pak se zahodí.
lesson-do-prayer-token = Požehnání pomáhají.
lesson-say-prayer-token = To je trojbarevný žeton z tvé desky: v každé modlitbě platí za hnědý, šedý, nebo červený. Požehnání se neutrácejí, pomáhají v každé modlitbě.
lesson-do-prayer-use = Pomodli se: { $a }.
lesson-say-prayer-use = Stojí to <worker>1 osadníka</worker>, až dvakrát za kolo. Teď stačí jednou.
lesson-look-prayer-use = Klikni na kartu { $a } ve svém impériu a použij ji jednou.
lesson-do-prayer-draw = Dobírej karty.
lesson-say-prayer-draw = Modlit se lze dvěma způsoby: dobrat karty, nebo nechat počítat jen svá požehnání. Tentokrát dobírej.
lesson-look-prayer-draw = Odpověď „Dobrat karty“.
lesson-do-prayer-declare = Ohlas šedou.
lesson-say-prayer-declare = Zavřené oko na kartě říká: barvu jmenuješ dřív, než karty uvidíš. Šedá dává kámen, hnědá dřevo, červená jídlo.
lesson-look-prayer-declare = Odpověď „Šedá“.
lesson-do-prayer-drawn = Tři kameny.
lesson-say-prayer-drawn = Dvě z pěti karet byly šedé: <stone>2 kameny</stone>. A protože se něco shodovalo, platil i trojbarevný žeton za šedou kartu: ještě <stone>1 kámen</stone>. Bez jediné šedé karty by žeton nepomohl.
lesson-do-prayer-build = Postav: { $a }.
lesson-say-prayer-build = Dává požehnání teď a v každé produkci. Zaplatila ji tvoje modlitba.
lesson-look-prayer-build = Klikni na kartu { $a } v ruce, pak na zelené tlačítko.
lesson-do-prayer-colour = Vezmi si šedé požehnání.
lesson-say-prayer-colour = Barvu si vybíráš, od každé nejvýše jeden žeton. Vyber, co tvoje modlitby žádají: u oltáře hnědou, šedou, nebo červenou.
lesson-look-prayer-colour = Odpověď „Šedá“.
lesson-do-prayer-again = Pomodli se ještě jednou.
lesson-say-prayer-again = { $a } lze použít dvakrát za kolo. Teď máš dva žetony, které mohou být šedé.
lesson-look-prayer-again = Klikni na kartu { $a } ve svém impériu, pak na zelené tlačítko.
lesson-do-prayer-tokens = Použij požehnání.
lesson-say-prayer-tokens = Každý vhodný žeton platí za kartu. Nic se nedobírá, takže nic nezáleží na náhodě.
lesson-look-prayer-tokens = Odpověď „Použít požehnání“.
lesson-do-prayer-name = Znovu jmenuj šedou.
lesson-say-prayer-name = Šedý žeton se hodí a trojbarevný platí za šedý.
lesson-look-prayer-name = Odpověď „Šedá“.
lesson-do-prayer-sure = Dva kameny, s jistotou.
lesson-say-prayer-sure = A oba žetony máš dál. V úklidu se požehnání zahazují, ale Aztékové si svá nechávají: čím dřív je máš, tím déle pomáhají.
lesson-do-prayer-ways = Jak se modlí jiné karty
lesson-say-prayer-ways = Znaky na kartě říkají, kolik karet se dobírá a kdy jmenuješ barvu.
lesson-do-prayer-next = To je o modlitbách všechno.
lesson-say-prayer-next = Dobírej, když doufáš v mnoho shod, a požehnání použij, když potřebuješ jistotu. Modlitby v této krabici mají i ostatní frakce.

## The campaign

lesson-do-camp-goal = Kampaň je mnoho her a jedno impérium.
lesson-say-camp-goal = Každá hra má čtyři kola. Co tvoje impérium získá, zůstane mu do další hry. Kdo je provede třemi érami, dokončí kampaň. Tady běží poslední kolo tvé první hry.
lesson-do-camp-goals = Na stole leží tři cíle.
lesson-say-camp-goals = V každé hře jiné. Kdo splní cíl první, škrtne 3 pole dráhy a dostane bonus; každý další škrtne 1 (<rule>GOAL-13</rule>).
lesson-do-camp-build = Splň cíl: postav { $a }.
lesson-say-camp-build = { $b } chce v této hře tři červené lokace a dvě už stojí.
lesson-look-camp-build = { $a } máš v ruce: červená karta. Klikni na ni a potom na zelené tlačítko.
lesson-do-camp-met = Splněno jako první: 3 pole a bonus.
lesson-say-camp-met = Cíl se otočil: pro hráče { $rival } má teď hodnotu 1 pole. Na tvé desce se hospodářská dráha posunula o 3.
lesson-do-camp-pass = Pasuj: hra končí.
lesson-say-camp-pass = V posledním kole už { $rival } nemá co dělat. Potom se počítají body jako v každé hře.
lesson-look-camp-pass = Tlačítko „Pasuj“ je v liště dole. Jednou se zeptá, jestli to myslíš vážně.
lesson-do-camp-sheet = To je tvůj list.
lesson-say-camp-sheet = Píše se na něj po každé hře: nahoře dráhy, dole výsledky. Některá pole něco přinesou od další hry; poslední pole dráhy vede do další éry. Záložka „Hra“ ukazuje, proč jsou výsledky takové.
lesson-do-camp-advance = Výhra: škrtni ještě jedno pole.
lesson-say-camp-advance = Vítěz si vybere kteroukoli dráhu.
lesson-look-camp-advance = Zelené pole je na své dráze další. Klikni na ně a potom na zelené tlačítko.
lesson-do-camp-shop = Tvůj výsledek se stal věděním.
lesson-say-camp-shop = Kupují se za ně vynálezy, jeden od každé barvy. Fungují v každé hře počínaje příští. Impérium, které nemůže zaplatit žádný vynález, padne.
lesson-do-camp-buy = Kup vynález { $a }.
lesson-say-camp-buy = Levnější nech ostatním: { $rival } má málo vědění a to stačí jen na { $b }.
lesson-look-camp-buy = { $a } je v růžovém sloupci. Klikni na kartu a potom na zelené tlačítko.
lesson-do-camp-map = K tvému impériu se připojila provincie.
lesson-say-camp-map = Funguje jako lokace, kterou nikdo nezboří, a na konci každé hry stojí 5 bodů. Za každou provincii se škrtne pole mapy: jeho prostředky je třeba zaplatit v každé hře.
lesson-do-camp-cross = Škrtni pole 1, 4 nebo 7.
lesson-say-camp-cross = Tvá deska dává kámen a dřevo, takže se tyto prostředky získají snadno. Kdo do konce hry nezaplatí údržbu, má výsledek 0.
lesson-look-camp-cross = Pole 1, 4 a 7 chtějí kámen a málo navíc. Klikni na jedno a potom na zelené tlačítko.
lesson-do-camp-next-game = Druhá hra.
lesson-say-camp-next-game = Začíná s tvou provincií a s tím, co přinesly dráhy. Cíle jsou jiné.
lesson-do-camp-upkeep = Polož jeden prostředek na údržbu.
lesson-say-camp-upkeep = Podnos ukazuje, co je třeba zaplatit. Prostředky můžeš klást v kterémkoli svém tahu, po několika; není to akce.
lesson-look-camp-upkeep = Zelené místo na osvětleném podnosu lze zaplatit teď. Klikni na ně.
lesson-do-camp-next = Teď umíš vést impérium.
lesson-say-camp-next = Hraj tu dál, nebo začni vlastní kampaň. Přestat můžeš po každé hře: počká mezi tvými hrami.

# The library: cards of one game, sheets and buildings of the other.

library-search = Hledat v názvech a textech
library-filters = Filtry
library-clear = Vymazat
library-found =
    { $n ->
        [one] { $n } karta z { $of }
        [few] { $n } karty z { $of }
       *[other] { $n } karet z { $of }
    }
library-nothing = Takovou kartu jsme nenašli. Uber některý filtr, nebo hledej méně slov.
library-n-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
library-copies =
    { $n ->
        [one] { $n } kopie
        [few] { $n } kopie
       *[other] { $n } kopií
    }
library-deck = Balíček
library-deck-common = Běžné karty
library-deck-attack = Útočné karty sólové hry
library-deck-of = { $faction }
library-box = Rozšíření
library-box-base = Základní hra
library-mark = Značka v balíčku
library-mark-base = Základní
library-kind = Druh
library-colour = Barva
library-cost = Cena
library-effect = V účinku
library-source = Zdroj
library-raze = Pole „Zboř a získáš“
library-deal = Pole dohody
library-number = Číslo
library-worth = Hodnota
library-none = nic
library-location = zahozená lokace
library-samurai = samuraj
library-bonus = Bonus za postavení
library-printings =
    { $n ->
        [one] { $n } kopie
        [few] { $n } kopie
       *[other] { $n } kopií
    }
library-source-seed = Pravidla
library-source-public = Veřejně známé
library-source-house = Naše
library-from-seed = Účinek karty uvádějí pravidla.
library-from-public = Účinek karty je veřejně známý; formulace je naše.
library-from-house = Účinek karty je náš vlastní návrh.
library-rules = Pravidla, která ji jmenují
library-beside = Další karty
library-all = Všechny karty
library-previous = Předchozí karta:
library-next = Další karta:

## Sheets and buildings of the roll & write game

library-search-villages = Hledat v názvech, budovách a textech
library-views = Co se ukazuje
library-view-sheets = Archy
library-view-buildings = Budovy
library-view-empire = Arch Impéria
library-found-sheets =
    { $n ->
        [one] { $n } arch z { $of }
        [few] { $n } archy z { $of }
       *[other] { $n } archů z { $of }
    }
library-found-buildings =
    { $n ->
        [one] { $n } budova z { $of }
        [few] { $n } budovy z { $of }
       *[other] { $n } budov z { $of }
    }
library-n-sheets =
    { $n ->
        [one] { $n } arch
        [few] { $n } archy
       *[other] { $n } archů
    }
library-n-buildings =
    { $n ->
        [one] { $n } budova
        [few] { $n } budovy
       *[other] { $n } budov
    }
library-nothing-village = Nic takového tu není. Uber některý filtr, nebo hledej méně slov.
library-for-all = Pro dva až čtyři hráče
library-for-one = Dobrodružství
library-hit = nalezeno
library-family = Rodina
library-family-p = Výrobci
library-family-x = Směna a úspory
library-family-l = Práce a štěstí
library-family-v = Bodující v kole
library-family-e = Hvězdy závěrečného bodování
library-family-a = Plánovači
library-gives = Co přináší
library-gives-wood = dřevo
library-gives-stone = kámen
library-gives-food = jídlo
library-gives-gold = zlato
library-gives-action = akce
library-gives-vp = vítězné body
library-gives-harvest = sklizeň
library-gives-discount = slevy
library-gives-reroll = přehozy
library-own = Tvá dobrodružství
library-own-played = hraná
library-own-new = ještě ne
library-own-count = Dohrané archy: { $n } z { $of }
library-free-area = bez surovin
library-areas = Okénka:
library-prebuilt = předem postavená
library-no-plan = bez plánu
library-plan-rows = Plán shora: { $rows }
library-plan-row = { $sections }
library-star = funguje v závěrečném bodování
library-six = Jeho šest budov
library-sheets-beside = Další archy
library-all-sheets = Všechny archy
library-all-buildings = Všechny budovy
library-sheet-previous = Předchozí arch:
library-sheet-next = Další arch:
library-sheet-adventure = Vesnice dobrodružství: sólo o hodnost, nebo společně, každý se svým archem (<rule>RW-ADVENTURE-01</rule>).
library-sheet-competition = Arch základní a pokročilé hry, pro všechny stejný. V základní hře se Architekti vynechají (<rule>RW-VILLAGE-14</rule>).
library-sheet-from-seed = Budovy tohoto archu uvádějí pravidla.
library-sheet-from-public = Budovy tohoto archu jsou veřejně známé; slova jsou naše.
library-sheet-from-house = Náš vlastní návrh: co je na tištěných arších, nikdo nezveřejnil.
library-house-from-seed = Schopnost uvádějí pravidla.
library-house-from-public = Schopnost je veřejně známá; formulace je naše.
library-house-from-house = Název, okénka, plán i schopnost jsou náš vlastní návrh, pokud bod níže neříká víc.
library-play-it = Hrát
library-play-sheet = Hrát tento arch
library-play-sheet-what = Sólo, deset kol, o hodnost
library-record = Tvůj rekord
library-record-is = { $score }, { $rank }
library-record-when =
    { $n ->
        [one] { $day }, zatím { $n } hra
        [few] { $day }, zatím { $n } hry
       *[other] { $day }, zatím { $n } her
    }
library-record-none = Tento arch tu ještě nemáš dohraný.
library-record-here = tvůj rekord
library-record-local = Rekordy si pamatuje jen tento prohlížeč. Hodnosti: <rule>RW-ADVENTURE-09</rule>.
library-ranks = Hodnosti
library-rank = Hodnost
library-score = Skóre
library-score-range = { $from }–{ $to }
library-score-from = { $from } a více
library-raised = Zvýšená osadami
library-stands-on =
    { $n ->
        [one] Na { $n } archu
       *[other] Na { $n } arších
    }
library-rules-for = Pravidla k ní
library-empire = Arch Impéria
library-empire-why = Má ho každý, v každém režimu: čtyři dráhy ke stavbě, čtyři pole, deset kol (<rule>RW-CONTENT-08</rule>).
library-tracks = Dráhy
library-track = Dráha
library-tracks-why = Každá dráha se staví zleva doprava; počítá se jen poslední dokončený úsek, číslem pod ním (<rule>RW-CONSTRUCT-07</rule>). Prázdné okénko stojí jen akci.
library-imperial = císařský
library-vp =
    { $n ->
        [one] vítězný bod
        [few] vítězné body
       *[other] vítězných bodů
    }
library-fields = Pole
library-field = Pole { $name }
library-field-opens =
    { $n ->
        [one] přístupné s { $n } úsekem Mostů
       *[other] přístupné s { $n } úseky Mostů
    }
library-fields-why = Dokončený most vede ke svému poli; každé sklizňové okénko dá suroviny jednou (<rule>RW-HARVEST-01</rule>).
library-favors = Žetony Přízně
library-favors-why = Ve hře je o jeden žeton víc než hráčů; každé kolo si každý vezme jeden (<rule>RW-FAVOR-01</rule>).
library-empire-house = Ceny a hodnoty jsme sestavili z toho, co je o tištěném archu známo (<rule>RH-TRACK-04</rule>).

# The lobby, a new table, the waiting room, an invitation.

lobby-offline = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
lobby-went-wrong = To se nepovedlo. Zkus to znovu, nebo obnov stránku.

## Above all

lobby-headline = Založ své impérium
lobby-now = Hrát hned
lobby-now-what = ty a dva lehcí boti, asi 15 minut
lobby-roll = Hodit hned
lobby-roll-what = kostky a archy, ty a lehký bot, asi 20 minut
lobby-adventure = Dobrodružství
lobby-adventure-what = sólo s kostkami, náhodná ze 48 vesnic
lobby-ask-name = Jak ti mají ostatní říkat?
lobby-your-name = Tvé jméno
lobby-name-first = Přátelé uvidí tvé jméno: nejdřív ho napiš.

## Lists of tables

lobby-your-games = Tvé hry
lobby-open-tables = Otevřené stoly
lobby-no-tables = Právě teď nemá nikdo otevřený stůl. Založ takový, ke kterému se může přidat kdokoli.
lobby-your-turn = Jsi na tahu
lobby-go-on = Otevřít
lobby-join = Přidat se
lobby-watch = Sledovat
lobby-a-table = Stůl
lobby-title-solo = { $name }, sólo
lobby-title-of = Stůl: { $name }
lobby-title-bots =
    { $n ->
        [one] { $names } a bot
        [few] { $names } a { $n } boti
       *[other] { $names } a { $n } botů
    }
lobby-finished = dohráno
lobby-round = kolo { $round }
lobby-round-of = kolo { $round } z { $of }
lobby-seats-free =
    { $n ->
        [one] { $n } volné místo
        [few] { $n } volná místa
       *[other] { $n } volných míst
    }
lobby-state-slow = { $state }, { $time } na tah

## A new table

lobby-new-table = Nový stůl
lobby-game = Hra
lobby-game-mode = { $game }, { $mode }
lobby-is-mode-basic = základní hra
lobby-is-mode-advanced = pokročilá hra
lobby-is-mode-adventure = dobrodružství
lobby-mode = Režim
lobby-mode-says = Hráčů: { $players }. { $what }
lobby-mode-basic = Základní
lobby-mode-basic-players = 2–4
lobby-mode-basic-what = Stejný arch pro všechny: dráhy, pole a pět budov. Nejlepší na začátek.
lobby-mode-advanced = Pokročilá
lobby-mode-advanced-players = 2–4
lobby-mode-advanced-what = Navíc osady: dokončené úseky ve správném tvaru zlepší budovu.
lobby-mode-adventure = Dobrodružství
lobby-mode-adventure-players = 1–4
lobby-mode-adventure-what = Každý má jednu ze 48 vesnic. Sólo hraješ o hodnost a vlastní rekord.
lobby-not-started = ještě se nehraje
lobby-at-the-table = U stolu
lobby-all-here = všichni jsou tu
lobby-seat = Místo { $n }
lobby-open-seat = Prázdné místo
lobby-open-seat-why =
    { $n ->
        [1] nech prázdné pro hru jednoho hráče
        [2] nech prázdné pro hru ve dvou
        [3] nech prázdné pro hru ve třech
       *[other] nech prázdné pro hru ve čtyřech
    }
lobby-free-seat = Volné místo
lobby-seat-waits = čeká na přítele
lobby-add-friend = Pozvat přítele
lobby-add-bot = Přidat bota
lobby-friend = Přítel
lobby-bot = Bot
lobby-nobody = Nikdo
lobby-two-needed = Základní a pokročilá hra vyžadují aspoň dva hráče. Sólo jde hrát dobrodružství (<rule>RW-SETUP-01</rule>).
lobby-nobody-why = Někdo sedí tam nebo na dalším místě, takže ho nejde odebrat.
lobby-who-sits = Kdo má místo { $n }
lobby-level-of = Úroveň bota na místě { $n }
lobby-level-easy = Lehký
lobby-level-normal = Běžný
lobby-level-hard = Těžký
lobby-level-expert = Expert
lobby-level-master = Mistr
lobby-faction-of = Frakce na místě { $n }
lobby-chance = Náhodně
lobby-sheet-of = Arch na místě { $n }
lobby-sheet-read = Číst { $sheet } na nové kartě
lobby-sheet-search = Název, číslo nebo budova
lobby-sheet-chance = Kterýkoli ze 48 archů; uvidíš ho, až se začne.
lobby-sheet-none = Takový arch jsme nenašli. Hledej méně slov.
lobby-own-best = tvůj rekord:
lobby-taken = Tuto frakci už má { $name }.
lobby-ready = připraveno
lobby-you-host = ty, hostitel
lobby-you = ty
lobby-is-host = hostitel
lobby-is-here = je tu
lobby-is-away = teď tu není
lobby-is-bot-easy = bot: lehký
lobby-is-bot-normal = bot: běžný
lobby-is-bot-hard = bot: těžký
lobby-is-bot-expert = bot: expert
lobby-is-bot-master = bot: mistr
lobby-copy-seat-link = Kopírovat odkaz
lobby-copied-seat = Odkaz na místo { $n } je zkopírován: pošli ho tomu, kdo tam má sedět.
lobby-start = Začít hru
lobby-make-table = Založit stůl
lobby-friends-come = Nejdřív vznikne stůl, pak dostaneš odkaz pro přátele.
lobby-seat-free = Místo { $n } je stále volné: počkej na přítele, nebo ho dej botovi.

## What is agreed

lobby-option-lookout = Rozhled
lobby-option-lookout-standard = Běžný
lobby-option-lookout-alternative = Jiný
lobby-option-lookout-advanced = Pokročilý
lobby-option-peaceful = Boření soupeřových lokací
lobby-option-peaceful-no = Dovoleno
lobby-option-peaceful-yes = Mír
lobby-option-peaceful-drafts = Výběry v kole
lobby-option-peaceful-drafts-1 = Jeden
lobby-option-peaceful-drafts-2 = Dva
lobby-option-format = Formát balíčků
lobby-option-format-introductory = Seznamovací
lobby-option-format-standard = Standardní
lobby-option-format-open = Otevřený
lobby-clock = Hodiny
lobby-clock-none = Žádné
lobby-clock-timed = Na čas
lobby-clock-days = Dny
lobby-clock-move = Na každé rozhodnutí
lobby-clock-reserve = Rezerva na hru
lobby-clock-no-reserve = bez rezervy
lobby-clock-each = { $time } na tah
lobby-clock-both = { $move }, rezerva { $reserve }
lobby-who-joins = Kdo se smí přidat
lobby-by-link = S odkazem
lobby-everyone = Každý
lobby-option-visit-passed = Hráči, kteří pasovali
lobby-option-visit-passed-no = Nelze je navštívit
lobby-option-visit-passed-yes = Lze je navštívit
lobby-option-five-players = Počet hráčů
lobby-option-five-players-no = Nejvýše čtyři
lobby-option-five-players-yes = Až pět
lobby-option-virtual-faction = Virtuální hráč
lobby-option-virtual-faction-none = bez frakce
lobby-option-virtual-faction-barbarians = Barbaři
lobby-option-virtual-faction-rome = Římané
lobby-option-robbers-cut-routes = Loupežníci a Obchodní stezka
lobby-option-robbers-cut-routes-no = Neruší
lobby-option-robbers-cut-routes-yes = Ruší
lobby-option-upkeep-gold = Zlato v údržbě
lobby-option-upkeep-gold-yes = Nahrazuje prostředky
lobby-option-upkeep-gold-no = Jen jako zlato
lobby-option-play-on = Když ji někdo dokončí
lobby-option-play-on-no = Končí
lobby-option-play-on-yes = Ostatní pokračují
lobby-option-rebuild = Balíčky mezi hrami
lobby-option-rebuild-no = Beze změny
lobby-option-rebuild-yes = Lze přestavět
lobby-option-names = Názvy impérií
lobby-option-boxes = Rozšíření
lobby-option-boxes-about = vedle základní hry
lobby-box-friends = Proč se nepřátelit
lobby-box-friends-what = Otevřené produkce, které ostatní navštěvují, sklady, karty hrané ihned.
lobby-box-aztecs = Aztékové
lobby-box-aztecs-what = Pátá frakce s modlitbami a požehnáními; může hrát pět hráčů.
lobby-box-first = je první
lobby-box-five = U stolu sedí pět hráčů: nejdřív uber jedno místo.
lobby-option-decks = Balíčky
lobby-option-decks-about = vlastní seznam karet místo tištěného balíčku
lobby-decks-file = Vybrat soubor s balíčkem
lobby-decks-of =
    { $n ->
        [one] { $deck }: { $n } karta
        [few] { $deck }: { $n } karty
       *[other] { $deck }: { $n } karet
    }
lobby-decks-away = Hrát bez tohoto balíčku: { $deck }
lobby-decks-idle = Za tuto frakci tu nikdo nehraje.
lobby-decks-large = Ten soubor je na balíček příliš velký.
lobby-more = Více
lobby-title = Název stolu
lobby-title-none = není nutné
lobby-seconds =
    { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
       *[other] { $n } sekund
    }
lobby-minutes =
    { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
       *[other] { $n } minut
    }
lobby-days =
    { $n ->
        [one] { $n } den
        [few] { $n } dny
       *[other] { $n } dní
    }
lobby-means-solo = Sólo proti virtuálnímu hráči: měj víc frakčních lokací, než on nasbírá karet (<rule>SOLO-47</rule>).
lobby-means-standard =
    { $n ->
        [2] Dva hráči
        [3] Tři hráči
        [4] Čtyři hráči
       *[other] Pět hráčů
    }: v každém kole dva výběry z odkrytých karet, po { $cards } (<rule>LOOKOUT-3</rule>).
lobby-means-alternative = Karty se volí tajně: jedna ze tří, pak jedna ze dvou od souseda (<rule>VAR-ALT-3</rule>).
lobby-means-advanced = Jeden dlouhý výběr z pěti odkrytých karet, dvakrát dokola stejným směrem (<rule>VAR-ADV-3</rule>).
lobby-means-peaceful =
    Soupeřovy lokace se neboří. V každém kole jedna běžná karta naslepo a { $drafts ->
        [1] jeden výběr
       *[other] dva výběry
    } z odkrytých karet, po { $cards } (<rule>VAR-PEACE-3</rule>).

lobby-means-basic-all = Deset kol se stejnými kostkami a stejným archem pro všechny (<rule>RW-SETUP-03</rule>).
lobby-means-advanced-all = Jako základní hra a v každém kole smí každý založit osadu (<rule>RW-ADV-02</rule>).
lobby-means-adventure-alone = Sólo o hodnost, od Muže z lidu po Císaře (<rule>RW-ADVENTURE-09</rule>).
lobby-means-adventure-all = Každý má vlastní arch; vyhrává nejvyšší skóre (<rule>RW-ADVENTURE-11</rule>).

## Friends

lobby-invite = Pozvánka
lobby-invite-why = Kdo otevře odkaz, dostane další volné místo. Účet není potřeba.
lobby-qr = QR kód pozvánky
lobby-invite-link = Odkaz pozvánky
lobby-copy-link = Kopírovat odkaz
lobby-copied = Zkopírováno
lobby-not-copied = Prohlížeč nedovolí stránce kopírovat. Označ odkaz a zkopíruj ho ručně.
lobby-share = Sdílet
lobby-share-title = Partie Osady
lobby-only-here = Tato adresa platí jen na tomto počítači. Pro přátele jinde spusť Osadu s --host 0.0.0.0 a otevři stránku pod jménem nebo IP adresou tohoto počítače.
lobby-watch-link = Odkaz pro diváky
lobby-device = Odkaz pro jiné zařízení
lobby-device-copied = Odkaz tvého místa je zkopírován: otevři ho na druhém zařízení a nikomu ho nedávej.
lobby-have-code = Máš kód nebo odkaz?
lobby-code-like = odkaz nebo kód
lobby-no-code = To není náš odkaz ani kód. Vlož celý odkaz od přátel.

## The waiting room and an invitation

lobby-room-host = Všechno jde ještě změnit. Začni, až budou místa obsazená.
lobby-room-guest = Hra začne, až ji hostitel spustí.
lobby-host-starts = hru spouští hostitel
lobby-you-sit = Máš své místo
lobby-you-sit-why =
    { $choose ->
        [faction] Ve svém řádku si zvol jméno a frakci.
        [sheet] Ve svém řádku si zvol jméno a arch.
       *[name] Ve svém řádku si zvol jméno.
    } Stránka dá vědět, až se začne.
lobby-you-watch = Sleduješ
lobby-you-watch-why = Vidíš to, co smí vidět každý u stolu.
lobby-take-seat = Posadit se
lobby-leave-table = Odejít od stolu
lobby-close-table = Zavřít stůl
lobby-to-lobby = Do lobby
lobby-invitation = Pozvánka
lobby-invites = { $name } tě zve ke hře: { $game }.
lobby-no-such-table = Takový stůl neexistuje. Někdo ho zavřel, nebo odkaz není celý.
lobby-back-to-seat = Zpět na své místo
lobby-late-waiting = Všechna místa jsou už obsazená.
lobby-late-running =
    Hra začala bez tebe. { $watch ->
        [yes] Ale můžeš ji sledovat.
       *[no] Chceš-li ji sledovat, řekni si o odkaz pro diváky.
    }
lobby-late-finished = Tato hra skončila.
lobby-no-account = Bez účtu a bez e-mailu: tvé místo si pamatuje prohlížeč.

## What the game is, and ways to begin

lobby-goal = Postav impérium z karet: po pěti kolech vyhrává, kdo má nejvíc bodů ★.
lobby-with-whom = Asi 15 minut s boty, nebo s přáteli. Účet není potřeba.
lobby-start-something = Začni hrát
lobby-friends = Hrát s přáteli
lobby-friends-what = pošli odkaz, bez účtu
lobby-new-what = zvol pravidla, místa a hodiny
lobby-puzzles = Úlohy
lobby-puzzles-what = Najdi nejlepší postup, nebo vyřeš úlohu dne.
lobby-new-here = Poprvé tady?
lobby-new-here-what = Deset minut, jedna věc po druhé, u opravdového stolu. Pak už umíš hrát.
lobby-learn = Učit se hrou
lobby-read-how = nebo si přečti, jak se hraje, s obrázky
lobby-wait-for-you = 
    { $n ->
        [one] { $n } čeká na tebe
        [few] { $n } čekají na tebe
       *[other] { $n } čeká na tebe
    }
lobby-go-on-turn = Pokračovat
lobby-turn-of = rozhoduje { $name }
lobby-with = s: { $names }
lobby-lately = Naposledy
lobby-watch-one = Podívej se na hru
lobby-result = { $place }, { $own } ku { $others }
lobby-result-alone = { $place }, { $own ->
        [one] { $own } bod
        [few] { $own } body
       *[other] { $own } bodů
    }
lobby-result-place = 
    { $won ->
        [yes] Výhra
       *[no] { $of ->
            [1] Prohra
           *[other] { $place ->
                [2] Druhé místo
                [3] Třetí místo
                [4] Čtvrté místo
               *[other] Páté místo
            }
        }
    }
lobby-result-off = Nedohraná hra
lobby-result-none = Zavřená před začátkem
lobby-moves = 
    { $n ->
        [one] { $n } tah
        [few] { $n } tahy
       *[other] { $n } tahů
    }

## What each option means

lobby-who-plays = Kdo hraje
lobby-rules-and-clock = Pravidla a hodiny
lobby-change-nothing = nic není třeba měnit
lobby-begin-here = pro začátek
lobby-level-easy-what = lehký: chybuje jako začátečník, dobrý pro první hru
lobby-level-normal-what = běžný: vybere nejlepší tah, jaký vidí; až budeš vyhrávat nad lehkým
lobby-level-hard-what = těžký: plánuje celé kolo dopředu
lobby-level-expert-what = expert: až budeš vyhrávat nad těžkým
lobby-level-master-what = mistr: nejsilnější; nad tahem přemýšlí déle
lobby-mode-about = kolik toho na arších je
lobby-option-lookout-about = jak se karty dostávají do ruky
lobby-option-lookout-standard-what = Dva výběry za kolo: každý si po řadě vezme jednu z odkrytých karet.
lobby-option-lookout-alternative-what = Tajně: nech si jednu ze tří, dvě pošli dál, nech si ještě jednu. Všichni najednou, takže rychleji.
lobby-option-lookout-advanced-what = Jedna odkrytá řada pěti karet, dvakrát dokola: je vidět, co zbude, takže je o čem přemýšlet.
lobby-option-peaceful-about = smí se bořit, co postavili ostatní?
lobby-option-peaceful-no-what = Dvě pochodně zboří soupeřovu lokaci. Důležité lokace chraň štítem.
lobby-option-peaceful-yes-what = Pochodně působí jen na karty ve vlastní ruce.
lobby-option-peaceful-drafts-about = kolik odkrytých karet si v kole vybereš
lobby-option-peaceful-drafts-1-what = Vezmeš si jednu; druhou dostaneš naslepo.
lobby-option-peaceful-drafts-2-what = Vezmeš si dvě a ještě jednu dostaneš naslepo: bohatší hra.
lobby-option-format-about = co je v balíčcích
lobby-option-format-introductory-what = Základní karty a celé první rozšíření.
lobby-option-format-standard-what = Vytištěných 30 karet; karty rozšíření jen místo jiných.
lobby-option-format-open-what = Vše, co mají rozšíření na stole.
lobby-clock-about = jak dlouho se smí přemýšlet
lobby-clock-none-what = Bez spěchu. Nejlepší s přáteli a s boty.
lobby-clock-timed-what = Minuta na každé rozhodnutí a rezerva. Komu dojde čas, za toho hraje bot.
lobby-clock-days-what = Den nebo víc na tah. Vrátíš se, až budeš na tahu.
lobby-who-joins-about = kdo si smí sednout na volné místo
lobby-by-link-what = Jen ti, kdo dostanou tvůj odkaz.
lobby-everyone-what = Stůl je v seznamu: cizí si mohou přisednout, dívat se a později si hru přehrát.
lobby-option-visit-passed-about = zda lze vysílat osadníky na jejich otevřené produkce
lobby-option-visit-passed-no-what = Na jejich lokace nikdo osadníky nevysílá (<rule>AMB-53</rule>).
lobby-option-visit-passed-yes-what = Osadníky lze vysílat i na jejich lokace.
lobby-option-five-players-about = kolik hráčů může sedět u stolu, s Aztéky
lobby-option-five-players-no-what = Nejvýše čtyři hráči (<rule>SETUP-1</rule>).
lobby-option-five-players-yes-what = S rozšířením Aztékové může hrát pět hráčů; hra pak trvá dlouho (<rule>AZT-FACTION-3</rule>).
lobby-option-virtual-faction-about = jakou frakci má virtuální hráč
lobby-option-virtual-faction-none-what = Virtuální hráč hraje jako v základní hře.
lobby-option-virtual-faction-barbarians-what = Tři útoky v každé fázi útoku místo dvou (<rule>AMB-X-14</rule>).
lobby-option-virtual-faction-rome-what = O jednu kartu více ve fázích rozhledu 2. a 4. kola (<rule>AMB-X-14</rule>).
lobby-option-robbers-cut-routes-about = kde se Barbaři potkají s Japonci, se vydání pravidel liší
lobby-option-robbers-cut-routes-no-what = Dohoda uzavřená přes Obchodní stezku je před Loupežníky v bezpečí, jako v polských pravidlech (<rule>BARB-8</rule>).
lobby-option-robbers-cut-routes-yes-what = Loupežníci mohou zrušit i takovou dohodu, jako v českých a anglických pravidlech.
lobby-option-upkeep-gold-about = čím lze platit údržbu
lobby-option-upkeep-gold-yes-what = Zlato může na mapě provincií nahradit dřevo, kámen nebo jídlo (<rule>AMB-C6</rule>).
lobby-option-upkeep-gold-no-what = Každý prostředek je třeba zaplatit právě jím.
lobby-option-play-on-about = pro tři a čtyři hráče
lobby-option-play-on-no-what = Kampaň končí hrou, ve které někdo dospěje do Moderní éry (<rule>ERA-19</rule>).
lobby-option-play-on-yes-what = Ostatní pokračují, dokud zbývají aspoň dva.
lobby-option-rebuild-about = před každou hrou od druhé
lobby-option-rebuild-no-what = Každý hraje stále s jedním balíčkem.
lobby-option-rebuild-yes-what = Každý může změnit balíček podle pravidel formátu (<rule>CSETUP-4</rule>).

lobby-lessons = Lekce
lobby-lesson-at = 
    Krok { $step } z { $of }, zbývá { $minutes ->
        [one] asi { $minutes } minuta
        [few] asi { $minutes } minuty
       *[other] asi { $minutes } minut
    }.
lobby-lesson-on = Pokračovat
lobby-lesson-begin = Začít

lobby-how-to = Jak se hraje

# Co se stalo od posledního vlastního tahu.

news-title = Co je nového
news-since = od tvého posledního tahu
news-show = Ukaž mi to
news-skip = Přeskočit na můj tah
news-close = Zavřít novinky
news-loss-razed = { $who } boří tvou lokaci { $card }
news-loss-discarded = { $who } zahazuje tvou lokaci { $card }
news-loss-taken = { $who } na toto kolo přebírá tvou lokaci { $card }
news-loss-blocked = { $who } na toto kolo blokuje tvou lokaci { $card }
news-loss-attacked = Útok ti bere lokaci { $card }
news-loss-undealt = { $who } ti bere dohodu { $card }
news-loss-stolen = { $who } ti bere { $goods }
news-yields = −{ $goods } za kolo
news-points = −{ $goods } na konci
news-got = dostáváš { $goods }
news-foundation = základy
news-flag-razed = zbořeno: { $who }
news-flag-discarded = zahozeno: { $who }
news-flag-taken = převzato: { $who }
news-flag-blocked = zablokováno: { $who }
news-flag-attacked = ztraceno při útoku
news-flag-undealt = odebráno: { $who }
news-flag-stolen = ukradeno: { $who }

# Hra s ostatními: vrácení tahu po dohodě, odkazy, kdo odešel, další hry.

others-undo-ask = Požádat ostatní o vrácení tvého posledního tahu
others-undo-short = Zpět…
others-plea = { $name } žádá o vrácení tahu: { $what }
others-plea-mine = Žádáš o vrácení tahu: { $what }. Čeká se na odpověď: { $names }.
others-agree = Souhlasím
others-decline = Nesouhlasím
others-withdraw = Vzít žádost zpět
others-stood-in = { $why ->
    [time] Tvůj čas vypršel, proto za tebe hraje bot.
    [gone] Tvůj čas vypršel v nepřítomnosti, proto za tebe hraje bot.
   *[left] Místo zůstalo prázdné, proto za tebe hraje bot.
}
others-away-on-turn = pryč, na tahu
others-device = Odkaz pro jiné zařízení
others-device-why = Otevírá tvoje místo: nech si ho pro sebe.
others-watch = Odkaz pro diváky
others-watch-why = Kdo ho má, může se dívat a nic víc.
others-link = Odkaz
others-qr = QR kód odkazu
others-next = Další hra
others-next-n = { $n ->
    [one] { $n } další hra čeká na tebe
    [few] { $n } další hry čekají na tebe
   *[many] { $n } dalších her čeká na tebe
}
others-waits-for = Místo čeká: { $name }
others-kept-why = Místo čeká na toho, kdo hrál předtím.
others-free = Uvolnit místo
others-same = Znovu stejná vesnice
others-another = Jiná vesnice
others-talk = Chat
others-by-link = Tento stůl otevírá jen odkaz. Požádej o něj: { $name }.

# Puzzles: the list, the day, a puzzle on the table.

puzzle-all = Úlohy
puzzle-what = Pozice s jedním zřetelně nejlepším postupem. Odpovídáš na stole jako ve hře; nic nespěchá a nikdo jiný to nevidí.
puzzle-daily = Úloha dne
puzzle-daily-solve = Vyřešit
puzzle-daily-again = Podívat se znovu
puzzle-streak = { $n ->
    [one] { $n } den v řadě,
    [few] { $n } dny v řadě,
   *[other] { $n } dní v řadě,
}
puzzle-longest = dosud nejdéle { $n }
puzzle-week = Posledních sedm dní
puzzle-day-done = { $day }: vyřešeno
puzzle-more = Všechny úlohy
puzzle-solved = vyřešeno { $n } z { $of }
puzzle-of = { $n } z { $of }
puzzle-done = vyřešeno
puzzle-any = jakékoli
puzzle-by-state = Vyřešené, nebo ne
puzzle-by-game = Hra
puzzle-by-level = Obtížnost
puzzle-by-faction = Frakce
puzzle-by-box = Krabice
puzzle-base = Základní hra
puzzle-state-any = Všechny
puzzle-state-open = Nevyřešené
puzzle-state-solved = Vyřešené
puzzle-none = Takovou úlohu tu nenajdeš.
puzzle-nr = č. { $n }
puzzle-number = Úloha { $n }
puzzle-no-such = Taková úloha není.
puzzle-comes = Už se načítá.
puzzle-fold = Sbalit nebo rozbalit text
puzzle-yours = Tvoje odpověď
puzzle-at-best = V nejlepším případě to jde dál takto
puzzle-answer = Řešení
puzzle-why-not = Proč ne toto? Jiné první tahy přinesou nejvýše:
puzzle-about = asi { $points }
puzzle-next = Další úloha
puzzle-skip = Jiná úloha
puzzle-again = Od začátku
puzzle-show = Ukázat řešení
puzzle-share = Kopírovat odkaz
puzzle-copied = Odkaz je zkopírován.
puzzle-not-copied = Odkaz se nepodařilo zkopírovat; je v adresním řádku.
puzzle-find-better = Najdi lepší tah
puzzle-slip = Kolo { $round }. Co se zde hrálo, ztratilo asi { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}. Co by bylo lepší?
puzzle-slip-of = Chyba { $n } z { $of }
puzzle-slip-sure = Jak to našel rozbor; jiné tahy se posoudí, když je zkusíš.
puzzle-no-slips = Není co hledat: žádné rozhodnutí tohoto hráče jistě nestálo bod ani více, nebo hra ještě nemá rozbor.
puzzle-own = ze hry
puzzle-to-review = K rozboru
puzzle-better = Správně: toto je lepší tah
puzzle-loses = Ještě ne: tento tah ztrácí asi { $points } bodů (±{ $within })

# Replays.

replay-all = Odehrané hry
replay-all-why = Podívej se na hru znovu, čímakoli očima, a hraj dál od kterékoli chvíle.
replay-one = Odehraná hra
replay-of = Odehraná hra: { $title }
replay-comes = Hra se připravuje…
replay-played = Odehráno v tomto prohlížeči
replay-none = Zatím žádná dohraná hra. Ty, které dohraješ, tu budou čekat.
replay-result = Výsledek
replay-watch = Přehrát
replay-upload = Otevřít soubor hry
replay-too-large = Ten soubor je na zápis hry příliš velký.
replay-controls = Přehrávání hry
replay-play = Přehrát
replay-pause = Pozastavit
replay-again = Od začátku
replay-back = O tah zpět
replay-on = O tah dál
replay-round-back = O kolo zpět
replay-round-on = O kolo dál
replay-moment = Chvíle
replay-moment-of = Tah { $at } z { $end }, kolo { $round }
replay-speed = Rychlost
replay-eyes = Číma očima
replay-eyes-all = Co vidí všichni
replay-eyes-of = Očima: { $name }
replay-side = Body a průběh
replay-log = Průběh hry
replay-begins = Stůl je připraven.
replay-decides = Rozhoduje { $name }
replay-download = Stáhnout soubor hry
replay-play-on = Hrát odtud dál
replay-play-on-over = Tady už hra skončila: vrať se k dřívější chvíli.
replay-play-on-now = Hrát dál od tahu { $at }
replay-as = Tvé místo
replay-against = Ostatní místa: boti
replay-shut = Zavřít

replay-opened = Soubory her otevřené tady
replay-public = Odehráno u otevřených stolů
replay-examples = Ukázky
replay-examples-why = Tyto hry odehráli boti mezi sebou. Podívej se, jak hra probíhá, nebo od kteréhokoli okamžiku pokračuj.

# The review of a finished game.

review-one = Rozbor
review-of = Rozbor: { $title }
review-ask = Jakou cenu měla rozhodnutí?
review-what = U každého rozhodnutí se rozbor ptá, co hráč tehdy mohl vědět, hraje nejlepší tahy dál s mnoha možnými kartami a říká, co bylo lepší, o kolik a proč. Odděluje také štěstí od hry.
review-game = Která hra
review-game-n = Hra { $n }
review-by = Posuzuje bot „{ $bot }“ na { $deals } možných rozdáních; čísla obvykle platí na ±{ $within } bodu.
review-whose = Čí rozhodnutí
review-whose-all = Všichni
review-to-replay = Přehrání
review-choose = Vyber rozhodnutí: v seznamu, na křivce nebo šipkami.
review-head-won =
    { $name }: výhra o { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }, chyby: { $mistakes }
review-head-lost =
    { $name }: prohra o { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }, chyby: { $mistakes }
review-head-even =
    { $name }: stejně bodů, chyby: { $mistakes }
review-head-alone =
    { $name }: { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
    }, chyby: { $mistakes }

## Making it

review-depth = Jak podrobně
review-depth-quick = Rychle
review-depth-usual = Běžně
review-depth-deep = Důkladně
review-start = Rozebrat tuto hru
review-go-on = Pokračovat
review-closer = Podívat se blíž
review-stop = Zastavit
review-stopped = Zastaveno po { $done } z { $total } rozhodnutí; co je hotové, zůstává.
review-waiting = Čeká se: server pracuje na jiných rozborech.
review-progress = Posouzená rozhodnutí: { $done } z { $total }
review-done = Rozbor je hotový.
review-seconds =
    { $n ->
        [one] ještě asi { $n } sekunda
        [few] ještě asi { $n } sekundy
       *[other] ještě asi { $n } sekund
    }
review-minutes =
    { $n ->
        [one] ještě asi { $n } minuta
        [few] ještě asi { $n } minuty
       *[other] ještě asi { $n } minut
    }

## The curve

review-scale = Co křivka ukazuje
review-by-chance = Šance
review-by-points = Náskok
review-by-score = Body
review-chance = Šance na výhru
review-ahead = Očekávaný náskok v bodech
review-score = Očekávané body
review-round = Kolo { $round }
review-round-short = K{ $round }
review-name-value = { $name } { $value }
review-turning = Body zlomu
review-turning-of = { $name } { $change }:
review-turning-n = bod zlomu { $n }
review-course = Co mohl každý čekat
review-begins = Začátek kola { $round }
review-latest = Konec
review-both = { $chance }, { $points }

## Luck and play

review-luck-and-play = Štěstí a hra zvlášť
review-luck = Štěstí
review-play = Hra
review-luck-later = Objeví se, až budou posouzena všechna rozhodnutí.
review-best-of = nejlepší tahy: { $best } z { $n }
review-sum = začátek { $start }, štěstí { $luck }, hra { $play }, přehmaty soupeřů { $rivals }: náskok na konci { $margin }
review-sum-alone = začátek { $start }, štěstí { $luck }, hra { $play }: body na konci { $margin }
review-luck-note = Štěstí je vše, co karty a kostky daly nad očekávání. Hra je cena vlastních rozhodnutí proti nejlepším nalezeným. Obojí v bodech.
review-luck-note-alone = Štěstí je vše, co karty a kostky daly nad očekávání. Hra je cena rozhodnutí proti nejlepším nalezeným. Obojí v bodech.

## Decisions

review-decisions = Rozhodnutí
review-decisions-of = Rozhodnutí: { $name }
review-filter = Která rozhodnutí
review-filter-mistakes = Chyby { $n }
review-filter-all = Vše { $n }
review-filter-left = Zbylo { $n }
review-none-mistakes = Žádné z těchto rozhodnutí s jistotou nestálo body.
review-none-all = Zatím žádná rozhodnutí.
review-none-left = Nic nezůstalo ležet: žádné zbytečné prostředky, žádné předčasné pasování.
review-keys-step = zpět, dál
review-keys-mistake = další, předchozí chyba
review-about = ~{ $points }
review-about-points = Asi { $points } bodu.
review-mark-best = nejlepší
review-mark-good = dobrý
review-mark-inaccuracy = nepřesnost
review-mark-mistake = chyba
review-mark-blunder = hrubá chyba
review-mark-hard = dobře viděno
review-asked-pay = platba
review-asked-discard = co se zahodí
review-asked-deal = která dohoda
review-asked-location = která lokace
review-asked-card = která karta
review-asked-good = který prostředek
review-asked-keep = co zůstane
review-asked-player = který hráč
review-asked-colour = která barva
review-asked-send = další osadníci
review-asked-other = volba

## One decision

review-turn-of =
    { $turn ->
        [0] Kolo { $round }: { $name }
       *[other] Kolo { $round }, tah { $turn }: { $name }
    }
review-lost = −{ $points } b.
review-lost-chance = šance na výhru { $change }
review-hard-why = Na první pohled se zdá lepší jiný tah.
review-good-why = Pokud lze poznat, stejně dobrý jako nejlepší.
review-lines = Nejlepší tahy a ten zahraný
review-move = Tah
review-col-ahead = Náskok
review-col-score = Body
review-col-chance = Šance
review-col-loss = Ztráta
review-played = Zahraný
review-best = Nejlepší
review-then = pak
review-why = Proč
review-why-best = Co přináší
review-sources = Odkud jsou body
review-col-played = zahraný
review-col-best = nejlepší
review-col-difference = rozdíl
review-table-of = Stůl očima: { $name }
review-table-large = Zvětšit
review-in-replay = V přehrání

## Another move

review-try = Zkusit jiný tah
review-try-comes = Tahy se připravují…
review-try-none = Jiný tah nebyl.
review-try-find = Najít tah
review-try-moves = Možné tahy
review-try-not-found = Žádný tah tato slova nemá.
review-trying = Hraje se dál…
review-try-as-good = stejně dobrý jako nejlepší
review-try-best = Nejlepší:

## How it is judged

review-how = Jak se posuzuje
review-slips = Najdi lepší tahy
review-how-known = Každé rozhodnutí se posuzuje podle toho, co hráč tehdy mohl vědět. Skryté karty se mnohokrát rozdají znovu, takže nikdo nenese vinu za to, co věděl jen balíček.
review-how-deals = Na každém z těchto rozdání hraje stejný bot za všechny a se stejnými kartami dál nejlepší tahy i ten zahraný. Kde se jiný tah zdá lepší, porovnají se oba ještě jednou na čerstvých rozdáních a jen ta platí pro ztrátu. Znak ± je interval 95 %.
review-how-this = Tento rozbor udělal bot „{ $bot }“; poslední srovnání mělo { $deals } rozdání a čísla obvykle platí na ±{ $within } bodu.
review-how-marks = Známky
review-how-best = Nejlepší nalezený tah, nebo k nerozeznání od něj: ztráta pod 0,5 bodu.
review-how-hard = Nejlepší tah, který tak nevypadal: při pohledu o jeden tah dopředu se jiný zdál lepší aspoň o bod.
review-how-good = Ztráta pod 1 bod, nebo čísla neříkají nic jistého.
review-how-inaccuracy = Ztráta 1 až 3 body; jistě nějaká.
review-how-mistake = Ztráta 3 až 6 bodů; jistě aspoň 1.
review-how-blunder = Ztráta 6 bodů a víc; jistě aspoň 3.
review-how-sure = Známka potřebuje ztrátu dost velkou a dost jistou: dolní konec intervalu musí dosáhnout čísla za středníkem.
review-how-luck = Začátek je náskok, který se dal čekat při prvním rozhodnutí. Hra je to, co vlastní rozhodnutí ztratila proti nejlepším nalezeným tahům; přehmaty soupeřů jsou to, co rozdali oni. Štěstí je všechno ostatní: dobrané karty, kostky a co soupeři opravdu měli. Dohromady je to přesně náskok na konci.
review-how-left-title = Zůstalo ležet
review-how-left = Prostředky, které sebral úklid, osadníci bez práce, pasování jistě příliš brzy, zbořená lokace, kterou by zachránil obranný žeton. Co má cenu pod jeden bod, se neuvádí.

# Stůl hry Roll & Write. Osoba a budova se jmenují jen v jednom tvaru, věty jsou postaveny kolem něj.

roll-title = Kolo { $round }
roll-round-of = Kolo { $round } z { $of }
roll-phase-favor = Přízeň
roll-phase-develop = Rozvoj
roll-phase-settlements = Osady
roll-active = Hází
roll-rolling = Hází:
roll-library = Vesnice

## Arch Impéria

roll-sheets = Archy
roll-empire-of = Arch Impéria: { $name }
roll-village-of = Arch Vesnice: { $name }
roll-page-empire = Impérium
roll-page-village = Vesnice
roll-page-favors = Přízně
roll-track =
    { $track }: dokončené úseky: { $n } z 9, hodnota { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
roll-progress = { $track }: { $n } z 9
roll-section = { $track }, úsek { $section }
roll-section-area = { $track }, úsek { $section }, okénko { $area }
roll-imperial = císařský úsek
roll-costs = cena: { $goods }
roll-free = nestojí žádné suroviny
roll-crossed = škrtnuté
roll-can = lze teď škrtnout
roll-open = teď ne
roll-far = ještě ne
roll-complete = dokončený
roll-incomplete = nedokončený
roll-marked = část osady
roll-fields = Pole
roll-field =
    Pole { $field }, { $reached ->
        [yes] přístupné
       *[no] jeho most není dokončený
    }
roll-harvest-area = Sklizňové okénko { $area }, dává: { $goods }
roll-box = { $name }: { $n }
roll-box-settlements = Body za osady
roll-box-earned = Získané body a body budov s hvězdou
roll-box-total = Všechny body dosud

## Arch Vesnice

roll-building = { $name }
roll-building-star = { $name }, budova s hvězdou
roll-building-area = { $name }, okénko { $area }
roll-areas-of = Okénka: { $name }
roll-star = Hvězda: počítá se na konci hry
roll-prebuilt = Postaveno od začátku
roll-use = Použít
roll-can-use = Lze teď použít
roll-settlements =
    { $n ->
        [0] Žádná osada
        [one] { $n } osada
        [few] { $n } osady
        [many] { $n } osady
       *[other] { $n } osad
    }
roll-places =
    { $n ->
        [one] { $n } místo pro osadu
        [few] { $n } místa pro osadu
        [many] { $n } místa pro osadu
       *[other] { $n } míst pro osadu
    }
roll-plan-pick =
    { $n ->
        [one] { $n } místo
        [few] { $n } místa
        [many] { $n } místa
       *[other] { $n } míst
    }
roll-plan-picked = Zvolený
roll-stands-basic = Nepatří do základní hry
roll-stands-open =
    { $n ->
        [one] zbývá { $n } okénko
        [few] zbývají { $n } okénka
        [many] zbývá { $n } okénka
       *[other] zbývá { $n } okének
    }
roll-stands-next = Od příštího kola
roll-stands-star = Počítá se na konci
roll-stands-plan = Body za osady
roll-stands-active = Aktivní
roll-stands-alone = Aktivní, působí sama
roll-stands-worked = V tomto kole působila
roll-stands-left =
    { $n ->
        [one] Ještě jednou
        [few] Ještě { $n }krát
        [many] Ještě { $n }krát
       *[other] Ještě { $n }krát
    }
roll-stands-used =
    { $n ->
        [one] Použitá
        [few] Použitá { $n }krát
        [many] Použitá { $n }krát
       *[other] Použitá { $n }krát
    }

## Kostky a Přízně

roll-tray = Kostky a Přízně
roll-dice = Kostky
roll-die = Kostka { $n }: { $face }
roll-worker-die =
    Kostka osadníků: { $n ->
        [one] { $n } akce
        [few] { $n } akce
        [many] { $n } akce
       *[other] { $n } akcí
    }
roll-tokens = Žetony Přízně
roll-take = Vzít
roll-favor = Přízeň
roll-favor-yours = Tvůj
roll-favor-of = má ho { $name }
roll-favor-used = Použitý
roll-favor-used-by = použitý: { $name }
roll-favor-is-used = použitá
roll-favor-unused = nepoužitá

## Na co se hra ptá

roll-ask-develop =
    { $n ->
        [0] Žádná akce nezbývá; ještě mohou pomoci budovy a Přízeň.
        [one] Zbývá { $n } akce: stavěj, sklízej, používej budovy a Přízeň.
        [few] Zbývají { $n } akce: stavěj, sklízej, používej budovy a Přízeň.
        [many] Zbývá { $n } akce: stavěj, sklízej, používej budovy a Přízeň.
       *[other] Zbývá { $n } akcí: stavěj, sklízej, používej budovy a Přízeň.
    }
roll-ask-done = V tomto kole už nelze nic udělat.
roll-ask-place = Kde vznikne osada ({ $name })?
roll-pick-dice = Vyber kostky k přehození.
roll-not-these-dice = Žádná budova nepřehazuje právě tyto kostky.
roll-dice-first = Nejdřív rozhodni o kostkách: přehoď je, nebo je ponech (<rule>RW-ADVENTURE-12</rule>).
roll-reroll-n =
    { $n ->
        [one] Přehodit { $n } kostku
        [few] Přehodit { $n } kostky
        [many] Přehodit { $n } kostky
       *[other] Přehodit { $n } kostek
    }
roll-keep = Ponechat kostky
roll-plans = Plány, které se vejdou
roll-settle-here = Založit osadu
roll-skip = Bez osady
roll-be-ready = Hotovo
roll-step-favor = Vezmi si přízeň
roll-step-reroll = Vyber kostky
roll-step-develop = Vyber okénko
roll-step-settlements = Vyber plán a místo
roll-step-wait = Počkej na ostatní
roll-choices = Co tu lze udělat
roll-you-ready = Hotovo.
roll-wait-for =
    { $n ->
        [one] Nejdřív musí rozhodnout { $names }.
        [few] Nejdřív musí rozhodnout { $names }.
        [many] Nejdřív musí rozhodnout { $names }.
       *[other] Nejdřív musí rozhodnout { $names }.
    }
roll-ready-wait-for =
    { $n ->
        [one] Máš hotovo a to už platí (<rule>RW-ROUND-19</rule>). Nejdřív musí rozhodnout { $names }.
        [few] Máš hotovo a to už platí (<rule>RW-ROUND-19</rule>). Nejdřív musí rozhodnout { $names }.
        [many] Máš hotovo a to už platí (<rule>RW-ROUND-19</rule>). Nejdřív musí rozhodnout { $names }.
       *[other] Máš hotovo a to už platí (<rule>RW-ROUND-19</rule>). Nejdřív musí rozhodnout { $names }.
    }
roll-unsure-actions =
    { $n ->
        [one] Propadne { $n } akce (<rule>RW-ROUND-11</rule>).
        [few] Propadnou { $n } akce (<rule>RW-ROUND-11</rule>).
        [many] Propadne { $n } akce (<rule>RW-ROUND-11</rule>).
       *[other] Propadne { $n } akcí (<rule>RW-ROUND-11</rule>).
    }
roll-unsure-favor = Přízeň ({ $favor }) je nepoužitá a propadne (<rule>RW-FAVOR-12</rule>).
roll-unsure-both =
    { $n ->
        [one] Propadne { $n } akce i Přízeň ({ $favor }) (<rule>RW-ROUND-11</rule>).
        [few] Propadnou { $n } akce i Přízeň ({ $favor }) (<rule>RW-ROUND-11</rule>).
        [many] Propadne { $n } akce i Přízeň ({ $favor }) (<rule>RW-ROUND-11</rule>).
       *[other] Propadne { $n } akcí i Přízeň ({ $favor }) (<rule>RW-ROUND-11</rule>).
    }
roll-unsure-no = Ještě ne
roll-unsure-yes = Přesto hotovo

## Hráči

roll-doing-favor = bere žeton
roll-doing-develop = rozvíjí impérium
roll-doing-settlements = zakládá osadu
roll-doing-end = konec
roll-ready = hotovo
roll-built =
    { $n ->
        [one] { $n } dokončená budova
        [few] { $n } dokončené budovy
        [many] { $n } dokončené budovy
       *[other] { $n } dokončených budov
    }
roll-has-token = Přízeň: { $token }
roll-lens-open = { $name }: podívat se na archy
roll-lens-close = { $name }: odložit archy
roll-rank = Hodnost
roll-rank-next =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodů
    } do hodnosti { $name }
roll-record = Tvůj rekord na tomto archu: { $n }
roll-no-record = Tvá první hra na tomto archu

## Zásoba

roll-pool = Tvá zásoba v tomto kole
roll-n-actions =
    { $n ->
        [one] { $n } akce
        [few] { $n } akce
        [many] { $n } akce
       *[other] { $n } akcí
    }
roll-n-points =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodů
    }

## Nápověda

roll-verb-take = Vzít žeton
roll-verb-reroll = Přehodit
roll-verb-keep = Ponechat kostky
roll-verb-build = Stavět
roll-verb-harvest = Sklízet
roll-verb-use = Použít budovu
roll-verb-favor = Použít Přízeň
roll-verb-ready = Hotovo
roll-verb-settle = Založit osadu
roll-verb-skip = Bez osady
roll-key-arrows = od okénka k okénku
roll-key-enter = škrtnout, zvolit, potvrdit
roll-key-end = hotovo, ponechat kostky, bez osady

## Konec hry

roll-end-after = Konečný výsledek po { $n ->
    [one] { $n } kole
   *[other] { $n } kolech
}
roll-end-won = Vyhrává { $name }
roll-end-rank = { $name } získává hodnost { $rank }
roll-end-points =
    { $n ->
        [one] { $n } bod v dobrodružství.
        [few] { $n } body v dobrodružství.
        [many] { $n } bodu v dobrodružství.
       *[other] { $n } bodů v dobrodružství.
    }
roll-end-by-bridges =
    Remíza ({ $name }): { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }; rozhodly dokončené úseky Mostů, { $own } ku { $other } (<rule>RW-TIE-01</rule>).
roll-end-by-harvest =
    Remíza ({ $name }): { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }, i v Mostech; rozhodla sklizená okénka, { $own } ku { $other } (<rule>RW-TIE-02</rule>).
roll-end-by-nothing =
    Po { $points ->
        [one] { $points } bodu
        [few] { $points } bodech
        [many] { $points } bodu
       *[other] { $points } bodech
    } a nic nerozhoduje (<rule>RW-TIE-03</rule>).
roll-end-settlements = Osady
roll-end-earned = Získané a budovy s hvězdou
roll-end-tie-bridges = Nejvíc dokončených úseků Mostů (<rule>RW-TIE-01</rule>)
roll-end-tie-harvest = Nejvíc sklizených okének (<rule>RW-TIE-02</rule>)
roll-end-tie-shared = Jinak společné vítězství (<rule>RW-TIE-03</rule>)
roll-end-more = Remízy a nejlepší budovy
roll-end-best = Nejlepší budovy
roll-end-built = Co vzniklo
roll-end-sections = Dokončené úseky
roll-end-buildings = Dokončené budovy
roll-end-harvested = Sklizená okénka
roll-end-made = Založené osady
roll-end-record-new = Nový rekord archu { $sheet }: { $n }
roll-end-record-first = Tvůj první rekord archu { $sheet }: { $n }
roll-end-record-stands = Tvůj rekord archu { $sheet } zůstává { $n }
roll-end-ranks-rule = Každý výsledek má hodnost (<rule>RW-ADVENTURE-09</rule>).

## What a settlement brings

roll-settle-points =
    Přináší { $n ->
        [one] <vp>{ $n } vítězný bod</vp>
        [few] <vp>{ $n } vítězné body</vp>
       *[other] <vp>{ $n } vítězných bodů</vp>
    }.
roll-settle-raises = Od příštího kola: { $text }
roll-settle-raises-later = Až bude budova dokončená: { $text }

# The rulebook.

rules-search = Hledat v pravidlech
rules-contents = Obsah
rules-found =
    { $n ->
        [one] { $n } pravidlo
        [few] { $n } pravidla
       *[other] { $n } pravidel
    }
rules-nothing = Všechna tato slova neobsahuje žádné pravidlo. Zkus méně slov, nebo jen začátek.
rules-failed = Pravidla se nepodařilo načíst.
rules-book = Pravidla hry
rules-every = Všechny
rules-defines = Nejdřív si přečti
rules-uses = Kde se o tom ještě píše
rules-all = Zobrazit všechna pravidla ({ $n })
rules-elsewhere =
    { $n ->
        [one] Ještě { $n } pravidlo: { $book }
        [few] Ještě { $n } pravidla: { $book }
       *[other] Ještě { $n } pravidel: { $book }
    }
rules-no-clause = Pravidlo { $clause } neexistuje.

rules-in-short = Ve zkratce
rules-how-to = Jak se hraje, s obrázky
rules-lesson = Lekce
rules-below = Níže najdeš každé pravidlo s číslem, na které se hra odvolává.
rules-judges = I pravidla pro rozhodčí a programátory
rules-hidden = 
    { $n ->
        [one] ještě { $n } pro rozhodčí a programátory
       *[other] ještě { $n } pro rozhodčí a programátory
    }
rules-in-the-book = V pravidlech

# What the table says in Czech.

## Where and when

table-title = Kolo { $round }
table-title-turn = Jsi na tahu
table-heading = Stůl, { $round }. kolo
table-round = Kolo
table-round-of = Kolo { $round } z { $of }
table-phases = Fáze kola
table-phase-lookout = Rozhled
table-phase-production = Produkce
table-phase-action = Akce
table-phase-attack = Útok
table-phase-cleanup = Úklid
table-first = První hráč
table-rules = Pravidla
table-players = Impéria
table-you = Ty
table-seat = Hráč { $n }
table-virtual = Virtuální hráč
table-virtual-short = Virtuální
table-bot = bot
table-stand-in = hraje bot
table-resigned = vzdaná hra
table-you-resigned = Hra vzdána; dál za tebe hraje bot.
table-faction-kind = { $faction }, { $kind }
table-thinking = přemýšlí
table-on-turn = na tahu
table-passed = pasuje
table-away = pryč od stolu
table-score = Body

## Empires

table-empire-own = Tvé impérium
table-empire-of = Impérium: { $name }
table-rival = { $name }, { $faction }
table-row-production = Produkce
table-row-feature = Vlastnosti
table-row-action = Akce
table-each-round = Každé kolo
table-keeps = Uchová
table-all-wood = všechno dřevo
table-all-stone = všechny kameny
table-all-food = všechno jídlo
table-all-gold = všechno zlato
table-all-worker = všechny osadníky
table-all-raze = všechny žetony boření
table-all-defense = všechny obranné žetony
table-lens-open = { $name }: ukázat velké
table-lens-close = Zpět ke svému impériu
table-no-goods = žádné prostředky
table-hand-cap = Karty v ruce
table-hand-of =
    { $n ->
        [one] { $n } karta v ruce
        [few] { $n } karty v ruce
       *[other] { $n } karet v ruce
    }, z toho běžných: { $common }
table-deals-cap = Dohody
table-deals =
    { $n ->
        [0] Žádné dohody
        [one] { $n } dohoda
        [few] { $n } dohody
       *[other] { $n } dohod
    }
table-deal-label =
    Dohoda: každé kolo { $good }, { $card }{ $route ->
        [yes] {" "}({ $of })
       *[no] {""}
    }
table-foundation = Základy
table-foundations =
    { $n ->
        *[other] základy: { $n }
    }
table-piles = Balíčky
table-common = běžné
table-pile = { $name }, zbývá karet: { $n }
table-aside-label = Odhozené běžné karty: { $n }. Navrchu: { $card }
table-more = +{ $n } dalších

## The virtual player

table-attack-deck = zbývá útočných karet: { $n }
table-line = Útoky
table-line-label =
    { $n ->
        [0] V útočné linii nic neleží
       *[other] Útočná linie od nejnovější: { $goods }
    }
table-area = Jeho oblast
table-collection = Jeho sbírka: { $n }
table-faction-locations = Tvé frakční lokace : jeho sbírka
table-versus = { $ours } ku { $theirs }

## Hand and offer

table-hand =
    { $n ->
        [one] Tvá ruka, { $n } karta
        [few] Tvá ruka, { $n } karty
       *[other] Tvá ruka, { $n } karet
    }
table-hand-empty = V ruce nemáš nic.
table-offer =
    { $n ->
        [one] V nabídce { $n } karta
        [few] V nabídce { $n } karty
       *[other] V nabídce { $n } karet
    }
table-offer-empty = V nabídce teď nic není.
table-prayed =
    { $n ->
        [one] Modlitba, { $n } karta
        [few] Modlitba, { $n } karty
       *[other] Modlitba, { $n } karet
    }
table-verb-visit = Navštívit
table-verb-play = Zahrát
table-did-visit = Navštíveno: { $what }
table-did-play = Zahráno: { $what }
table-all-blessing = všechna požehnání
table-all-tech = všechny technologie
table-left-visit =
    { $n ->
        [one] navštívit { $n } lokaci
        [few] navštívit { $n } lokace
       *[other] navštívit { $n } lokací
    }
table-left-play =
    { $n ->
        [one] zahrát { $n } kartu
        [few] zahrát { $n } karty
       *[other] zahrát { $n } karet
    }
table-can = Můžeš: { $verbs }.
table-picked = Vybráno.
table-verb-build = Postav
table-verb-going = Staví se
table-verb-deal = Dohoda
table-verb-raze = Zboř
table-verb-use = Použij
table-verb-send = Vyšli osadníky
table-verb-guard = Chraň
table-verb-samurai = Samuraj
table-verb-draft = Vezmi
table-verb-choose = Zvol
table-verb-give-up = Zahoď
table-verb-put = Vlož pod ni
table-verb-end = Ukonči tah
table-verb-pass = Pasuj
table-do-choose = Zvol: { $what }
table-do-give-up = Zahoď: { $what }
table-do-put = Vlož pod ni: { $what }
table-pay = Zaplať: { $what }
table-why-short =
    { $good ->
        [wood] { $n ->
            [one] chybí { $n } dřevo
            [few] chybí { $n } dřeva
           *[other] chybí { $n } kusů dřeva
        }
        [stone] { $n ->
            [one] chybí { $n } kámen
            [few] chybí { $n } kameny
           *[other] chybí { $n } kamenů
        }
        [food] { $n ->
            [one] chybí { $n } jídlo
            [few] chybí { $n } jídla
           *[other] chybí { $n } porcí jídla
        }
       *[gold] { $n ->
            [one] chybí { $n } zlato
            [few] chybí { $n } zlaté mince
           *[other] chybí { $n } zlatých mincí
        }
    }
table-why-short-goods =
    { $n ->
        [one] chybí { $n } prostředek
        [few] chybí { $n } prostředky
       *[other] chybí { $n } prostředků
    }
table-why-no-sacrifice = není co zahodit
table-gains = získáš: { $what }
table-loses = ztratíš: { $what }

## What is asked

table-asked = Na co se hra ptá
table-your-turn = Jsi na tahu: jedna akce, nebo pas.
table-acted-more = Akce je hotová. Polož žetony, nebo ukonči tah.
table-acted = Akce je hotová. Ukonči tah.
table-send = pro
table-steps = Kroky stavby
table-step-card = Karta
table-step-give-up = Zahoď
table-step-pay = Zaplať
table-picked-secret = Máš vybráno.
table-thinks =
    { $n ->
        [0] Přemýšlí se
       *[other] Přemýšlí: { $names }
    }
table-waits =
    { $n ->
        [0] Okamžik
       [one] Rozhoduje { $names }
       *[other] Rozhodují { $names }
    }
table-over = Konec hry.
table-moment = Stůl po { $at }. tahu
table-back-to-now = Zpět do přítomnosti

## The dock

table-dock = Tvé prostředky a tahy
table-purse = Tvé prostředky
table-help = Co mohu dělat?
table-undo = Vrátit tah
table-pass = Pas
table-end-turn = Konec tahu
table-watching =
    { $n ->
        [one] Díváš se
        [few] Dívají se { $n } lidé
       *[other] Dívá se { $n } lidí
    }
table-only-watching = Na tuto hru se díváš.
table-not-now = Teď ne.
table-not-your-turn = Rozhoduje { $name }.
table-answer-first = Nejdřív odpověz na otázku.
table-act-first = Nejdřív proveď akci, nebo pasuj.
table-acted-already = Akce je hotová: ukonči tah.
table-clock = Zbývá čas: { $time }
table-clock-days =
    { $days ->
        [one] { $days } den { $hours } h
        [few] { $days } dny { $hours } h
       *[other] { $days } dní { $hours } h
    }
table-step-pick = Vyber kartu nebo lokaci
table-step-pick-why = Vyber kartu z ruky nebo lokaci: co s ní můžeš udělat, se objeví tady.
table-step-answer = Vyber odpověď
table-step-answer-why = Vyber něco v rámečku, nebo odpověď v pruhu nad rukou.
table-step-wait = Nejsi na tahu
table-answer-or-undo = Nejdřív odpověz, nebo vrať tah.
table-did = Hotovo
table-did-build = Postaveno: { $what }
table-did-deal = Dohoda: { $what }
table-did-raze = Zbořeno: { $what }
table-did-use = Použito: { $what }
table-did-draft = Vzato: { $what }
table-did-send = Osadníci vysláni
table-did-guard = Obrana: { $what }
table-did-samurai = Samuraj: { $what }
table-did-pass = Pas
table-did-end = Konec tahu
table-pass-ask = Pasovat do konce kola?
table-pass-sure = Pasuji do konce kola
table-pass-not = Hraji dál
table-pass-lost = Při úklidu přijdeš o
table-pass-kept = Zůstane
table-left = Ještě můžeš
table-left-build =
    { $n ->
        [one] postavit { $n } kartu
        [few] postavit { $n } karty
       *[other] postavit { $n } karet
    }
table-left-deal =
    { $n ->
        [one] uzavřít { $n } dohodu
       *[other] uzavřít dohodu s jednou z { $n } karet
    }
table-left-raze =
    { $n ->
        [one] zbořit { $n } kartu nebo lokaci
       *[other] zbořit jednu z { $n } karet nebo lokací
    }
table-left-use =
    { $n ->
        [one] použít { $n } lokaci
        [few] použít { $n } lokace
       *[other] použít { $n } lokací
    }
table-left-send = vyslat osadníky
table-steps-deal = Kroky uzavření dohody
table-verb-dealing = Uzavíráš dohodu
table-ledger-gives = Zahodíš
table-ledger-asks = jednu lokaci dle výběru
table-ledger-pays = Zaplatíš
table-ledger-gets = Teď
table-ledger-rounds = každé kolo
table-ledger-ends = na konci

## Help and keys

table-help-wait = Teď nic: rozhodují jiní.
table-close = Zavřít
table-keys = Klávesy
table-keys-on = Klávesové zkratky (písmena a číslice)
table-key-tab = k další části stolu
table-key-arrows = z karty na kartu
table-key-enter = vybrat, pak zahrát
table-key-digits = odpověď s tímto číslem
table-key-escape = krok zpět
table-key-end = ukončit tah
table-key-pass = pasovat v tomto kole
table-key-undo = vzít poslední tah zpět
table-key-help = tato nápověda

## The side

table-side = Body, průběh hry a chat
table-track = Body
table-log = Průběh hry
table-log-show = Ukázat tuto chvíli
table-notation = Tahy v zápisu
table-chat = Chat
table-chat-new = nové
table-chat-empty = Zatím nikdo nic nenapsal.
table-chat-say = Napiš něco
table-chat-send = Poslat

## The menu

table-menu-sound = Zvuk, když jsem na tahu
table-menu-notify = Upozornění, když jsem na tahu
table-notify-what = I když není otevřená žádná stránka, u všech tvých stolů v tomto prohlížeči. Upozornění uvádí stůl a hráče; jde zašifrovaně přes službu oznámení prohlížeče.
table-notify-page = Jen dokud je tato stránka otevřená. Vypni a znovu zapni, aby upozornění chodila i po jejím zavření.
table-notify-insecure = Upozornění vyžadují adresu, která začíná na https.
table-notify-browser = Jen dokud je tato stránka otevřená: tento prohlížeč bez ní upozornění nepřijímá. Na iPhonu nebo iPadu si Osadu nejdřív přidej na plochu.
table-notify-blocked = Prohlížeč blokuje upozornění z tohoto webu; můžeš je povolit v jeho nastavení.
table-notify-server = Jen dokud je tato stránka otevřená: tento server upozornění neposílá.
table-notify-failed = Jen dokud je tato stránka otevřená: služba oznámení prohlížeče neodpověděla; anonymní okna ji nemají. Vypni a zapni, aby se to zkusilo znovu.
table-leave = Odejít od stolu
table-leave-sure = Bude za tebe hrát bot. Vrátit se můžeš kdykoli.
table-resign = Vzdát se
table-resign-sure = Tuto hru nadobro vzdáš.
table-stay = Zůstat
table-come-back = Vracím se do hry

## The line

table-connecting = Sedáme ke stolu…
table-lost = Spojení je přerušené; vrátí se samo.
table-lost-now = Zkusit teď
table-refused = Tento stůl tu nejde otevřít. Použij odkaz z pozvánky.
table-again = Zkusit znovu
table-to-end = K výsledku

# Modlitba jako scéna
table-prayer-of = { $name }: modlitba, { $card }
table-prayer-own-tokens = Tvá požehnání
table-prayer-tokens-of = Požehnání: { $name }
table-prayer-as = jako { $colour }
table-prayer-stored = uložená karta
table-prayer-no-match = neshoduje se
table-prayer-no-colour = bez barvy
table-prayer-not-asked = v této modlitbě neplatí
table-prayer-needs-match = potřebuje shodnou kartu
table-prayer-spend = lze utratit: { $good }
table-prayer-each = za každou
table-prayer-draw = Dober { $n }
table-prayer-with-tokens = Žetony
table-prayer-declare = Ohlas barvu
table-prayer-choose = Zvol barvu
table-prayer-brings = Výsledek
table-prayer-draw-what =
    { $n ->
        [one] { $n } běžná karta, vidí ji všichni. Shoduje-li se, přidají žetony svoje.
        [few] { $n } běžné karty, vidí je všichni. Shoduje-li se aspoň jedna, přidají žetony svoje.
       *[other] { $n } běžných karet, vidí je všichni. Shoduje-li se aspoň jedna, přidají žetony svoje.
    }
table-prayer-tokens-what = Jistota: nic se nedobírá a žetony ti zůstanou.
table-prayer-matches =
    { $n ->
        [one] Shoduje se { $n } karta.
        [few] Shodují se { $n } karty.
       *[other] Shoduje se { $n } karet.
    }
table-prayer-tokens =
    { $n ->
        [one] { $n } žeton přidá svoje
        [few] { $n } žetony přidají svoje
       *[other] { $n } žetonů přidá svoje
    }
table-prayer-helped =
    { $n ->
        [one] Shoduje se { $n } karta, proto { $tokens } (<rule>PRAYER-32</rule>).
        [few] Shodují se { $n } karty, proto { $tokens } (<rule>PRAYER-32</rule>).
       *[other] Shoduje se { $n } karet, proto { $tokens } (<rule>PRAYER-32</rule>).
    }
table-prayer-in-vain =
    { $tokens ->
        [yes] Žádná karta se neshoduje, žetony proto nepřidají nic (<rule>PRAYER-34</rule>).
       *[no] Žádná karta se neshoduje.
    }
table-prayer-by-tokens =
    { $n ->
        [one] Shoduje se { $n } žeton; nic se nedobírá (<rule>PRAYER-22</rule>).
        [few] Shodují se { $n } žetony; nic se nedobírá (<rule>PRAYER-22</rule>).
       *[other] Shoduje se { $n } žetonů; nic se nedobírá (<rule>PRAYER-22</rule>).
    }
table-prayer-least =
    Aspoň { $n } { $n ->
        [one] shoda
        [few] shody
       *[other] shod
    }: { $goods }.
table-prayer-least-not =
    Méně než { $n } { $n ->
        [one] shoda
        [few] shody
       *[other] shod
    }, bez odměny: { $goods }.
table-prayer-brings-goods = Přinese { $goods }.
table-prayer-nothing = Nic
table-prayer-shut = Zavřít modlitbu

# Otevřené produkce soupeřů
table-doors = Otevřené produkce, které můžeš navštívit
table-door =
    { $n ->
        [one] Navštiv lokaci { $card } ({ $name }): { $n } volné místo.
        [few] Navštiv lokaci { $card } ({ $name }): { $n } volná místa.
       *[other] Navštiv lokaci { $card } ({ $name }): { $n } volných míst.
    }
table-doors-shut = Zavřeno: { $n }
table-key-doors = k otevřeným produkcím, které můžeš navštívit
table-key-rival = ukázat impérium soupeře
table-key-rival-which =
    { $n ->
        [one] Který soupeř? 1
        [few] Který soupeř? 1 až { $n }
       *[other] Který soupeř? 1 až { $n }
    }
table-key-log = k průběhu hry

## Hra kampaně

table-goals = Cíle
table-goal-open = první
table-goal-turned = otočený
table-goal-first = Kdo bude první, škrtne { $n } pole a získá bonus.
table-goal-later =
    { $n ->
        [one] Otočený: { $n } pole pro další.
        [few] Otočený: { $n } pole pro další.
       *[other] Otočený: { $n } polí pro další.
    }
table-goal-has = { $name }: { $n } z { $of }.
table-goal-met = { $name }: splněno.
table-provinces = Provincie
table-provinces-cost = Provincie na konci hry uberou body: { $n }.
table-invention-used =
    { $n ->
        [one] V tomto kole působil jednou.
       *[other] V tomto kole působil { $n }krát.
    }
table-track-at =
    { $more ->
        [0] Dráha { $track }: pole { $n }
       *[other] Dráha { $track }: pole { $n }, v této hře { $more }
    }
table-upkeep = Údržba
table-upkeep-sum = Údržba: položeno { $n } z { $of }
table-upkeep-of = Údržba, { $good }: položeno { $laid }
table-upkeep-card = Polož kartu z ruky
table-upkeep-lacks = Teď není co položit
table-upkeep-whole = Zaplaceno
table-tokens = Žetony pokroku
table-token-place = { $name } ({ $n }): { $what }. Vyber místo.
table-token-idle = { $name } ({ $n }): { $what }. Teď ho nelze položit.
table-token-where = Kam ho položit? { $name }: { $what }.
table-verb-upkeep = Polož
table-verb-place = Polož žeton
table-did-upkeep = Údržba položena
table-did-place = Žeton: { $what }
table-key-goals = k cílům
table-key-lands = k provinciím a vynálezům
table-key-upkeep = k údržbě; 1 až 7 položí prostředek
table-key-tokens = k žetonům pokroku
