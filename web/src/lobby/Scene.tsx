/** The landscape above the lobby: hills, and a building of each people. It lies in the sprite. */
export function Scene() {
  return (
    <svg class="scene" viewBox="0 -22 1440 212" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" focusable="false">
      <use href="/page/icons.svg#scene" y="-22" width="1440" height="212" />
    </svg>
  );
}
