import { Progress } from 'radix-ui';

/** How much of a total is done. `text` is read out instead of a percentage. */
export function ProgressBar({
  value,
  max,
  label,
  text,
}: {
  value: number;
  max: number;
  label: string;
  text: string;
}) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <Progress.Root
      value={Math.min(value, max)}
      max={Math.max(max, 1)}
      aria-label={label}
      getValueLabel={() => text}
      className="h-2.5 overflow-hidden rounded-full bg-sunken"
    >
      <Progress.Indicator
        className="h-full origin-left rounded-full bg-linear-to-r from-accent-from to-accent-to transition-transform duration-200"
        style={{ transform: `scaleX(${share})` }}
      />
    </Progress.Root>
  );
}
