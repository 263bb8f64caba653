import { CircleAlert } from 'lucide-react';
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classes } from './classes';

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown next to the field and read out with it. */
  error?: string;
  /** The label is for screen readers only; a heading next to it says the same. */
  hideLabel?: boolean;
  className?: string;
}

/** Ids and attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** A label, a control, a hint and an error that belong together. */
export function Field({
  label,
  hint,
  error,
  hideLabel,
  className,
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes('grid gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** What the field is given, and what its control. */
function apart<P extends FieldProps>({ label, hint, error, hideLabel, className, ...control }: P) {
  return [{ label, hint, error, hideLabel, className }, control] as const;
}

/** Forms in which an error is just being announced. */
const announcing = new WeakSet<HTMLFormElement>();

/**
 * Whether an error that appears is announced: the first of those that its form shows at once, or none if the form sums
 * them up itself (`data-sums-up`). Each is read with its field; several announcements would interrupt each other.
 */
function isAnnounced(error: Element | null): boolean {
  const form = error?.closest('form');
  if (!form) return true;
  if (form.hasAttribute('data-sums-up') || announcing.has(form)) return false;
  announcing.add(form);
  // After everything that appears together with it.
  queueMicrotask(() => announcing.delete(form));
  return true;
}

/** The error of a field and what to do. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  const own = useRef<HTMLParagraphElement>(null);
  const [announced, setAnnounced] = useState(false);
  useLayoutEffect(() => {
    if (isAnnounced(own.current)) setAnnounced(true);
  }, []);
  // On a phone the bar at the bottom would cover the message of the field that somebody is in. Forms move the focus
  // there after the message is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message has a new place
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (own.current?.parentElement?.contains(document.activeElement))
        own.current.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [children]);
  return (
    <p
      ref={own}
      id={id}
      role={announced ? 'alert' : undefined}
      className="flex gap-1.5 text-sm font-medium text-danger"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** Style of text fields, also for those that aren't an `input`. 16 px, or phones would zoom in. */
export const inputStyle =
  'min-h-12 w-full rounded-control border border-line-strong bg-surface px-3.5 text-base text-ink placeholder:text-muted aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger disabled:bg-sunken disabled:text-muted';

/** For a name or an address: keyboards leave it as typed. */
export const typedExactly = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
/** For a code or a number: the same, in capitals. */
export const typedCode = { ...typedExactly, autoCapitalize: 'characters' } as const;

/** A line of text with its label. */
export function InputField(props: FieldProps & Omit<ComponentProps<'input'>, 'id'>) {
  const [field, input] = apart(props);
  return <Field {...field}>{(control) => <input {...control} {...input} className={inputStyle} />}</Field>;
}

/** Several lines of text with their label. */
export function TextareaField(props: FieldProps & Omit<ComponentProps<'textarea'>, 'id'>) {
  const [field, textarea] = apart(props);
  return (
    <Field {...field}>
      {(control) => <textarea rows={3} {...control} {...textarea} className={`${inputStyle} py-2.5`} />}
    </Field>
  );
}

/** A choice of one value by name, with its label. `empty` is an entry that chooses none. */
export function SelectField({
  options,
  empty,
  readOnly,
  ...props
}: FieldProps &
  Omit<ComponentProps<'select'>, 'id'> & {
    options: Record<string, string>;
    empty?: string;
    readOnly?: boolean;
  }) {
  const [field, select] = apart(props);
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} disabled={readOnly} {...select} className={inputStyle}>
          {empty !== undefined && <option value="">{empty}</option>}
          {Object.entries(options).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** An `InputField` for an e-mail address: the right keyboard, no autocorrection. */
export function EmailField(input: ComponentProps<typeof InputField>) {
  return (
    <InputField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      {...input}
    />
  );
}
