# What the table says in Czech.

## Where and when

table-title = { $round }. kolo
table-title-turn = Jsi na tahu
table-heading = Stůl, { $round }. kolo
table-round = Kolo
table-round-of = { $round }. kolo z 5
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
table-you-are = ty, { $name }
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
table-passed = po pasu
table-away = pryč od stolu
table-score = Body

## Empires

table-empire-own = Tvé impérium
table-empire-of = Impérium: { $name }
table-rival = { $name }, { $faction }
table-row-production = Produkce
table-row-feature = Vlastnosti
table-row-action = Akce
table-lane-faction = { $row }, frakční
table-lane-common = { $row }, běžné
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
        [one] { $n } základy
        [few] { $n } základy
       *[other] { $n } základů
    }
table-piles = Balíčky
table-common = běžné
table-pile = { $name }, zbývá karet: { $n }
table-aside-label = Odhozené běžné karty: { $n }. Navrchu: { $card }

## The virtual player

table-attack-deck = zbývá útočných karet: { $n }
table-line = Útoky
table-line-label =
    { $n ->
        [0] V útočné řadě nic neleží
       *[other] Útočná řada od nejnovější: { $goods }
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
table-verb-give-up = Vzdej se
table-verb-put = Vlož pod ni
table-verb-end = Ukonči tah
table-verb-pass = Pasuj
table-do-choose = Zvol: { $what }
table-do-give-up = Vzdej se: { $what }
table-do-put = Vlož pod ni: { $what }
table-pay = Zaplať: { $what }
table-why-short =
    { $good ->
        [wood] { $n ->
            [one] chybí { $n } dřevo
            [few] chybí { $n } dřeva
           *[other] chybí { $n } dřev
        }
        [stone] { $n ->
            [one] chybí { $n } kámen
            [few] chybí { $n } kameny
           *[other] chybí { $n } kamenů
        }
        [food] { $n ->
            [one] chybí { $n } jídlo
            [few] chybí { $n } jídla
           *[other] chybí { $n } jídel
        }
       *[gold] { $n ->
            [one] chybí { $n } zlato
            [few] chybí { $n } zlata
           *[other] chybí { $n } zlat
        }
    }
table-why-short-goods =
    { $n ->
        [one] chybí { $n } prostředek
        [few] chybí { $n } prostředky
       *[other] chybí { $n } prostředků
    }
table-why-no-sacrifice = není čeho se vzdát
table-gains = získáš: { $what }
table-loses = odevzdáš: { $what }

## What is asked

table-asked = Na co se hra ptá
table-your-turn = Jsi na tahu: jedna akce, nebo pas.
table-acted-more = Akce je hotová. Polož žetony, nebo ukonči tah.
table-acted = Akce je hotová. Ukonči tah.
table-send = pro
table-steps = Kroky stavby
table-step-card = Karta
table-step-give-up = Vzdej se
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
       *[other] Rozhoduje: { $names }
    }
table-over = Konec hry.
table-moment = Stůl po { $at }. tahu
table-back-to-now = Zpět do přítomnosti

## The dock

table-dock = Tvé prostředky a tahy
table-purse = Tvé prostředky
table-help = Co mohu dělat?
table-undo = Zpět
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
table-answer-first = Nejdřív odpověz, nebo vezmi tah zpět.
table-act-first = Nejdřív proveď akci, nebo pasuj.
table-acted-already = Akce je hotová: ukonči tah.
table-clock = Zbývá čas: { $time }
table-clock-days =
    { $days ->
        [one] { $days } den { $hours } h
        [few] { $days } dny { $hours } h
       *[other] { $days } dní { $hours } h
    }

## Help and keys

table-help-wait = Teď nic: rozhodují jiní.
table-close = Zavřít
table-keys = Klávesy
table-keys-on = Písmena a číslice fungují jako klávesy
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

table-side = Body, záznam a chat
table-track = Body
table-log = Záznam
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
table-menu-calm = Méně pohybu
table-menu-keep = Ptej se při úklidu, co si nechám
table-leave = Odejít od stolu
table-leave-sure = Bude za tebe hrát bot. Vrátit se můžeš kdykoli.
table-resign = Vzdát se
table-resign-sure = Tuto hru nadobro vzdáš.
table-stay = Zůstat
table-stood-in = Hraje za tebe bot.
table-come-back = Vracím se do hry

## The line

table-connecting = Sedáme ke stolu…
table-lost = Spojení je přerušené; vrátí se samo.
table-lost-now = Zkusit teď
table-refused = Tento stůl tu nejde otevřít. Použij odkaz z pozvánky.
table-again = Zkusit znovu
table-to-end = K výsledku

## The coach of a first game

