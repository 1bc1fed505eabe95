# The review of a finished game.

review-one = Rozbor
review-of = Rozbor: { $title }
review-ask = Jakou cenu měla rozhodnutí?
review-what = U každého rozhodnutí se rozbor ptá, co hráč tehdy mohl vědět, hraje nejlepší tahy dál s mnoha možnými kartami a říká, co bylo lepší, o kolik a proč. Odděluje také štěstí od hry.
review-game = Která hra
review-game-n = Hra { $n }
review-by = Posuzuje bot „{ $bot }“ na { $deals } možných rozdáních; čísla obvykle platí na ±{ $within } bodu.
review-whose = Čí rozhodnutí
review-whose-all = Všichni
review-to-replay = Přehrání
review-choose = Vyber rozhodnutí: v seznamu, na křivce nebo šipkami.
review-head-won =
    { $name }: výhra o { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }, chyby: { $mistakes }
review-head-lost =
    { $name }: prohra o { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }, chyby: { $mistakes }
review-head-even =
    { $name }: stejně bodů, chyby: { $mistakes }
review-head-alone =
    { $name }: { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
    }, chyby: { $mistakes }

## Making it

review-depth = Jak podrobně
review-depth-quick = Rychle
review-depth-usual = Běžně
review-depth-deep = Důkladně
review-start = Rozebrat tuto hru
review-go-on = Pokračovat
review-closer = Podívat se blíž
review-stop = Zastavit
review-stopped = Zastaveno po { $done } z { $total } rozhodnutí; co je hotové, zůstává.
review-waiting = Čeká se: server pracuje na jiných rozborech.
review-progress = Posouzená rozhodnutí: { $done } z { $total }
review-done = Rozbor je hotový.
review-seconds =
    { $n ->
        [one] ještě asi { $n } sekunda
        [few] ještě asi { $n } sekundy
       *[other] ještě asi { $n } sekund
    }
review-minutes =
    { $n ->
        [one] ještě asi { $n } minuta
        [few] ještě asi { $n } minuty
       *[other] ještě asi { $n } minut
    }

## The curve

review-scale = Co křivka ukazuje
review-by-chance = Šance
review-by-points = Náskok
review-by-score = Body
review-chance = Šance na výhru
review-ahead = Očekávaný náskok v bodech
review-score = Očekávané body
review-round = Kolo { $round }
review-round-short = K{ $round }
review-name-value = { $name } { $value }
review-turning = Body zlomu
review-turning-of = { $name } { $change }:
review-turning-n = bod zlomu { $n }
review-course = Co mohl každý čekat
review-begins = Začátek kola { $round }
review-latest = Konec
review-both = { $chance }, { $points }

## Luck and play

review-luck-and-play = Štěstí a hra zvlášť
review-luck = Štěstí
review-play = Hra
review-luck-later = Objeví se, až budou posouzena všechna rozhodnutí.
review-best-of = nejlepší tahy: { $best } z { $n }
review-sum = začátek { $start }, štěstí { $luck }, hra { $play }, přehmaty soupeřů { $rivals }: náskok na konci { $margin }
review-sum-alone = začátek { $start }, štěstí { $luck }, hra { $play }: body na konci { $margin }
review-luck-note = Štěstí je vše, co karty a kostky daly nad očekávání. Hra je cena vlastních rozhodnutí proti nejlepším nalezeným. Obojí v bodech.
review-luck-note-alone = Štěstí je vše, co karty a kostky daly nad očekávání. Hra je cena rozhodnutí proti nejlepším nalezeným. Obojí v bodech.

## Decisions

review-decisions = Rozhodnutí
review-decisions-of = Rozhodnutí: { $name }
review-filter = Která rozhodnutí
review-filter-mistakes = Chyby { $n }
review-filter-all = Vše { $n }
review-filter-left = Zbylo { $n }
review-none-mistakes = Žádné z těchto rozhodnutí s jistotou nestálo body.
review-none-all = Zatím žádná rozhodnutí.
review-none-left = Nic nezůstalo ležet: žádné zbytečné prostředky, žádné předčasné pasování.
review-keys-step = zpět, dál
review-keys-mistake = další, předchozí chyba
review-about = ~{ $points }
review-about-points = Asi { $points } bodu.
review-mark-best = nejlepší
review-mark-good = dobrý
review-mark-inaccuracy = nepřesnost
review-mark-mistake = chyba
review-mark-blunder = hrubá chyba
review-mark-hard = dobře viděno
review-asked-pay = platba
review-asked-discard = co se zahodí
review-asked-deal = která dohoda
review-asked-location = která lokace
review-asked-card = která karta
review-asked-good = který prostředek
review-asked-keep = co zůstane
review-asked-player = který hráč
review-asked-colour = která barva
review-asked-send = další osadníci
review-asked-other = volba

