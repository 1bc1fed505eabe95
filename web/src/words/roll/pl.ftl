# Stół gry Wykreślane Imperium. Osobę i budynek nazywa się tylko w jednej formie, więc zdania są zbudowane wokół niej.

roll-title = Runda { $round }
roll-round-of = Runda { $round } z { $of }
roll-phase-favor = Przysługa
roll-phase-develop = Rozwój
roll-phase-settlements = Osady
roll-active = Rzuca
roll-rolling = Rzuca:
roll-library = Wioski

## Arkusz Imperium

roll-sheets = Arkusze
roll-empire-of = Arkusz Imperium: { $name }
roll-village-of = Arkusz Wioski: { $name }
roll-page-empire = Imperium
roll-page-village = Wioska
roll-page-favors = Przysługi
roll-track =
    { $track }: ukończone sekcje: { $n } z 9, wartość { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
roll-progress = { $track }: { $n } z 9
roll-section = { $track }, sekcja { $section }
roll-section-area = { $track }, sekcja { $section }, obszar { $area }
roll-imperial = Sekcja Imperialna
roll-costs = koszt: { $goods }
roll-free = bez kosztu w surowcach
roll-crossed = wykreślony
roll-can = można teraz wykreślić
roll-open = nie teraz
roll-far = jeszcze nie
roll-complete = ukończona
roll-incomplete = nieukończona
roll-marked = część osady
roll-fields = Pola
roll-field =
    Pole { $field }, { $reached ->
        [yes] dostępne
       *[no] jego most nie jest ukończony
    }
roll-harvest-area = Obszar Zbiorów { $area }, daje: { $goods }
roll-box = { $name }: { $n }
roll-box-settlements = Punkty za osady
roll-box-earned = Punkty zdobyte i za budynki z gwiazdką
roll-box-total = Wszystkie punkty do tej pory

## Arkusz Wioski

roll-building = { $name }
roll-building-star = { $name }, budynek z gwiazdką
roll-building-area = { $name }, obszar { $area }
roll-areas-of = Obszary: { $name }
roll-star = Gwiazdka: liczy się na koniec gry
roll-prebuilt = Zbudowany od początku
roll-use = Użyj
roll-can-use = Można teraz użyć
roll-settlements =
    { $n ->
        [0] Brak osad
        [one] { $n } osada
        [few] { $n } osady
        [many] { $n } osad
       *[other] { $n } osady
    }
roll-places =
    { $n ->
        [one] { $n } miejsce na osadę
        [few] { $n } miejsca na osadę
        [many] { $n } miejsc na osadę
       *[other] { $n } miejsca na osadę
    }
roll-plan-pick =
    { $n ->
        [one] { $n } miejsce
        [few] { $n } miejsca
        [many] { $n } miejsc
       *[other] { $n } miejsca
    }
roll-plan-picked = Wybrany
roll-stands-basic = Nie należy do rozgrywki podstawowej
roll-stands-open =
    { $n ->
        [one] jeszcze { $n } obszar
        [few] jeszcze { $n } obszary
        [many] jeszcze { $n } obszarów
       *[other] jeszcze { $n } obszaru
    }
roll-stands-next = Od następnej rundy
roll-stands-star = Liczy się na koniec
roll-stands-plan = Punkty za osady
roll-stands-active = Aktywny
roll-stands-alone = Aktywny, działa sam
roll-stands-worked = Zadziałał w tej rundzie
roll-stands-left =
    { $n ->
        [one] Jeszcze raz
        [few] Jeszcze { $n } razy
        [many] Jeszcze { $n } razy
       *[other] Jeszcze { $n } razy
    }
roll-stands-used =
    { $n ->
        [one] Użyty
        [few] Użyty { $n } razy
        [many] Użyty { $n } razy
       *[other] Użyty { $n } razy
    }

## Kości i Przysługi

roll-tray = Kości i Przysługi
roll-dice = Kości
roll-die = Kość { $n }: { $face }
roll-worker-die =
    Kość Robotników: { $n ->
        [one] { $n } akcja
        [few] { $n } akcje
        [many] { $n } akcji
       *[other] { $n } akcji
    }
roll-tokens = Żetony Przysługi
roll-take = Weź
roll-favor = Przysługa
roll-favor-yours = Twoja
roll-favor-of = ma ją { $name }
roll-favor-used = Użyta
roll-favor-used-by = użyta: { $name }
roll-favor-is-used = użyta
roll-favor-unused = nieużyta

## O co gra pyta

roll-ask-develop =
    { $n ->
        [0] Nie masz już akcji; mogą jeszcze pomóc budynki i Przysługa.
        [one] Została { $n } akcja: buduj, zbieraj, używaj budynków i Przysługi.
        [few] Zostały { $n } akcje: buduj, zbieraj, używaj budynków i Przysługi.
        [many] Zostało { $n } akcji: buduj, zbieraj, używaj budynków i Przysługi.
       *[other] Zostało { $n } akcji: buduj, zbieraj, używaj budynków i Przysługi.
    }
roll-ask-done = W tej rundzie nic więcej nie można zrobić.
roll-ask-place = Gdzie powstanie osada ({ $name })?
roll-pick-dice = Wybierz kości do przerzutu.
roll-not-these-dice = Żaden budynek nie pozwala przerzucić właśnie tych kości.
roll-dice-first = Najpierw zdecyduj o kościach: przerzuć je albo zostaw (<rule>RW-ADVENTURE-12</rule>).
roll-reroll-n =
    { $n ->
        [one] Przerzuć { $n } kość
        [few] Przerzuć { $n } kości
        [many] Przerzuć { $n } kości
       *[other] Przerzuć { $n } kości
    }
roll-keep = Zostaw kości
roll-plans = Pasujące plany
roll-settle-here = Stwórz osadę
roll-skip = Bez osady
roll-be-ready = Gotowe
roll-step-favor = Weź przysługę
roll-step-reroll = Wybierz kości
roll-step-develop = Wybierz obszar
roll-step-settlements = Wybierz plan i miejsce
roll-step-wait = Poczekaj na innych
roll-choices = Co można tu zrobić
roll-you-ready = Gotowe.
roll-wait-for =
    { $n ->
        [one] Najpierw musi zdecydować { $names }.
        [few] Najpierw muszą zdecydować { $names }.
        [many] Najpierw muszą zdecydować { $names }.
       *[other] Najpierw muszą zdecydować { $names }.
    }
roll-ready-wait-for =
    { $n ->
        [one] Ogłoszono gotowość i to jest ostateczne (<rule>RW-ROUND-19</rule>). Najpierw musi zdecydować { $names }.
        [few] Ogłoszono gotowość i to jest ostateczne (<rule>RW-ROUND-19</rule>). Najpierw muszą zdecydować { $names }.
        [many] Ogłoszono gotowość i to jest ostateczne (<rule>RW-ROUND-19</rule>). Najpierw muszą zdecydować { $names }.
       *[other] Ogłoszono gotowość i to jest ostateczne (<rule>RW-ROUND-19</rule>). Najpierw muszą zdecydować { $names }.
    }
roll-unsure-actions =
    { $n ->
        [one] Przepadnie { $n } akcja (<rule>RW-ROUND-11</rule>).
        [few] Przepadną { $n } akcje (<rule>RW-ROUND-11</rule>).
        [many] Przepadnie { $n } akcji (<rule>RW-ROUND-11</rule>).
       *[other] Przepadnie { $n } akcji (<rule>RW-ROUND-11</rule>).
    }
roll-unsure-favor = Przysługa ({ $favor }) jest nieużyta i przepadnie (<rule>RW-FAVOR-12</rule>).
roll-unsure-both =
    { $n ->
        [one] Przepadną { $n } akcja i Przysługa ({ $favor }) (<rule>RW-ROUND-11</rule>).
        [few] Przepadną { $n } akcje i Przysługa ({ $favor }) (<rule>RW-ROUND-11</rule>).
        [many] Przepadnie { $n } akcji i Przysługa ({ $favor }) (<rule>RW-ROUND-11</rule>).
       *[other] Przepadnie { $n } akcji i Przysługa ({ $favor }) (<rule>RW-ROUND-11</rule>).
    }
roll-unsure-no = Jeszcze nie
roll-unsure-yes = Mimo to gotowe

## Gracze

roll-doing-favor = bierze żeton
roll-doing-develop = rozwija imperium
roll-doing-settlements = tworzy osadę
roll-doing-end = koniec
roll-ready = gotowe
roll-built =
    { $n ->
        [one] { $n } ukończony budynek
        [few] { $n } ukończone budynki
        [many] { $n } ukończonych budynków
       *[other] { $n } ukończonego budynku
    }
roll-has-token = Przysługa: { $token }
roll-lens-open = { $name }: zobacz arkusze
roll-lens-close = { $name }: odłóż arkusze
roll-rank = Ranga
roll-rank-next =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    } do rangi { $name }
roll-record = Twój rekord na tym arkuszu: { $n }
roll-no-record = Twoja pierwsza gra na tym arkuszu

