import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from '#web/ui/field.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  legend: string;
  /** Value → the label of its button. */
  options: Record<string, ReactNode>;
  error?: string;
}

/** One of a few values, all of them visible. */
export function RadioField({ legend, options, error, ...input }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined} className="grid gap-2 text-sm">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {Object.entries(options).map(([value, shown]) => (
        <label
          key={value}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line-strong px-3 py-2.5 has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input type="radio" value={value} className="mt-0.5 size-4 shrink-0 accent-accent" {...input} />
          <span className="grid">{shown}</span>
        </label>
      ))}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}

/** A label of two lines. */
export function RadioOption({ name, hint }: { name: string; hint: string }) {
  return (
    <>
      <span className="font-medium">{name}</span>
      <span className="text-muted">{hint}</span>
    </>
  );
}
