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
