# Co říká česky hra s kostkami a tužkami. Zprávy a proměnné jako v en.ftl, tam je i výklad $case, $form, $known a $u.
# Názvy budov a žetonů ani jména se neskloňují, proto stojí za slovy „budova“, „žeton“.

## Prostředky a co se ještě počítá

good-wood =
    { $n ->
        [one] dřevo
        [few] dřeva
       *[other] kusů dřeva
    }
good-stone =
    { $n ->
        [one] kámen
        [few] kameny
       *[other] kamenů
    }
good-food =
    { $n ->
        [one] jídlo
        [few] jídla
       *[other] porcí jídla
    }
good-gold =
    { $n ->
        [one] zlato
        [few] zlaté mince
       *[other] zlatých mincí
    }
good-any = surovinu
action =
    { $n ->
        [one]
            { $case ->
                [acc] akci
               *[nom] akce
            }
        [few] akce
       *[other] akcí
    }
more-actions =
    { $n ->
        [one]
            { $case ->
                [acc] akci
               *[nom] akce
            }
        [few] akce
       *[other] akcí
    } navíc
point =
    { $n ->
        [one] bod
        [few] body
       *[other] bodů
    }
unit =
    { $n ->
        [one]
            { $case ->
                [acc] jednotku
               *[nom] jednotka
            }
        [few] jednotky
       *[other] jednotek
    }
dice-resource =
    { $n ->
        [one] kostku
        [few] kostky
       *[other] kostek
    } surovin
dice-worker =
    { $n ->
        [one] kostku
        [few] kostky
       *[other] kostek
    } osadníků
dice-any =
    { $n ->
        [one] libovolnou kostku
        [few] libovolné kostky
       *[other] libovolných kostek
    }
nothing = nic
no-price = bez surovin
and = { $first } a { $last }
or = { $first } nebo { $last }

## Co budovy dělají

text-each = každé kolo { $does }
text-if = { $condition }, { $does }
text-once = jednou za kolo můžeš { $does }
text-times = nejvýše { $u }krát za kolo můžeš { $does }
text-reroll = na začátku Rozvoje můžeš přehodit nejvýše { $dice }
text-end = na konci { $gained }

does-gain =
    { $form ->
        [to] získat
       *[do] získáš
    } { $goods }
does-act = máš { $actions }
does-earn = získáš { $points }
does-swap = vyměnit { $given } za { $gained }
does-swap-any = vyměnit 1 dřevo, kámen nebo jídlo za 1 jinou z těchto surovin
does-save = zaplatit o { $goods } méně za okénko { $place }
does-copy = zvolit kostku surovin a získat ještě { $units } toho, co ukazuje
does-pay-act = utratit { $goods } za { $actions }
does-pay-earn = za { $goods } získat { $points }
does-harvest =
    bez akce sklidit { $known ->
        [yes] okénko, které obsahuje { $good }
       *[no] libovolné okénko
    }
per = { $goods } za { $thing }
at-most = { $text }, nejvýše { $most }

if-pair = když dvě kostky ukazují totéž
if-rainbow = když se všechny tři kostky surovin liší
if-gold = když některá kostka ukazuje zlato
if-no-gold = když žádná kostka neukazuje zlato
if-sections =
    pokud v tomto kole dokončíš { $n ->
        [1] úsek
        [few] aspoň { $n } úseky
       *[other] aspoň { $n } úseků
    }
if-tracks =
    pokud v tomto kole dokončíš { $n ->
        [1] úsek na libovolné dráze
       *[other] úseky aspoň na { $n } drahách
    }
if-track =
    pokud v tomto kole dokončíš { $n ->
        [1] úsek
        [few] aspoň { $n } úseky
       *[other] aspoň { $n } úseků
    } { $track }
if-harvests =
    pokud v tomto kole sklidíš { $n ->
        [1] okénko
        [few] aspoň { $n } okénka
       *[other] aspoň { $n } okének
    }
if-village-areas =
    pokud v tomto kole škrtneš { $n ->
        [1] okénko budovy
        [few] aspoň { $n } okénka budov
       *[other] aspoň { $n } okének budov
    }
if-buildings =
    pokud v tomto kole dokončíš { $n ->
        [1] budovu
        [few] aspoň { $n } budovy
       *[other] aspoň { $n } budov
    }

