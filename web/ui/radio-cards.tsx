import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from './classes';

interface Option {
  value: string;
  /** The card's name for screen readers. */
  name: string;
  content: ReactNode;
  /** Shown, but not selectable any more; its name says why. */
  disabled?: boolean;
}

/**
 * A choice of one among cards: arrows move, Space selects, the selected one is clearly marked. Arrows alone select
 * nothing, because a selection may open the next step, and a user who only looks around must not be moved there.
 */
export function RadioCards({
  label,
  value,
  onChange,
  options,
  className,
}: {
  label: string;
  value: string | undefined;
  onChange: (value: string) => void;
  options: Option[];
  className?: string;
}) {
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value ?? ''}
      onValueChange={onChange}
      className={classes('grid gap-2.5', className)}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          aria-label={option.name}
          disabled={option.disabled}
          // Otherwise the group selects whatever an arrow reaches.
          onFocus={(event) => event.preventDefault()}
          className={classes(
            'relative flex min-h-11 flex-col rounded-control border bg-surface text-left transition-colors duration-150',
            option.disabled
              ? 'cursor-not-allowed border-dashed border-line-strong/60 bg-sunken/50'
              : 'border-line-strong/60 hover:border-accent hover:bg-accent-soft/40',
            'data-[state=checked]:border-accent data-[state=checked]:bg-accent-soft data-[state=checked]:ring-2 data-[state=checked]:ring-accent',
          )}
        >
          {option.content}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
