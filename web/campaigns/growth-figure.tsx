const heights = [52, 80, 108, 144, 186];

/** A rising line over rising bars: decoration next to the text of a promotional page, on wide screens only. */
export function GrowthFigure() {
  return (
    <svg viewBox="0 0 400 320" fill="none" aria-hidden="true" className="hidden w-full text-accent lg:block">
      <rect width="400" height="320" rx="24" className="fill-surface stroke-line" />
      {heights.map((height, index) => (
        <rect
          key={height}
          x={46 + index * 64}
          y={284 - height}
          width="44"
          height={height}
          rx="10"
          fill="currentColor"
          fillOpacity={0.15 + index * 0.13}
        />
      ))}
      <path
        d="M62 196 L132 158 L196 122 L262 76 L330 32"
        stroke="currentColor"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M298 28 L334 28 L334 64"
        stroke="currentColor"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
