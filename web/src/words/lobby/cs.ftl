# The lobby, a new table, the waiting room, an invitation.

lobby-offline = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
lobby-went-wrong = To se nepovedlo. Zkus to znovu, nebo obnov stránku.

## Above all

lobby-headline = Založ své impérium
lobby-headline-1 = S kartami, nebo s kostkami a tužkou.
lobby-headline-2 = S přáteli, sólo, nebo do minuty proti botům.
lobby-about-settlers = karty, 5 kol, 1–4 hráči
lobby-about-rollwrite = kostky a archy, 10 kol, 1–4 hráči
lobby-now = Hrát hned
lobby-now-what = Ty a dva boti
lobby-first = První hra
lobby-first-what = S průvodcem: Římané, Barbaři
lobby-first-game = První hra
lobby-roll = Hodit hned
lobby-roll-what = Základní hra, ty a bot: dobrá na začátek
lobby-adventure = Dobrodružství
lobby-adventure-what = Sólo, náhodná ze 48 vesnic
lobby-ask-name = Jak ti mají ostatní říkat?
lobby-your-name = Tvé jméno
lobby-name-first = Nejdřív napiš jméno: stačí jméno, účty tu nejsou.

## Lists of tables

lobby-your-games = Tvé hry
lobby-open-tables = Otevřené stoly
lobby-no-tables = Právě teď nemá nikdo otevřený stůl. Založ takový, ke kterému smí každý.
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
lobby-mode-says = { $mode }, hráčů: { $players }. { $what }
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
       *[other] nech prázdné pro hru ve třech
    }
lobby-free-seat = Volné místo
lobby-seat-waits = čeká na přítele
lobby-add-friend = Pozvat přítele
lobby-add-bot = Přidat bota
lobby-friend = Přítel
lobby-bot = Bot
lobby-nobody = Nikdo
lobby-two-needed = Základní a pokročilá hra chtějí dva hráče. Sólo jde hrát dobrodružství (RW-SETUP-01).
lobby-nobody-why = Někdo sedí tam nebo na dalším místě, takže ho nejde odebrat.
lobby-who-sits = Kdo má místo { $n }
lobby-level-of = Úroveň bota na místě { $n }
lobby-level-easy = Lehký
lobby-level-normal = Běžný
lobby-level-hard = Těžký
lobby-level-expert = Mistr
lobby-faction-of = Frakce na místě { $n }
lobby-chance = Náhodně
lobby-sheet-of = Arch na místě { $n }
lobby-sheet-read = Číst { $sheet } na nové kartě
lobby-sheet-search = Název, číslo nebo budova
lobby-sheet-chance = Kterýkoli ze 48 archů; uvidíš ho, až se začne.
lobby-sheet-none = Takový arch není. Hledej méně slov.
lobby-own-best = tvůj rekord:
lobby-taken = Tuto frakci už má { $name }.
lobby-ready = hotovo
lobby-you-host = ty, hostitel
lobby-you = ty
lobby-is-host = hostitel
lobby-is-here = je tu
lobby-is-away = teď tu není
lobby-is-bot-easy = bot: lehký
lobby-is-bot-normal = bot: běžný
lobby-is-bot-hard = bot: těžký
lobby-is-bot-expert = bot: mistr
lobby-copy-seat-link = Kopírovat odkaz
lobby-copied-seat = Odkaz na místo { $n } je zkopírován: pošli ho tomu, komu místo patří.
lobby-start = Začít hru
lobby-make-table = Založit stůl
lobby-friends-come = Nejdřív vznikne stůl, pak dostaneš odkaz pro přátele.
lobby-seat-free = Místo { $n } je stále volné: počkej na přítele, nebo ho dej botovi.

## What is agreed

lobby-lookout = Rozhled
lobby-lookout-standard = Běžný
lobby-lookout-alternative = Alternativní
lobby-lookout-advanced = Pokročilý
lobby-razing = Boření u soupeřů
lobby-razing-allowed = Dovoleno
lobby-razing-peaceful = Mír
lobby-drafts = Výběry v kole
lobby-drafts-one = Jeden
lobby-drafts-two = Dva
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
lobby-robbers = Loupežníci a Obchodní stezka
lobby-robbers-spare = Neruší
lobby-robbers-cut = Ruší
lobby-more = Více
lobby-title = Jméno stolu
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
lobby-means-solo = Sólo proti virtuálnímu hráči: měj víc frakčních lokací, než on nasbírá karet (SOLO-47).
lobby-means-standard =
    { $n ->
        [2] Dva hráči
        [3] Tři hráči
       *[other] Čtyři hráči
    }: v každém kole dva výběry z odkrytých karet, po { $cards } (LOOKOUT-3).
lobby-means-alternative = Karty se volí tajně: jedna ze tří, pak jedna ze dvou od souseda (VAR-ALT-3).
lobby-means-advanced = Jeden dlouhý výběr z pěti odkrytých karet, dvakrát dokola stejným směrem (VAR-ADV-3).
lobby-means-peaceful =
    Nikdo neboří soupeřům. V každém kole jedna neviděná běžná karta a { $drafts ->
        [1] jeden výběr
       *[other] dva výběry
    } z odkrytých karet, po { $cards } (VAR-PEACE-3).

lobby-means-basic-all = Deset kol se stejnými kostkami a stejným archem pro všechny (RW-SETUP-03).
lobby-means-advanced-all = Jako základní hra a v každém kole smí každý založit osadu (RW-ADV-02).
lobby-means-adventure-alone = Sólo o hodnost, od Plebejce po Císaře (RW-ADVENTURE-09).
lobby-means-adventure-all = Každý má vlastní arch; vyhrává nejvyšší skóre (RW-ADVENTURE-11).

## Friends

lobby-with-friends = S přáteli
lobby-invite = Pozvánka
lobby-invite-why = Kdo otevře odkaz, dostane další volné místo. Účet není potřeba.
lobby-get-link = Získat odkaz
lobby-qr = QR kód pozvánky
lobby-invite-link = Odkaz pozvánky
lobby-copy-link = Kopírovat odkaz
lobby-copied = Zkopírováno
lobby-not-copied = Prohlížeč nedovolí stránce kopírovat. Označ odkaz a zkopíruj ho ručně.
lobby-share = Sdílet
lobby-share-title = Partie Osady
lobby-only-here = Tato adresa platí jen na tomto počítači. Pro přátele jinde spusť Osadu s --host 0.0.0.0 a otevři stránku pod jménem nebo číslem tohoto počítače v síti.
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
lobby-no-such-table = Takový stůl není. Někdo ho zavřel, nebo odkaz není celý.
lobby-back-to-seat = Zpět na své místo
lobby-late-waiting = Všechna místa jsou už obsazená.
lobby-late-running =
    Hra začala bez tebe. { $watch ->
        [yes] Ale můžeš ji sledovat.
       *[no] Chceš-li ji sledovat, řekni si o odkaz pro diváky.
    }
lobby-late-finished = Tato hra skončila.
lobby-no-account = Bez účtu a bez e-mailu: tvé místo si pamatuje prohlížeč.
