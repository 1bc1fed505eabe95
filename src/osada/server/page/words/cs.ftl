# Words that every page needs.

common-home = Osada, do lobby
common-places = Místa
common-play = Hrát
common-cards = Karty
common-villages = Vesnice
common-rules = Pravidla
common-replays = Záznamy
common-game-settlers = Zrod impéria
common-game-rollwrite = Roll & Write
common-menu = Nabídka
common-skip = Přejít k obsahu
common-language = Jazyk
common-language-en = English
common-language-pl = Polski
common-language-cs = Čeština
common-theme = Barvy
common-theme-system = Podle systému
common-theme-light = Den
common-theme-dark = Noc
common-lost = Tady nic nestojí
common-lost-why = Adresa je chybná, nebo to, kam vedla, už není.
common-to-lobby = Do lobby

# Goods

common-n-wood =
    { $n ->
        [one] { $n } dřevo
        [few] { $n } dřeva
       *[other] { $n } dřev
    }
common-n-stone =
    { $n ->
        [one] { $n } kámen
        [few] { $n } kameny
       *[other] { $n } kamenů
    }
common-n-food =
    { $n ->
        [one] { $n } jídlo
        [few] { $n } jídla
       *[other] { $n } jídel
    }
common-n-gold =
    { $n ->
        [one] { $n } zlato
        [few] { $n } zlata
       *[other] { $n } zlat
    }
common-n-worker =
    { $n ->
        [one] { $n } osadník
        [few] { $n } osadníci
       *[other] { $n } osadníků
    }
common-n-raze =
    { $n ->
        [one] { $n } žeton boření
        [few] { $n } žetony boření
       *[other] { $n } žetonů boření
    }
common-n-defense =
    { $n ->
        [one] { $n } obranný žeton
        [few] { $n } obranné žetony
       *[other] { $n } obranných žetonů
    }
common-n-card =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
common-n-vp =
    { $n ->
        [one] { $n } vítězný bod
        [few] { $n } vítězné body
       *[other] { $n } vítězných bodů
    }
common-good-wood = dřevo
common-good-stone = kámen
common-good-food = jídlo
common-good-gold = zlato
common-good-worker = osadník
common-good-raze = žeton boření
common-good-defense = obranný žeton
common-good-card = karta
common-good-vp = vítězný bod

# Cards

common-common = Běžná
common-attack = Útok
common-kind-production = Produkce
common-kind-feature = Vlastnost
common-kind-action = Akce
common-colour-brown = hnědá
common-colour-grey = šedá
common-colour-red = červená
common-colour-pink = růžová
common-colour-gold = zlatá
common-colour-blue = modrá
common-colour-black = černá
common-colour-purple = fialová
common-colour-white = bílá
common-colour-orange = oranžová
common-colour-none = bez barvy
common-free = nic
common-a-location = lokace
common-no-ability = bez schopnosti
common-per = za
common-or = nebo
common-at-most = nejvýše { $n }
common-when-build = Když stavíš
common-uses =
    { $n ->
        [1] Jednou za kolo
        [2] Dvakrát za kolo
       *[other] { $n }krát za kolo
    }
common-says-bonus = Bonus za postavení: { $text }
common-says-cost = Cena: { $cost }.
common-says-deal = Dohoda: { $good }.
common-says-raze = Boření: { $goods }.
common-face-down = { $of }: karta lícem dolů

# What lies on a location

common-lies = leží na ní { $goods }
common-guarded = Chráněná obranným žetonem
common-samurai = Chráněná samurajem
common-under =
    { $n ->
        [one] pod ní leží { $n } karta
        [few] pod ní leží { $n } karty
       *[other] pod ní leží { $n } karet
    }
common-route = Soupeř s ní má dohodu
common-blocked = Zablokovaná
common-taken-over = Převzatá od majitele
common-used = Použitá { $n } z { $of }.

# Trouble

common-try-again = Zkusit znovu
common-no-library = Karty ze serveru nedorazily.
common-no-villages = Archy nepřišly ze serveru.
common-loading = Okamžik …

# The end of a game.

