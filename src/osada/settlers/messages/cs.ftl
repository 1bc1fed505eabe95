# Co říká hra česky. Zprávy a proměnné jako v en.ftl, tam je i výklad $case a $known.
# Názvy karet a jména se neskloňují, proto stojí za slovy „karta“, „lokace“, „hráče“.

## Kdo a co

player-number =
    { $case ->
        [gen] hráče { $n }
       *[nom] hráč { $n }
    }
player-named =
    { $case ->
        [gen] hráče { $name }
       *[nom] { $name }
    }
player-virtual =
    { $case ->
        [gen] virtuálního hráče
       *[nom] virtuální hráč
    }
attack-card = útočná karta ({ $good })
copy = { $card } ({ $number })

## Proč tah není možný

refused-game-over = Hra skončila.
refused-no-such-seat = Tato hra nemá { $owner }.
refused-not-your-turn =
    { $known ->
        [yes] Nejsi na řadě: nejdřív se rozhoduje { $player }.
       *[no] Nejsi na řadě.
    }
refused-you-passed = Po pasování už v tomto kole nemáš žádný tah.
refused-not-now = Teď není o čem rozhodovat.
refused-picked-already = Karta je už vybrána; ostatní ještě vybírají.
refused-draft-first = Nejdřív si vezmi jednu z odkrytých karet.
refused-not-on-offer = Karta { $card } není mezi těmi, které si můžeš vzít.
refused-no-draft-now = Odkryté karty se berou jen ve fázi rozhledu.
refused-acted-already = Akce tohoto tahu je už provedena; můžeš jen pokládat žetony, umisťovat samuraje, nebo ukončit tah.
refused-act-or-pass = V tomto tahu ještě nebyla akce: proveď ji, nebo pasuj.
refused-nothing-asked = Žádná otázka nečeká na odpověď: proveď akci, nebo pasuj.
refused-answer-first = Nejdřív odpověz na položenou otázku, potom pokračuj.
refused-wrong-answer =
    Takto odpovědět nelze: zvol{ $kind ->
        [deck] {" "}balíček
        [discard] {" "}jednu ze svých lokací, nebo základy
        [pay] {" "}způsob placení
        [card] {" "}jednu z nabízených karet
        [location] {" "}lokaci, kterou účinek dovoluje
        [deal] {" "}dohodu, kterou účinek dovoluje
        [player] {" "}soupeře, kterého lze určit
        [good] {" "}jeden z nabízených prostředků
        [give] {" "}prostředek, který právě získáváš, nebo už nic
        [under] {" "}kartu z ruky, nebo už nic
        [put] {" "}surovinu ze své zásoby, nebo už nic
        [keep] {""}, kolik si necháš
        [store] {""}, kolik uložíš
        [blessing] {" "}barvu, kterou ještě nemáš
        [prayer] {" "}dobírání karet, nebo požehnání
        [colour] {" "}barvu, kterou modlitba dovoluje
        [stored] {" "}odpovídající kartu ležící pod lokací, nebo skonči
        [tricolour] {" "}hnědou, šedou nebo červenou
        [spend] {" "}kolik utratíš, ne víc, než karty dovolují
        [goal] cíl, který ještě nemáš splněný
       *[random] {" "}jednu z karet, které zůstaly odkryté
    }.
refused-deck-empty =
    { $deck ->
        [faction] Tvůj frakční balíček je prázdný.
       *[common] Společný balíček i jeho odhazovací hromádka jsou prázdné.
    }
