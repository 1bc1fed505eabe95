# Slova textů karet v češtině. Zprávy a proměnné jako v en.ftl, tam je i výklad $case a $form.

## Prostředky

good-wood =
    { $case ->
        [gen] dřeva
       *[nom]
            { $n ->
                [one] dřevo
                [few] dřeva
               *[other] kusů dřeva
            }
    }
good-stone =
    { $case ->
        [gen] kamene
       *[nom]
            { $n ->
                [one] kámen
                [few] kameny
               *[other] kamenů
            }
    }
good-food =
    { $case ->
        [gen] jídla
       *[nom]
            { $n ->
                [one] jídlo
                [few] jídla
               *[other] porcí jídla
            }
    }
good-gold =
    { $case ->
        [gen] zlata
       *[nom]
            { $n ->
                [one] zlato
                [few] zlaté mince
               *[other] zlatých mincí
            }
    }
good-worker =
    { $n ->
        [one]
            { $case ->
                [acc] osadníka
               *[nom] osadník
            }
        [few]
            { $case ->
                [acc] osadníky
               *[nom] osadníci
            }
       *[other] osadníků
    }
good-raze =
    { $n ->
        [one] žeton boření
        [few] žetony boření
       *[other] žetonů boření
    }
good-defense =
    { $n ->
        [one] obranný žeton
        [few] obranné žetony
       *[other] obranných žetonů
    }
good-vp =
    { $n ->
        [one] vítězný bod
        [few] vítězné body
       *[other] vítězných bodů
    }
good-card =
    { $n ->
        [one]
            { $case ->
                [acc] kartu
               *[nom] karta
            }
        [few] karty
       *[other] karet
    }
good-blessing =
    { $n ->
       *[other] požehnání
    }
good-tech =
    { $n ->
        [one]
            { $case ->
                [acc] technologii
               *[nom] technologie
            }
        [few] technologie
       *[other] technologií
    }

## Co dalšího se platí, získává a dobírá

resource =
    { $n ->
        [one]
            { $case ->
                [acc] libovolnou surovinu
               *[nom] libovolná surovina
            }
        [few] libovolné suroviny
       *[other] libovolných surovin
    }
card-from-hand =
    { $n ->
        [one]
            { $case ->
                [acc] kartu z ruky
               *[nom] karta z ruky
            }
        [few] karty z ruky
       *[other] karet z ruky
    }
deal =
    { $n ->
        [one]
            { $case ->
                [acc] dohodu
               *[nom] dohoda
            }
        [few] dohody
       *[other] dohod
    }
location =
    { $n ->
        [one]
            { $case ->
                [acc] lokaci
               *[nom] lokace
            }
        [few] lokace
       *[other] lokací
    }
samurai-price =
    { $n ->
        [one]
            { $case ->
                [acc] samuraje z jedné ze svých lokací
               *[nom] samuraj z jedné ze svých lokací
            }
        [few] samuraje ze svých lokací
       *[other] samurajů ze svých lokací
    }
common-card-from-hand =
    { $n ->
        [one]
            { $case ->
                [acc] běžnou kartu z ruky
               *[nom] běžná karta z ruky
            }
        [few] běžné karty z ruky
       *[other] běžných karet z ruky
    }
faction-card-from-hand =
    { $n ->
        [one]
            { $case ->
                [acc] frakční kartu z ruky
               *[nom] frakční karta z ruky
            }
        [few] frakční karty z ruky
       *[other] frakčních karet z ruky
    }
raze-tokens = žetony boření
foundation =
    { $n ->
        [one]
            { $case ->
                [acc] kartu jako základy
               *[nom] karta jako základy
            }
        [few] karty jako základy
       *[other] karet jako základy
    }
any-of =
    { $n ->
        [one] { $n } libovolný prostředek
        [few] { $n } libovolné prostředky
       *[other] { $n } libovolných prostředků
    }, { $goods }
