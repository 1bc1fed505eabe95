/** A link as a QR code, drawn by us. */
import { generate } from "lean-qr/nano";
import { useMemo } from "preact/hooks";

/** The dark modules as one path, run by run. */
export function modules(text: string): { size: number; path: string } {
  const code = generate(text);
  let path = "";
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y)) continue;
      const from = x;
      while (code.get(x, y)) x++;
      path += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
  }
  return { size: code.size, path };
}

export function Qr({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => modules(text), [text]);
  return (
    <svg class="qr" viewBox={`-3 -3 ${size + 6} ${size + 6}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path fill="currentColor" d={path} />
    </svg>
  );
}
