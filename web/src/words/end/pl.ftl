# The end of a game.

end-after = Wynik po { $n ->
    [one] { $n } rundzie
   *[other] { $n } rundach
}
end-won = { $name } i { $faction } wygrywają
end-shared = { $names } dzielą się zwycięstwem
end-ahead =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, przewaga { $n } (drugie miejsce: { $name }).
end-difference = Główne źródło przewagi: { $kinds }.
end-by-goods =
    Remis ({ $name }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }); zdecydowali pozostali robotnicy i surowce, { $own } do { $other } (<rule>END-8</rule>).
end-by-cards =
    Remis ({ $name }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }), także w dobrach; zdecydowały karty na ręce, { $own } do { $other } (<rule>END-9</rule>).
end-by-nothing =
    Po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
       *[other] { $points } punktów
    } i nic więcej nie rozstrzyga (<rule>END-10</rule>).
end-bot = { $faction }, bot
end-stood-in = { $faction }, gra za kogoś bot
end-sources = Skąd wziął się każdy punkt
end-kind-action = Akcje
end-kind-feature = Cechy
end-kind-production = Produkcja
end-kind-bonus = Bonusy za zbudowanie
end-kind-raze = Plądrowanie
end-kind-common = Lokacje zwykłe, po 1
end-kind-faction = Lokacje frakcyjne, po 2
end-kind-kept = Brama i Kapliczka
end-kind-other = Umowy i inne źródła
end-lead-action = akcje
end-lead-feature = cechy
end-lead-production = produkcja
end-lead-bonus = bonusy za zbudowanie
end-lead-raze = plądrowanie
end-lead-common = lokacje zwykłe
end-lead-faction = lokacje frakcyjne
end-lead-kept = Brama i Kapliczka
end-lead-other = umowy
end-numbers = W liczbach
end-total = Razem
end-course = Przebieg gry
end-start = start
end-end = koniec
end-more = Remisy i najlepsze lokacje
end-points = punkty
end-tie-not = Gdyby był remis
end-tie-was = Jak rozstrzygnięto remis
end-tie-goods = Najwięcej pozostałych robotników i surowców (<rule>END-8</rule>)
end-tie-cards = Najwięcej kart na ręce (<rule>END-9</rule>)
end-tie-shared = W przeciwnym razie wspólne zwycięstwo (<rule>END-10</rule>)
end-name-n = { $name } { $n }
end-best = Najlepsze lokacje

## Solo

end-rank-commoner = { $name } zdobywa rangę: Plebejusz
end-rank-servant = { $name } zdobywa rangę: Służący
end-rank-squire = { $name } zdobywa rangę: Giermek
end-rank-knight = { $name } zdobywa rangę: Rycerz
end-rank-castellan = { $name } zdobywa rangę: Kasztelan
end-rank-king = { $name } zdobywa rangę: Król
end-rank-emperor = { $name } zdobywa rangę: Cesarz
end-solo-lost = Wygrywa wirtualny gracz
end-solo-won-by =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }; lokacje frakcyjne: { $own }, kolekcja: { $n }.
end-solo-lost-by = Lokacje frakcyjne ({ $own }) nie przewyższają kolekcji ({ $n }) (<rule>SOLO-46</rule>).
end-solo-compare = Ty i wirtualny gracz
end-solo-own = Lokacje frakcyjne
end-solo-collection = Jego kolekcja
end-solo-why-won = Lokacji frakcyjnych jest więcej niż kart w kolekcji: wygrana (<rule>SOLO-47</rule>).
end-solo-why-lost = Kart w kolekcji jest co najmniej tyle samo: przegrana, bez rangi (<rule>SOLO-46</rule>, <rule>SOLO-RANK-8</rule>).
end-ranks = Rangi
end-rank-name-commoner = Plebejusz
end-rank-name-servant = Służący
end-rank-name-squire = Giermek
end-rank-name-knight = Rycerz
end-rank-name-castellan = Kasztelan
end-rank-name-king = Król
end-rank-name-emperor = Cesarz
end-rank-from = od { $n }
end-rank-below = poniżej { $n }

## What comes next

end-rematch = Rewanż
end-rematch-join = Dołącz do rewanżu
end-rematch-asked =
    { $n ->
        [one] { $names } chce rewanżu.
       *[other] { $names } chcą rewanżu.
    }
end-replay = Obejrzyj powtórkę
end-table = Stan końcowy
end-journal = Zapis
end-lobby = Lobby

## Not played to the end

end-in-round = Koniec w rundzie { $round }
end-not-begun = Przed grą
end-gave-up =
    { $n ->
        [one] Grę poddaje { $names }.
       *[other] Grę poddają { $names }.
    }
end-broken = Gra została przerwana
end-broken-why = Nie rozegrano jej do końca, więc nikt nie wygrał.
end-closed = Ten stół został zamknięty
end-closed-why = Gospodarz odszedł przed początkiem gry.