common-card =
    { $n ->
        [one]
            { $case ->
                [acc] běžnou kartu
               *[nom] běžná karta
            }
        [few] běžné karty
       *[other] běžných karet
    }
faction-card =
    { $n ->
        [one]
            { $case ->
                [acc] frakční kartu
               *[nom] frakční karta
            }
        [few] frakční karty
       *[other] frakčních karet
    }
nothing = nic
free = zdarma
and = { $first } a { $last }
and-also = { $first } a { $last }
or = { $first } nebo { $last }

## Barvy

colour-brown =
    { $case ->
        [name] hnědá
        [of] hnědé
       *[one] hnědou
    }
colour-grey =
    { $case ->
        [name] šedá
        [of] šedé
       *[one] šedou
    }
colour-red =
    { $case ->
        [name] červená
        [of] červené
       *[one] červenou
    }
colour-pink =
    { $case ->
        [name] růžová
        [of] růžové
       *[one] růžovou
    }
colour-gold =
    { $case ->
        [name] zlatá
        [of] zlaté
       *[one] zlatou
    }
colour-blue =
    { $case ->
        [name] modrá
        [of] modré
       *[one] modrou
    }
colour-black =
    { $case ->
        [name] černá
        [of] černé
       *[one] černou
    }
colour-purple =
    { $case ->
        [name] fialová
        [of] fialové
       *[one] fialovou
    }
colour-white =
    { $case ->
        [name] bílá
        [of] bílé
       *[one] bílou
    }
colour-orange =
    { $case ->
        [name] oranžová
        [of] oranžové
       *[one] oranžovou
    }
colourless = bez barvy

## Řádky karty

kind-production = Produkce
kind-feature = Vlastnost
kind-action = Akce

kind-instant = Okamžitá
kind-province = Provincie
kind-invention = Vynález
kind-goal = Cíl
category-military = vojenský a diplomatický
category-economy = hospodářský a správní
category-culture = vědecký a kulturní
open-production-line = Otevřená produkce: { $text }.
end-line = Na konci hry: { $text }.
instant-line = { kind-instant }: { $text }.
production-line = { kind-production }: { $text }.
times =
    { $limit ->
        [1] jednou za kolo
        [2] dvakrát za kolo
        [3] třikrát za kolo
        [4] čtyřikrát za kolo
       *[other] { $limit }krát za kolo
    }
action-line =
    { $limit ->
        [1] { kind-action }
       *[other] { kind-action }, { times }
    }: { $text }.
feature-line =
    { $limit ->
        [0] { kind-feature }
       *[other] { kind-feature }, nejvýše { times }
    }: { $text }.
bonus-line = Bonus za postavení: { $text }.
setup-bonus-line = Bonus na začátku hry: { $text }.
first-line = Bonus pro prvního: { $text }.
penalty-line = Na konci hry ztratíš { $points }.
development-goal-line =
    Cíl rozvoje, { $n ->
        [one] { $n } krok
        [few] { $n } kroky
       *[other] { $n } kroků
    }: { $text }.
state-goal-line = Cíl stavu: { $text }.
no-ability = Bez schopnosti.

## Akce

act = když { $spend }, { $gain }
act-free = zdarma { $gain }
spend = utratíš { $goods }
discard = zahodíš { $goods }

## Vlastnosti

when-build = kdykoli postavíš lokaci, { $then }
when-build-colour = kdykoli postavíš { $colour } lokaci, { $then }
when-build-common = kdykoli postavíš běžnou lokaci, { $then }
when-build-faction = kdykoli postavíš frakční lokaci, { $then }
when-raze = kdykoli boříš, { $then }
when-raze-hand = kdykoli zboříš kartu z ruky, { $then }
when-raze-rival = kdykoli zboříš soupeřovu lokaci, { $then }
when-deal = kdykoli uzavřeš dohodu, { $then }
when-samurai = kdykoli umístíš samuraje, { $then }
when-rival-sends = za každou dvojici osadníků, kterou soupeř vyšle pro surovinu nebo kartu, { $then }
when-visit = kdykoli vyšleš osadníka na soupeřovu otevřenou produkci, { $then }
when-visited = kdykoli soupeř vyšle osadníka na tvou otevřenou produkci, { $then }
when-vp = kdykoli najednou získáš aspoň { $points }, { $then }
when-pray = kdykoli se modlíš, { $then }
when-pray-in-vain = kdykoli tvé modlitbě neodpovídá žádná karta, { $then }
when-pray-well =
    kdykoli tvé modlitbě { $n ->
        [one] odpovídá aspoň { $n } karta
        [few] odpovídají aspoň { $n } karty
       *[other] odpovídá aspoň { $n } karet
    }, { $then }