refused-no-foundation = Nemáš základy, které by šlo zahodit.
refused-not-a-foundation = Karta { $card } není mezi tvými základy.
refused-oldest-foundation = Tato hra začala podle dřívějších pravidel: zahazují se nejstarší základy, a { $card } to nejsou.
refused-taken-over = Lokace { $card } je převzatá, proto ji nikdo nesmí zahodit jako cenu za postavení.
refused-not-your-location = Lokace { $card } nestojí ve tvém impériu.
refused-pay-kind = Tak zaplatit nelze: zlato smí nahradit surovinu, ale zlato nenahradí nic.
refused-pay-missing = Všechny tyto prostředky nemáš.
refused-overpaid = To je víc, než kolik činí cena, a přeplatit nelze.
refused-underpaid = To je méně, než kolik činí cena.
refused-pay-build = Po takové platbě nezbude dost na lokaci, kterou chceš postavit.
refused-no-target-there = Lokaci { $card } k tomu zvolit nelze.
refused-no-raze-field = Kartu { $card } nelze zbořit: nemá pole „Zboř a získáš“.
refused-not-in-hand = Kartu { $card } nemáš v ruce.
refused-wrong-card = Kartu { $card } k tomu zvolit nelze.
refused-blessing-orange = Oranžové požehnání neexistuje; oranžové jsou jen karty.
refused-blessing-tricolour = Trojbarevné požehnání dává jen deska Aztéků.
refused-blessing-held = Požehnání této barvy už máš: { $colour }; od každé barvy smíš mít jedno.
refused-no-fitting-token = Žádné z tvých požehnání se k této modlitbě nehodí.
refused-colour-without-token = Nemáš požehnání, které by odpovídalo barvě: { $colour }.
refused-colour-not-allowed = Tato modlitba nedovoluje barvu: { $colour }.
refused-not-stored = Kartu { $card } v této modlitbě použít nelze: neleží tam pro modlitby, nebo její barva neodpovídá.
refused-tricolour-colour = Trojbarevné požehnání tu nemůže znamenat barvu: { $colour }.
refused-under-itself = Lokaci { $card } nelze položit pod ni samu.
refused-no-deal-there = Není tu dohoda { $card }, kterou by šlo zvolit.
refused-route-deal = Dohodu { $card } máš se soupeřovou lokací; k tomu ji zvolit nelze.
refused-no-supply = Virtuální hráč nemá zásobu, ze které by šlo brát.
refused-passed-rival =
    { $known ->
        [yes] { $player } už v tomto kole pasuje, a je proto mimo dosah cizích akcí.
       *[no] Majitel karty { $card } pasoval, a je tedy v tomto kole mimo dosah cizích akcí.
    }
refused-no-deal-field = S kartou { $card } nelze uzavřít dohodu: je k tomu třeba frakční karta s polem dohody.
refused-deal-food = Dohoda stojí { $food } nebo { $gold }, a ty nemáš ani jedno.
refused-foundation = Z karty { $card } jsou teď základy, ne lokace; nelze je zbořit ani chránit.
refused-guard-faction = Lokace { $card } je frakční; obranný žeton chrání jen běžnou.
refused-guarded-already = Na lokaci { $card } už obranný žeton leží; víc než jeden tam být nesmí.
refused-no-defense =
    { $solo ->
        [yes] V sólové hře obranné žetony nejsou.
       *[no] Nemáš obranný žeton.
    }
refused-not-japanese = Osadníky jako samuraje používají jen Japonci.
refused-samurai-common = Lokace { $card } je běžná; samurajové stojí jen na frakčních.
refused-samurai-already = Na lokaci { $card } už samuraj stojí; víc než jeden tam být nesmí.
refused-no-worker = Nemáš osadníka, který by se jako samuraj postavil na lokaci { $card }.
refused-no-action = Lokace { $card } nemá akci, kterou by šlo použít.
refused-blocked = Lokace { $card } je zablokovaná do konce kola.
refused-used-up = Lokaci { $card } lze použít jen { times }.
refused-activation-price =
    { $n ->
        [1] Použití lokace { $card }
        [2] Dvojí použití lokace { $card }
        [3] Trojí použití lokace { $card }
       *[other] Použití lokace { $card } { $n }krát
    } má cenu, kterou nemůžeš zaplatit: { $price }.
refused-no-target = Lokaci { $card } teď není na co použít.
refused-no-sacrifice = Ke stavbě lokace { $card } je třeba zahodit i vlastní lokaci nebo základy, a ty nemáš co zahodit.
refused-build-goods =
    { $costed ->
        [yes] Karta { $card } stojí { $cost }
       *[no] Na kartu { $card } ti prostředky nestačí
    }; { $gold ->
        [helps] i se zlatem ti chybí { $lacking }
        [short] chybí ti { $lacking } a tvé zlato ({ $spare }) to nenahradí
       *[none] chybí ti { $lacking }
    }.
lacking =
    { $good ->
        [wood]
            { $n ->
                [one] { $n } dřevo
                [few] { $n } dřeva
               *[other] { $n } kusů dřeva
            }
        [stone]
            { $n ->
                [one] { $n } kámen
                [few] { $n } kameny
               *[other] { $n } kamenů
            }
        [food]
            { $n ->
                [one] { $n } jídlo
                [few] { $n } jídla
               *[other] { $n } porcí jídla
            }
       *[gold]
            { $n ->
                [one] { $n } zlato
                [few] { $n } zlaté mince
               *[other] { $n } zlatých mincí
            }
    }
refused-not-for-workers =
    Osadníky lze vyslat pro dřevo, kámen, jídlo nebo kartu, ale ne pro { $good ->
        [gold] zlato
        [worker] osadníky
        [raze] žetony boření
        [defense] obranné žetony
       *[vp] vítězné body
    }.
refused-workers = Je k tomu třeba { $workers }, a ty máš { $have }.
refused-own-location = Lokace { $card } stojí ve tvém vlastním impériu; takto lze zbořit jen soupeřovu lokaci.
refused-not-there =
    { $deal ->
        [yes] Karta { $card } je dohoda { $owner }, ne lokace.
       *[no] Karta { $card } není lokace { $owner }.
    }
