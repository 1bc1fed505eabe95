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
