# The lobby, a new table, the waiting room, an invitation.

lobby-offline = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
lobby-went-wrong = To se nepovedlo. Zkus to znovu, nebo obnov stránku.

## Above all

lobby-headline = Založ své impérium
lobby-now = Hrát hned
lobby-now-what = ty a dva lehcí boti, asi 15 minut
lobby-roll = Hodit hned
lobby-roll-what = kostky a archy, ty a lehký bot, asi 20 minut
lobby-adventure = Dobrodružství
lobby-adventure-what = sólo s kostkami, náhodná ze 48 vesnic
lobby-ask-name = Jak ti mají ostatní říkat?
lobby-your-name = Tvé jméno
lobby-name-first = Přátelé uvidí tvé jméno: nejdřív ho napiš.

## Lists of tables

lobby-your-games = Tvé hry
lobby-open-tables = Otevřené stoly
lobby-no-tables = Právě teď nemá nikdo otevřený stůl. Založ takový, ke kterému se může přidat kdokoli.
lobby-your-turn = Jsi na tahu
lobby-go-on = Otevřít
lobby-join = Přidat se
lobby-watch = Sledovat
lobby-a-table = Stůl
lobby-title-solo = { $name }, sólo
lobby-title-of = Stůl: { $name }
lobby-title-bots =
    { $n ->
        [one] { $names } a bot
        [few] { $names } a { $n } boti
       *[other] { $names } a { $n } botů
    }
lobby-finished = dohráno
lobby-round = kolo { $round }
lobby-round-of = kolo { $round } z { $of }
lobby-seats-free =
    { $n ->
        [one] { $n } volné místo
        [few] { $n } volná místa
       *[other] { $n } volných míst
    }
lobby-state-slow = { $state }, { $time } na tah

## A new table

lobby-new-table = Nový stůl
lobby-game = Hra
lobby-game-mode = { $game }, { $mode }
lobby-is-mode-basic = základní hra
lobby-is-mode-advanced = pokročilá hra
lobby-is-mode-adventure = dobrodružství
lobby-mode = Režim
lobby-mode-says = Hráčů: { $players }. { $what }
lobby-mode-basic = Základní
lobby-mode-basic-players = 2–4
lobby-mode-basic-what = Stejný arch pro všechny: dráhy, pole a pět budov. Nejlepší na začátek.
lobby-mode-advanced = Pokročilá
lobby-mode-advanced-players = 2–4
lobby-mode-advanced-what = Navíc osady: dokončené úseky ve správném tvaru zlepší budovu.
lobby-mode-adventure = Dobrodružství
lobby-mode-adventure-players = 1–4
lobby-mode-adventure-what = Každý má jednu ze 48 vesnic. Sólo hraješ o hodnost a vlastní rekord.
lobby-not-started = ještě se nehraje
lobby-at-the-table = U stolu
lobby-all-here = všichni jsou tu
lobby-seat = Místo { $n }
lobby-open-seat = Prázdné místo
lobby-open-seat-why =
    { $n ->
        [1] nech prázdné pro hru jednoho hráče
        [2] nech prázdné pro hru ve dvou
        [3] nech prázdné pro hru ve třech
       *[other] nech prázdné pro hru ve čtyřech
    }
