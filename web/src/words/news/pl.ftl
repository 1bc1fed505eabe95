# Co się stało od ostatniej własnej tury.

news-title = Wydarzenia
news-since = od twojej ostatniej tury
news-show = Pokaż
news-skip = Przejdź do mojej tury
news-close = Zamknij wydarzenia
news-loss-razed = { $who } plądruje twoją lokację { $card }
news-loss-discarded = { $who } odrzuca twoją lokację { $card }
news-loss-taken = { $who } przejmuje na tę rundę twoją lokację { $card }
news-loss-blocked = { $who } blokuje na tę rundę twoją lokację { $card }
news-loss-attacked = Atak zabiera ci lokację { $card }
news-loss-undealt = { $who } odbiera ci umowę z kartą { $card }
news-loss-stolen = { $who } zabiera ci { $goods }
news-yields = −{ $goods } na rundę
news-points = −{ $goods } na koniec
news-got = dostajesz { $goods }
news-foundation = fundament
news-flag-razed = splądrowane: { $who }
news-flag-discarded = odrzucone: { $who }
news-flag-taken = przejęte: { $who }
news-flag-blocked = zablokowane: { $who }
news-flag-attacked = stracone w ataku
news-flag-undealt = odebrane: { $who }
news-flag-stolen = skradzione: { $who }
