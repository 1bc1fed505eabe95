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
