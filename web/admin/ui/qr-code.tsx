import { encode } from 'uqr';

/** A text as a QR code. Dark on light also in the dark theme: many apps don't read it the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  // Four modules of quiet around it, as the standard asks.
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-control border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
