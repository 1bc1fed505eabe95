# Puzzles: the list, the day, a puzzle on the table.

puzzle-all = Úlohy
puzzle-what = Pozice s jedním zřetelně nejlepším postupem. Odpovídáš na stole jako ve hře; nic nespěchá a nikdo jiný to nevidí.
puzzle-daily = Úloha dne
puzzle-daily-solve = Vyřešit
puzzle-daily-again = Podívat se znovu
puzzle-streak = { $n ->
    [one] { $n } den v řadě,
    [few] { $n } dny v řadě,
   *[other] { $n } dní v řadě,
}
puzzle-longest = dosud nejvýše { $n }
puzzle-week = Posledních sedm dní
puzzle-day-done = { $day }: vyřešeno
puzzle-more = Všechny úlohy
puzzle-solved = vyřešeno { $n } z { $of }
puzzle-of = { $n } z { $of }
puzzle-done = vyřešeno
puzzle-any = jakékoli
puzzle-by-state = Vyřešené, nebo ne
puzzle-by-game = Hra
puzzle-by-level = Obtížnost
puzzle-by-faction = Frakce
puzzle-by-box = Krabice
puzzle-base = Základní hra
puzzle-state-any = Všechny
puzzle-state-open = Nevyřešené
puzzle-state-solved = Vyřešené
puzzle-none = Žádná úloha taková není.
puzzle-nr = č. { $n }
puzzle-number = Úloha { $n }
puzzle-no-such = Taková úloha není.
puzzle-comes = Už se načítá.
puzzle-fold = Sbalit nebo rozbalit text
puzzle-yours = Tvoje odpověď
puzzle-at-best = V nejlepším případě to jde dál takto
puzzle-answer = Řešení
puzzle-why-not = Proč ne toto? Jiné první tahy přinesou nejvýše:
puzzle-about = asi { $points }
puzzle-next = Další úloha
puzzle-skip = Jiná úloha
puzzle-again = Od začátku
puzzle-show = Ukázat řešení
puzzle-share = Kopírovat odkaz
puzzle-copied = Odkaz je zkopírován.
puzzle-not-copied = Odkaz se nepodařilo zkopírovat; je v adresním řádku.
puzzle-find-better = Najdi lepší tah
puzzle-slip = Kolo { $round }. Co se zde hrálo, ztratilo asi { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}. Co by bylo lepší?
puzzle-slip-of = Chyba { $n } z { $of }
puzzle-slip-sure = Jak to našel rozbor; jiné tahy se posoudí, když je zkusíš.
puzzle-no-slips = Není co hledat: žádné rozhodnutí tohoto hráče jistě nestálo bod ani více, nebo hra ještě nemá rozbor.
puzzle-own = ze hry
puzzle-to-review = K rozboru
puzzle-better = Správně: toto je lepší tah
puzzle-loses = Ještě ne: tento tah ztrácí asi { $points } bodů (±{ $within })
