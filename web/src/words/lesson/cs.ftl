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
