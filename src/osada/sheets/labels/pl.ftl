# Napisy na arkuszach. Krótkie: każdy stoi w małej ramce.

empire-sheet = arkusz Imperium
village-sheet = arkusz Wioski { $sheet }
competition-sheet = Wioska trybu rywalizacji
rounds = Rundy
walls = Mury
huts = Chatki
granaries = Spichlerze
bridges = Mosty
fields = Pola
points = Punkty
settlements = Osady
earned = Zdobyte w grze i w Punktacji Końcowej
total = Razem
empire-name = Nazwa imperium
built = już zbudowany
advanced = gra zaawansowana
note = autorski układ · nieoficjalny projekt fanowski

## Kampania

faction = Frakcja
player = Gracz
province-map = Mapa Prowincji
map-note = za każde wykreślone pole płaci się raz na grę, inaczej wynik to 0
knowledge = Wiedza
inventions = Wynalazki
one-each = po jednym z każdego koloru
final-scores = Wyniki końcowe
scores-note = o 5 mniej za każdą Prowincję; po trzech spadkach z rzędu Imperium upada
goals = Cele tej gry
goals-note = połóż znacznik na 0 w każdym rzędzie
legend-start = Na początku każdej gry
legend-tokens = Żetony, kładzione w swojej turze
legend-end = Na końcu każdej gry
six-steps = Koniec gry: utrzymanie; 1 wynik; 2 zwycięzca wykreśla pole; 3 Era; 4 Wiedza; 5 Wynalazki (co najmniej jeden); 6 Prowincja i pole mapy.
goal-spaces = Pierwszy gracz: 3 pola i bonus, potem odwróć kartę. Następni: 1 pole.