lobby-free-seat = Volné místo
lobby-seat-waits = čeká na přítele
lobby-add-friend = Pozvat přítele
lobby-add-bot = Přidat bota
lobby-friend = Přítel
lobby-bot = Bot
lobby-nobody = Nikdo
lobby-two-needed = Základní a pokročilá hra vyžadují aspoň dva hráče. Sólo jde hrát dobrodružství (<rule>RW-SETUP-01</rule>).
lobby-nobody-why = Někdo sedí tam nebo na dalším místě, takže ho nejde odebrat.
lobby-who-sits = Kdo má místo { $n }
lobby-level-of = Úroveň bota na místě { $n }
lobby-level-easy = Lehký
lobby-level-normal = Běžný
lobby-level-hard = Těžký
lobby-level-expert = Expert
lobby-level-master = Mistr
lobby-faction-of = Frakce na místě { $n }
lobby-chance = Náhodně
lobby-sheet-of = Arch na místě { $n }
lobby-sheet-read = Číst { $sheet } na nové kartě
lobby-sheet-search = Název, číslo nebo budova
lobby-sheet-chance = Kterýkoli ze 48 archů; uvidíš ho, až se začne.
lobby-sheet-none = Takový arch jsme nenašli. Hledej méně slov.
lobby-own-best = tvůj rekord:
lobby-taken = Tuto frakci už má { $name }.
lobby-ready = připraveno
lobby-you-host = ty, hostitel
lobby-you = ty
lobby-is-host = hostitel
lobby-is-here = je tu
lobby-is-away = teď tu není
lobby-is-bot-easy = bot: lehký
lobby-is-bot-normal = bot: běžný
lobby-is-bot-hard = bot: těžký
lobby-is-bot-expert = bot: expert
lobby-is-bot-master = bot: mistr
lobby-copy-seat-link = Kopírovat odkaz
lobby-copied-seat = Odkaz na místo { $n } je zkopírován: pošli ho tomu, kdo tam má sedět.
lobby-start = Začít hru
lobby-make-table = Založit stůl
lobby-friends-come = Nejdřív vznikne stůl, pak dostaneš odkaz pro přátele.
lobby-seat-free = Místo { $n } je stále volné: počkej na přítele, nebo ho dej botovi.

## What is agreed

lobby-option-lookout = Rozhled
lobby-option-lookout-standard = Běžný
lobby-option-lookout-alternative = Jiný
lobby-option-lookout-advanced = Pokročilý
lobby-option-peaceful = Boření soupeřových lokací
lobby-option-peaceful-no = Dovoleno
lobby-option-peaceful-yes = Mír
lobby-option-peaceful-drafts = Výběry v kole
lobby-option-peaceful-drafts-1 = Jeden
lobby-option-peaceful-drafts-2 = Dva
lobby-option-format = Formát balíčků
lobby-option-format-introductory = Seznamovací
lobby-option-format-standard = Standardní
lobby-option-format-open = Otevřený
lobby-clock = Hodiny
lobby-clock-none = Žádné
lobby-clock-timed = Na čas
lobby-clock-days = Dny
lobby-clock-move = Na každé rozhodnutí
lobby-clock-reserve = Rezerva na hru
lobby-clock-no-reserve = bez rezervy
lobby-clock-each = { $time } na tah
lobby-clock-both = { $move }, rezerva { $reserve }
lobby-who-joins = Kdo se smí přidat
lobby-by-link = S odkazem
lobby-everyone = Každý
lobby-option-visit-passed = Hráči, kteří pasovali
lobby-option-visit-passed-no = Nelze je navštívit
lobby-option-visit-passed-yes = Lze je navštívit
lobby-option-five-players = Počet hráčů
lobby-option-five-players-no = Nejvýše čtyři
lobby-option-five-players-yes = Až pět
lobby-option-virtual-faction = Virtuální hráč
lobby-option-virtual-faction-none = bez frakce
lobby-option-virtual-faction-barbarians = Barbaři
lobby-option-virtual-faction-rome = Římané
lobby-option-robbers-cut-routes = Loupežníci a Obchodní stezka
lobby-option-robbers-cut-routes-no = Neruší
lobby-option-robbers-cut-routes-yes = Ruší
lobby-option-upkeep-gold = Zlato v údržbě
lobby-option-upkeep-gold-yes = Nahrazuje prostředky
lobby-option-upkeep-gold-no = Jen jako zlato
lobby-option-play-on = Když ji někdo dokončí
lobby-option-play-on-no = Končí
lobby-option-play-on-yes = Ostatní pokračují
lobby-option-rebuild = Balíčky mezi hrami
lobby-option-rebuild-no = Beze změny
lobby-option-rebuild-yes = Lze přestavět
lobby-option-names = Názvy impérií
lobby-option-boxes = Rozšíření
lobby-option-boxes-about = vedle základní hry
lobby-box-friends = Proč se nepřátelit
lobby-box-friends-what = Otevřené produkce, které ostatní navštěvují, sklady, karty hrané ihned.
lobby-box-aztecs = Aztékové
lobby-box-aztecs-what = Pátá frakce s modlitbami a požehnáními; může hrát pět hráčů.
lobby-box-first = je první
lobby-box-five = U stolu sedí pět hráčů: nejdřív uber jedno místo.
lobby-option-decks = Balíčky
lobby-option-decks-about = vlastní seznam karet místo tištěného balíčku
lobby-decks-file = Vybrat soubor s balíčkem
lobby-decks-of =
    { $n ->
        [one] { $deck }: { $n } karta
        [few] { $deck }: { $n } karty
       *[other] { $deck }: { $n } karet
    }
