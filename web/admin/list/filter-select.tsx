import { listMessages as text } from './text';

interface Props<Value extends string> {
  label: string;
  value: Value | undefined;
  options: Record<Value, string>;
  onChange: (value: Value | undefined) => void;
  /** The entry that filters nothing. */
  all?: string;
  /** A value is always chosen: there is no entry for all. */
  needed?: boolean;
}

/** One filter of a list: no value, or one of its values. */
export function FilterSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
  all = `${label}: ${text.all}`,
  needed = false,
}: Props<Value>) {
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange((target.value || undefined) as Value | undefined)}
      className={`h-11 max-w-full rounded-control border bg-surface px-3 text-base sm:h-9 sm:text-sm ${value && !needed ? 'border-accent font-medium' : 'border-line-strong'}`}
    >
      {!needed && <option value="">{all}</option>}
      {(Object.entries(options) as [Value, string][]).map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  );
}
