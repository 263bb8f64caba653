import { useState } from 'react';
import { dayField } from '#domain/calls/list.ts';
import { listMessages as text } from './text';

interface Props {
  labels?: { from: string; to: string };
  /** Days in Madrid, as `2026-11-21`. */
  from?: string;
  to?: string;
  onChange: (change: { from?: string; to?: string }) => void;
}

/** The days that filter a list; both fields wrap together. */
export function DayRange({ labels = text, from, to, onChange }: Props) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Day label={labels.from} value={from} max={to} onChange={(day) => onChange({ from: day })} />
      <Day label={labels.to} value={to} min={from} onChange={(day) => onChange({ to: day })} />
    </span>
  );
}

interface DayProps {
  label: string;
  value: string | undefined;
  min?: string;
  max?: string;
  onChange: (value: string | undefined) => void;
}

function Day({ label, value, min, max, onChange }: DayProps) {
  // While a year is typed, the field holds the years 2, 20 and 202: no list has them, and they must stay in the field.
  const [typed, setTyped] = useState<string>();
  const change = (day: string) => {
    setTyped(day);
    if (day === '' || dayField.safeParse(day).success) onChange(day || undefined);
  };
  return (
    <label className="flex items-center gap-2 text-sm text-muted">
      {label}
      <input
        type="date"
        value={typed ?? value ?? ''}
        min={min}
        max={max}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setTyped(undefined)}
        className={`h-11 rounded-control border bg-surface px-3 text-base text-ink sm:h-9 sm:text-sm ${value ? 'border-accent font-medium' : 'border-line-strong'}`}
      />
    </label>
  );
}