lobby-decks-away = Hrát bez tohoto balíčku: { $deck }
lobby-decks-idle = Za tuto frakci tu nikdo nehraje.
lobby-decks-large = Ten soubor je na balíček příliš velký.
lobby-more = Více
lobby-title = Název stolu
lobby-title-none = není nutné
lobby-seconds =
    { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
       *[other] { $n } sekund
    }
lobby-minutes =
    { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
       *[other] { $n } minut
    }
lobby-days =
    { $n ->
        [one] { $n } den
        [few] { $n } dny
       *[other] { $n } dní
    }
lobby-means-solo = Sólo proti virtuálnímu hráči: měj víc frakčních lokací, než on nasbírá karet (<rule>SOLO-47</rule>).
lobby-means-standard =
    { $n ->
        [2] Dva hráči
        [3] Tři hráči
        [4] Čtyři hráči
       *[other] Pět hráčů
    }: v každém kole dva výběry z odkrytých karet, po { $cards } (<rule>LOOKOUT-3</rule>).
lobby-means-alternative = Karty se volí tajně: jedna ze tří, pak jedna ze dvou od souseda (<rule>VAR-ALT-3</rule>).
lobby-means-advanced = Jeden dlouhý výběr z pěti odkrytých karet, dvakrát dokola stejným směrem (<rule>VAR-ADV-3</rule>).
lobby-means-peaceful =
    Soupeřovy lokace se neboří. V každém kole jedna běžná karta naslepo a { $drafts ->
        [1] jeden výběr
       *[other] dva výběry
    } z odkrytých karet, po { $cards } (<rule>VAR-PEACE-3</rule>).

lobby-means-basic-all = Deset kol se stejnými kostkami a stejným archem pro všechny (<rule>RW-SETUP-03</rule>).
lobby-means-advanced-all = Jako základní hra a v každém kole smí každý založit osadu (<rule>RW-ADV-02</rule>).
lobby-means-adventure-alone = Sólo o hodnost, od Muže z lidu po Císaře (<rule>RW-ADVENTURE-09</rule>).
lobby-means-adventure-all = Každý má vlastní arch; vyhrává nejvyšší skóre (<rule>RW-ADVENTURE-11</rule>).

## Friends

lobby-invite = Pozvánka
lobby-invite-why = Kdo otevře odkaz, dostane další volné místo. Účet není potřeba.
lobby-qr = QR kód pozvánky
lobby-invite-link = Odkaz pozvánky
lobby-copy-link = Kopírovat odkaz
lobby-copied = Zkopírováno
lobby-not-copied = Prohlížeč nedovolí stránce kopírovat. Označ odkaz a zkopíruj ho ručně.
lobby-share = Sdílet
lobby-share-title = Partie Osady
lobby-only-here = Tato adresa platí jen na tomto počítači. Pro přátele jinde spusť Osadu s --host 0.0.0.0 a otevři stránku pod jménem nebo IP adresou tohoto počítače.
lobby-watch-link = Odkaz pro diváky
lobby-device = Odkaz pro jiné zařízení
lobby-device-copied = Odkaz tvého místa je zkopírován: otevři ho na druhém zařízení a nikomu ho nedávej.
lobby-have-code = Máš kód nebo odkaz?
lobby-code-like = odkaz nebo kód
lobby-no-code = To není náš odkaz ani kód. Vlož celý odkaz od přátel.

## The waiting room and an invitation

lobby-room-host = Všechno jde ještě změnit. Začni, až budou místa obsazená.
lobby-room-guest = Hra začne, až ji hostitel spustí.
lobby-host-starts = hru spouští hostitel
lobby-you-sit = Máš své místo
lobby-you-sit-why =
    { $choose ->
        [faction] Ve svém řádku si zvol jméno a frakci.
        [sheet] Ve svém řádku si zvol jméno a arch.
       *[name] Ve svém řádku si zvol jméno.
    } Stránka dá vědět, až se začne.
