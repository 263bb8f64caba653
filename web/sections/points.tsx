import { BadgeCheck } from 'lucide-react';
import { classes } from '../ui/classes';

/** Short claims, one per line. */
export function Points({ points, className }: { points: readonly string[]; className?: string }) {
  return (
    <ul className={classes('grid content-start gap-3', className)}>
      {points.map((point) => (
        <li key={point} className="flex items-start gap-2.5 leading-6">
          <BadgeCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
          {point}
        </li>
      ))}
    </ul>
  );
}
