/** The landscape above the lobby: hills, and a building of each people. */
const Ground = () => <ellipse cx="60" cy="58" rx="48" ry="4" fill="var(--art-2)" />;
const DARK = "var(--art-3)";
const MID = "var(--art-4)";
const LIT = "var(--art-lit)";

const Castle = () => (
  <>
    <path fill={MID} d="M30 57V33h5v4h5v-4h6v4h5v-4h6v4h6v-4h5v4h6v-4h6v24z" />
    <path fill={DARK} d="M24 57V22h4v4h4v-4h5v4h4v-4h3v35zM76 57V22h4v4h4v-4h5v4h4v-4h3v35zM53 57v-9c0-4 3-7 7-7s7 3 7 7v9z" />
    <path fill={LIT} d="M31 33h5v6h-5zM83 33h5v6h-5z" />
    <path fill={MID} d="M34 22V11l10 4-10 4" />
  </>
);

const Mill = () => (
  <>
    <path fill={DARK} d="M50 57l4-29h14l4 29z" />
    <path fill={MID} d="M52 28c1-5 4-8 9-8s8 3 9 8z" />
    <path fill={LIT} d="M58 44h6v13h-6z" />
    <path
      fill={LIT}
      stroke={DARK}
      stroke-width="1.5"
      d="m61 27-3-3 13-15 5 4zM61 27l3 3-13 15-5-4zM61 27l3-3 15 13-4 5zM61 27l-3 3-15-13 4-5z"
    />
  </>
);

const Temple = () => (
  <>
    <path fill={DARK} d="M27 57h66v3H27zM31 53h58v4H31z" />
    <path fill={MID} d="M29 30 60 13l31 17v4H29z" />
    <path fill={LIT} d="M36 34h6v19h-6zM50 34h6v19h-6zM64 34h6v19h-6zM78 34h6v19h-6zM56.4 24.5a3.6 3.6 0 1 1 7.2 0 3.6 3.6 0 1 1-7.2 0z" />
  </>
);

const Tower = () => (
  <>
    <path fill={DARK} d="M49 57V25h-4V12h6v5h5v-5h7v5h5v-5h6v13h-4v32zM78 48h14v9H78zM26 54h2.4v5H26z" />
    <path fill={MID} d="M49 25h21v3H49zM75 48l10-7.3L95 48zM27.2 32l7.5 11.4h-2.6l4.4 11.4H18l4.4-11.4h-2.6z" />
    <path fill={LIT} d="M57 30h5v7h-5zM83 51h4v3.6h-4z" />
  </>
);

const Forest = () => (
  <>
    <path fill={DARK} d="M30 50h2.4v5H30zM50 54h2.4v5H50zM70 51h2.4v5H70zM86 55h2.4v5H86zM14 56h12v3.6H14zM16.5 52.6h7V56h-7z" />
    <path
      fill={MID}
      d="M31.2 22l9.5 14.6h-3.4l5.6 14.6H19.4L25 36.6h-3.4zM51.2 16l12.9 19.8h-4.6l7.6 19.8H35.2l7.6-19.8h-4.6zM71.2 21l10.2 15.6h-3.6l6 15.6H58.6l6-15.6H61zM87.2 31l8.2 12.5h-2.9L97.3 56H77.1l4.8-12.5H79z"
    />
  </>
);

const Village = () => (
  <>
    <path fill={DARK} d="M24 43h18v12H24zM70 42h17v12H70zM44 41h22v16H44z" />
    <path fill={MID} d="M21 43l12-9.4L45 43zM67 42l11.5-8.8L90 42zM41 41l14-11.4L69 41z" />
    <path fill={LIT} d="M30.5 46h5v4.8h-5zM76 45h5v4.8h-5zM52 44h6v6.4h-6z" />
  </>
);

const Pagoda = () => (
  <>
    <path fill={DARK} d="M40 42h40v15H40zM46 26h28v11H46z" />
    <path fill={MID} d="M26 43c6-1 10-4 13-9h42c3 5 7 8 13 9zM34 27c6-1 9-4 12-9h28c3 5 6 8 12 9zM58 8h4v10h-4z" />
    <path fill={LIT} d="M46 46h8v11h-8zM66 46h8v11h-8zM52 29h6v8h-6zM63 29h6v8h-6z" />
  </>
);

const Market = () => (
  <>
    <path fill={DARK} d="M22 36h3v21h-3zM55 36h3v21h-3zM62 40h3v17h-3zM95 40h3v17h-3z" />
    <path fill={MID} d="M18 36l6-13h32l6 13z" />
    <path fill={LIT} d="M25 36l4-13h6l-2 13zM40 36V23h6l2 13z" />
    <path fill={DARK} d="M60 40l5-11h30l6 11z" />
    <path fill={LIT} d="M67 40l4-11h6l-2 11zM83 40l-1-11h6l4 11z" />
    <path fill={MID} d="M24 47h32v10H24zM64 49h32v8H64z" />
    <g fill={LIT}>
      <circle cx="32" cy="46" r="3" />
      <circle cx="39" cy="46" r="3" />
      <circle cx="74" cy="48" r="3" />
      <circle cx="86" cy="48" r="3" />
    </g>
  </>
);

const FAR = [
  [Castle, 960, 22, 1.5],
  [Mill, 700, 44, 1.2],
  [Temple, 812, 40, 1.2],
  [Tower, 1300, 16, 1.3],
] as const;
const NEAR = [
  [Forest, 600, 84, 1.2],
  [Village, 850, 84, 1.3],
  [Pagoda, 1130, 58, 1.5],
  [Forest, 1300, 96, 1.15],
  [Market, 1000, 92, 1.25],
] as const;

const placed = ([Drawn, x, y, scale]: (typeof FAR | typeof NEAR)[number]) => (
  <g key={`${x},${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
    <Ground />
    <Drawn />
  </g>
);

export function Scene() {
  return (
    <svg class="scene" viewBox="0 -22 1440 212" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" focusable="false">
      <path fill="var(--art-sky)" d="M0-22h1440v212H0z" />
      <circle cx="1130" cy="58" r="34" fill="var(--art-sun)" />
      <path fill="var(--art-1)" d="M0 130Q180 60 380 112T760 96t360 12 320-30v112H0z" />
      {FAR.map(placed)}
      <path fill="var(--art-2)" d="M0 160q260-46 560-18t500-8 380 6v50H0z" />
      {NEAR.map(placed)}
      <path fill="var(--art-4)" d="M0 182q360-22 760-8t680-8v24H0z" />
    </svg>
  );
}
