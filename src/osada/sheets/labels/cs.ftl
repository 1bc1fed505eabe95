# Nápisy na arších. Krátké: každý stojí v malém rámečku.

empire-sheet = arch Impéria
village-sheet = arch Vesnice { $sheet }
competition-sheet = Soutěžní vesnice
rounds = Kola
walls = Hradby
huts = Chatrče
granaries = Sýpky
bridges = Mosty
fields = Pole
points = Body
settlements = Osady
earned = Získané ve hře a v závěrečném bodování
total = Celkem
empire-name = Název impéria
built = už postaveno
advanced = pokročilá hra
note = vlastní návrh · neoficiální fanouškovský projekt

## Kampaň

faction = Frakce
player = Hráč
province-map = Mapa provincií
map-note = za každé škrtnuté pole se platí jednou za hru, jinak je výsledek 0
knowledge = Vědění
inventions = Vynálezy
one-each = po jednom od každé barvy
final-scores = Výsledky
scores-note = o 5 méně za každou provincii; po třech poklesech za sebou impérium padne
goals = Cíle této hry
goals-note = polož ukazatel na 0 v každé řadě
legend-start = Na začátku každé hry
legend-tokens = Žetony, pokládané ve vlastním tahu
legend-end = Na konci každé hry
six-steps = Konec hry: údržba; 1 výsledek; 2 vítěz škrtne pole; 3 éra; 4 vědění; 5 vynálezy (aspoň jeden); 6 provincie a pole mapy.
goal-spaces = První hráč: 3 pole a bonus, pak otoč kartu. Další: 1 pole.
