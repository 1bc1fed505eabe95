/** The page: finds out where it is and draws that. */
import { type ComponentChild, render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { pageOf } from "./games";
import { announced } from "./lib/announce";
import { begin, t } from "./lib/i18n";
import { openLibrary } from "./lib/library";
import { styled } from "./lib/styles";
import { route } from "./lib/route";
import { lessonOf } from "./lesson/progress";
import { AllLessons } from "./pages/AllLessons";
import { HowToPlay } from "./pages/HowToPlay";
import { Join } from "./pages/Join";
import { Lobby } from "./pages/Lobby";
import { Lost } from "./pages/Lost";
import { NewTable } from "./pages/NewTable";
import { Replays } from "./pages/Replays";
import { ToLesson } from "./pages/ToLesson";
import { TablePage } from "./table/TablePage";
import { NameLayer } from "./ui/Naming";
import { ClauseLayer } from "./ui/ClauseNote";
import { PeekLayer } from "./ui/Peek";
import { Shell } from "./ui/Shell";
import { later, soon } from "./ui/later";
import { FIRST, GAMES, type GameName } from "./wire";

const Replay = later(() => styled("replay", import("./pages/Replay")).then((part) => part.Replay));
const Review = later(() => Promise.all([styled("replay", Promise.resolve()), styled("review", import("./pages/Review"))]).then(([, part]) => part.Review));
const Puzzles = later(() => Promise.all([styled("lesson", Promise.resolve()), styled("puzzle", import("./pages/Puzzles"))]).then(([, part]) => part.Puzzles));
const Slips = later(() => Promise.all([styled("lesson", Promise.resolve()), styled("puzzle", import("./pages/Slips"))]).then(([, part]) => part.Slips));
const Rules = later(() => styled("rules", import("./pages/Rules")).then((part) => part.Rules));

/** The parts of an address; one that is not well written leads nowhere. */
function steps(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return ["?"];
  }
}

/** What stands at an address. Tables frame themselves; the rest stands in the shell. */
function place(path: string): ComponentChild {
  const [first = "", second = "", ...rest] = steps(path);
  const third = rest[0];
  if (first === "table" && second && (third === undefined || /^[0-4]$/.test(third)))
    return <TablePage key={path} table={second} seat={third === undefined ? null : Number(third)} />;
  if (first === "puzzles" && rest.length === 0) return <Puzzles key={second} rest={second} />;
  if (first === "replay" && second && rest.join("/") === "puzzles") return <Slips key={path} id={second} />;
  return <Shell class={`at-${first || "lobby"}`}>{inShell(first, [second, ...rest].filter(Boolean).join("/"))}</Shell>;
}

const isGame = (name: string): name is GameName => (GAMES as readonly string[]).includes(name);

function toLesson(rest: string): ComponentChild {
  const [game = FIRST, name] = rest.split("/").filter(Boolean);
  return isGame(game) && lessonOf(game, name) ? <ToLesson game={game} name={name} /> : <Lost />;
}

function inShell(first: string, rest: string): ComponentChild {
  const library = GAMES.map((game) => pageOf(game).library).find((one) => one?.at === first);
  if (library) return <library.Library rest={rest} />;
  const workshop = GAMES.map((game) => pageOf(game).workshop).find((one) => one?.at === first && !rest);
  if (workshop) return <workshop.Place />;
  if (first === "rules") return <Rules clause={rest || null} />;
  if (first === "replay" && rest.endsWith("/review")) return <Review key={rest} id={rest.slice(0, -"/review".length)} />;
  if (first === "replay" && rest) return <Replay key={rest} id={rest} />;
  if (first === "join" && rest) return <Join key={rest} table={rest} />;
  const game = rest || FIRST;
  if (first === "how-to-play" && isGame(game)) return <HowToPlay game={game} />;
  if (first === "lessons" && !rest) return <AllLessons />;
  if (first === "lesson") return toLesson(rest);
  if (rest) return <Lost />;
  if (first === "") return <Lobby />;
  if (first === "first") return <ToLesson game={FIRST} />;
  if (first === "new") return <NewTable />;
  if (first === "replays") return <Replays />;
  return <Lost />;
}

/** Who comes to another place by keyboard or by ear stands at its beginning. */
function useArrival(path: string): void {
  const from = useRef(path);
  useEffect(() => {
    const other = from.current.split("/")[1] !== path.split("/")[1];
    const main = document.getElementById("main");
    const lost = document.activeElement === document.body;
    if ((other || (lost && from.current !== path)) && !main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    from.current = path;
  }, [path]);
}

/** Whoever points at a way to a place will want what is fetched for it. */
function pointed({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']") : null;
  if (!link) return;
  const [first = "", ...rest] = steps(link.pathname);
  soon(inShell(first, rest.join("/")));
}

function skip(event: Event): void {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

function App() {
  const path = route.value.path;
  useArrival(path);
  return (
    <>
      <a class="skip" href="#main" onClick={skip}>
        {t("common-skip")}
      </a>
      {place(path)}
      <PeekLayer />
      <ClauseLayer />
      <NameLayer />
      <div class="vh" role="status" aria-live="polite">
        {announced}
      </div>
    </>
  );
}

const root = document.getElementById("app");
if (!root) throw new Error("index.html has no #app");
await begin();
openLibrary();
render(<App />, root);
addEventListener("pointerover", pointed);
addEventListener("focusin", pointed);