## Pula

roll-pool = Twoja pula w tej rundzie
roll-n-actions =
    { $n ->
        [one] { $n } akcja
        [few] { $n } akcje
        [many] { $n } akcji
       *[other] { $n } akcji
    }
roll-n-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }

## Pomoc

roll-verb-take = Weź żeton
roll-verb-reroll = Przerzuć
roll-verb-keep = Zostaw kości
roll-verb-build = Buduj
roll-verb-harvest = Zbieraj
roll-verb-use = Użyj budynku
roll-verb-favor = Użyj Przysługi
roll-verb-ready = Gotowe
roll-verb-settle = Stwórz osadę
roll-verb-skip = Bez osady
roll-key-arrows = od obszaru do obszaru
roll-key-enter = wykreśl, wybierz, potwierdź
roll-key-end = gotowe, zostaw kości, bez osady

## Koniec gry

roll-end-after = Wynik końcowy po { $n ->
    [one] { $n } rundzie
   *[other] { $n } rundach
}
roll-end-won = Wygrywa { $name }
roll-end-rank = { $name } zdobywa rangę { $rank }
roll-end-points =
    { $n ->
        [one] { $n } punkt w trybie przygodowym.
        [few] { $n } punkty w trybie przygodowym.
        [many] { $n } punktów w trybie przygodowym.
       *[other] { $n } punktu w trybie przygodowym.
    }
