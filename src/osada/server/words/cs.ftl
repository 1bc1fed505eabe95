# Co server říká česky, když něco nejde.

no-answered = Odpověď už zazněla.
no-no-plea = Nikdo už o vrácení tahu nežádá.
no-pleaded = O to už žádáš.
no-pleading = O vrácení tahu právě žádá někdo jiný; počkej na odpověď.
no-begun = Hra už začala; tohle lze změnit jen před ní.
no-between-games = Hra právě probíhá. Volné místo můžeš převzít, jakmile skončí.
no-broken = Něco se u nás pokazilo; nic se nezměnilo. Zkus to ještě jednou.
no-by-link = Tento stůl je otevřený těm, kdo mají odkaz. Požádej o něj hostitele.
no-crowded = Je tu teď příliš mnoho lidí nebo stolů; zkus to o něco později.
no-deck = Tímto balíčkem se nedá hrát: { $why }.
no-deck-whose = Nejdřív zvol frakci, potom její balíček.
no-faction-taken = Tuto frakci už má jiné místo.
no-free-seat = Místo { $seat } je ještě volné: počkej na někoho, dej ho botovi, nebo ho odeber.
no-full = Všechna místa jsou obsazená; můžeš se dívat.
no-host-seat = První místo patří hostiteli; bot ho mít nemůže.
no-journal = Tohle nelze přehrát. Podrobnosti (anglicky): { $why }.
no-journal-long = Ten soubor je na zápis hry příliš velký (nejvýše { $most } KB).
no-kept = Toto místo čeká na hráče: { $name }.
no-key = Tento odkaz to místo neotvírá. Požádej o nový.
no-left = Hraje za tebe bot; nejprve si vezmi své místo zpět.
no-message = Té zprávě nelze rozumět. Podrobnosti (anglicky): { $why }.
no-method = Takto o to nelze žádat.
no-name = Jméno musí mít aspoň jedno písmeno.
no-no-hint = Rady jsou jen tam, kde jsou všichni ostatní boti.
no-no-push = Tento server neposílá upozornění.
no-no-such-card = Karta „{ $card }“ neexistuje.
no-no-such-faction = Frakce „{ $faction }“ neexistuje.
no-no-such-lesson = Lekce „{ $lesson }“ neexistuje.
no-no-such-sheet = Arch dobrodružství „{ $sheet }“ neexistuje; zvol 1 až 48.
no-other-game = To se týká jiné hry.
no-no-such-moment = Od tahu { $at } nelze hrát dál.
no-no-such-seat = U tohoto stolu není místo { $seat }.
no-no-such-table = Stůl { $table } neexistuje; možná není odkaz celý.
no-not-kept = Toto místo na nikoho nečeká.
no-not-host = To může jen hostitel.
no-not-finished = Tohle bude vidět, až hra skončí.
no-nothing-said = Ta zpráva je prázdná.
no-nothing-there = Na této adrese nic není.
no-options = Takto nelze hrát. Podrobnosti (anglicky): { $why }.
no-unplayable = Takto nelze hrát: { $why }.
no-over = Hra skončila.
no-push-service = Do tohoto prohlížeče nelze posílat upozornění: jeho služba zde není známa.
no-request = Tomu požadavku nelze rozumět. Podrobnosti (anglicky): { $why }.
no-resigned = Tuto hru už máš vzdanou.
no-rules = Tato hra zde nemůže pokračovat. Podrobnosti (anglicky): { $why }.
no-running = Hra ještě neskončila.
no-spectator = Diváci se mohou jen dívat.
no-stale = Hra mezitím pokročila; podívej se znovu.
no-storage = Hru teď nelze uložit, takže se nic nezměnilo. Zkus to znovu.
no-taken = Někdo tam už sedí.
no-there = Nikdo za tebe nehraje: místo je tvoje.
no-too-fast = To bylo moc rychle; chvíli počkej.
no-too-long = To je příliš dlouhé.
no-too-many = Vzniklo už hodně tvých stolů; počkej minutu.
no-undo-another = Nelze vrátit: od té doby táhl někdo jiný.
no-undo-nothing = Není co vrátit: ještě nebyl žádný tvůj tah.
no-undo-revealed = Nelze vrátit: tah je konečný, nebo odhalil něco skrytého.
no-undo-shown = Nelze vrátit: tah jiného hráče odhalil něco skrytého.
no-waiting = Hra ještě nezačala.

# Co průběh hry říká o tom, co se stalo mimo hru.

note-undone = { $who } vrací tah: { $what }
note-undone-unseen = { $who } vrací tah.
note-agreed = { $who } se souhlasem ostatních vrací tah: { $what }
note-left = { $who } odchází od stolu; dál hraje bot.
note-left-once = { $who } jednu hru vynechává; hraje bot.
note-expired = { $who }: čas vypršel; dál hraje bot.
note-gone = { $who }: čas vypršel v nepřítomnosti; dál hraje bot.
note-returned = { $who } je zpět ve hře.
note-took-over = { $who } přebírá toto místo.
note-resigned = { $who } vzdává hru.
note-declined = { $who } nesouhlasí s vrácením tahu.

# Stoly, kterým brání uložení, čas nebo velikost
no-damaged = Záznam tohoto stolu je poškozený, takže ho nelze ukázat. Ostatních stolů se to netýká; příčinu najde správce v protokolu serveru.
no-no-review = Rozbor nebude: { $why }
no-many-reviews = Ve frontě už jsou tvoje rozbory ({ $most }); počkej na některý, nebo ho zastav.
no-no-such-decision = U tahu { $at } se nic nerozhodovalo.
no-try = Tento tah tam nebyl možný: { $why }
no-no-puzzle = Úloha { $number } neexistuje; úlohy mají čísla 1 až { $last }.
no-no-day = „{ $day }“ není den; píše se takto: 2026-11-20.
no-puzzle-over = Tato odpověď už skončila; začni znovu.
no-table-full = U tohoto stolu se toho stalo už tolik, že víc se sem nevejde.
no-time-over = Tvůj čas na toto rozhodnutí vypršel. Vrať se, až rozhodne bot.

# Co zařízení řekne, když stránka není otevřená.

push-title = Jsi na tahu
push-turn = Jsi na tahu u stolu „{ $table }“; hrají také: { $others }.