per-imperial-section = každý imperiální úsek
per-bridge = každý dokončený most
per-building = každou budovu, kterou dokončíš
per-settlement = každou osadu
per-plan = každou osadu s tímto plánem
per-harvests =
    { $n ->
        [1] každé sklizené okénko
        [few] každá { $n } sklizená okénka
       *[other] každých { $n } sklizených okének
    }
per-sections =
    { $n ->
        [1] každý dokončený úsek
        [few] každé { $n } dokončené úseky
       *[other] každých { $n } dokončených úseků
    }
per-track =
    { $n ->
        [1] každý dokončený úsek
        [few] každé { $n } dokončené úseky
       *[other] každých { $n } dokončených úseků
    } { $track }
per-column = každý sloupec se čtyřmi dokončenými úseky
per-track-of =
    každou dráhu, na níž { $n ->
        [one] je dokončen aspoň { $n } úsek
        [few] jsou dokončeny aspoň { $n } úseky
       *[other] je dokončeno aspoň { $n } úseků
    }

## Názvy

player-number = hráč { $n }
player-named = { $name }
track-walls =
    { $case ->
        [gen] Hradeb
       *[nom] Hradby
    }
track-huts =
    { $case ->
        [gen] Chatrčí
       *[nom] Chatrče
    }
track-granaries =
    { $case ->
        [gen] Sýpek
       *[nom] Sýpky
    }
track-bridges =
    { $case ->
        [gen] Mostů
       *[nom] Mosty
    }
section = { $track } { $place }
field = pole { $field }
die = kostka { $n }
worker-die = kostka osadníků
some-building = budovy
site-track = { $track }
site-section = úseku { $section }
site-building = budovy { $building }
token-ally = Spojenec
token-gift = Dar
token-crops = Úroda
token-export = Vývoz
token-coin = Šťastná mince
about-ally = Jedna akce navíc v tomto kole.
about-gift = Ještě jedna jednotka toho, co ukazuje zvolená kostka surovin.
about-crops = Sklizeň bez akce v okénku, které obsahuje druh ukázaný na některé z kostek surovin; zlato se hodí ke každému.
about-export = Výměna nejvýše jednoho dřeva, jednoho kamene a jednoho jídla, každého za 1 bod.
about-coin = Jedno zlato v tomto kole.
phase-favor = Volba Přízně
phase-develop = Rozvoj impéria
phase-settlements = Zakládání osad
phase-end = Konec hry
option-mode = režim
option-mode-basic = základní hra
option-mode-advanced = pokročilá hra
option-mode-adventure = dobrodružství
rank-plebeian = Muž z lidu
rank-servant = Panoš
rank-squire = Šlechtic
rank-knight = Rytíř
rank-castellan = Kastelán
rank-prince = Kníže
rank-king = Král
rank-emperor = Císař
how-settlement = osady
how-star = budovy s hvězdou
how-ability = schopnosti budov
how-favor = Přízně
verb-take = vezmi si žeton
verb-reroll = přehoď
verb-keep = ponech kostky
verb-build = postav
verb-harvest = skliď
verb-use = použij
verb-favor = použij Přízeň
verb-ready = hotovo
verb-settle = založ osadu
verb-skip = bez osady

## Proč tah není možný

undo-another = Nelze vrátit: fáze skončila, nebo mezitím táhl někdo jiný (RW-AMB-28).
undo-revealed = Nelze vrátit: tvůj Rozvoj je ukončen, nebo se házelo kostkami (RW-AMB-28).
refused-over = Hra skončila.
refused-basic = V základní hře osady nejsou.
refused-no-such-move = Takový tah neexistuje.
refused-no-such-seat = V této hře není místo { $seat }.
refused-phase = To patří do fáze „{ $wanted }“, ale teď je fáze „{ $now }“.
refused-ready = Tvůj Rozvoj v tomto kole už je ukončen.
refused-token-had = Žeton na toto kolo už máš.
refused-token-turn =
    { $known ->
        [yes] Ještě nejsi na řadě s volbou žetonu: nejdřív volí { $player }.
       *[no] Ještě nejsi na řadě s volbou žetonu.
    }
refused-token-out = Žeton { $token } v této hře není.
refused-token-taken =
    { $known ->
        [yes] Žeton { $token } je v tomto kole zabraný: má ho { $player }.
       *[no] Žeton { $token } je v tomto kole zabraný.
    }