when-gain-blessing = kdykoli získáš požehnání, { $then }
when-gain-tech = kdykoli získáš technologii, { $then }
when-set = kdykoli dokončíš sadu, { $then }
when-set-colour = kdykoli dokončíš { $colour } sadu, { $then }
when-matched-points = kdykoli získáš vítězné body z lokace, která má barvu některého z tvých požehnání, { $then }
when-build-kind =
    kdykoli postavíš { $kind ->
        [action] akční lokaci
        [feature] lokaci s vlastností
       *[production] produkční lokaci
    }, { $then }
when-build-pair = kdykoli postavíš nový pár lokací { $colour } barvy, { $then }
when-build-two = kdykoli postavíš nový pár, { $colour } lokaci, { $then }
when-raze-colour = kdykoli zboříš { $colour } kartu nebo lokaci, { $then }
when-razed = kdykoli je zbořena tvá lokace, { $then }
when-deal-for = kdykoli uzavřeš dohodu na { $goods }, { $then }
when-gain-gold = kdykoli získáš zlato, { $then }
when-foundation = kdykoli získáš základy, { $then }
when-replace = kdykoli použiješ základy ke stavbě, { $then }
when-use = kdykoli použiješ akční lokaci, { $then }
when-spend = kdykoli za použití akční lokace utratíš aspoň { $goods }, { $then }
when-send = kdykoli vyšleš osadníky pro surovinu nebo kartu, { $then }
when-pass = kdykoli pasuješ, { $then }
when-upkeep = kdykoli zaplatíš údržbu provincií, { $then }
when-draw = kdykoli si mimo fázi rozhledu dobereš kartu, { $then }
may = můžeš { $ways }
spend-to-gain = za { $goods } získat { $gained }
or-spend = { $first } nebo { $last }
or-option = { $first }; nebo { $last }
keep = při úklidu si můžeš nechat libovolně mnoho { $goods }
gate = při úklidu můžeš pod tuto lokaci vložit libovolný počet karet z ruky; každá dá na konci hry { $points }
shrine = při úklidu můžeš na tuto lokaci položit libovolný počet surovin; každá dá na konci hry { $points }
storage = při úklidu můžeš na tuto lokaci položit nejvýše { $goods }; po produkci se vrátí do tvé zásoby
storage-any = při úklidu můžeš na tuto lokaci položit libovolný počet prostředků; po produkci se vrátí do tvé zásoby
storage-card = při úklidu můžeš pod tuto lokaci vložit kartu z ruky; zůstane tam do konce hry
no-host-worker = když vyšleš osadníka na soupeřovu otevřenou produkci, soupeř žádného osadníka nezíská
printed-defense = má vytištěný obranný žeton: zboření této lokace stojí o 1 žeton boření více a další obranný žeton na ni položit nelze
unrazable = tuto lokaci nelze zbořit
samurai-anywhere = tví samurajové mohou stát i na tvých běžných lokacích
surcharge = zboření každé tvé běžné lokace stojí o { $goods } více
keep-some = při úklidu si můžeš nechat nejvýše { $goods }
cheaper = tvá frakční lokace stojí o { $goods } méně
raze-cheaper = zboření soupeřovy lokace stojí o { $goods } méně
once-more = jednu ze svých běžných akčních lokací můžeš použít o jednou víckrát, než dovoluje
send-one = pro surovinu nebo kartu můžeš vyslat { $goods } místo 2