lobby-you-watch = Sleduješ
lobby-you-watch-why = Vidíš to, co smí vidět každý u stolu.
lobby-take-seat = Posadit se
lobby-leave-table = Odejít od stolu
lobby-close-table = Zavřít stůl
lobby-to-lobby = Do lobby
lobby-invitation = Pozvánka
lobby-invites = { $name } tě zve ke hře: { $game }.
lobby-no-such-table = Takový stůl neexistuje. Někdo ho zavřel, nebo odkaz není celý.
lobby-back-to-seat = Zpět na své místo
lobby-late-waiting = Všechna místa jsou už obsazená.
lobby-late-running =
    Hra začala bez tebe. { $watch ->
        [yes] Ale můžeš ji sledovat.
       *[no] Chceš-li ji sledovat, řekni si o odkaz pro diváky.
    }
lobby-late-finished = Tato hra skončila.
lobby-no-account = Bez účtu a bez e-mailu: tvé místo si pamatuje prohlížeč.

## What the game is, and ways to begin

lobby-goal = Postav impérium z karet: po pěti kolech vyhrává, kdo má nejvíc bodů ★.
lobby-with-whom = Asi 15 minut s boty, nebo s přáteli. Účet není potřeba.
lobby-start-something = Začni hrát
lobby-friends = Hrát s přáteli
lobby-friends-what = pošli odkaz, bez účtu
lobby-new-what = zvol pravidla, místa a hodiny
lobby-puzzles = Úlohy
lobby-puzzles-what = Najdi nejlepší postup, nebo vyřeš úlohu dne.
lobby-new-here = Poprvé tady?
lobby-new-here-what = Deset minut, jedna věc po druhé, u opravdového stolu. Pak už umíš hrát.
lobby-learn = Učit se hrou
lobby-read-how = nebo si přečti, jak se hraje, s obrázky
lobby-wait-for-you = 
    { $n ->
        [one] { $n } čeká na tebe
        [few] { $n } čekají na tebe
       *[other] { $n } čeká na tebe
    }
lobby-go-on-turn = Pokračovat
lobby-turn-of = rozhoduje { $name }
lobby-with = s: { $names }
lobby-lately = Naposledy
lobby-watch-one = Podívej se na hru
lobby-result = { $place }, { $own } ku { $others }
lobby-result-alone = { $place }, { $own ->
        [one] { $own } bod
        [few] { $own } body
       *[other] { $own } bodů
    }
lobby-result-place = 
    { $won ->
        [yes] Výhra
       *[no] { $of ->
            [1] Prohra
           *[other] { $place ->
                [2] Druhé místo
                [3] Třetí místo
                [4] Čtvrté místo
               *[other] Páté místo
            }
        }
    }
lobby-result-off = Nedohraná hra
lobby-result-none = Zavřená před začátkem
lobby-moves = 
    { $n ->
        [one] { $n } tah
        [few] { $n } tahy
       *[other] { $n } tahů
    }

## What each option means