refused-peaceful = V mírumilovné variantě nelze bořit soupeřovy lokace, tedy ani lokaci { $card }; boří se jen karty z vlastní ruky.
refused-visit-own = Lokace { $card } stojí ve tvém impériu; osadníci se vysílají na otevřené produkce soupeřů.
refused-not-open = Lokace { $card } nemá otevřenou produkci, kam by šlo vyslat osadníka.
refused-visited-out = Na lokaci { $card } už leží dva osadníci, více jich v tomto kole vyslat nelze.
refused-no-visitor = Nemáš osadníka, kterého by šlo vyslat na lokaci { $card }.
refused-instant = Karta { $card } je okamžitá: hraje se z ruky, nestaví se.
refused-not-instant = Karta { $card } není okamžitá.
refused-no-play = Kartu { $card } teď není na co zahrát, nebo na to nemáš.
refused-raze-tokens = Zboření karty { $card } stojí { $tokens }, a ty máš { $have }.
refused-raze-guarded = Na lokaci { $card } leží obranný žeton: její zboření stojí { $tokens }, a ty máš { $have }.
refused-raze-samurai = Na lokaci { $card } stojí samuraj: její zboření stojí { $tokens }, a ty máš { $have }.
refused-raze-surcharge = Lokaci { $card } chrání jiná lokace { $owner }: její zboření stojí { $tokens }, a ty máš { $have }.

## Proč řádek není tah

notation-no-such-card =
    { $known ->
        [yes] Karta „{ $word }“ neexistuje; nemyslíš „{ $near }“?
       *[no] Karta „{ $word }“ neexistuje; všechny vypíše `osada cards`.
    }
notation-several-copies = Není jasné, kterou kartu „{ $word }“ myslíš: kopie { $numbers } se liší; uveď číslo jedné z nich.
notation-no-such-seat =
    Hráč „{ $word }“ tu není; uvést lze { $last ->
        [0] 0 nebo „virtual“
       *[other] hráče 0 až { $last }
    }.
notation-not-seated = U tohoto stolu není hráč { $seat }.
notation-no-move =
    { $known ->
        [yes] „{ $word }“ není tah; nemyslíš „{ $near }“?
       *[no] „{ $word }“ není tah; tah začíná jedním ze slov: { $verbs }.
    }
notation-stands-alone = „{ $verb }“ se píše samotné, bez „{ $rest }“.
notation-expansion = „{ $verb }“ patří k rozšíření, které není součástí této hry.
notation-only-verb = Samotné „{ $verb }“ nestačí: napiš i to, čeho se tah týká, například „{ $example }“.
notation-no-such-good =
    { $known ->
        [yes] Prostředek „{ $word }“ neexistuje; nemyslíš „{ $near }“?
       *[no] Prostředek „{ $word }“ neexistuje; prostředky se tu nazývají: { $goods }.
    }
notation-no-such-colour =
    { $known ->
        [yes] Barva „{ $word }“ neexistuje; nemyslíš „{ $near }“?
       *[no] Barva „{ $word }“ neexistuje; barvy se tu nazývají: { $colours }.
    }
notation-no-such-prayer = „{ $word }“ není způsob modlitby; píše se „draw“ (karty) nebo „tokens“ (žetony).
notation-no-payment = „{ $word }“ není platba; píše se takto: „1 gold, 1 stone“.
notation-not-to-pay-with =
    { $good ->
        [defense] Obrannými žetony
        [card] Kartami
       *[vp] Vítěznými body
    } nikdo neplatí.
notation-no-such-deck = Balíček „{ $word }“ neexistuje; dobírá se z „common“ (společného) nebo „faction“ (frakčního).
notation-no-amount = „{ $word }“ není množství; píše se takto: „2 food“.

## Na co se hra ptá

ask-turn = Jsi na tahu.
ask-draft = Kterou kartu si bereš?
ask-deck =
    { $n ->
        [one] Ze kterého balíčku si dobereš?
       *[other] Zbývá dobrat { $cards }: ze kterého balíčku bude další?
    }
ask-discard =
    { $known ->
        [yes] { $card }: co za ni zahodíš?
       *[no] Co zahodíš?
    }
ask-pay =
    { $known ->
        [yes] { $card }: co zaplatíš?
       *[no] Co zaplatíš?
    }
ask-card =
    { $known ->
        [yes] { $card }: { $aim ->
            [raze] kterou kartu zboříš?
            [lay] kterou kartu položíš jako základy?
            [store] kterou kartu pod ni položíš?
            [build] kterou frakční kartu postavíš?
            [cost] kterou kartu za to zahodíš?
            [deal] s kterou kartou uzavřeš dohodu?
           *[other] kterou kartu zvolíš?
        }
       *[no] { $aim ->
            [keep] Kterou kartu si necháš?
            [discard] Kterou kartu zahodíš?
           *[other] Kterou kartu zvolíš?
        }
    }