## Účinky

gain =
    { $form ->
        [bare] { $goods }
       *[do] získáš { $goods }
    }
per-colour = { $goods } za každou { $colour } lokaci ve tvém impériu
per-samurai = { $goods } za každého umístěného samuraje
per-class =
    { $goods } za každou { $kind ->
        [faction] frakční lokaci
        [production] produkční lokaci
        [feature] lokaci s vlastností
        [action] akční lokaci
       *[common] běžnou lokaci
    } ve tvém impériu
per-deal = { $goods } za každou tvou dohodu
per-stored =
    { $goods } za { $good ->
        [stone] každý zde uložený kámen
        [worker] každého zde uloženého osadníka
        [raze] každý zde uložený žeton boření
        [defense] každý zde uložený obranný žeton
       *[other] každé zde uložené { $stored }
    }
per-set = { $goods } za každou sadu ve tvém impériu
per-set-colour = { $goods } za každou { $colour } sadu ve tvém impériu
per-blessing = { $goods } za každé tvé požehnání
per-province = { $goods } za každou tvou provincii
per-card-under = { $goods } za každou kartu pod touto lokací
at-most = { $text }, nejvýše { $cap }
draw = dobereš si { $cards }
pick = dobereš si { $cards } a { $n } z nich si necháš
repeat-production =
    { $form ->
        [bare] prostředky jedné z tvých produkčních lokací
       *[do] získáš prostředky jedné ze svých produkčních lokací
    }
repeat-other-production =
    { $form ->
        [bare] prostředky jiné z tvých produkčních lokací
       *[do] získáš prostředky jiné ze svých produkčních lokací
    }
repeat-deal =
    { $form ->
        [bare] prostředek jedné z tvých dohod
       *[do] získáš prostředek jedné ze svých dohod
    }
steal =
    vezmeš si { $n ->
        [one] { $n } surovinu
        [few] { $n } suroviny
       *[other] { $n } surovin
    } ze zásoby soupeře
raze-own = zboříš jednu ze svých běžných lokací
raze-hand = zboříš kartu z ruky
raze-rival = zboříš soupeřovu lokaci, i chráněnou
raze-priced = zboříš za obvyklou cenu kartu z ruky nebo soupeřovu lokaci a libovolné ze získaných prostředků pak zahodíš, každý za { $points }
loot =
    získáš { $n ->
        [one] { $n } prostředek
        [few] { $n } prostředky
       *[other] { $n } prostředků
    } z pole „Zboř a získáš“ soupeřovy lokace
discard-rival = zahodíš soupeřovu lokaci
discard-common = zahodíš soupeřovu běžnou lokaci, chráněnou i nechráněnou
discard-faction = zahodíš soupeřovu frakční lokaci, chráněnou i nechráněnou
take-to-hand = vezmeš si do ruky soupeřovu běžnou lokaci, chráněnou i nechráněnou
use-rival = provedeš akci soupeřovy lokace, jako by byla tvá, za její cenu
stored-kinds =
    { $form ->
        [bare] 1 prostředek každého zde uloženého druhu, nejvýše { $n } druhů
       *[do] získáš 1 prostředek každého zde uloženého druhu, nejvýše { $n } druhů
    }
discard-deal = zahodíš soupeřovu dohodu
take-deal = převezmeš soupeřovu dohodu
take-over = převezmeš soupeřovu lokaci do konce kola
block = zablokuješ soupeřovu akční lokaci do konce kola
reset = uvolníš jinou svou akční lokaci k dalšímu použití
build-faction = postavíš frakční kartu z ruky; zaplatíš náklady na postavení, ale nezahodíš žádnou lokaci
build-deal = postavíš kartu jedné ze svých dohod jako lokaci; zaplatíš náklady na postavení, ale nezahodíš žádnou lokaci
route = uzavřeš dohodu se soupeřovou frakční lokací, platnou, dokud ta lokace stojí
lay-foundation = položíš kartu z ruky jako základy
reset-any = uvolníš jednu ze svých akčních lokací k dalšímu použití
pick-back = dobereš si { $cards }, { $n } z nich si necháš a zbytek zamícháš zpět do svého balíčku
raze-drawn = dobereš si { $cards }, 1 z nich zboříš bez žetonů boření a zbytek zahodíš
free-deal = můžeš bez placení uzavřít dohodu s kartou z ruky
move-marker =
    posuneš o 1 svůj { $category ->
        [military] { category-military }
        [economy] { category-economy }
       *[culture] { category-culture }
    } ukazatel cíle
