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
learn-what-egypt = zlato a cizí domy
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
