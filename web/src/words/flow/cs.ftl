# Tempo a průběh: co si každý nastaví sám.

flow-title = Tempo a průběh
flow-bots = Boti hrají
flow-bots-slow = pomalu
flow-bots-normal = v klidu
flow-bots-fast = rychle
flow-bots-at-once = hned: přeskoč na můj tah
flow-motion = Pohyb
flow-motion-slow = pomalý
flow-motion-normal = běžný
flow-motion-fast = rychlý
flow-motion-none = žádný
flow-zoom = Velká karta
flow-zoom-hover = když na ni ukážu
flow-zoom-click = jen na požádání
flow-ends-turns = Ukonči můj tah, když zbývají jen žetony
flow-confirm-pass = Ptej se, když pasuji a mám ještě co dělat
flow-asks-keep = Ptej se při úklidu, co si nechám
flow-hold = Nekonči tah po akci: chci položit obranný žeton
