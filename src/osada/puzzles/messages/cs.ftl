# What puzzles say: what is wanted, and what an answer is worth.

# What is wanted

title-line = Najdi { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
title-move = Najdi nejlepší tah
title-better = Najdi lepší tah
task-round = Kolo { $round } z { $rounds }.
task-alone = { $seats ->
    [one] Hraješ sólo.
   *[other] Všichni ostatní pasovali, takže ti nikdo nezabrání.
}
task-ready = { $seats ->
    [one] Kostky jsou hozeny.
   *[other] Kostky jsou hozeny a všichni ostatní jsou připraveni.
}
task-game = Získej co nejvíce bodů do konce hry.
task-this-round = Získej co nejvíce bodů do konce tohoto kola, počítaných, jako by jím hra skončila.
task-move = Soupeři ještě hrají. Který tah je zřetelně nejlepší, v průměru přes vše, co nevidíš?
task-better = Toto byla tvoje vlastní hra. Tvůj tah tu stál asi { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}; byl tu lepší.
level-1 = první kroky
level-2 = snadné
level-3 = k zamyšlení
level-4 = těžké
level-5 = pro mistry
level-0 = vlastní hra
steps = { $n ->
    [one] { $n } akce
    [few] { $n } akce
   *[other] { $n } akcí
}

# What an answer is worth

right = Správně: { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
right-move = Správně: toto je nejlepší tah
right-alike = Správně: tento tah je stejně dobrý jako nejlepší
wrong-ended = Ještě ne: { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} z { $of }
wrong-left = Ještě ne: nejvíce, co lze ještě získat, je { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} z { $of }
wrong-about = Ještě ne: to přinese nejvýše asi { $n } bodů a možných je { $of }
wrong-move = Ještě ne: tento tah ztrácí asi { $n } bodů
wrong-unknown = Ještě ne: to není nejlepší tah
within = Interval 95 % je ±{ $n } bodů.
apart-more = Nejlepší postup získá { $n ->
    [one] o { $n } bod
    [few] o { $n } body
   *[other] o { $n } bodů
} více ze zdroje: { $from }.
apart-less = Získá { $n ->
    [one] o { $n } bod
    [few] o { $n } body
   *[other] o { $n } bodů
} méně ze zdroje: { $from }.
apart-same = Body pocházejí ze stejných zdrojů, jen je jich méně.
goes-on = V nejlepším případě to jde dál takto:
brings = To přinese:
answer = Řešení:
part = { $card } ({ $how })
others = Kolik nejvýše přinesou jiné první tahy:
any-order = Každé pořadí, které přinese stejně bodů, je také správné.
sure = Jistě: prošly se všechny postupy a žádný jiný se nepřiblíží na méně než { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}.
sure-about = Prošly se všechny postupy, ty s lízáním karet na { $deals } rozdáních: žádný jiný se v průměru nepřiblíží na méně než { $n } bodů.
sure-move = Na { $deals } dohraných rozdáních se žádný jiný tah nepřiblížil na méně než { $n } bodů (±{ $within }).

# Why there is none

no-such-puzzle = Úloha { $number } neexistuje; úlohy mají čísla 1 až { $last }.
no-day = „{ $day }“ není den; napiš ho takto: 2026-11-20.
no-own = V této hře není co hledat: žádné tvoje rozhodnutí jistě nestálo bod ani více.
no-seat = { $file } je hra tolika hráčů: { $seats }. Řekni pomocí --seat (0 až { $last }), čí chyby chceš najít.
no-both = Řekni jen jedno: číslo, den, seznam, nebo soubor.
no-from = --seat patří k { $option } SOUBOR: říká, čí chyby v té hře.
no-list = Žádná úloha taková není; vynech některý filtr.

# In the terminal

plain-number = Úloha { $number }, { $level }
plain-daily = Úloha dne, { $day }
plain-own = Úloha { $n } z { $of } ze souboru { $file }
plain-help = Napiš tah jako ve hře nebo jeho číslo. ? vypíše tahy, „again“ začne znovu, „answer“ ukáže řešení, „why not TAH“ řekne, kolik přinese jiný první tah, „show“ ukáže celý stůl, „next“ přejde k jiné úloze, „quit“ skončí.
plain-why-what = Který tah? Například: why not { $move }
plain-again = Od začátku.
plain-next = „next“ jde dál, „again“ začne znovu, „why not TAH“ vyzkouší jiný první tah, „quit“ skončí.
plain-streak = { $n ->
    [one] { $n } den v řadě.
    [few] { $n } dny v řadě.
   *[other] { $n } dní v řadě.
}
plain-solved = Vyřešeno: { $n } z { $of }.
plain-none-left = To byla poslední.
plain-row = { $number } { $mark } { $level } { $title }, { $where }
plain-judging = Nejdříve vznikne rozbor hry, aby se našly tvoje chyby. Ctrl-C uchová, co je hotové.
plain-not-kept = Vyřešené úlohy nelze uchovat: „{ $file }“ nelze zapsat ({ $why }).
where-cards = kolo { $round }, { $faction }, { $players ->
    [one] sólo
    [few] { $players } hráči
   *[other] { $players } hráčů
}
where-sheets = Roll & Write, kolo { $round }, { $players ->
    [one] sólo
    [few] { $players } hráči
   *[other] { $players } hráčů
}
