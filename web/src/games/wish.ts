/** What a wish is at each game: which seats it needs, what goes with it to another game. */
import { filled, gameOf, sitters } from "../lib/wish";
import { FIRST, type GameName, OPTIONS, type TableInfo, type TableWish } from "../wire";
import { pageAt } from ".";

/** The wish that an existing table fulfils; of what each seat plays only what can be chosen. */
export function wishOf(info: TableInfo): TableWish {
  const { title, public: open, clock = null, boxes, decks, bans } = info;
  const game = gameOf(info);
  const chosen = info.seats.map(({ bot, faction, deck }) => ({ bot: bot ?? null, faction: faction ?? null, ...(deck?.length && { deck }) }));
  const told = OPTIONS[game].filter(({ name, when }) => name in info || when.given.length === 0);
  const agreed = Object.fromEntries(told.map(({ name, usual }) => [name, info[name] ?? usual]));
  return {
    ...named(game),
    title,
    public: open,
    clock,
    ...agreed,
    ...(boxes && { boxes }),
    ...(decks && { decks }),
    ...(bans && { bans }),
    seats: pageAt(info).chooses(info) === "name" ? chosen.map(({ bot }) => ({ bot })) : chosen,
  };
}

const named = (game: GameName): { game?: GameName } => (game === FIRST ? {} : { game });

/** The same people at another game; what belongs to the game before stays behind. */
export function withGame(wish: TableWish, game: GameName): TableWish {
  if (game === gameOf(wish)) return wish;
  const { title, public: open, clock } = wish;
  const common = { ...named(game), ...(title && { title }), ...(open && { public: open }), ...(clock && { clock }), seats: sitters(wish) };
  return filled(common, pageAt(common).fewest(common));
}
