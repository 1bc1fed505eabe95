# What happened since your last turn.

news-title = News
news-since = since your last turn
news-show = Show me
news-skip = Skip to my turn
news-close = Close the news
news-loss-razed = { $who } razes your { $card }
news-loss-discarded = { $who } discards your { $card }
news-loss-taken = { $who } takes over your { $card } for this round
news-loss-blocked = { $who } blocks your { $card } for this round
news-loss-attacked = The attack takes your { $card }
news-loss-undealt = { $who } takes your deal { $card } away
news-loss-stolen = { $who } takes { $goods } from you
news-yields = −{ $goods } a round
news-points = −{ $goods } at the end
news-got = you get { $goods }
news-foundation = a foundation
news-flag-razed = razed by { $who }
news-flag-discarded = discarded by { $who }
news-flag-taken = taken over by { $who }
news-flag-blocked = blocked by { $who }
news-flag-attacked = lost in the attack
news-flag-undealt = taken away by { $who }
news-flag-stolen = stolen by { $who }