ask-location =
    { $known ->
        [yes] { $card }: { $aim ->
            [raze] kterou lokaci zboříš?
            [discard] kterou lokaci zahodíš?
            [take] kterou lokaci převezmeš?
            [block] kterou lokaci zablokuješ do konce kola?
            [reset] kterou lokaci bude možné použít znovu?
            [loot] z pole „Zboř a získáš“ které lokace si vezmeš prostředek?
            [route] se kterou lokací uzavřeš dohodu?
            [repeat] která lokace bude produkovat ještě jednou?
            [samurai] na kterou lokaci umístíš samuraje?
            [evict] kterou lokaci si vezmeš do ruky?
            [use] akci které lokace provedeš?
            [play] na kterou lokaci ji zahraješ?
            [cost] ze které lokace vydáš samuraje?
           *[other] kterou lokaci zvolíš?
        }
       *[no] Kterou ze svých lokací ztratíš při útoku?
    }
ask-deal =
    { $known ->
        [yes] { $card }: { $aim ->
            [repeat] která dohoda přinese svůj prostředek ještě jednou?
            [build] kterou dohodu postavíš jako lokaci?
            [discard] kterou dohodu zahodíš?
            [take] kterou dohodu převezmeš?
            [cost] kterou ze svých dohod za to zahodíš?
           *[other] kterou dohodu zvolíš?
        }
       *[no] Kterou dohodu zvolíš?
    }
ask-player =
    { $known ->
        [yes] { $card }: { $aim ->
            [steal] od kterého soupeře bereš?
            [discard] který soupeř musí zahodit kartu?
           *[other] kterého soupeře zvolíš?
        }
       *[no] Kterého soupeře zvolíš?
    }
ask-good =
    { $known ->
        [yes] { $card }: { $aim ->
            [gain] který prostředek získáš?
            [loot] který prostředek si vezmeš?
           *[other] který prostředek zvolíš?
        }
       *[no] Kterou surovinu vezmeš?
    }
ask-give = Které z právě získaných prostředků proměníš ve vítězné body?
ask-keep =
    { $good ->
        [blessing] Které požehnání zahodíš?
       *[other] Kolik { $goods } si necháš?
    }
ask-blessing =
    { $known ->
        [yes] { $card }: které požehnání si vezmeš?
       *[no] Které požehnání si vezmeš?
    }
ask-prayer =
    { $known ->
        [yes] { $card }: dobereš si karty, nebo použiješ požehnání?
       *[no] Dobereš si karty, nebo použiješ požehnání?
    }
ask-colour =
    { $known ->
        [yes] { $card }: kterou barvu zvolíš?
       *[no] Kterou barvu zvolíš?
    }
ask-stored =
    { $known ->
        [yes] { $card }: kterou kartu zpod lokace ještě použiješ?
       *[no] Kterou kartu zpod lokace ještě použiješ?
    }
ask-tricolour = Kterou barvu znamená trojbarevné požehnání?
ask-spend =
    { $known ->
        [yes] { $card }: kolik { $goods } utratíš?
       *[no] Kolik { $goods } utratíš?
    }
ask-under =
    { $known ->
        [yes] { $card }: kterou kartu pod ni vložíš?
       *[no] Kterou kartu vložíš?
    }
ask-put =
    { $known ->
        [yes] { $card }: kterou surovinu na ni položíš?
       *[no] Kterou surovinu položíš?
    }
ask-store =
    { $known ->
        [yes] { $card }: kolik { $goods } na ni položíš?
       *[no] Kolik { $goods } uložíš?
    }
ask-send = Tvoji osadníci jdou pro { $goods }. Vyšleš další 2?
ask-random = Kterou kartu vybere náhoda?
gain-by-it = { $question } Získáš { $goods }.

## Tahy na tlačítkách

move-draft = Vezmi: { $card }
move-build = Postav: { $card }
move-deal = Uzavři dohodu s kartou { $card }
move-raze = Zboř z ruky: { $card }
move-raze-of = Zboř: { $card } { $owner }
move-use =
    { $n ->
        [1] Použij: { $card }
        [2] Použij dvakrát: { $card }
        [3] Použij třikrát: { $card }
        [4] Použij čtyřikrát: { $card }
       *[other] Použij { $n }krát: { $card }
    }
move-send = Vyšli { $workers } pro { $goods }
move-guard = Chraň: { $card }
move-samurai = Umísti samuraje: { $card }
move-visit = Navštiv: { $card } { $owner }
move-play = Zahraj: { $card }
move-end = Ukonči tah
move-pass = Pasuj v tomto kole
move-done = Hotovo
move-common = Společný balíček
move-faction = Frakční balíček
move-foundation = Základy
move-foundation-of = Základy: { $card }
move-nothing = Nic
move-draw = Dobrat karty
move-tokens = Použít požehnání
move-tricolour = trojbarevné
move-of = { $card } { $owner }