end-after = Výsledek po 5 kolech
end-won = { $name } a { $faction } vítězí
end-shared = { $names } se dělí o vítězství
end-ahead =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, náskok { $n } (druhé místo: { $name }).
end-difference = Hlavní zdroj náskoku: { $kinds }.
end-by-goods =
    Remíza ({ $name }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }); rozhodli zbylí osadníci a suroviny, { $own } ku { $other } (END-8).
end-by-cards =
    Remíza ({ $name }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }), i v prostředcích; rozhodly karty v ruce, { $own } ku { $other } (END-9).
end-by-nothing =
    Po { $points ->
        [one] { $points } bodu
       *[other] { $points } bodech
    }, a nic dalšího nerozhoduje (END-10).
end-bot = { $faction }, bot
end-stood-in = { $faction }, zaskočil bot
end-sources = Odkud je každý bod
end-kind-action = Akce
end-kind-feature = Vlastnosti
end-kind-production = Produkce
end-kind-bonus = Bonusy za postavení
end-kind-raze = Boření
end-kind-common = Běžné lokace, po 1
end-kind-faction = Frakční lokace, po 2
end-kind-kept = Brána a Svatyně
end-kind-other = Dohody a ostatní
end-lead-action = akce
end-lead-feature = vlastnosti
end-lead-production = produkce
end-lead-bonus = bonusy za postavení
end-lead-raze = boření
end-lead-common = běžné lokace
end-lead-faction = frakční lokace
end-lead-kept = Brána a Svatyně
end-lead-other = dohody
end-numbers = V číslech
end-total = Celkem
end-course = Průběh hry
end-start = začátek
end-end = konec
end-more = Remízy a nejlepší lokace
end-points = body
end-tie-not = Kdyby byla remíza
end-tie-was = Jak se rozhodla remíza
end-tie-goods = Nejvíc zbylých osadníků a surovin (END-8)
end-tie-cards = Nejvíc karet v ruce (END-9)
end-tie-shared = Jinak společné vítězství (END-10)
end-name-n = { $name } { $n }
end-best = Nejlepší lokace

## Solo

end-rank-commoner = { $name } získává hodnost: Muž z lidu
end-rank-servant = { $name } získává hodnost: Panoš
end-rank-squire = { $name } získává hodnost: Šlechtic
end-rank-knight = { $name } získává hodnost: Rytíř
end-rank-castellan = { $name } získává hodnost: Kastelán
end-rank-king = { $name } získává hodnost: Král
end-rank-emperor = { $name } získává hodnost: Císař
end-solo-lost = Vítězí virtuální hráč
end-solo-won-by =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }; frakční lokace: { $own }, sbírka: { $n }.
end-solo-lost-by = Frakční lokace ({ $own }) nepřevyšují sbírku ({ $n }) (SOLO-46).
end-solo-compare = Ty a virtuální hráč
end-solo-own = Frakční lokace
end-solo-collection = Jeho sbírka
end-solo-why-won = Frakčních lokací je víc než karet ve sbírce: výhra (SOLO-47).
end-solo-why-lost = Karet ve sbírce je aspoň tolik: prohra, bez hodnosti (SOLO-46, SOLO-RANK-8).
end-ranks = Hodnosti
end-rank-name-commoner = Muž z lidu
end-rank-name-servant = Panoš
end-rank-name-squire = Šlechtic
end-rank-name-knight = Rytíř
end-rank-name-castellan = Kastelán
end-rank-name-king = Král
end-rank-name-emperor = Císař
end-rank-from = od { $n }
end-rank-below = pod { $n }

## What comes next

end-rematch = Odveta
end-rematch-join = Přidat se k odvetě
end-rematch-asked =
    { $n ->
        [one] { $names } chce odvetu.
       *[other] { $names } chtějí odvetu.
    }
end-replay = Přehrát záznam
end-table = Stůl na konci
end-journal = Záznam
end-lobby = Lobby

## Not played to the end

end-in-round = Konec v kole { $round }
end-not-begun = Před hrou
end-gave-up =
    { $n ->
        [one] Hru vzdává { $names }.
       *[other] Hru vzdávají { $names }.
    }
