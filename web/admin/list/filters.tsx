import type { ReactNode } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DayRange } from './day-range';
import { FilterSelect } from './filter-select';
import { listMessages as text } from './text';

/** Values of a list's address by name. */
export type Values = Record<string, unknown>;

interface Common {
  /** Behind the button "Filtros"; a set value is shown as a chip. */
  folded?: boolean;
}

/** One of several values. The default filters nothing. */
export interface Choice extends Common {
  kind: 'choice';
  name: string;
  label: string;
  /** Value in the URL → its name. */
  options: Record<string, string>;
  /** The text of the entry that filters nothing; "label: todos" by default. */
  all?: string;
}

/** The days `from` and `to`. */
export interface Days extends Common {
  kind: 'days';
  /** Names of the two fields if the list has other dates too. */
  labels?: { from: string; to: string };
}

/** On or off. */
export interface Flag extends Common {
  kind: 'flag';
  name: string;
  label: string;
}

/** A custom control of the screen. */
export interface Other {
  kind: 'other';
  folded?: false;
  name: string;
  control: (value: unknown, onChange: (value: unknown) => void) => ReactNode;
}

export type Filter = Choice | Days | Flag | Other;

interface Props {
  filters: readonly Filter[];
  state: Values;
  defaults: Values;
  onChange: (change: Values) => void;
}

/** The controls of these filters, side by side as far as there is room. */
export function Filters({ filters, ...shown }: Props) {
  return filters.map((filter) => (
    <OneFilter key={filter.kind === 'days' ? 'days' : filter.name} filter={filter} {...shown} />
  ));
}

function OneFilter({ filter, state, defaults, onChange }: Omit<Props, 'filters'> & { filter: Filter }) {
  switch (filter.kind) {
    case 'choice':
      return (
        <span className="flex max-w-full sm:max-w-60">
          <ChoiceFilter {...{ filter, state, defaults, onChange }} />
        </span>
      );
    case 'days':
      return (
        <DayRange
          labels={filter.labels}
          from={state.from as string | undefined}
          to={state.to as string | undefined}
          onChange={onChange}
        />
      );
    case 'flag':
      return (
        <Checkbox
          checked={state[filter.name] === 'true'}
          onChange={(on) => onChange({ [filter.name]: on ? 'true' : undefined })}
        >
          {filter.label}
        </Checkbox>
      );
    case 'other':
      return filter.control(state[filter.name], (value) => onChange({ [filter.name]: value }));
  }
}

function ChoiceFilter({ filter, state, defaults, onChange }: Omit<Props, 'filters'> & { filter: Choice }) {
  const { name, label, options, all } = filter;
  const usual = defaults[name];
  const value = state[name];
  const { [String(usual)]: usualName, ...others } = options;
  // A value in the URL is shown even if its name isn't known yet.
  const shown = value === undefined || value === usual ? undefined : String(value);
  return (
    <FilterSelect
      label={label}
      value={shown}
      options={shown === undefined || shown in others ? others : { [shown]: shown, ...others }}
      all={all ?? usualName}
      onChange={(next) => onChange({ [name]: next ?? usual })}
    />
  );
}

/** The text of a set filter, and the change that removes it; nothing if it is not set. */
export function setFilters(
  filters: readonly Filter[],
  state: Values,
  defaults: Values,
): { key: string; name: string; without: Values }[] {
  return filters.flatMap((filter) => {
    if (filter.kind === 'other') return [];
    if (filter.kind === 'days')
      return (['from', 'to'] as const).flatMap((end) => {
        const day = state[end] as string | undefined;
        const label = filter.labels?.[end] ?? text[end];
        return day ? [{ key: end, name: `${label}: ${inSpain(day)}`, without: { [end]: undefined } }] : [];
      });
    const value = state[filter.name];
    if (value === undefined || value === defaults[filter.name]) return [];
    const name =
      filter.kind === 'flag' ? filter.label : `${filter.label}: ${filter.options[String(value)] ?? value}`;
    return [{ key: filter.name, name, without: { [filter.name]: defaults[filter.name] } }];
  });
}

/** `2026-11-21` in Spanish format. */
function inSpain(day: string): string {
  return day.split('-').reverse().join('/');
}