## One decision

review-turn-of =
    { $turn ->
        [0] Kolo { $round }: { $name }
       *[other] Kolo { $round }, tah { $turn }: { $name }
    }
review-lost = −{ $points } b.
review-lost-chance = šance na výhru { $change }
review-hard-why = Na první pohled se zdá lepší jiný tah.
review-good-why = Pokud lze poznat, stejně dobrý jako nejlepší.
review-lines = Nejlepší tahy a ten zahraný
review-move = Tah
review-col-ahead = Náskok
review-col-score = Body
review-col-chance = Šance
review-col-loss = Ztráta
review-played = Zahraný
review-best = Nejlepší
review-then = pak
review-why = Proč
review-why-best = Co přináší
review-sources = Odkud jsou body
review-col-played = zahraný
review-col-best = nejlepší
review-col-difference = rozdíl
review-table-of = Stůl očima: { $name }
review-table-large = Zvětšit
review-in-replay = V přehrání

## Another move

review-try = Zkusit jiný tah
review-try-comes = Tahy se připravují…
review-try-none = Jiný tah nebyl.
review-try-find = Najít tah
review-try-moves = Možné tahy
review-try-not-found = Žádný tah tato slova nemá.
review-trying = Hraje se dál…
review-try-as-good = stejně dobrý jako nejlepší
review-try-best = Nejlepší:

## How it is judged

review-how = Jak se posuzuje
review-slips = Najdi lepší tahy
review-how-known = Každé rozhodnutí se posuzuje podle toho, co hráč tehdy mohl vědět. Skryté karty se mnohokrát rozdají znovu, takže nikdo nenese vinu za to, co věděl jen balíček.
review-how-deals = Na každém z těchto rozdání hraje stejný bot za všechny a se stejnými kartami dál nejlepší tahy i ten zahraný. Kde se jiný tah zdá lepší, porovnají se oba ještě jednou na čerstvých rozdáních a jen ta platí pro ztrátu. Znak ± je interval 95 %.
review-how-this = Tento rozbor udělal bot „{ $bot }“; poslední srovnání mělo { $deals } rozdání a čísla obvykle platí na ±{ $within } bodu.
review-how-marks = Známky
review-how-best = Nejlepší nalezený tah, nebo k nerozeznání od něj: ztráta pod 0,5 bodu.
review-how-hard = Nejlepší tah, který tak nevypadal: při pohledu o jeden tah dopředu se jiný zdál lepší aspoň o bod.
review-how-good = Ztráta pod 1 bod, nebo čísla neříkají nic jistého.
review-how-inaccuracy = Ztráta 1 až 3 body; jistě nějaká.
review-how-mistake = Ztráta 3 až 6 bodů; jistě aspoň 1.
review-how-blunder = Ztráta 6 bodů a víc; jistě aspoň 3.
review-how-sure = Známka potřebuje ztrátu dost velkou a dost jistou: dolní konec intervalu musí dosáhnout čísla za středníkem.
review-how-luck = Začátek je náskok, který se dal čekat při prvním rozhodnutí. Hra je to, co vlastní rozhodnutí ztratila proti nejlepším nalezeným tahům; přehmaty soupeřů jsou to, co rozdali oni. Štěstí je všechno ostatní: dobrané karty, kostky a co soupeři opravdu měli. Dohromady je to přesně náskok na konci.
review-how-left-title = Zůstalo ležet
review-how-left = Prostředky, které sebral úklid, osadníci bez práce, pasování jistě příliš brzy, zbořená lokace, kterou by zachránil obranný žeton. Co má cenu pod jeden bod, se neuvádí.