end-broken = Hra byla přerušena
end-broken-why = Nedohrála se do konce, takže nikdo nevyhrál.
end-closed = Tento stůl je zavřený
end-closed-why = Hostitel odešel před začátkem hry.

# The library: cards of one game, sheets and buildings of the other.

library-search = Hledat v názvech a textech
library-filters = Filtry
library-clear = Vymazat
library-found =
    { $n ->
        [one] { $n } karta z { $of }
        [few] { $n } karty z { $of }
       *[other] { $n } karet z { $of }
    }
library-nothing = Taková karta není. Uber některý filtr, nebo hledej méně slov.
library-n-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
library-copies =
    { $n ->
        [one] { $n } výtisk
        [few] { $n } výtisky
       *[other] { $n } výtisků
    }
library-deck = Balíček
library-deck-common = Běžné karty
library-deck-attack = Útočné karty sólové hry
library-deck-of = { $faction }
library-kind = Druh
library-colour = Barva
library-cost = Cena
library-effect = V účinku
library-source = Zdroj
library-raze = Pole boření
library-deal = Pole dohody
library-number = Číslo
library-worth = Hodnota
library-none = nic
library-location = zahozená lokace
library-samurai = samuraj
library-bonus = Bonus za postavení
library-printings =
    { $n ->
        [one] { $n } výtisk
        [few] { $n } výtisky
       *[other] { $n } výtisků
    }
library-source-seed = Pravidla
library-source-public = Veřejně známé
library-source-house = Naše
library-from-seed = Účinek karty uvádějí pravidla.
library-from-public = Účinek karty je veřejně známý; věta je naše.
library-from-house = Účinek karty je náš vlastní návrh.
library-rules = Pravidla, která ji jmenují
library-beside = Další karty
library-all = Všechny karty
library-previous = Předchozí karta:
library-next = Další karta:

## Sheets and buildings of the roll & write game

library-search-villages = Hledat v názvech, budovách a textech
library-views = Co se ukazuje
library-view-sheets = Archy
library-view-buildings = Budovy
library-view-empire = Arch Říše
library-found-sheets =
    { $n ->
        [one] { $n } arch z { $of }
        [few] { $n } archy z { $of }
       *[other] { $n } archů z { $of }
    }
library-found-buildings =
    { $n ->
        [one] { $n } budova z { $of }
        [few] { $n } budovy z { $of }
       *[other] { $n } budov z { $of }
    }
library-n-sheets =
    { $n ->
        [one] { $n } arch
        [few] { $n } archy
       *[other] { $n } archů
    }
library-n-buildings =
    { $n ->
        [one] { $n } budova
        [few] { $n } budovy
       *[other] { $n } budov
    }
