/** Where the games are explained. */
import { FIRST, type GameName } from "../wire";

export const howToPath = (game: GameName): string => (game === FIRST ? "/how-to-play" : `/how-to-play/${game}`);