## Názvy

phase-lookout = rozhled
phase-production = produkce
phase-action = akce
phase-cleanup = úklid
phase-attack = útok
phase-end = konec hry
phase-setup = příprava
rank-commoner = Muž z lidu
rank-servant = Panoš
rank-squire = Šlechtic
rank-knight = Rytíř
rank-castellan = Kastelán
rank-king = Král
rank-emperor = Císař
how-production = produkce
how-bonus = bonusy za postavení
how-action = akce
how-feature = vlastnosti
how-deal = dohody
how-raze = boření
how-giving = zahozené prostředky
how-board = deska frakce
how-trade = vyslaní osadníci
how-common = běžné lokace
how-faction = frakční lokace
how-under = karty pod lokací
how-on = suroviny na lokaci
how-end = body na konci hry
how-given = body na začátku
verb-draft = vezmi
verb-build = postav
verb-deal = uzavři dohodu
verb-raze = zboř
verb-use = použij
verb-send = vyšli osadníky
verb-guard = chraň
verb-samurai = umísti samuraje
verb-visit = navštiv
verb-play = zahraj
verb-end = ukonči tah
verb-pass = pasuj
verb-choose = zvol
option-factions = frakce
option-lookout = rozhled
option-lookout-standard = standardní
option-lookout-alternative = jiný, tajný
option-lookout-advanced = pokročilý
option-peaceful = mírumilovná varianta
option-peaceful_drafts = kolik odkrytých karet se bere v mírumilovné variantě
option-peaceful_drafts-2 = ano, dva výběry
option-robbers_cut_routes = Loupežníci ruší i dohody Obchodní stezky
option-five_players = pět hráčů
option-boxes = rozšíření
option-format = formát balíčků
option-format-introductory = seznamovací: s celým jedním rozšířením
option-format-standard = standardní: 30 karet po sadách
option-format-open = otevřený: libovolné karty
option-bans = zakázané karty
option-visit_passed = lze navštěvovat lokace hráčů, kteří pasovali
option-virtual_faction = frakce virtuálního hráče
option-virtual_faction-none = žádná
option-virtual_faction-barbarians = Virtuální hráč: Barbaři
option-virtual_faction-rome = Virtuální hráč: Římané
option-decks = vlastní balíčky
option-yes = ano
option-no = ne

## Záznam

log-phase = Kolo { $round }: { $phase }
log-over = Konec hry
log-reveal = Odkryté karty: { $cards }
log-drafted = { $who } si bere kartu { $card }
log-swept = Nikdo si nebere: { $cards }
log-picked =
    { $known ->
        [yes] { $who } si tajně bere kartu { $card }
       *[no] { $who } si tajně bere kartu
    }
log-area = Do oblasti virtuálního hráče jde { $card }
log-draw =
    { $known ->
        [yes] { $who } si dobírá: { $cards }
       *[no] { $who } si dobírá { $cards }
    }
log-reshuffle = Odhozené běžné karty se zamíchají do nového balíčku
log-gain =
    { $known ->
        [yes] { $who } získává { $goods } ({ $card })
       *[no] { $who } získává { $goods }
    }
log-with = { $line }: { $goods }
log-built = { $who } staví lokaci { $card }
log-dealt = { $who } uzavírá dohodu s kartou { $card }
log-undealt = { $who } ztrácí dohodu s kartou { $card }
log-razed =
    { $where ->
        [hand] { $who } boří z ruky kartu { $card }
        [own] { $who } boří vlastní lokaci { $card }
       *[rival] { $who } boří lokaci { $card } { $owner }
    }
log-use =
    { $n ->
        [1] { $who } používá lokaci { $card }
        [2] { $who } dvakrát používá lokaci { $card }
        [3] { $who } třikrát používá lokaci { $card }
       *[other] { $who } { $n }krát používá lokaci { $card }
    }
