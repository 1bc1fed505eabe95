# Tempo i przebieg: co każdy ustawia dla siebie.

flow-title = Tempo i przebieg
flow-bots = Boty grają
flow-bots-slow = wolno
flow-bots-normal = spokojnie
flow-bots-fast = szybko
flow-bots-at-once = od razu: przejdź do mojej tury
flow-motion = Animacje
flow-motion-slow = wolne
flow-motion-normal = zwykłe
flow-motion-fast = szybkie
flow-motion-none = brak
flow-zoom = Powiększona karta
flow-zoom-hover = gdy ją wskażę
flow-zoom-click = tylko na życzenie
flow-ends-turns = Kończ moją turę, gdy zostały tylko żetony
flow-confirm-pass = Pytaj przed spasowaniem, gdy można jeszcze coś zrobić
flow-asks-keep = Pytaj w fazie czyszczenia, co przechować
flow-hold = Nie kończ tury po akcji: chcę położyć żeton obrony
