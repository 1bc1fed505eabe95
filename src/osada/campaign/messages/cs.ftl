# Co kampaň říká mezi hrami, česky. Zprávy a proměnné jako v en.ftl.

## Názvy

era-ancient = Starověk
era-medieval = Středověk
era-industrial = Průmyslová revoluce
era-modern = Moderní éra
track-military = vojenská a diplomatická
track-economy = hospodářská a správní
track-culture = vědecká a kulturní
knowledge =
    { $n ->
        [one] { $n } bod vědění
        [few] { $n } body vědění
       *[other] { $n } bodů vědění
    }
fall-twilight = výsledek klesl ve třech hrách po sobě
fall-inventions = nešlo koupit žádný vynález
fall-goals = hráč dosáhl méně než dvou cílů
stage-setup = před další hrou
stage-game = probíhá
stage-end = konec hry
stage-inventions = vynálezy
stage-provinces = provincie
stage-empires = padlá impéria
stage-over = konec kampaně
how-province = provincie
how-upkeep = nezaplacená údržba
gained-score = konečný výsledek
gained-faction-lore = vědění frakce
gained-common-lore = vědění lidu
gained-province-lore = vědění provincií

## Otázky

ask-track =
    { $n ->
        [one] Vyhráváš hru. Na které dráze škrtáš pole?
       *[other] Vyhráváš hru. Na které dráze škrtáš první z { $n } polí?
    }
ask-buy =
    { $known ->
        [yes] Kupuješ ještě další vynález? Máš { $knowledge }.
       *[no] Který vynález kupuješ? Máš { $knowledge }.
    }
ask-province = Kterou z dobraných provincií si necháváš?
ask-field = Které pole mapy provincií škrtáš?
ask-empire = Tvé impérium padlo. Zakládáš nové, nebo opouštíš kampaň?
ask-rebuild = Měníš frakční balíček před další hrou?

## Tahy

move-advance = { $track }
move-buy =
    { $known ->
        [yes] Koupit kartu { $card } za { $knowledge } místo karty { $replaced }
       *[no] Koupit kartu { $card } za { $knowledge }
    }
move-no-more = Hotovo
move-keep = Nechat si kartu { $card }
move-cross = Škrtnout pole { $n }: { $goods }
move-found = Založit impérium frakce { $faction }
move-retire = Opustit kampaň
move-deck-keep = Nechat balíček
move-deck-out = Vyřadit kartu { $card }
move-deck-in = Přidat kartu { $card }
move-deck-done = Hrát s tímto balíčkem

## Proč tah není možný

refused-campaign-over = Kampaň skončila.
refused-game-ended = Hra skončila; o dalším se rozhoduje mezi hrami.
refused-between-games = O tom se rozhoduje mezi dvěma hrami, ne v nich.
refused-has-completed = Kampaň už máš dokončenou a dál se jí neúčastníš.
refused-has-fallen = Tvé impérium padlo a tohoto se neúčastní.
refused-not-your-step = Nejsi na tahu: nejdříve rozhoduje { $player }.
refused-choose-track = Vyber jednu ze svých drah.
refused-track-full = Tvá dráha ({ $track }) je plná.
refused-must-buy = Nejdříve musíš koupit vynález.
refused-choose-invention = Vyber vynález, který kupuješ.
refused-own-invention = Kartu { $card } už máš.
refused-sold = Kartu { $card } má { $player }.
refused-other-era = Karta { $card } není v balíčku tvé éry.
refused-just-replaced = Karta { $card } byla právě nahrazena; do balíčku se vrátí po tvém nákupu.
refused-too-dear = Karta { $card } stojí { $knowledge }, a ty máš { $have }.
refused-choose-province = Vyber jednu z dobraných provincií.
refused-not-drawn = Karta { $card } není mezi dobranými.
refused-choose-space = Vyber volné pole mapy provincií.
refused-crossed = Pole { $n } už je škrtnuté.
refused-no-such-space = Na této mapě není pole { $n }.
refused-choose-empire = Založ nové impérium, nebo opusť kampaň.
refused-faction-taken = Frakci { $faction } má jiný hráč.
refused-choose-deck = Nech si balíček, nebo uveď, které karty přibudou a které ubudou.
refused-deck-unchanged = Balíček se nezměnil; nech si ho.
refused-deck-wrong = S tímto balíčkem nejde hrát: { $why }.
refused-deck-moved = Karta { $card } už byla přesunuta.
refused-deck-lacks = Karta { $card } není ve tvém balíčku.
refused-deck-has = Karta { $card } už je ve tvém balíčku.
refused-deck-foreign = Karta { $card } nemůže být ve tvém balíčku.

