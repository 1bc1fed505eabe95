# Co se stalo od posledního vlastního tahu.

news-title = Co je nového
news-since = od tvého posledního tahu
news-show = Ukaž mi to
news-skip = Přeskočit na můj tah
news-close = Zavřít novinky
news-loss-razed = { $who } boří tvou lokaci { $card }
news-loss-discarded = { $who } zahazuje tvou lokaci { $card }
news-loss-taken = { $who } na toto kolo přebírá tvou lokaci { $card }
news-loss-blocked = { $who } na toto kolo blokuje tvou lokaci { $card }
news-loss-attacked = Útok ti bere lokaci { $card }
news-loss-undealt = { $who } ti bere dohodu { $card }
news-loss-stolen = { $who } ti bere { $goods }
news-yields = −{ $goods } za kolo
news-points = −{ $goods } na konci
news-got = dostáváš { $goods }
news-foundation = základy
news-flag-razed = zbořeno: { $who }
news-flag-discarded = zahozeno: { $who }
news-flag-taken = převzato: { $who }
news-flag-blocked = zablokováno: { $who }
news-flag-attacked = ztraceno při útoku
news-flag-undealt = odebráno: { $who }
news-flag-stolen = ukradeno: { $who }
