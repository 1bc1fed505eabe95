# Stůl hry Roll & Write. Osoba a budova se jmenují jen v jednom tvaru, věty jsou postaveny kolem něj.

roll-title = Kolo { $round }
roll-round-of = Kolo { $round } z { $of }
roll-phase-favor = Přízeň
roll-phase-develop = Rozvoj
roll-phase-settlements = Osady
roll-active = Hází
roll-rolling = Hází:
roll-library = Vesnice

## Arch Impéria

roll-sheets = Archy
roll-empire-of = Arch Impéria: { $name }
roll-village-of = Arch Vesnice: { $name }
roll-page-empire = Impérium
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
roll-free = nestojí žádné suroviny
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
    Kostka osadníků: { $n ->
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
roll-dice-first = Nejdřív rozhodni o kostkách: přehoď je, nebo je ponech (<rule>RW-ADVENTURE-12</rule>).
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
roll-step-favor = Vezmi si přízeň
roll-step-reroll = Vyber kostky
roll-step-develop = Vyber okénko
roll-step-settlements = Vyber plán a místo
roll-step-wait = Počkej na ostatní
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
        [one] Máš hotovo a to už platí (<rule>RW-ROUND-19</rule>). Nejdřív musí rozhodnout { $names }.
        [few] Máš hotovo a to už platí (<rule>RW-ROUND-19</rule>). Nejdřív musí rozhodnout { $names }.
        [many] Máš hotovo a to už platí (<rule>RW-ROUND-19</rule>). Nejdřív musí rozhodnout { $names }.
       *[other] Máš hotovo a to už platí (<rule>RW-ROUND-19</rule>). Nejdřív musí rozhodnout { $names }.
    }
roll-unsure-actions =
    { $n ->
        [one] Propadne { $n } akce (<rule>RW-ROUND-11</rule>).
        [few] Propadnou { $n } akce (<rule>RW-ROUND-11</rule>).
        [many] Propadne { $n } akce (<rule>RW-ROUND-11</rule>).
       *[other] Propadne { $n } akcí (<rule>RW-ROUND-11</rule>).
    }
roll-unsure-favor = Přízeň ({ $favor }) je nepoužitá a propadne (<rule>RW-FAVOR-12</rule>).
roll-unsure-both =
    { $n ->
        [one] Propadne { $n } akce i Přízeň ({ $favor }) (<rule>RW-ROUND-11</rule>).
        [few] Propadnou { $n } akce i Přízeň ({ $favor }) (<rule>RW-ROUND-11</rule>).
        [many] Propadne { $n } akce i Přízeň ({ $favor }) (<rule>RW-ROUND-11</rule>).
       *[other] Propadne { $n } akcí i Přízeň ({ $favor }) (<rule>RW-ROUND-11</rule>).
    }
roll-unsure-no = Ještě ne
roll-unsure-yes = Přesto hotovo

## Hráči

roll-doing-favor = bere žeton
roll-doing-develop = rozvíjí impérium
roll-doing-settlements = zakládá osadu
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

roll-end-after = Konečný výsledek po { $n ->
    [one] { $n } kole
   *[other] { $n } kolech
}
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
    }; rozhodly dokončené úseky Mostů, { $own } ku { $other } (<rule>RW-TIE-01</rule>).
roll-end-by-harvest =
    Remíza ({ $name }): { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }, i v Mostech; rozhodla sklizená okénka, { $own } ku { $other } (<rule>RW-TIE-02</rule>).
roll-end-by-nothing =
    Po { $points ->
        [one] { $points } bodu
        [few] { $points } bodech
        [many] { $points } bodu
       *[other] { $points } bodech
    } a nic nerozhoduje (<rule>RW-TIE-03</rule>).
roll-end-settlements = Osady
roll-end-earned = Získané a budovy s hvězdou
roll-end-tie-bridges = Nejvíc dokončených úseků Mostů (<rule>RW-TIE-01</rule>)
roll-end-tie-harvest = Nejvíc sklizených okének (<rule>RW-TIE-02</rule>)
roll-end-tie-shared = Jinak společné vítězství (<rule>RW-TIE-03</rule>)
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
roll-end-ranks-rule = Každý výsledek má hodnost (<rule>RW-ADVENTURE-09</rule>).

## What a settlement brings

roll-settle-points =
    Přináší { $n ->
        [one] <vp>{ $n } vítězný bod</vp>
        [few] <vp>{ $n } vítězné body</vp>
       *[other] <vp>{ $n } vítězných bodů</vp>
    }.
roll-settle-raises = Od příštího kola: { $text }
roll-settle-raises-later = Až bude budova dokončená: { $text }