log-sent = { $who } vysílá { $workers } pro { $goods }
log-guard = { $who } chrání lokaci { $card }
log-samurai = { $who } umisťuje samuraje na lokaci { $card }
log-visited = { $who } vysílá osadníka na lokaci { $card } { $owner }
log-played = { $who } hraje kartu { $card }
log-unstored = { $who } si bere { $goods } z lokace { $over }
log-samurai-paid = { $who } vydává samuraje z lokace { $card }
log-target =
    { $done ->
        [discard] { $who } zahazuje lokaci { $card } { $owner } ({ $source })
        [take] { $who } přebírá lokaci { $card } { $owner } ({ $source })
        [block] { $who } do konce kola blokuje lokaci { $card } { $owner } ({ $source })
        [loot] { $who } si bere prostředek z pole „Zboř a získáš“ lokace { $card } { $owner } ({ $source })
        [reset] { $who } může znovu použít lokaci { $card } ({ $source })
        [repeat] { $who } opakuje produkci lokace { $card } ({ $source })
        [evict] { $who } si bere do ruky lokaci { $card } { $owner } ({ $source })
        [use] { $who } používá lokaci { $card } { $owner } ({ $source })
       *[other] { $known ->
            [yes] { $who } volí lokaci { $card } { $owner } ({ $source })
           *[no] { $who } volí lokaci { $card } ({ $source })
        }
    }
log-laid =
    { $known ->
        [yes] { $who } pokládá jako základy kartu { $card }
       *[no] { $who } pokládá kartu z ruky jako základy
    }
log-under =
    { $known ->
        [yes] { $who } vkládá pod lokaci { $over } kartu { $card }
       *[no] { $who } vkládá pod lokaci { $over } kartu z ruky
    }
log-put = { $who } pokládá { $goods } na lokaci { $over }
log-blessed =
    { $tricolour ->
        [yes] { $who } si bere trojbarevné požehnání
       *[no] { $who } si bere požehnání (barva: { $colour })
    }
log-unblessed = { $who } zahazuje požehnání (barva: { $colour })
log-prayed = { $who } odkrývá: { $cards } ({ $card })
log-tokens = { $who } používá požehnání místo karet ({ $card })
log-colour = { $who } volí barvu: { $colour }
log-answered =
    { $n ->
        [0] nic neodpovídá
       *[other] odpovídá: { $n }
    }
log-also-used = { $who } používá i kartu { $card }
log-laid-open = { $who } vkládá pod lokaci { $over } kartu { $card }
log-statue = { $who } staví sochu na lokaci { $card }
log-spend =
    { $n ->
        [0] { $who } nic neutrácí
       *[other] { $who } utrácí { $goods }
    }
log-keep =
    { $n ->
        [0] { $who } si nic nenechává
       *[other] { $who } si nechává { $goods }
    }
log-discard = { $who } zahazuje kartu { $card }
log-sacrifice =
    { $known ->
        [yes] { $who } zahazuje základy ({ $card })
       *[no] { $who } zahazuje lokaci { $card }
    }
log-stolen = { $who } si bere { $goods } ze zásoby { $owner }
log-given = { $who } zahazuje { $goods }
log-attack-card = Virtuální hráč odkrývá útočnou kartu (symbol: { $good })
log-attacked = { $who } při útoku ztrácí lokaci { $card }
log-pay =
    { $n ->
        [0] { $who } nic neplatí
       *[other] { $who } platí { $goods }
    }
log-choose = { $who } volí: { $answer }
log-secret = { $who } tajně volí
log-end-turn = { $who } končí tah
log-pass = { $who } pasuje
log-forced-pass = { $who } má za sebou příliš mnoho tahů a pasuje

## Proč se balíčkem nedá hrát

deck-at = řádek { $line }: { $why }
deck-line = „{ $words }“ se nedá přečíst; řádek vypadá takto: „2 rome/architect“
deck-card =
    { $known ->
        [yes] karta „{ $word }“ neexistuje; nemyslíš „{ $near }“?
       *[no] karta „{ $word }“ neexistuje
    }
deck-copies =
    { $n ->
        [one] „{ $word }“ má jen { $n } kopii, ne { $wanted }
        [few] „{ $word }“ má jen { $n } kopie, ne { $wanted }
       *[other] „{ $word }“ má jen { $n } kopií, ne { $wanted }
    }
deck-no-faction = není v něm, čí je to balíček; začni řádkem jako „faction: rome“
deck-faction =
    { $known ->
        [yes] frakce „{ $word }“ neexistuje; nemyslíš „{ $near }“?
       *[no] frakce „{ $word }“ neexistuje
    }
deck-factions = je tu druhá frakce; balíček má jednu
deck-foreign = { $name } ({ $card }) do tohoto balíčku nepatří („{ $faction }“)
deck-twice = { $name } ({ $card }): na seznamu { $times }×, ale karta je jen jedna
deck-banned = { $name } ({ $card }): zakázaná karta
deck-beside = „{ $word }“ je karta z rozšíření, které není na stole („{ $box }“)
deck-file = soubor nejde přečíst jako balíček
deck-needs = tento balíček potřebuje na stole rozšíření: { $boxes }
deck-yaml = není to YAML s klíči „faction“ a „cards“
deck-out = { $name } ({ $card }) v obvyklém balíčku není, takže ji nelze vyndat
deck-size =
    { $n ->
        [one] v balíčku je { $n } karta, má jich být { $of }
        [few] v balíčku jsou { $n } karty, má jich být { $of }
       *[other] v balíčku je { $n } karet, má jich být { $of }
    }
