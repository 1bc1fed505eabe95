# Co rozbor říká o dohrané hře.

# Proč rozbor není

none-game = Rozebírat lze jen karetní hry, samostatné i z kampaně, a tohle je { $game ->
    [rollwrite] hra Roll & Write
   *[other] hra { $game }
}.
none-one-game = Tohle je jedna hra, ne kampaň; číslo hry vynech.
none-unfinished = Tahle hra se nedohrála; rozebírat lze jen dohranou hru.
none-no-game-over = V téhle kampani ještě žádná hra neskončila; první půjde rozebrat, až skončí.
none-other-game = Dohraná hra { $number } v téhle kampani není; vyber některou od { $first } do { $last }.
none-process = Rozbor se zastavil: proces, který na něm pracoval, skončil. Spusť ho znovu; co je hotové, zůstává.
none-journal = Tento záznam nelze přehrát, a tak ho nelze ani rozebrat. Podrobnosti (anglicky): { $why }
none-seat = Místo { $seat } v téhle hře není; její místa jsou { $seats }.

# Proč je jeden tah lepší než druhý

source-action = z akcí
source-feature = z vlastností
source-production = z produkce
source-bonus = z bonusů za postavení
source-raze = z boření
source-common = z běžných lokací
source-faction = z frakčních lokací
source-kept = z toho, co leží na lokacích
source-other = z ostatních zdrojů
why-points = { $way ->
    [more] Více
   *[less] Méně
} { $from }: asi { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}.
why-rivals = Nejlepší soupeř má víc asi o { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}.
why-built = { $card }: po tomto tahu stojí v { $played } hrách z 10, po lepším v { $best }.
why-dealt = { $card }: dohoda s touto kartou je po tomto tahu v { $played } hrách z 10, po lepším v { $best }.
why-lost = { $card }: po tomto tahu ji soupeř zboří v { $played } hrách z 10, po lepším v { $best }.
why-goods = Kolo { $round } přinese o { $goods } méně.
why-spread = Nic samo nevyčnívá: rozdíl se skládá z mnoha malých.

# Co hru obrátilo a co zůstalo ležet

turning-round = Karty kola { $round } byly { $way ->
    [more] lepší
   *[less] horší
}, než se dalo čekat
turning-luck = { $way ->
    [more] Štěstí
   *[less] Smůla
} na karty
left-thrown = Úklid sebral { $goods }.
left-workers = Úklid sebral { $goods } bez práce.
left-early-pass = Pasovat v kole { $round } bylo příliš brzy.
left-razed = { $card }: lokace je zbořená, s obranným žetonem by byla příliš drahá.

# Zpráva v terminálu a jako stránka

mark-best = nejlepší
mark-good = dobrý
mark-inaccuracy = nepřesnost
mark-mistake = chyba
mark-blunder = hrubá chyba
mark-hard = dobře viděno
report-title = Rozbor
report-by = Posuzuje bot { $bot }, každé rozhodnutí podle toho, co hráč mohl vědět. Poslední srovnání hraje varianty na { $deals } rozdáních; čísla obvykle platí na ±{ $within } bodu.
report-score = skóre
report-margin = náskok
report-start = čekáno na začátku
report-luck = štěstí
report-play = hra
report-rivals = přehmaty soupeřů
report-best = nejlepší tahy
report-of = { $n } z { $total }
report-luck-note = Štěstí je vše, co karty a kostky daly nad očekávání. Hra je cena vlastních rozhodnutí proti nejlepším nalezeným. Se začátkem a přehmaty soupeřů dávají dohromady výsledek.
report-one-seat = Rozbor je jen pro jednoho hráče ({ $name }), takže vše, co dělali soupeři, se počítá jako štěstí.
report-turning = Body zlomu
report-no-turning = Šance se nikdy nezměnily hodně najednou.
report-slips = Přehmaty
report-no-slips = Žádné rozhodnutí nestálo s jistotou bod nebo víc.
report-better = lépe: { $move }
report-played = zahráno
report-left = Zůstalo ležet
report-curve = Šance na výhru
report-ahead = Náskok v bodech
report-curve-says = Co mohl čekat každý hráč, rozhodnutí po rozhodnutí.
report-round = Kolo { $round }
report-move = Tah
report-turn = Kolo
report-player = Hráč
report-lost = Body
report-chance = Šance
report-decision = Rozhodnutí
report-mark = Známka
report-why = Proč
report-sides = Štěstí a hra
report-decisions = Všechna rozhodnutí
report-contents = Na této stránce
report-end = konec
report-progress = rozhodnutí
report-stopped = Přerušeno; posouzená rozhodnutí: { $done } z { $total }. Zůstávají uložená a stejný příkaz bude pokračovat odtud.
report-not-kept = Posudky nelze uložit, takže přerušený rozbor začne znovu: soubor „{ $file }“ nejde zapsat ({ $why }).
report-plain = Posuzuje běžný Python; zkompilovaná verze (`make fast`) je asi šestkrát rychlejší.
report-written = Zapsáno: { $file }.
report-not-written = „{ $file }“ nejde zapsat: { $why }.
report-no-place = není složka, do které by to šlo
report-same-file = V „{ $file }“ je hra; pro stránku zadej v --html jiný soubor.
report-game = hra { $number }
report-expected = očekávané skóre
report-sources = Odkud jsou body
report-find = Hledat v tabulce
report-footer = Všechny intervaly jsou 95% intervaly. Stránku vytvořila Osada { $version }.