library-nothing-village = Nic takového tu není. Uber některý filtr, nebo hledej méně slov.
library-for-all = Pro dva až čtyři hráče
library-for-one = Dobrodružství
library-hit = nalezeno
library-family = Rodina
library-family-p = Výrobci
library-family-x = Směna a úspory
library-family-l = Práce a štěstí
library-family-v = Bodující v kole
library-family-e = Hvězdy závěrečného bodování
library-family-a = Plánovači
library-gives = Co přináší
library-gives-wood = dřevo
library-gives-stone = kámen
library-gives-food = jídlo
library-gives-gold = zlato
library-gives-action = akce
library-gives-vp = vítězné body
library-gives-harvest = sklizeň
library-gives-discount = slevy
library-gives-reroll = přehozy
library-own = Tvá dobrodružství
library-own-played = hraná
library-own-new = ještě ne
library-own-count = Dohrané archy: { $n } z { $of }
library-free-area = bez surovin
library-areas = Okénka:
library-prebuilt = předem postavená
library-no-plan = bez plánu
library-plan-rows = Plán shora: { $rows }
library-plan-row = { $sections }
library-star = funguje v závěrečném bodování
library-six = Jeho šest budov
library-sheets-beside = Další archy
library-all-sheets = Všechny archy
library-all-buildings = Všechny budovy
library-sheet-previous = Předchozí arch:
library-sheet-next = Další arch:
library-sheet-adventure = Vesnice dobrodružství: sólo o hodnost, nebo společně, každý se svým archem (RW-ADVENTURE-01).
library-sheet-competition = Arch základní a pokročilé hry, pro všechny stejný. V základní hře se Architekti vynechají (RW-VILLAGE-14).
library-sheet-from-seed = Budovy tohoto archu uvádějí pravidla.
library-sheet-from-public = Budovy tohoto archu jsou veřejně známé; slova jsou naše.
library-sheet-from-house = Náš vlastní návrh: co je na tištěných arších, nikdo nezveřejnil.
library-house-from-seed = Schopnost uvádějí pravidla.
library-house-from-public = Schopnost je veřejně známá; věta je naše.
library-house-from-house = Název, okénka, plán i schopnost jsou náš vlastní návrh, pokud bod níže neříká víc.
library-play-it = Hrát
library-play-sheet = Hrát tento arch
library-play-sheet-what = Sólo, deset kol, o hodnost
library-record = Tvůj rekord
library-record-is = { $score }, { $rank }
library-record-when =
    { $n ->
        [one] { $day }, zatím { $n } hra
        [few] { $day }, zatím { $n } hry
       *[other] { $day }, zatím { $n } her
    }
library-record-none = Tento arch tu ještě nemáš dohraný.
library-record-here = tvůj rekord
library-record-local = Rekordy si pamatuje jen tento prohlížeč. Hodnosti: RW-ADVENTURE-09.
library-ranks = Hodnosti
library-rank = Hodnost
library-score = Skóre
library-score-range = { $from }–{ $to }
library-score-from = { $from } a více
library-raised = Zvýšená osadami
library-stands-on =
    { $n ->
        [one] Na { $n } archu
       *[other] Na { $n } arších
    }
library-rules-for = Pravidla k ní
library-empire = Arch Říše
library-empire-why = Má ho každý, v každém režimu: čtyři dráhy ke stavbě, čtyři pole, deset kol (RW-CONTENT-08).
library-tracks = Dráhy
library-track = Dráha
library-tracks-why = Každá dráha se staví zleva doprava; počítá se jen poslední dokončený úsek, číslem pod ním (RW-CONSTRUCT-07). Prázdné okénko stojí jen akci.
library-imperial = císařský
library-vp = vítězných bodů
library-fields = Pole
library-field = Pole { $name }
library-field-opens =
    { $n ->
        [one] přístupné s { $n } úsekem Mostů
       *[other] přístupné s { $n } úseky Mostů
    }
library-fields-why = Dokončený most vede ke svému poli; každé sklizňové okénko dá suroviny jednou (RW-HARVEST-01).
library-favors = Žetony Přízně
library-favors-why = Ve hře je o jeden žeton víc než hráčů; každé kolo si každý vezme jeden (RW-FAVOR-01).
library-empire-house = Ceny a hodnoty jsme sestavili z toho, co je o tištěném archu známo (RH-TRACK-04).

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

# Replays.

replay-all = Záznamy
replay-all-why = Podívej se na hru znovu, čímakoli očima, a hraj dál od kterékoli chvíle.
replay-one = Záznam hry
replay-of = Záznam hry: { $title }
replay-comes = Hra se rozkládá…
replay-played = Odehráno v tomto prohlížeči
replay-none = Zatím žádná dohraná hra. Ty, které dohraješ, tu budou čekat.
replay-result = Výsledek
replay-watch = Přehrát
replay-upload = Otevřít záznam
replay-too-large = Ten soubor je na záznam příliš velký.
replay-controls = Přehrávání záznamu
replay-play = Přehrát
replay-pause = Pozastavit
replay-again = Od začátku
replay-back = O tah zpět
replay-on = O tah dál
replay-round-back = O kolo zpět
replay-round-on = O kolo dál
replay-moment = Chvíle
replay-moment-of = Tah { $at } z { $end }, kolo { $round }
replay-speed = Rychlost
replay-eyes = Číma očima
replay-eyes-all = Co vidí všichni
replay-eyes-of = Očima: { $name }
replay-side = Body a průběh
replay-log = Průběh
replay-begins = Stůl je připraven.
replay-decides = Rozhoduje { $name }
replay-download = Stáhnout záznam
replay-play-on = Hrát odtud dál
replay-play-on-over = Tady už hra skončila: vrať se k dřívější chvíli.
replay-play-on-now = Hrát dál od tahu { $at }
replay-as = Tvé místo
replay-against = Ostatní místa: boti
replay-shut = Zavřít