deck-sets = karty ve třech, dvou a jedné kopii: je to { $sets }, má být { $wanted }
deck-half = { $name }: kopií v balíčku: { $n } z { $of }; vezmi všechny, nebo žádnou
deck-boxes = karty jsou z několika rozšíření: { $boxes }; nech jedno
deck-base-only = do společného balíčku patří jen karty základní hry, ne z rozšíření: { $boxes }
deck-chosen = zvolené rozšíření je { $chosen }, ne { $boxes }
deck-missing =
    { $n ->
        [one] chybí { $n } karta nebo její kopie: { $names }
        [few] chybí { $n } karty nebo jejich kopie: { $names }
       *[other] chybí { $n } karet nebo jejich kopií: { $names }
    }
deck-version = balíček vznikl v novější verzi Osady (verze { $version } souborů s balíčky; tato čte verzi { $known })
deck-format =
    { $known ->
        [yes] formát „{ $word }“ neexistuje; nemyslíš „{ $near }“?
       *[no] formát „{ $word }“ neexistuje
    }
deck-only-copies = Karta se mění za kartu se stejným počtem kopií; jiné sem nepatří.
deck-fixed = V tomto formátu mají všichni stejný balíček; není co měnit.

## Co se od balíčku chce

deck-rule-size =
    { $of ->
        [one] { $of } karta
        [few] { $of } karty
       *[other] { $of } karet
    }
deck-rule-sets = Karty ve třech, dvou a jedné kopii: { $wanted }
deck-rule-whole = Všechny kopie, nebo žádná
deck-rule-boxes-one =
    { $n ->
        [0] Nejvýše jedno rozšíření
       *[other] Nejvýše jedno rozšíření: { $boxes }
    }
deck-rule-boxes-base = Všechny karty základní hry a žádné jiné
deck-rule-boxes-all-of-one = Všechny karty zvoleného rozšíření
deck-rule-own = Jen karty tohoto balíčku: { $deck }
deck-rule-copies = Jen kopie, které existují
deck-rule-bans = Žádná zakázaná karta
deck-figure-size = { $n } z { $of }
deck-figure-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
deck-figure-bans = zakázané: { $n }
deck-common = Společné karty
deck-ready-basic = { $faction }, základní karty
deck-ready-box = { $faction } s rozšířením { $box }
deck-mend-out = vyndej kartu { $name }
deck-mend-in = přidej kartu { $name }
deck-mend-swap = vyměň kartu { $name } za { $other }
deck-mend-only = nech jen rozšíření { $name }
deck-mend-clear = vyndej, co sem nepatří
deck-mend-usual = zpět k obvyklému balíčku
mark-atlanteans = Atlanťané
mark-magic3 = 3 Is a Magic Number
deck-refused =
    { $more ->
        [0] balíček „{ $deck }“: { $why }
        [one] balíček „{ $deck }“: { $why }; a ještě { $more } věc
        [few] balíček „{ $deck }“: { $why }; a ještě { $more } věci
       *[other] balíček „{ $deck }“: { $why }; a ještě { $more } věcí
    }

## Proč se tak, jak bylo domluveno, hrát nedá

options-box = rozšíření „{ $word }“ neexistuje; jsou tu: { $known } (DECK-13)
options-box-base = základní hra je na stole vždy; jmenuj jiná rozšíření (DECK-13)
options-box-campaign = karty kampaně přicházejí s jejími listy; jmenuj jiná rozšíření (CSETUP-8)
options-box-twice = rozšíření „{ $word }“ je uvedeno dvakrát, ale je jen jedno (DECK-13)
options-seats =
    { $n ->
        [one] { $n } hráč hrát nemůže
        [few] { $n } hráči hrát nemohou
       *[other] { $n } hráčů hrát nemůže
    }: hra je pro 1 až { $most } (SETUP-1)