rival-discards = přinutíš soupeře zahodit kartu z ruky
samurai =
    umístíš { $n ->
        [one] { $n } samuraje
        [few] { $n } samuraje
       *[other] { $n } samurajů
    } ze společné zásoby
prayer =
    { $form ->
        [bare] modlitba
       *[do] pomodlíš se
    } ({ $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }{ $mode ->
        [declare] , před dobráním vyhlas barvu: { $colour }
        [choose] , po dobrání zvol barvu: { $colour }
       *[none] {""}
    }): { $text }
prayer-matching =
    { $n ->
        [one] { $n } prostředek
        [few] { $n } prostředky
       *[other] { $n } prostředků
    } té barvy za každou odpovídající kartu
prayer-match = { $goods } za každou odpovídající kartu
prayer-colour = { $goods } za každou { $colour } kartu
prayer-least =
    navíc { $goods }, { $n ->
        [one] odpovídá-li aspoň { $n } karta
        [few] odpovídají-li aspoň { $n } karty
       *[other] odpovídá-li aspoň { $n } karet
    }
prayer-deal = { $goods } za každou kartu, která odpovídá prostředku té dohody
prayer-spend = za každou { $colour } kartu můžeš utratit surovinu té barvy; { $points } za každou surovinu a { $points } za každý druh
any-colour = libovolnou
until-round = do konce kola
until-game = do konce hry
store-drawn =
    dobereš si { $cards } a { $all ->
        [yes] položíš je
       *[no] { $n } z nich položíš
    } pod tuto lokaci k použití v modlitbách { $until }
store-hand = položíš běžnou kartu z ruky pod tuto lokaci k použití v modlitbách { $until }
lay-under = položíš jinou svou lokaci nebo základy pod tuto lokaci
statue = postavíš sem sochu; první, druhá a třetí přinesou vítězné body: { $points }

## Cíle

goal-step = posuneš svůj ukazatel o 1
goal-row-build =
    postav po sobě { $n ->
        [few] { $n } lokace
       *[other] { $n } lokací
    } jedné barvy
goal-row-raze =
    zboř po sobě { $n ->
        [few] { $n } karty nebo lokace
       *[other] { $n } karet nebo lokací
    } jedné barvy
have-colour =
    měj ve svém impériu aspoň { $n ->
        [one] { $n } lokaci
        [few] { $n } lokace
       *[other] { $n } lokací
    } { $colour } barvy
have-kind =
    měj ve svém impériu aspoň { $n ->
        [one]
            { $n } { $kind ->
                [common] běžnou lokaci
                [faction] frakční lokaci
                [production] produkční lokaci
                [feature] lokaci s vlastností
               *[action] akční lokaci
            }
        [few]
            { $n } { $kind ->
                [common] běžné lokace
                [faction] frakční lokace
                [production] produkční lokace
                [feature] lokace s vlastností
               *[action] akční lokace
            }
       *[other]
            { $n } { $kind ->
                [common] běžných lokací
                [faction] frakčních lokací
                [production] produkčních lokací
                [feature] lokací s vlastností
               *[action] akčních lokací
            }
    }
have-deals =
    měj aspoň { $n ->
        [one] { $n } dohodu
        [few] { $n } dohody
       *[other] { $n } dohod
    }