refused-no-reroll = Budova { $building } nedovoluje přehazovat kostky.
refused-used = Budovu { $building } už v tomto kole použít nelze.
refused-window = Kostky se přehazují jen na samém začátku Rozvoje, přede vším ostatním.
refused-no-dice = Zvol aspoň jednu kostku k přehození.
refused-wrong-dice = Budova { $building } nepřehazuje kostky tohoto druhu.
refused-many-dice = Příliš mnoho kostek: přehodit jich lze nejvýše { $n }.
refused-no-window = Není co ponechávat: kostky teď přehodit nelze.
refused-decide-dice = Nejdřív rozhodni o kostkách: přehoď je, nebo je ponech.
refused-no-area = Takové okénko { $site } neexistuje.
refused-crossed = Toto okénko { $site } už je škrtnuté.
refused-leftmost = { $track } se stavějí zleva doprava: na řadě je úsek { $section }.
refused-prebuilt = Budova { $building } je předem postavená.
refused-no-action = Nezbývá ti žádná akce.
refused-missing-goods =
    Na toto okénko { $site } nemáš: { $gold ->
        [helps] i se zlatem ti chybí { $lacking }
        [short] chybí ti { $lacking } a tvé zlato ({ $spare }) to nenahradí
       *[none] chybí ti { $lacking }
    }.
refused-saves-too-much = Sleva nesmí být větší než cena vytištěná v tomto okénku { $site }.
refused-discount-used = Budova { $building } už v tomto kole slevu nedává.
refused-no-discount = Žádná z tvých budov nedává takovou slevu na okénka { $site }.
refused-harvested = Okénko { $area } už je sklizené.
refused-closed = Okénko { $area } ještě není přístupné: most k poli { $field } není dokončený.
refused-no-free-harvest = Budova { $building } nedává sklizeň zdarma.
refused-not-in-area = V okénku { $area } není { $good }.
refused-incomplete = Budova { $building } ještě není dokončená.
refused-next-round = Budovu { $building } lze používat od dalšího kola.
refused-star = Budova { $building } působí jen v závěrečném bodování.
refused-plan-only = Budova { $building } se nepoužívá: body přinášejí osady s jejím plánem.
refused-automatic = Budova { $building } působí sama.
refused-other-move =
    { $kind ->
        [discount] Budova { $building } se používá při stavbě: uveď, co ušetříš.
        [harvest] Budova { $building } se používá při sklizni: uveď okénko.
       *[reroll] Budova { $building } se používá přehozením kostek.
    }
refused-not-offered = Budova { $building } tohle nedává.
refused-gains-nothing = Budova { $building } by teď nic nepřinesla.
refused-not-shown = Žádná kostka surovin neukazuje { $good }.
refused-price =
    { $known ->
        [yes] Použití budovy { $building } stojí { $price } a to nemáš.
       *[no] Nemáš surovinu, kterou by budova { $building } vzala.
    }
refused-swap-gold = Budova { $building } vyměňuje jen dřevo, kámen a jídlo.
refused-swap-same = Surovinu lze vyměnit jen za jinou.
refused-not-held = Žeton { $token } v tomto kole nemáš.
refused-favor-used = Žeton { $token } je v tomto kole už použitý.
refused-not-the-type = Žádná kostka surovin neukazuje druh, který je v okénku { $area }.
refused-exports-nothing = Zvol aspoň jednu surovinu k vývozu.
refused-export-missing = Nemáš všechno, co chceš vyvézt.
refused-settled = O tvé osadě v tomto kole je už rozhodnuto.
refused-no-plan = Budova { $building } nemá plán osady.
refused-off-grid = Plán budovy { $building } se tam na mřížku nevejde.
refused-marked = Plán budovy { $building } by tam zabral úsek jiné osady.
refused-not-complete = Plán budovy { $building } by tam zabral úsek, který není dokončený.

## Proč řádek není tah