options-five-advanced = v pěti se s pokročilým rozhledem nehraje (AZT-FACTION-8)
options-faction = frakce „{ $word }“ neexistuje; jsou tu: { $known } (SETUP-4)
options-faction-box = frakce „{ $word }“ patří k rozšíření „{ $box }“ (AZT-FACTION-1)
options-same-faction = dva hráči nemohou hrát za stejnou frakci „{ $word }“: každá je tu jednou (SETUP-4)
options-solo = hra jednoho hráče nemá varianty rozhledu ani mírumilovnou variantu (AMB-30)
options-virtual-company = virtuální hráč má frakci jen ve hře jednoho hráče (AMB-X-14)
options-virtual-box = frakce virtuálního hráče vyžaduje rozšíření „{ $box }“ (AMB-X-14)
options-idle-deck = je tu balíček „{ $word }“, ale nikdo za něj nehraje (DECK-4)
options-deck-whose = je tu balíček „{ $word }“, ale taková frakce neexistuje (DECK-4)
options-deck-lines = balíček „{ $word }“ musí být seznam řádků jako „2 rome/architect“ (DECK-4)
options-ban = tuto kartu nejde zakázat: { $why } (AMB-X-16)
options-campaign-seats = kampaň je pro 1 až 4 hráče (CAMP-CONTENT-15)
options-campaign-peaceful = v kampani se mírumilovná varianta nehraje (AMB-C66)
options-empires-named = pojmenovaných impérií je { $n }, ale hráčů { $seats } (CSETUP-1)
options-empire-name = název impéria má nejvýš { $most } znaků a vejde se na jeden řádek (SHEET-4)
options-goals = cíle patří ke kampani, ale nejsou tu žádné listy (CSETUP-14)

## The campaign

token-dove = { $case ->
        [acc] Holubici
        [gen] Holubice
       *[nom] Holubice
    }
token-bee = { $case ->
        [acc] Pilnou včelu
        [gen] Pilné včely
       *[nom] Pilná včela
    }
token-wall = { $case ->
        [acc] Hradbu
        [gen] Hradby
       *[nom] Hradba
    }
token-bribe = { $case ->
        [acc] Úplatek
        [gen] Úplatku
       *[nom] Úplatek
    }
refused-no-token = Takový žeton nemáš: { $held }.
refused-token-already = Na této lokaci už takový žeton leží ({ $held }) a smí tam být jen jeden: { $card }.
refused-token-unsuited =
    { $token ->
        [bee] Pilná včela patří jen na akční lokaci a tato jí není: { $card }.
       *[other] Úplatek patří jen na produkční lokaci, kterou lze odstranit, a tato jí není: { $card }.
    }
refused-token-on-foundation = Žeton se pokládá na lokaci, a základy jí nejsou.
refused-walled = Na této lokaci leží Hradba, takže si ji soupeři nemohou vybrat: { $card }.
refused-province-stays = To je provincie, která nikdy neopouští impérium: { $card }.
refused-guard-province = To je provincie a obranný žeton chrání jen běžnou lokaci: { $card }.
refused-samurai-province = To je provincie a na tu se samurajové nestaví: { $card }.
refused-upkeep-not-shown = Žádné škrtnuté pole tvé mapy provincií tento prostředek neukazuje: { $goods }.
refused-upkeep-gold = Zlato tu v údržbě tento prostředek nenahradí: { $goods }.
refused-upkeep-paid = Tohoto prostředku už leží na mapě provincií vše, co je třeba: { $goods }.
refused-upkeep-missing = Nemáš, co chceš položit: { $goods }.
notation-no-upkeep = Toto nelze položit: „{ $word }“; napiš „2 food“ nebo „gold for stone“.
notation-no-such-token = Toto nelze umístit: „{ $word }“; napiš „wall on mill“ (žetony: { $tokens }).
notation-no-such-goal =
    { $known ->
        [yes] Uprostřed není cíl „{ $word }“; nemyslíš „{ $near }“?
       *[no] Uprostřed není cíl „{ $word }“.
    }
ask-goal = Ukazatel kterého cíle posuneš?
move-upkeep = Položit { $goods } na mapu provincií
move-upkeep-gold = Položit { $gold } na mapu provincií místo: { $goods }
move-upkeep-card = Položit kartu na údržbu: { $card }
move-place = Položit { $held } na lokaci: { $card }
how-province = provincie
how-upkeep = nezaplacená údržba
how-token = žetony pokroku
verb-upkeep = zaplatit údržbu
verb-place = položit žeton
log-began-with =
    { $deal ->
        [yes] { $who } začíná s dohodou s kartou { $card }
       *[no] { $who } začíná s lokací { $card }
    }
log-upkeep = { $who } pokládá { $goods } na mapu provincií
log-upkeep-card = { $who } pokládá na údržbu kartu { $card }
log-token = { $who } pokládá { $held } na lokaci { $card }
log-token-back = { $who } bere { $held } zpět z lokace { $card }
log-bribed = { $card }: dvakrát dala produkci a opouští impérium { $owner }
log-stepped = { $who } posouvá ukazatel cíle ({ $category })
log-achieved =
    { $n ->
        [one] { $who } dosahuje cíle { $card } a škrtá { $n } pole
        [few] { $who } dosahuje cíle { $card } a škrtá { $n } pole
       *[other] { $who } dosahuje cíle { $card } a škrtá { $n } polí
    }
log-founded = { $who } pokládá kartu ze společného balíčku jako základy
option-rounds = kola
option-sheets = listy impéria
option-goals = cíle
option-upkeep_gold = údržbu ve dřevě, kameni a jídle lze platit zlatem