table-coach = Trenér
table-coach-call = Trenér
table-coach-quiet = Poslat trenéra pryč
table-coach-ask = Co radíš?
table-coach-would = Radím: { $move }
table-coach-draft = Rozhled: každý si bere kartu ze středu. Každé kolo dostaneš 1 kartu svého národa a 2 běžné (LOOKOUT-1). Ze začátku ber, co produkuje: kolo na kartě znamená prostředky v každém kole. Klikni na kartu, tím ji vybereš, a znovu, tím si ji vezmeš.
table-coach-deck = Dobrat můžeš z balíčku svého národa, nebo z běžného (GENERAL-2). Běžné karty jsou levné a rozjedou hru; karty národa jsou silnější a na konci platí 2 místo 1. Klikni na balíček.
table-coach-discard = Silné karty národa se stavějí na místě jiné lokace (BUILD-8). Staré běžné karty se často už vyplatily. Vzdej se té, která ti bude nejméně chybět; základy nestojí nic.
table-coach-pay = Zlato zastoupí každé dřevo, kámen i jídlo (GOODS-3). Šetři je, když to jde: je nejužitečnější. Dole vidíš, co by zbylo.
table-coach-card = Zvol kartu, kterou nejméně potřebuješ; ukaž na ni a přečteš si ji zvětšenou.
table-coach-location = Zvol lokaci na stole. Zvolit se dá to, co má obrys.
table-coach-deal = Zvol dohodu na okraji desky.
table-coach-good = Zvol, co chtějí karty ve tvé ruce: jejich cena je na levém okraji.
table-coach-send = Každí 2 osadníci přinesou ještě jeden prostředek nebo kartu (TRADE-3). Osadníci do dalšího kola nezůstanou, tak vyšli ty, kdo zbyli.
table-coach-player = Zvol soupeře.
table-coach-keep = Většina prostředků na konci kola propadne; tvá deska říká, co si smíš nechat (STORAGE-1).
table-coach-question = Zvol něco, co má obrys, nebo odpověď v pruhu.
table-coach-turn-1 = Tvé první akce! Zelené obrysy ukazují, co můžeš postavit: cena je na levém okraji karty. Nejdřív produkci, vyplatí se v pěti kolech. Karta tvého národa může být i dohodou za 1 jídlo (DEAL-3): jeden prostředek každé kolo.
table-coach-turn-2 = Kromě stavby: používej karty s bleskem (stojí osadníka nebo prostředky), vyšli 2 osadníky pro prostředek, nebo pochodní zboř běžnou kartu z ruky: získáš, co má vpravo nahoře (RAZE-2).
table-coach-turn-3 = Barbaři mohou bořit tvé běžné lokace: štít je zdraží. Ty jim můžeš udělat totéž: klikni na lokaci soupeře.
table-coach-turn-4 = Je čas na body: vlastnosti je dávají, když stavíš jejich barvu, akce mění prostředky v body. Spotřebuj vše, prostředky nezůstanou.
table-coach-turn-5 = Poslední kolo. Každá běžná lokace má cenu 1 bod a každá tvého národa 2 (END-3, END-4), tak stav, co můžeš, a vyšli všechny osadníky. Pasuj, až nic nezbude.
table-coach-acted = Jedna akce za tah. Ještě můžeš položit štíty; pak tah ukonči. Byl-li to omyl, vezmi ho zpět.
table-coach-wait = Na tahu jsou Barbaři. Tahy jdou dokola, dokud všichni nepasují, takže malých věcí můžeš udělat mnoho.
table-coach-watch = Dívej se: co dá deska, dohody a kola, letí do tvé zásoby.
table-coach-end = Konec hry. Podívej se, odkud máš body.
table-coach-why-build-production = Dá prostředky v každém kole, které zbývá, takže čím dřív stojí, tím lépe.
table-coach-why-build-feature = Od teď odpovídá na to, co děláš, proto se vyplatí mít ji brzy.
table-coach-why-build-action = Od teď se dá použít v každém kole.
table-coach-why-draft-production = Co produkuje, vyplácí se v každém kole.
table-coach-why-draft-feature = Její vlastnost se hodí ke kartám, které postavíš.
table-coach-why-draft-action = Její akce promění to, co máš, v něco lepšího.
table-coach-why-deal = Za 1 jídlo dá karta prostředek hned a další každé kolo.
table-coach-why-raze = Tato karta z ruky má teď jako prostředky větší cenu než později jako lokace.
table-coach-why-use = Co stojí, má teď menší cenu než to, co přinese.
table-coach-why-send = Osadníci do dalšího kola nezůstanou, tak ať něco přinesou.
table-coach-why-guard = Štít znamená, že Barbaři za zboření zaplatí víc.
table-coach-why-end = V tomto tahu nic lepšího nezbývá.
table-coach-why-pass = V tomto kole už nezbývá nic užitečného.
table-coach-why-discard = Ze všech tvých lokací ti bude chybět nejméně.
table-coach-why-pay = Tak ti zůstanou prostředky, které se hůř shánějí.
table-coach-why-best = Z toho, co se tu dá zvolit, pomůže nejvíc.
