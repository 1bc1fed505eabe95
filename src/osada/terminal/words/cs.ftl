# What the terminal says in Czech.

## Seats

one-player = Hráč
player = Hráč { $n }
seat = Místo { $n }
bot-name = Bot ({ $faction })
same-name = Dva hráči se nemohou jmenovat { $name }.
bot-number = Bot { $n }
seats-and-players = Počet míst ({ $seats }) nesouhlasí s počtem hráčů ({ $n }): pro každé místo uveď jednoho hráče.
seats-and-sheets = Počet míst ({ $seats }) nesouhlasí s počtem archů ({ $n }): uveď pro každého hráče jeden.
seats-and-factions = Počet míst ({ $seats }) nesouhlasí s počtem frakcí ({ $n }): pro každého hráče uveď jedno od obojího.

## The table

round = Kolo
first-player = První hráč: { $name }
score = Body
card = Karta
log = Průběh hry
offer = V nabídce
common = běžná
foundation = základy
hand-of =
    Tvá ruka: { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
hand-hidden = Ničí ruka není vidět
decks = balíčky: frakční { $own }, společný { $common }
passed = pasuje
deciding = na tahu
all-moves = Všechny tahy ({ $n })
ask-hint = Šipky: výběr karty, Enter: zahrání, m: všechny tahy, ?: nápověda.
ask-acted = Akce je hotová: polož žetony, nebo ukonči tah.
no-deals = žádné dohody
waiting-for = Čeká se na: { $names } …
thinks = Přemýšlí { $name }
virtual-player = Virtuální hráč
attack-line = Útočná linie
collection = Sbírka { $n }
faction-locations = Tvé frakční lokace: { $n }

card-cost = Cena: { $cost }.
card-deal = Dohoda: { $goods }.
card-raze = Za zboření: { $goods }.
card-worth =
    Na konci: { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }.
attack-card = Útočná karta: { $good }

## What an answer would do with a card

pick-draft = vzít
pick-discard = zahodit
pick-card = vybrat
pick-location = vybrat
pick-deal = vybrat
pick-give = zahodit
pick-under = položit
pick-put = položit
pick-random = vybrat
pick-pay = vybrat
pick-deck = vybrat
pick-player = vybrat
pick-good = vybrat
pick-keep = nechat
pick-store = položit
pick-blessing = vzít
pick-prayer = zvolit
pick-colour = zvolit
pick-stored = použít
pick-tricolour = zvolit
pick-spend = utratit
pick-send = vybrat

## Keys

key-help = nápověda
key-moves = tahy
key-look = pohled
key-clause = pravidlo
key-undo = vrátit
key-pass = pas
key-end = konec
key-save = uložit
key-log = průběh
key-language = jazyk
key-rules = pravidla
key-quit = odejít

help-arrows = pohyb po kartách
help-enter = udělej, co s kartou lze, nebo to vypiš; dvojklik dělá totéž
help-digits = zahraj tah s touto klávesou ze seznamu
help-moves = seznam všech dovolených tahů
help-back = zpět ke kartám
help-look = pohled na impérium dalšího hráče
help-clause = otevři pravidlo, které něco zakazuje
help-rules = hledání v pravidlech
help-hint = co by udělal dobrý hráč?
help-pass = pas v tomto kole; konec tahu
help-undo = vrať svůj tah, nejdál k poslední odkryté kartě
help-save = ulož
help-log = celý průběh hry
help-language = angličtina, polština, čeština
help-theme = noc, nebo den
help-keep = při úklidu se ptej, co zůstane, nebo nech vše
help-quit = ulož a odejdi

sign-location = zahazuje se lokace nebo základy
sign-deal = dohoda
sign-bonus = bonus za postavení
sign-samurai = samuraj
sign-blocked = zablokovaná do konce kola
sign-taken = převzatá
sign-uses = použitá, ještě volná
sign-faction = frakční karta
sign-common = běžná karta

## Questions of the program itself

turn-of = Na tahu: { $name }
pass-keyboard = Klávesnici přebírá { $name }; Enter ukáže stůl.
curtain-undo = { $name }: u vrátí tvůj tah.
rulebook = Pravidla
search-rules = slova, nebo číslo pravidla, např. { $clause }
search-hint = Napiš hledaná slova; Esc se vrátí do hry.
nothing-found = Žádné pravidlo neobsahuje všechna tato slova.
save-where = Uložení hry
save-button = Uložit
leave-button = Odejít bez uložení
back-button = Zpět
sure-button = Přesto to udělat
no-file = Uveď soubor, do kterého se má uložit.
saved = Uloženo do souboru { $file }.
not-saved = Hra se neuložila: nebyl uveden soubor.
undone = Tah je vrácen.
undo-nothing = Není co vrátit: ještě neproběhl tvůj tah.
undo-another = Nelze vrátit: mezitím táhl jiný hráč.
undo-revealed = Nelze vrátit: tah je konečný, nebo odhalil něco skrytého.
undo-shown = Nelze vrátit: tah jiného hráče odhalil něco skrytého.
keep-asked = Při úklidu přijde otázka, co si necháš.
keep-all = Při úklidu zůstane vše, co lze uložit.

## A new game

game = Hra
game-settlers = Settlers: Zrod impéria (karty)
game-rollwrite = Roll & Write (kostky)
game-campaign = Rozkvět impéria (kampaň)
welcome-settlers = Postav impérium z karet: po pěti kolech vyhrává, kdo má nejvíc bodů. Asi 15 minut s boty.
welcome-rollwrite = Deset kol, čtyři kostky, dva archy pro každého: škrtej okénka; vyhrává, kdo má nejvíc bodů. Asi 20 minut.
welcome-campaign = Proveď impérium třemi érami: deset her i víc, každá o čtyřech kolech, se vším, co už impérium má. Uložit můžeš kdykoli.
person = člověk
nobody = nikdo
level-easy = bot: lehký
level-normal = bot: běžný
level-hard = bot: těžký
level-expert = bot: expert
level-master = bot: mistr
name = jméno
seed = Semínko náhody
language = Jazyk
start-button = Začít hru

## The end

won =
    { $n ->
        [one] Vítězí { $names }
       *[other] O vítězství se dělí: { $names }
    }
won-by =
    { $n ->
        [one] Náskok: { $n } bod.
        [few] Náskok: { $n } body.
       *[other] Náskok: { $n } bodů.
    }
tie-break = Remíza: { $name } – osadníci a suroviny: { $goods }, karty v ruce: { $cards } (END-8, END-9).
solo-won = { $name } poráží virtuálního hráče a získává hodnost: { $rank }
solo-lost = { $name } prohrává s virtuálním hráčem
solo-compared = Frakční lokace: { $own }, sbírka virtuálního hráče: { $n } (SOLO-46).
total = Celkem
end-keys = Esc: stůl · u: zpět · s: uložit · l: jazyk · q: odejít

## Line by line

plain-welcome = Osada, semínko { $seed }. Napiš tah, ? ukáže dovolené tahy, help příkazy.
plain-round = Kolo { $round }, { $phase }.
plain-goods =
    { $name }: { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }; { $goods }.
plain-hand = Ruka ({ $n }): { $cards }
plain-offer = V nabídce ({ $n }): { $cards }
plain-none = nic
plain-no-goods = žádné prostředky
plain-cards = Karty v ruce: { $hand }, ve frakčním balíčku: { $deck }; základy: { $foundations }.
plain-passed = Pasuje.
plain-deals = Dohody: { $cards }
plain-area = Oblast ({ $n }): { $cards }
plain-line = Útočná linie od nejnovější: { $cards }
plain-collection = Sbírka ({ $n }): { $cards }
plain-total = { $name }, { $n }:
plain-pass-keyboard = Klávesnici přebírá { $name }; stiskni Enter.
hint-title = Rada
hint-would = Navrhuji: { $move }
hint-even = Skoro stejně dobré: { $other }.
hint-costs = Body ztracené tahem „{ $other }“: asi { $n } (± { $within }).
hint-ahead = Do konce hry od toho čekám víc bodů než od dalšího nejlepšího tahu ({ $other }), asi o { $n }.
hint-looking = Dívám se podrobněji…
hint-none = Teď žádná rada není.
hint-company = Rady jsou jen tam, kde s tebou hrají samí boti.
plain-hint = Napiš ? a uvidíš dovolené tahy.
used-times =
    { $n ->
        [1] použitá
        [2] použitá dvakrát
       *[other] použitá { $n }krát
    }
is-guarded = chráněná
is-samurai = samuraj
is-blocked = zablokovaná
is-taken = převzatá
cards-under =
    { $n ->
        [one] pod ní { $n } karta
        [few] pod ní { $n } karty
       *[other] pod ní { $n } karet
    }
no-such-move = Tah { $n } neexistuje; tahy mají čísla 1 až { $last }.
why-what = Napiš za něj tah: why { $line }
why-possible = „{ $move }“ je možné.
which-language = Jazyky: { $known }.
no-card = Karta „{ $name }“ neexistuje.
no-card-near = Karta „{ $name }“ neexistuje; nemyslíš „{ $near }“?
plain-help =
    Tah v zápisu: build mill, deal rome/legion, raze mill of 1, use castle twice, visit village-well of 1, play volcano, send wood, card, pass, end, choose stone
    ?             dovolené tahy; číslo zahraje jeden z nich
    why TAH       proč tah není možný, s pravidlem
    hint          co by udělal dobrý hráč a proč
    show          vše, co smíš vědět
    card NÁZEV    text karty
    decks         balíčky všech hráčů, kartu po kartě
    rules SLOVA   pravidlo podle čísla, nebo hledání
    log           co se stalo
    undo          vrať svůj tah
    save SOUBOR   ulož; pak se ukládá každý tah
    keep ask      při úklidu se ptej, co zůstane (keep all: zůstane vše)
    language pl   jiný jazyk: en, pl, cs
    quit          odejdi; uloží, je-li uveden soubor

## The roll & write game

roll-dice = Kostky
roll-pool = Zásoba
roll-actions = Akce
roll-favor = Přízeň
roll-favor-used = použitá
roll-favor-open = zatím nepoužitá
roll-rolls = Hází { $name }
roll-place = Místo
roll-imperial = Imperiální úsek
roll-price = Cena: { $price }.
roll-worth = Po dokončení má dráha hodnotu { $points }.
roll-yields = Sklizeň: { $goods }.
roll-areas = Okénka: { $prices }.
roll-tracks = Dráhy
roll-earned = Získané ve hře
roll-record = Rekord: { $name }
roll-hint = Šipky: výběr místa, Enter: tah, m: všechny tahy, e: hotovo, ?: nápověda.
roll-hint-window = Nejdřív kostky: přehoď je, nebo je ponech (e).
roll-several =
    { $n ->
        [one] { $n } tah
        [few] { $n } tahy
       *[other] { $n } tahů
    } na tomto místě: Enter přejde do seznamu.
roll-moves-here = Tahy na tomto místě ({ $n })
roll-doubt =
    Ještě můžeš stavět nebo sklízet; zbývá: { $n ->
        [one] { $n } akce
        [few] { $n } akce
       *[other] { $n } akcí
    }. Ukončit Rozvoj nelze vrátit a zbytek propadne (RW-ROUND-11, RW-ROUND-19).
roll-tie = Remíza: { $name }, úseky Mostů: { $bridges }, sklizená okénka: { $harvests } (RW-TIE-01, RW-TIE-02).
adventure-over = { $name }: { $points }, { $rank }
record-first = První výsledek, { $sheet }: { $score }.
record-new = Nový rekord, { $sheet }: { $score }; předchozí: { $before } ({ $name }).
record-stays = Rekord zůstává, { $sheet }: { $before } ({ $name }).
records-broken = Rekordy v souboru { $file } nelze přečíst; soubor byl odložen jako { $aside }.
records-out-of-reach = Rekordy nelze uchovat v souboru { $file }: { $why }.
no-records = Zatím žádný rekord; dohraj dobrodružství.

key-ready = hotovo
help-places = výběr místa na arších
help-place = udělej, co tam jde, nebo ukaž seznam; stejně funguje dvojklik
help-sheets = zpět ke svým archům
help-look-sheets = archy dalšího hráče
help-ready = hotovo; ponechat kostky; bez osady
help-undo-phase = vrátit své tahy této fáze, dokud Rozvoj neskončí
sign-empty = okénko bez surovin
sign-crossed = škrtnuté
sign-settlement = škrtnuté, patří k osadě 1
sign-possible = teď možné
sign-settlements = osady s plánem této budovy
sign-plan = plán osady
sign-incomplete = nedokončená budova
sign-complete = dokončená budova

plain-again = Napiš „{ $line }“ ještě jednou, pokud to přesto chceš.
plain-dice = Kostky: { $faces }; kostka osadníků { $worker }.
plain-tokens = Žetony Přízně: { $tokens }.
plain-pool = Zásoba: { $goods }; { $actions }.
plain-track = { $track }: úseky { $n } z 9, { $points }.
plain-next = Další { $place }: { $price }; potom { $points }.
plain-crossed = škrtnuté
plain-field-open = { $field }, přístupné: { $areas }.
plain-field-closed = { $field }, nepřístupné, dokud je dokončených úseků Mostů méně než { $n }: { $areas }.
plain-settlement = Osada { $n }: { $name }, úseky { $at }.
plain-plan = Plán „{ $plan }“, sloupce po řadách: { $rows }.
plain-costs = stojí { $goods }
plain-brings = přinese { $goods }
no-player = Hráč „{ $name }“ tu není; hrají: { $known }.
no-building = Budova „{ $name }“ neexistuje.
no-building-near = Budova „{ $name }“ neexistuje; nemyslíš „{ $near }“?
roll-help =
    Tah v zápisu: take ally, build walls 4, build granaries 4a, build farm 2, harvest II-b, use sawpit, favor gift stone, ready, settle farm WA1, skip, reroll 1 3, keep
    ?              dovolené tahy; číslo zahraje jeden z nich
    why TAH        proč tah není možný, s pravidlem
    hint           co by udělal dobrý hráč a proč
    show           tvé archy; show JMÉNO: archy jiného hráče
    building NÁZEV text budovy
    rules SLOVA    pravidlo podle čísla, nebo hledání
    records        nejlepší výsledky na arších dobrodružství
    log            co se stalo
    undo           vrátit svůj tah, dokud Rozvoj neskončí
    save SOUBOR    uložit; pak se ukládá každý tah
    language pl    jiný jazyk: en, pl, cs
    quit           odejít; hra se uloží, pokud je uveden soubor

## Where things come from

origin-house = vlastní návrh

## What the game is about

goal-settlers =
    Cíl: nejvíc vítězných bodů po pěti kolech. Body dávají použité lokace a vlastnosti; na konci má každá běžná lokace hodnotu 1 a každá frakční 2 (END-2).
    Kolo: vezmi si karty, získej, co produkuješ, pak se hraje po řadě, dokud všichni nepasují; co si nemůžeš nechat, se vrací.
    První hra? Začni s lehkými boty; další úroveň je běžná.
goal-rollwrite =
    Cíl: nejvíc bodů po deseti kolech. Všichni používají stejné kostky: každá surovinová kostka dá jednu surovinu, kostka osadníků počet akcí (RW-ROUND-07).
    Každá akce škrtne jedno okénko: stav na drahách nebo ve vesnici, nebo sklízej pole, které otevřel most. Nejcennější jsou dráhy.
    První hra? Začni základní hrou s lehkým botem.
no-boxes = jen základní hra
prayer = Modlitba
sign-visit = navštívená, lze ji navštívit ještě jednou: ☺○
sign-store = uskladněné prostředky
sign-statue = socha
sign-tricolour = trojbarevné požehnání
blessings =
    { $n ->
        [one] Požehnání: { $tokens }
       *[other] Požehnání: { $tokens }
    }
plain-shown = Odkryté ({ $n }): { $cards }
visited-times =
    { $n ->
        [1] navštívená
        [2] navštívená dvakrát
       *[other] navštívená { $n }krát
    }
stored-on = uskladněno: { $goods }
statues-on =
    { $n ->
        [one] { $n } socha
        [few] { $n } sochy
       *[other] { $n } soch
    }

## Balíčky

workshop-settlers = stavba balíčků
decks-here = Balíčky u tohoto stolu
help-decks = balíčky všech hráčů, kartu po kartě
deck-label = Balíček: { $deck }
deck-usual = obvyklý
deck-with = s rozšířením { $box }
deck-some = { $n } z { $of }
deck-of =
    { $deck }: { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
deck-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
deck-came-in = Přidáno: { $cards }
deck-went-out = Odebráno: { $cards }
deck-banned = Zakázané: { $cards }
deck-kept = Splněno
deck-broken = Porušeno
deck-playable = S tímto balíčkem se dá hrát.
deck-not-yet = S tímto balíčkem se zatím hrát nedá
deck-costs = Karty podle ceny
deck-goods = Karty, které přinášejí
deck-colours = Barvy
deck-kinds = Druhy
deck-scores =
    Karty přinášející body během hry: { $scoring } z { $cards }; všechny postavené mají na konci hodnotu { $worth ->
        [one] { $worth } bod
        [few] { $worth } body
       *[other] { $worth } bodů
    }.
deck-format-introductory = seznamovací
deck-format-standard = standardní
deck-format-open = otevřený
deck-instead = Místo karty { $name }
deck-is-banned = Karta { $name } je zakázaná.
deck-is-allowed = Karta { $name } je znovu povolená.
deck-no-swap = Karta { $name } tamtu kartu nahradit nemůže.
deck-no-offers = Žádná jiná karta sem nemůže přijít.
deck-no-mend = Není co opravit.
deck-no-undo = Není co vrátit.
deck-no-name = Dej balíčku název.
deck-not-saved = Balíček nejde uložit: { $why }.
deck-forgotten = Balíček „{ $name }“ je pryč.
no-deck = Balíček „{ $name }“ neexistuje.
deck-save-title = Uložit balíček jako
deck-open-title = Otevřít balíček
deck-open-keys = Enter: otevřít · Delete: smazat uložený · Esc: zpět
deck-open-file = soubor s balíčkem
deck-text-title = Balíček jako text: zkopíruj ho, nebo sem vlož jiný
deck-text-take = Vzít tento text
deck-key-swap = výměna
deck-key-mend = oprava
deck-key-ban = zákaz
deck-key-undo = vrátit
deck-key-save = uložit
deck-key-open = jiný
deck-key-text = text
deck-key-help = klávesy
deck-key-quit = zpět
deck-help-enter = na kartě: vybrat, co přijde místo ní; na nabídce: vyměnit
deck-help-tab = mezi seznamy; zpět
deck-help-free = kde to formát dovolí: přidat nabízenou kartu, odebrat kartu
deck-help-mend = udělat to, co balíček nejvíc přiblíží hratelnému
deck-help-ban = zakázat kartu u tohoto stolu, nebo ji znovu povolit
deck-help-undo = o krok zpět
deck-help-save = uložit balíček pod názvem
deck-help-open = hotové a uložené balíčky, soubor
deck-help-text = balíček jako text, ke sdílení nebo k převzetí
deck-help-usual = zpět k obvyklému balíčku formátu
deck-help-quit = odejít ze stavby
deck-which-card = Napiš kartu, nebo číslo jejího řádku.
deck-swap-how = Napiš, která karta odejde a která přijde: swap 4 for rome/forum
deck-choose = Vyber jedno z: { $known }.
deck-plain-welcome = Stavba balíčků. Příkazy vypíše help.
deck-plain-unknown = „{ $word }“ tu není příkaz; všechny vypíše help.
deck-plain-head =
    { $deck }, { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }; formát: { $format }; rozšíření: { $boxes }
deck-plain-help =
    deck          balíček, kartu po kartě
    offers 4      co může přijít místo karty na řádku 4; jde i název
    swap 4 for rome/forum   jedna karta za druhou
    in KARTA, out KARTA     kde to formát dovolí
    check         každé pravidlo se svým číslem
    mend 1        udělat to, co bylo nabídnuto
    glance        co balíček stojí, přináší a boduje
    card NÁZEV    text karty
    ban KARTA     zakázat kartu u tohoto stolu, nebo ji znovu povolit
    faction rome, format open, boxes friends aztecs
    usual         zpět k obvyklému balíčku formátu
    undo          o krok zpět
    decks         hotové a uložené balíčky
    open NÁZEV    hotový nebo uložený balíček, nebo soubor
    save NÁZEV    uložit balíček; forget NÁZEV ho smaže
    text          balíček jako text, ke sdílení
    language en   jiný jazyk: en, pl, cs
    quit          odejít

## Kampaň

plain-goal = Cíl { $goal } ({ $category }): { $progress }.
goal-progress = { $name } { $n } z { $of }
goal-achieved = { $name }: splněno
plain-upkeep = Zbývající údržba: { $due }; zaplaceno: { $laid }.
plain-progress-tokens = Žetony pokroku: { $tokens }.
plain-tracks = { $era }; škrtnutá pole: { $tracks }.
plain-inventions = Vynálezy ({ $n }): { $cards }
plain-provinces = Provincie ({ $n }): { $cards }
plain-stage = Hra { $n }, { $stage }.
plain-map = Mapa provincií, škrtnuto: { $spaces }; údržba ve hře: { $due }.
plain-bonuses = Aktivní bonusy: { $bonuses }
plain-scores = Konečné výsledky: { $scores }
plain-crossed-of = { $track }: { $n } z { $of }
plain-next-space = další pole { $n }: { $bonus }
plain-shop = Vynálezy, { $era }. { $name } má { $knowledge }. Pořadí nákupu: { $names }.
has-completed = kampaň dokončena
has-retired = mimo kampaň
has-fallen = pád: { $why }
wares-own = vlastněný
wares-of = má: { $name }
wares-set-aside = právě nahrazený
wares-affordable = lze koupit
wares-dear = příliš drahý
wares-replaces = nahradí: { $cards }
wares-wanted = může zaplatit také: { $names }
settled-game = Hra { $n }, vítěz: { $names }.
step-score = Výsledek { $n }:
step-upkeep-paid = Údržba zaplacena.
step-upkeep-missed = Údržba nezaplacena: výsledek 0 (UPKEEP-9).
step-not-written = Výsledek se nezapisuje.
step-spaces = Škrtnutá pole: { $tracks }.
step-era = Nová éra: { $era }.
step-knowledge = { $knowledge }: { $sources }.
step-bought = Koupeno: { $card }.
step-province = Provincie: { $card }.
step-crossed = Pole { $n } mapy provincií.
step-fell = Impérium padá: { $why }.
step-founded = Nové impérium: { $faction }.
history-empire = Impérium
history-era = Éra
history-spaces = Pole
history-knowledge = Vědění
history-bought = Vynálezy
history-province = Provincie
history-notes = Poznámky
history-won = výhra
no-history = Ještě žádná hra neskončila.
no-game-on = Žádná hra se nehraje.
no-shop = Vynálezy se kupují po hře.
campaign-over =
    { $why ->
        [completed] { $n ->
            [one] { $names } dokončuje kampaň a vítězí
           *[other] { $names } dokončují kampaň a vítězí
        }
        [outlived] { $names } zůstává v kampani jako poslední a vítězí
       *[fallen] Impérium padlo; kampaň je prohraná
    }
campaign-games =
    { $n ->
        [one] Odehrána { $n } hra; body níže jsou poslední konečné výsledky.
        [few] Odehrány { $n } hry; body níže jsou poslední konečné výsledky.
       *[other] Odehráno { $n } her; body níže jsou poslední konečné výsledky.
    }
campaign-stands =
    { $name }: { $era }, { $n ->
        [one] { $n } škrtnuté pole
        [few] { $n } škrtnutá pole
       *[other] { $n } škrtnutých polí
    }, { $knowledge }.
goal-campaign =
    Cíl: proveď impérium třemi érami. Každá hra má čtyři kola; cíle a vítězství škrtají pole a plná dráha otevírá další éru (ERA-15).
    Po každé hře se výsledek promění v body vědění, koupíš nejméně jeden vynález a získáš provincii, která produkuje, ale vyžaduje údržbu.
    První kampaň? Začni jednou nebo dvěma obyčejnými hrami; první hra je tu skoro stejná.
campaign-help =
    Ve hře tahy karetní hry a: upkeep wood, place wall on mill. Mezi hrami: advance military, buy archery, done, keep amber-coast, cross 5, found rome, retire, deck keep
    ?              možné tahy; číslo jeden z nich zahraje
    why TAH        proč tah nelze zahrát, s pravidlem
    hint           co by udělal dobrý hráč a proč
    show           vše, co smíš vědět
    goals          cíle s postupem všech
    sheet JMÉNO    list impéria, beze jména vlastní
    map JMÉNO      mapa provincií s údržbou
    shop           vynálezy, když se kupují
    end-of-game N  konec hry krok za krokem
    history        všechny dosavadní hry v tabulce
    card NÁZEV     text karty
    decks          balíčky všech, karta po kartě
    rules SLOVA    pravidlo podle čísla nebo hledání
    log            co se stalo
    undo           vrátit tah
    save SOUBOR    uložit; od té chvíle se ukládá každý tah
    keep ask       v úklidu se ptát, co si nechat (keep all: nechat vše)
    language en    jiný jazyk: en, pl, cs
    quit           odejít; uloží, je-li určen soubor

## Kampaň na obrazovce

page-goals = Cíle
page-sheet = List
page-map = Mapa provincií
page-shop = Vynálezy
page-deck = Balíček
page-end = Konec hry
page-history = Historie
page-empires = Impéria
key-goals = cíle
key-sheet = list
key-map = mapa
key-shop = vynálezy
key-end-of-game = konec hry
key-history = historie
help-goals = celé cíle, s postupem všech
help-sheet = list impéria
help-map = mapa provincií
help-shop = vynálezy, dokud se nakupují
help-end-of-game = konec poslední hry krok za krokem
help-history = všechny dosavadní hry
help-pages = mezi hrami: další strana knihy
book-keys = ← → strana · v další hráč · Esc zavřít
book-hint = ← → jiná strana, ↑ ↓ a Enter vybírají
upkeep-due = Zbývá zaplatit
upkeep-laid = položeno
progress-tokens = Žetony
sign-province = provincie
sign-invention = vynálezy
map-due = Údržba za hru: { $due }.
moment = Nový list dějin
moment-era = { $name } vstupuje do nové éry: { $era }.
moment-era-goes = Vrací se: provincie ({ $cards }), mapa, bonusy a žetony.
moment-era-stays = Zůstává: vynálezy, body vědění a výsledky. Na novém listu jsou dráhy prázdné.
moment-modern = Kampaň je dokončena (ERA-15).
moment-fall = { $name } padá: { $why }.
moment-fall-goes = Provincie, mapa a vynálezy se vracejí. Lze založit nové impérium, nebo kampaň opustit.
chosen = Volba
