import { Star } from 'lucide-react';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useMessages } from '../i18n/messages';
import { classes } from '../ui/classes';
import { FieldError } from '../ui/field';

/** One to five stars: a group of radio buttons, so that arrow keys and screen readers work as usual. */
export function StarsField({
  value,
  error,
  field,
}: {
  value: number;
  error: string | undefined;
  field: UseFormRegisterReturn;
}) {
  const { review } = useMessages();
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      >
        <p id={`${id}-label`} className="mb-1.5 text-sm font-semibold">
          {review.stars}
        </p>
        <div className="flex flex-wrap items-center gap-x-1">
          {[1, 2, 3, 4, 5].map((stars) => (
            <label
              key={stars}
              className={classes(
                'grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-accent',
                stars <= value ? 'text-warning' : 'text-muted',
              )}
            >
              <input type="radio" value={stars} {...field} className="sr-only" />
              <span className="sr-only">{review.starCount(stars)}</span>
              <Star aria-hidden className={classes('size-8', stars <= value && 'fill-current')} />
            </label>
          ))}
          {value > 0 && (
            <span aria-hidden className="ml-2 text-sm text-muted">
              {review.starCount(value)}
            </span>
          )}
        </div>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
