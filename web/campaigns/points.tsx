import { BadgeCheck } from 'lucide-react';

/** Short claims, one per line. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid gap-2.5">
      {points.map((point) => (
        <li key={point} className="flex items-start gap-2.5 leading-6">
          <BadgeCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
          {point}
        </li>
      ))}
    </ul>
  );
}