## Text, který není tahem

notation-no-such-track =
    { $known ->
        [yes] dráha „{ $word }“ neexistuje; není to „{ $near }“?
       *[no] dráha „{ $word }“ neexistuje; jsou military, economy a culture
    }
notation-no-such-invention =
    { $known ->
        [yes] vynález „{ $word }“ neexistuje; není to „{ $near }“?
       *[no] vynález „{ $word }“ neexistuje
    }
notation-no-such-province =
    { $known ->
        [yes] provincie „{ $word }“ neexistuje; není to „{ $near }“?
       *[no] provincie „{ $word }“ neexistuje
    }
notation-no-such-faction =
    { $known ->
        [yes] frakce „{ $word }“ neexistuje; není to „{ $near }“?
       *[no] frakce „{ $word }“ neexistuje
    }
notation-no-such-space = „{ $word }“ není pole mapy; pole mají čísla jako v „cross 5“
notation-no-change = „{ $word }“ není změna balíčku; napiš „+rome/forum“ nebo „-rome/spies“
notation-not-playing = u tohoto stolu není místo „{ $word }“; jsou tu { $seats }
notation-no-table = „{ $word }“ je tah karetní hry a žádná teď neprobíhá

## Deník

log-game-begins = Začíná hra { $n }
log-game-over =
    { $known ->
        [yes] Hra { $n } skončila; vítězí { $players }
       *[no] Hra { $n } skončila; nikdo ji nevyhrává
    }
log-final =
    { $known ->
        [yes] { $who } zapisuje { $n }
       *[no] { $who } má { $n }, což se nezapisuje
    }
log-fell = Impérium { $owner } padá: { $why }
log-advanced = { $who } škrtá pole { $n }, dráha { $track }
log-era = Impérium { $owner } vstupuje do nové éry: { $era }
log-completed = Impérium { $owner } dospívá do Moderní éry
log-learnt = { $who } získává { $knowledge } a má { $total }
log-done = { $who } už nic nekupuje
log-nothing-to-buy = { $who } nenachází v balíčku žádný vynález
log-bought =
    { $known ->
        [yes] { $who } kupuje kartu { $card } za { $knowledge } místo karty { $replaced }
       *[no] { $who } kupuje kartu { $card } za { $knowledge }
    }
log-drew =
    { $n ->
        [0] { $who } nenachází v balíčku žádnou provincii
        [one] { $who } si dobírá provincii
        [few] { $who } si dobírá { $n } provincie
       *[other] { $who } si dobírá { $n } provincií
    }
log-province =
    { $known ->
        [yes] { $who } si nechává kartu { $card } a zahazuje: { $cards }
       *[no] { $who } získává kartu { $card }
    }
log-crossed = { $who } škrtá pole { $n } mapy provincií
log-retired = { $who } opouští kampaň
log-founded = { $who } zakládá impérium frakce { $faction }
log-rebuilt =
    { $n ->
        [0] { $who } si nechává balíček
       *[other] { $who } přestavuje balíček
    }
log-campaign-over =
    { $why ->
        [completed] Kampaň skončila; vítězí { $players }
        [outlived] Kampaň skončila; ze všech zbývá jen { $players }
       *[fallen] Kampaň skončila; impérium padlo
    }
log-deck-out = { $who } vyřazuje z balíčku kartu { $card }
log-deck-in = { $who } přidává do balíčku kartu { $card }

## Možnosti

option-upkeep_gold = zlato v údržbě nahrazuje dřevo, kámen a jídlo
option-play_on = když někdo kampaň dokončí, ostatní hrají dál
option-rebuild = před každou hrou lze přestavět balíček
option-names = názvy impérií
option-begun = kampaň začatá na papíře

## Bonusy drah

bonus-location = Frakční lokace
bonus-card = Karta
bonus-deal = Dohoda
bonus-worker = Osadník
bonus-gold = Zlato
bonus-foundation = Základy
bonus-dove = Holubice
bonus-bee = Pilná včela
bonus-wall = Hradba
bonus-bribe = Úplatek
bonus-faction-lore = Vědění frakce
bonus-common-lore = Vědění lidu
bonus-province-lore = Vědění provincií
bonus-triumph = Triumf
bonus-relief = Úleva
bonus-scouts = Průzkumníci
bonus-next-era = cesta do další éry