have-deals-same =
    měj aspoň { $n ->
        [one] { $n } dohodu
        [few] { $n } dohody
       *[other] { $n } dohod
    } na týž prostředek
have-deals-different =
    měj aspoň { $n ->
        [one] { $n } dohodu
        [few] { $n } dohody
       *[other] { $n } dohod
    } na různé prostředky
have-deals-for =
    měj aspoň { $n ->
        [one] { $n } dohodu
        [few] { $n } dohody
       *[other] { $n } dohod
    } na { $goods }
have-good = měj ve své zásobě aspoň { $goods }
have-points = měj aspoň { $goods }
have-of-one-resource =
    měj ve své zásobě aspoň { $n ->
        [one] { $n } kus
        [few] { $n } kusy
       *[other] { $n } kusů
    } jedné suroviny
have-cards =
    měj v ruce aspoň { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }
have-colours =
    měj ve svém impériu lokace aspoň { $n ->
        [one] { $n } barvy
       *[other] { $n } barev
    }
have-stored =
    nech si při úklidu v zásobě aspoň { $n ->
        [one] { $n } prostředek
        [few] { $n } prostředky
       *[other] { $n } prostředků
    }

## Vzorec: karta jedním pohledem

short-common = běžná
short-faction = frakční
short-repeat-production = produkce
short-repeat-deal = dohoda
short-steal = vezmi { $n }?
short-raze-own = zbořit svou
short-raze-hand = zbořit { $card }
short-raze-rival = zbořit cizí
short-raze-priced = zbořit, po { $points }
short-loot = kořist { $n }
short-discard-rival = zahodit cizí
short-discard-common = zahodit běžnou
short-discard-faction = zahodit frakční
short-take-to-hand = vzít běžnou
short-use-rival = použít cizí
short-discard-deal = zrušit dohodu
short-take-deal = vzít dohodu
short-take-over = převzít
short-block = zablokovat
short-reset = obnovit
short-build-faction = stavět { $card }
short-build-deal = stavět dohodu
short-route = stezka
short-lay-foundation = položit { $foundation }
short-rival-discards = soupeř −{ $card }
short-keep = uchovat
short-store = uložit
short-open = otevřená
short-end = konec
short-no-host-worker = hostitel bez osadníka
short-printed-defense = tištěný
short-unrazable = nelze zbořit
short-samurai-anywhere = samuraj: i běžné
short-guard = ochrana +
short-when-build = stavba
short-when-common = běžná
short-when-faction = frakční
short-when-raze = boření
short-when-raze-hand = boření { $card }
short-when-raze-rival = boření cizí
short-when-deal = dohoda
short-when-samurai = samuraj
short-when-visit = návštěva
short-when-visited = host
short-when-rival-sends = soupeř vysílá
short-set = sada
short-prayer = modlitba { $n }
short-declare = vyhlas
short-choose = zvol
short-for-prayers = k modlitbám
short-store-hand = { $card } k modlitbám
short-lay-under = lokace pod ni
short-statue = socha
short-when-pray = modlitba
short-when-pray-in-vain = nic neodpovídá
short-when-pray-well = odpovídá { $n }+
short-when-matched-points = { $points } v barvě požehnání
short-kind-production = produkce
short-kind-feature = vlastnost
short-kind-action = akce
short-province = provincie
short-pair = nový pár
short-row = po sobě
short-same = stejné
short-different = různé
short-have-colours = barvy: { $n }
short-have-stored = nechat { $n }
short-when-razed = zbořena
short-when-foundation = nové { $foundation }
short-when-replace = stavba na { $foundation }
short-when-use = použití
short-when-send = vyslat osadníky
short-when-pass = pas
short-when-upkeep = údržba
short-when-draw = dobrat { $card }
short-cheaper = frakční
short-raze-cheaper = zbořit cizí
short-once-more = běžná: o jednou víc
short-free-deal = dohoda zdarma
short-marker-military = ukazatel V a D +1
short-marker-economy = ukazatel H a S +1
short-marker-culture = ukazatel V a K +1
