/** A vignette in the tones of its card. */
export function Art({ name }: { name: string }) {
  return (
    <svg aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMax slice" viewBox="0 0 120 64">
      <use href={`/page/icons.svg#art-${name}`} />
    </svg>
  );
}