# Stůl hry Roll & Write. Osoba a budova se jmenují jen v jednom tvaru, věty jsou postaveny kolem něj.

roll-title = Kolo { $round }
roll-round-of = Kolo { $round } z 10
roll-phase-favor = Přízeň
roll-phase-develop = Rozvoj
roll-phase-settlements = Osady
roll-active = Hází
roll-library = Vesnice

## Arch Říše

roll-sheets = Archy
roll-empire-of = Arch Říše: { $name }
roll-village-of = Arch Vesnice: { $name }
roll-page-empire = Říše
roll-page-village = Vesnice
roll-page-favors = Přízně
roll-track =
    { $track }: dokončené úseky: { $n } z 9, hodnota { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
roll-progress = { $track }: { $n } z 9
roll-section = { $track }, úsek { $section }
roll-section-area = { $track }, úsek { $section }, okénko { $area }
roll-imperial = císařský úsek
roll-costs = cena: { $goods }
roll-free = bez ceny v surovinách
roll-crossed = škrtnuté
roll-can = lze teď škrtnout
roll-open = teď ne
roll-far = ještě ne
roll-complete = dokončený
roll-incomplete = nedokončený
roll-marked = část osady
roll-fields = Pole
roll-field =
    Pole { $field }, { $reached ->
        [yes] přístupné
       *[no] jeho most není dokončený
    }
roll-harvest-area = Sklizňové okénko { $area }, dává: { $goods }
roll-box = { $name }: { $n }
roll-box-settlements = Body za osady
roll-box-earned = Získané body a body budov s hvězdou
roll-box-total = Všechny body dosud

## Arch Vesnice

roll-building = { $name }
roll-building-star = { $name }, budova s hvězdou
roll-building-area = { $name }, okénko { $area }
roll-areas-of = Okénka: { $name }
roll-star = Hvězda: počítá se na konci hry
roll-prebuilt = Postaveno od začátku
roll-use = Použít
roll-can-use = Lze teď použít
roll-settlements =
    { $n ->
        [0] Žádná osada
        [one] { $n } osada
        [few] { $n } osady
        [many] { $n } osady
       *[other] { $n } osad
    }
roll-places =
    { $n ->
        [one] { $n } místo pro osadu
        [few] { $n } místa pro osadu
        [many] { $n } místa pro osadu
       *[other] { $n } míst pro osadu
    }
roll-plan-pick =
    { $n ->
        [one] { $n } místo
        [few] { $n } místa
        [many] { $n } místa
       *[other] { $n } míst
    }
roll-plan-picked = Zvolený
roll-stands-basic = Nepatří do základní hry
roll-stands-open =
    { $n ->
        [one] zbývá { $n } okénko
        [few] zbývají { $n } okénka
        [many] zbývá { $n } okénka
       *[other] zbývá { $n } okének
    }
roll-stands-next = Od příštího kola
roll-stands-star = Počítá se na konci
roll-stands-plan = Body za osady
roll-stands-active = Aktivní
roll-stands-alone = Aktivní, působí sama
roll-stands-worked = V tomto kole působila
roll-stands-left =
    { $n ->
        [one] Ještě jednou
        [few] Ještě { $n }krát
        [many] Ještě { $n }krát
       *[other] Ještě { $n }krát
    }
roll-stands-used =
    { $n ->
        [one] Použitá
        [few] Použitá { $n }krát
        [many] Použitá { $n }krát
       *[other] Použitá { $n }krát
    }

## Kostky a Přízně

roll-tray = Kostky a Přízně
roll-dice = Kostky
roll-die = Kostka { $n }: { $face }
roll-worker-die =
    Kostka dělníků: { $n ->
        [one] { $n } akce
        [few] { $n } akce
        [many] { $n } akce
       *[other] { $n } akcí
    }
roll-tokens = Žetony Přízně
roll-take = Vzít
roll-favor = Přízeň
roll-favor-yours = Tvůj
roll-favor-of = má ho { $name }
roll-favor-used = Použitý
roll-favor-used-by = použitý: { $name }
roll-favor-is-used = použitá
roll-favor-unused = nepoužitá

## Na co se hra ptá

roll-ask-develop =
    { $n ->
        [0] Žádná akce nezbývá; ještě mohou pomoci budovy a Přízeň.
        [one] Zbývá { $n } akce: stavěj, sklízej, používej budovy a Přízeň.
        [few] Zbývají { $n } akce: stavěj, sklízej, používej budovy a Přízeň.
        [many] Zbývá { $n } akce: stavěj, sklízej, používej budovy a Přízeň.
       *[other] Zbývá { $n } akcí: stavěj, sklízej, používej budovy a Přízeň.
    }
roll-ask-done = V tomto kole už nelze nic udělat.
roll-ask-place = Kde vznikne osada ({ $name })?
roll-pick-dice = Vyber kostky k přehození.
roll-not-these-dice = Žádná budova nepřehazuje právě tyto kostky.
roll-dice-first = Nejdřív rozhodni o kostkách: přehoď je, nebo je ponech (RW-ADVENTURE-12).
roll-reroll-n =
    { $n ->
        [one] Přehodit { $n } kostku
        [few] Přehodit { $n } kostky
        [many] Přehodit { $n } kostky
       *[other] Přehodit { $n } kostek
    }
roll-keep = Ponechat kostky
roll-plans = Plány, které se vejdou
roll-settle-here = Založit osadu
roll-skip = Bez osady
roll-be-ready = Hotovo
roll-choices = Co tu lze udělat
roll-you-ready = Hotovo.
roll-wait-for =
    { $n ->
        [one] Nejdřív musí rozhodnout { $names }.
        [few] Nejdřív musí rozhodnout { $names }.
        [many] Nejdřív musí rozhodnout { $names }.
       *[other] Nejdřív musí rozhodnout { $names }.
    }
roll-ready-wait-for =
    { $n ->
        [one] Máš hotovo a to už platí (RW-ROUND-19). Nejdřív musí rozhodnout { $names }.
        [few] Máš hotovo a to už platí (RW-ROUND-19). Nejdřív musí rozhodnout { $names }.
        [many] Máš hotovo a to už platí (RW-ROUND-19). Nejdřív musí rozhodnout { $names }.
       *[other] Máš hotovo a to už platí (RW-ROUND-19). Nejdřív musí rozhodnout { $names }.
    }
roll-unsure-actions =
    { $n ->
        [one] Propadne { $n } akce (RW-ROUND-11).
        [few] Propadnou { $n } akce (RW-ROUND-11).
        [many] Propadne { $n } akce (RW-ROUND-11).
       *[other] Propadne { $n } akcí (RW-ROUND-11).
    }
roll-unsure-favor = Přízeň ({ $favor }) je nepoužitá a propadne (RW-FAVOR-12).
roll-unsure-both =
    { $n ->
        [one] Propadne { $n } akce i Přízeň ({ $favor }) (RW-ROUND-11).
        [few] Propadnou { $n } akce i Přízeň ({ $favor }) (RW-ROUND-11).
        [many] Propadne { $n } akce i Přízeň ({ $favor }) (RW-ROUND-11).
       *[other] Propadne { $n } akcí i Přízeň ({ $favor }) (RW-ROUND-11).
    }
roll-unsure-no = Ještě ne
roll-unsure-yes = Přesto hotovo

## Hráči

roll-doing-favor = bere žeton
roll-doing-develop = rozvíjí
roll-doing-settlements = zakládá
roll-doing-end = konec
roll-ready = hotovo
roll-built =
    { $n ->
        [one] { $n } dokončená budova
        [few] { $n } dokončené budovy
        [many] { $n } dokončené budovy
       *[other] { $n } dokončených budov
    }
roll-has-token = Přízeň: { $token }
roll-lens-open = { $name }: podívat se na archy
roll-lens-close = { $name }: odložit archy
roll-rank = Hodnost
roll-rank-next =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodů
    } do hodnosti { $name }