notation-empty = To není tah: řádek je prázdný.
notation-usage = Napiš to takto: „{ $usage }“.
notation-no-such-verb = tah „{ $word }“ neexistuje
notation-no-such-token = žeton Přízně „{ $word }“ neexistuje
notation-no-such-building = na tomto archu není budova „{ $word }“
notation-no-such-good = surovina „{ $word }“ neexistuje
notation-no-such-area = sklizňové okénko „{ $word }“ neexistuje
notation-no-such-die = kostka „{ $word }“ neexistuje
notation-no-such-site = není tu dráha ani budova „{ $word }“
notation-no-such-cell = Úsek „{ $word }“ neexistuje; úseky se jmenují WA1 až WA9, HU1 až HU9, GR1 až GR9 a BR1 až BR9.
notation-no-such-place = Okénko „{ $word }“ tam není; úseky dráhy mají čísla od 1 do 9, okénka budovy od 1.
notation-no-price = „{ $n } { $good }“ nikdy není cena okénka.
notation-which-area = Okénka budovy „{ $building }“ se liší cenou; uveď jedno z nich, třeba „build { $building } { $area }“.
notation-which-half = Úsek { $section } Sýpek má dvě okénka; napiš „build granaries { $section }a“, nebo „build granaries { $section }b“.
hint-near = { $text }; nemyslíš „{ $near }“?
hint-known = { $text }; k dispozici: { $all }.

## Na co se hra ptá

ask-favor = Který žeton Přízně si vezmeš?
ask-reroll = Přehodíš kostky, nebo je ponecháš?
ask-develop = Jak rozvineš své impérium?
ask-settlements = Založíš osadu?

## Tahy na tlačítkách

move-take = vezmi si: { $token }
move-reroll = přehoď: { $dice }
move-keep = ponech kostky
move-build = postav: { $site }
move-harvest = skliď { $area }
move-use = použij: { $building }
move-ready = hotovo
move-settle = osada: { $building } ({ $cells })
move-skip = bez osady
area-of = { $building }, okénko { $place }
saving = { $text }, levněji o { $goods }
one-more = ještě 1 { $good }
swapped = { $given } za { $gained }

## Co dělá budova v tomto kole

standing-open =
    { $n ->
        [one] zbývá škrtnout { $n } okénko
        [few] zbývá škrtnout { $n } okénka
       *[other] zbývá škrtnout { $n } okének
    }
standing-next = od dalšího kola
standing-gave = dala { $goods }
standing-gives = dá { $goods }
standing-waits = podmínka ještě není splněna
standing-nothing = v tomto kole nic nepřináší
standing-can =
    { $n ->
        [one] lze použít jednou
       *[other] lze použít { $n }krát
    }
standing-left =
    { $n ->
        [one] lze použít ještě jednou
       *[other] lze použít ještě { $n }krát
    }
standing-idle = teď by nic nepřinesla
standing-used = v tomto kole použitá
standing-over = v tomto kole nepoužitá
standing-end = { $points } na konci
standing-basic = nepatří do základní hry

## Záznam

log-round = Kolo { $round }, hází { $who }: { $dice }
log-over = Konec hry
log-take = { $who } si bere žeton { $token }
log-reroll = { $who } přehazuje kostky
log-keep = { $who } ponechává kostky
log-build = { $who } škrtá okénko { $section }
log-raise = { $who } škrtá okénko { $place } budovy { $building }
log-harvest = { $who } sklízí okénko { $area }
log-use = { $who } používá budovu { $building }
log-favor = { $who } používá žeton { $token }
log-ready = { $who } končí Rozvoj
log-settle = { $who } zakládá osadu budovy { $building }
log-skip = { $who } nezakládá osadu
log-gain = { $who } získává { $goods }
log-section = { $track } jsou teď za { $points }
log-bridge = most { $field } je dokončený a pole { $field } přístupné
log-built = budova { $building } je dokončená

## Možnosti, se kterými se nedá hrát

options-competition = „sheets“ patří k dobrodružství; tady má každý soutěžní arch (RW-SETUP-03)
options-seats = hráčů: { $n }, ale tento režim je pro 2 až 4 (RW-SETUP-01)
options-adventure-seats = hráčů: { $n }, ale dobrodružství je pro 1 až 4 (RW-ADVENTURE-11)
options-sheets-each = hráčů: { $n }, archů: { $sheets }; zadej každému jeden (RW-ADVENTURE-11)
options-sheet = arch dobrodružství „{ $word }“ neexistuje; zvol 1 až 48 (RW-CONTENT-04)
