# The end of a game.

end-after = Výsledek po { $n ->
    [one] { $n } kole
   *[other] { $n } kolech
}
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
    }); rozhodli zbylí osadníci a suroviny, { $own } ku { $other } (<rule>END-8</rule>).
end-by-cards =
    Remíza ({ $name }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }), i v prostředcích; rozhodly karty v ruce, { $own } ku { $other } (<rule>END-9</rule>).
end-by-nothing =
    Po { $points ->
        [one] { $points } bodu
       *[other] { $points } bodech
    }, a nic dalšího nerozhoduje (<rule>END-10</rule>).
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
end-tie-goods = Nejvíc zbylých osadníků a surovin (<rule>END-8</rule>)
end-tie-cards = Nejvíc karet v ruce (<rule>END-9</rule>)
end-tie-shared = Jinak společné vítězství (<rule>END-10</rule>)
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
end-solo-lost-by = Frakční lokace ({ $own }) nepřevyšují sbírku ({ $n }) (<rule>SOLO-46</rule>).
end-solo-compare = Ty a virtuální hráč
end-solo-own = Frakční lokace
end-solo-collection = Jeho sbírka
end-solo-why-won = Frakčních lokací je víc než karet ve sbírce: výhra (<rule>SOLO-47</rule>).
end-solo-why-lost = Karet ve sbírce je aspoň tolik: prohra, bez hodnosti (<rule>SOLO-46</rule>, <rule>SOLO-RANK-8</rule>).
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
end-journal = Soubor hry
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
