import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { type ReactNode, type Ref, useId } from 'react';
import { classes } from './classes';
import { FieldError } from './field';

/** A checkbox with its sentence; the whole line is the target. */
export function Checkbox({
  checked,
  onChange,
  error,
  children,
  ref,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <div className="flex min-h-11 items-start gap-3 py-2.5">
        <Radix.Root
          id={id}
          ref={ref}
          checked={checked}
          onCheckedChange={(value) => onChange(value === true)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={classes(
            'relative grid size-6 shrink-0 place-items-center rounded-md border-2 bg-surface',
            // The target is 44 px although the box is 24.
            'after:absolute after:-inset-2.5',
            error ? 'border-danger' : 'border-line-strong',
            'data-[state=checked]:border-accent data-[state=checked]:bg-accent-from data-[state=checked]:text-on-accent',
          )}
        >
          <Radix.Indicator>
            <Check aria-hidden className="size-4" strokeWidth={3} />
          </Radix.Indicator>
        </Radix.Root>
        <label htmlFor={id} className="text-sm leading-6">
          {children}
        </label>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
