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
