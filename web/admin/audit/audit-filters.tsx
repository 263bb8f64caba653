import { auditMessages as text } from '../messages/audit';
import { actionName } from '../messages/audit-actions';
import { DayRange } from '../ui/day-range';
import { FilterSelect } from '../ui/filter-select';
import { Inset } from '../ui/page';
import { SearchBox } from '../ui/search-box';
import type { AuditState } from './queries';
import { actorName } from './words';

interface Props {
  state: AuditState;
  change: (change: Partial<AuditState>) => void;
  /** Everyone and everything that the log has. */
  actors: readonly string[];
  actions: readonly string[];
}

/** What narrows the log. */
export function AuditFilters({ state, change, actors, actions }: Props) {
  return (
    // The names of acts may be wider than a phone: without min-w-0 the list would widen the page.
    <Inset className="flex min-w-0 flex-wrap items-center gap-2">
      <SearchBox
        label={text.search}
        placeholder={text.searchPlaceholder}
        search={state.search}
        onSearch={(search) => change({ search })}
      />
      {/* Some users and acts have long names; the open lists show them whole. */}
      <span className="flex max-w-full sm:max-w-60">
        <FilterSelect
          label={text.actor}
          value={state.actor}
          options={options(actors, state.actor, actorName)}
          onChange={(actor) => change({ actor })}
        />
      </span>
      <span className="flex max-w-full sm:max-w-60">
        <FilterSelect
          label={text.action}
          value={state.action}
          options={options(actions, state.action, actionName)}
          all={text.allActions}
          onChange={(action) => change({ action })}
        />
      </span>
      <DayRange from={state.from} to={state.to} onChange={change} />
    </Inset>
  );
}

/** What is chosen is offered also while the list is loaded. */
function options(
  values: readonly string[],
  chosen: string | undefined,
  name: (value: string) => string,
): Record<string, string> {
  const all = chosen !== undefined && !values.includes(chosen) ? [chosen, ...values] : values;
  return Object.fromEntries(
    all
      .map((value) => [value, name(value)] as const)
      .sort(([, one], [, other]) => one.localeCompare(other, 'es')),
  );
}
