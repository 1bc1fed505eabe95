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

