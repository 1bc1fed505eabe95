# The lessons: what is said at each step, what is to be done, what to look for, and answers to wrong tries.

lesson-title = Lekce
lesson-what = Deset minut, krok za krokem
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