roll-end-by-bridges =
    Remis ({ $name }): { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }; zdecydowały ukończone sekcje Mostów, { $own } do { $other } (<rule>RW-TIE-01</rule>).
roll-end-by-harvest =
    Remis ({ $name }): { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, także w Mostach; zdecydowały wykreślone obszary Zbiorów, { $own } do { $other } (<rule>RW-TIE-02</rule>).
roll-end-by-nothing =
    Po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } i nic więcej nie rozstrzyga (<rule>RW-TIE-03</rule>).
roll-end-settlements = Osady
roll-end-earned = Zdobyte i budynki z gwiazdką
roll-end-tie-bridges = Najwięcej ukończonych sekcji Mostów (<rule>RW-TIE-01</rule>)
roll-end-tie-harvest = Najwięcej wykreślonych obszarów Zbiorów (<rule>RW-TIE-02</rule>)
roll-end-tie-shared = W przeciwnym razie wspólne zwycięstwo (<rule>RW-TIE-03</rule>)
roll-end-more = Remisy i najlepsze budynki
roll-end-best = Najlepsze budynki
roll-end-built = Co powstało
roll-end-sections = Ukończone sekcje
roll-end-buildings = Ukończone budynki
roll-end-harvested = Wykreślone obszary Zbiorów
roll-end-made = Stworzone osady
roll-end-record-new = Nowy rekord arkusza { $sheet }: { $n }
roll-end-record-first = Twój pierwszy rekord arkusza { $sheet }: { $n }
roll-end-record-stands = Twój rekord arkusza { $sheet } to nadal { $n }
roll-end-ranks-rule = Każdy wynik ma rangę (<rule>RW-ADVENTURE-09</rule>).

## What a settlement brings

roll-settle-points =
    Daje { $n ->
        [one] <vp>{ $n } punkt zwycięstwa</vp>
        [few] <vp>{ $n } punkty zwycięstwa</vp>
       *[many] <vp>{ $n } punktów zwycięstwa</vp>
    }.
roll-settle-raises = Od następnej rundy: { $text }
roll-settle-raises-later = Po ukończeniu budynku: { $text }