roll-record = Tvůj rekord na tomto archu: { $n }
roll-no-record = Tvá první hra na tomto archu

## Zásoba

roll-pool = Tvá zásoba v tomto kole
roll-n-actions =
    { $n ->
        [one] { $n } akce
        [few] { $n } akce
        [many] { $n } akce
       *[other] { $n } akcí
    }
roll-n-points =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodů
    }

## Nápověda

roll-verb-take = Vzít žeton
roll-verb-reroll = Přehodit
roll-verb-keep = Ponechat kostky
roll-verb-build = Stavět
roll-verb-harvest = Sklízet
roll-verb-use = Použít budovu
roll-verb-favor = Použít Přízeň
roll-verb-ready = Hotovo
roll-verb-settle = Založit osadu
roll-verb-skip = Bez osady
roll-key-arrows = od okénka k okénku
roll-key-enter = škrtnout, zvolit, potvrdit
roll-key-end = hotovo, ponechat kostky, bez osady

## Konec hry

roll-end-after = Konečný výsledek po 10 kolech
roll-end-won = Vyhrává { $name }
roll-end-rank = { $name } získává hodnost { $rank }
roll-end-points =
    { $n ->
        [one] { $n } bod v dobrodružství.
        [few] { $n } body v dobrodružství.
        [many] { $n } bodu v dobrodružství.
       *[other] { $n } bodů v dobrodružství.
    }