lobby-who-plays = Kdo hraje
lobby-rules-and-clock = Pravidla a hodiny
lobby-change-nothing = nic není třeba měnit
lobby-begin-here = pro začátek
lobby-level-easy-what = lehký: chybuje jako začátečník, dobrý pro první hru
lobby-level-normal-what = běžný: vybere nejlepší tah, jaký vidí; až budeš vyhrávat nad lehkým
lobby-level-hard-what = těžký: plánuje celé kolo dopředu
lobby-level-expert-what = expert: až budeš vyhrávat nad těžkým
lobby-level-master-what = mistr: nejsilnější; nad tahem přemýšlí déle
lobby-mode-about = kolik toho na arších je
lobby-option-lookout-about = jak se karty dostávají do ruky
lobby-option-lookout-standard-what = Dva výběry za kolo: každý si po řadě vezme jednu z odkrytých karet.
lobby-option-lookout-alternative-what = Tajně: nech si jednu ze tří, dvě pošli dál, nech si ještě jednu. Všichni najednou, takže rychleji.
lobby-option-lookout-advanced-what = Jedna odkrytá řada pěti karet, dvakrát dokola: je vidět, co zbude, takže je o čem přemýšlet.
lobby-option-peaceful-about = smí se bořit, co postavili ostatní?
lobby-option-peaceful-no-what = Dvě pochodně zboří soupeřovu lokaci. Důležité lokace chraň štítem.
lobby-option-peaceful-yes-what = Pochodně působí jen na karty ve vlastní ruce.
lobby-option-peaceful-drafts-about = kolik odkrytých karet si v kole vybereš
lobby-option-peaceful-drafts-1-what = Vezmeš si jednu; druhou dostaneš naslepo.
lobby-option-peaceful-drafts-2-what = Vezmeš si dvě a ještě jednu dostaneš naslepo: bohatší hra.
lobby-option-format-about = co je v balíčcích
lobby-option-format-introductory-what = Základní karty a celé první rozšíření.
lobby-option-format-standard-what = Vytištěných 30 karet; karty rozšíření jen místo jiných.
lobby-option-format-open-what = Vše, co mají rozšíření na stole.
lobby-clock-about = jak dlouho se smí přemýšlet
lobby-clock-none-what = Bez spěchu. Nejlepší s přáteli a s boty.
lobby-clock-timed-what = Minuta na každé rozhodnutí a rezerva. Komu dojde čas, za toho hraje bot.
lobby-clock-days-what = Den nebo víc na tah. Vrátíš se, až budeš na tahu.
lobby-who-joins-about = kdo si smí sednout na volné místo
lobby-by-link-what = Jen ti, kdo dostanou tvůj odkaz.
lobby-everyone-what = Stůl je v seznamu: cizí si mohou přisednout, dívat se a později si hru přehrát.
lobby-option-visit-passed-about = zda lze vysílat osadníky na jejich otevřené produkce
lobby-option-visit-passed-no-what = Na jejich lokace nikdo osadníky nevysílá (<rule>AMB-53</rule>).
lobby-option-visit-passed-yes-what = Osadníky lze vysílat i na jejich lokace.
lobby-option-five-players-about = kolik hráčů může sedět u stolu, s Aztéky
lobby-option-five-players-no-what = Nejvýše čtyři hráči (<rule>SETUP-1</rule>).
lobby-option-five-players-yes-what = S rozšířením Aztékové může hrát pět hráčů; hra pak trvá dlouho (<rule>AZT-FACTION-3</rule>).
lobby-option-virtual-faction-about = jakou frakci má virtuální hráč
lobby-option-virtual-faction-none-what = Virtuální hráč hraje jako v základní hře.
lobby-option-virtual-faction-barbarians-what = Tři útoky v každé fázi útoku místo dvou (<rule>AMB-X-14</rule>).
lobby-option-virtual-faction-rome-what = O jednu kartu více ve fázích rozhledu 2. a 4. kola (<rule>AMB-X-14</rule>).
lobby-option-robbers-cut-routes-about = kde se Barbaři potkají s Japonci, se vydání pravidel liší
lobby-option-robbers-cut-routes-no-what = Dohoda uzavřená přes Obchodní stezku je před Loupežníky v bezpečí, jako v polských pravidlech (<rule>BARB-8</rule>).
lobby-option-robbers-cut-routes-yes-what = Loupežníci mohou zrušit i takovou dohodu, jako v českých a anglických pravidlech.
lobby-option-upkeep-gold-about = čím lze platit údržbu
lobby-option-upkeep-gold-yes-what = Zlato může na mapě provincií nahradit dřevo, kámen nebo jídlo (<rule>AMB-C6</rule>).
lobby-option-upkeep-gold-no-what = Každý prostředek je třeba zaplatit právě jím.
lobby-option-play-on-about = pro tři a čtyři hráče
lobby-option-play-on-no-what = Kampaň končí hrou, ve které někdo dospěje do Moderní éry (<rule>ERA-19</rule>).
lobby-option-play-on-yes-what = Ostatní pokračují, dokud zbývají aspoň dva.
lobby-option-rebuild-about = před každou hrou od druhé
lobby-option-rebuild-no-what = Každý hraje stále s jedním balíčkem.
lobby-option-rebuild-yes-what = Každý může změnit balíček podle pravidel formátu (<rule>CSETUP-4</rule>).

lobby-lessons = Lekce
lobby-lesson-at = 
    Krok { $step } z { $of }, zbývá { $minutes ->
        [one] asi { $minutes } minuta
        [few] asi { $minutes } minuty
       *[other] asi { $minutes } minut
    }.
lobby-lesson-on = Pokračovat
lobby-lesson-begin = Začít

lobby-how-to = Jak se hraje