roll-end-by-bridges =
    Remíza ({ $name }): { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }; rozhodly dokončené úseky Mostů, { $own } ku { $other } (RW-TIE-01).
roll-end-by-harvest =
    Remíza ({ $name }): { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }, i v Mostech; rozhodla sklizená okénka, { $own } ku { $other } (RW-TIE-02).
roll-end-by-nothing =
    Po { $points ->
        [one] { $points } bodu
        [few] { $points } bodech
        [many] { $points } bodu
       *[other] { $points } bodech
    } a nic nerozhoduje (RW-TIE-03).
roll-end-settlements = Osady
roll-end-earned = Získané a budovy s hvězdou
roll-end-tie-bridges = Nejvíc dokončených úseků Mostů (RW-TIE-01)
roll-end-tie-harvest = Nejvíc sklizených okének (RW-TIE-02)
roll-end-tie-shared = Jinak společné vítězství (RW-TIE-03)
roll-end-more = Remízy a nejlepší budovy
roll-end-best = Nejlepší budovy
roll-end-built = Co vzniklo
roll-end-sections = Dokončené úseky
roll-end-buildings = Dokončené budovy
roll-end-harvested = Sklizená okénka
roll-end-made = Založené osady
roll-end-record-new = Nový rekord archu { $sheet }: { $n }
roll-end-record-first = Tvůj první rekord archu { $sheet }: { $n }
roll-end-record-stands = Tvůj rekord archu { $sheet } zůstává { $n }
roll-end-ranks-rule = Každý výsledek má hodnost (RW-ADVENTURE-09).

# The rulebook.

rules-search = Hledat v pravidlech
rules-contents = Obsah
rules-found =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
rules-nothing = Všechna tato slova nemá žádný bod. Zkus méně slov, nebo jen začátek.
rules-failed = Pravidla ze serveru nedorazila.
rules-book = Pravidla hry
rules-both = Obojí
rules-elsewhere =
    { $n ->
        [one] Ještě { $n } bod: { $book }
        [few] Ještě { $n } body: { $book }
       *[other] Ještě { $n } bodů: { $book }
    }
rules-no-clause = Pravidlo { $clause } neexistuje.

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
