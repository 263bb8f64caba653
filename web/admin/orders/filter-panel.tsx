import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/field';
import { count } from '../format';
import { orderListMessages as text } from '../messages/order-list';
import { languageNames, paymentNames, regionNames, serviceTypeNames } from '../messages/orders';
import { FilterSelect } from '../ui/filter-select';
import type { ListState } from './list-state';
import { choicesQuery } from './queries';

interface Props {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
}

const { pending: _unpaid, failed: _failed, ...payments } = paymentNames;
const dayStyle =
  'h-11 rounded-control border border-line-strong bg-surface px-3 text-base sm:h-9 sm:text-sm dark:scheme-dark';

/** Names of services and panels, for the selects and for what is said of a set filter. */
export function useChoices() {
  const { data } = useQuery(choicesQuery);
  const services = Object.fromEntries(
    (data?.services ?? []).map(({ id, type, region, quantity, range }) => {
      const what = `${range ? text.freeQuantity : count(quantity)} ${serviceTypeNames[type] ?? type}`;
      return [id, text.serviceName(id, regionNames[region] ? `${what}, ${regionNames[region]}` : what)];
    }),
  );
  const providers = Object.fromEntries((data?.providers ?? []).map(({ id, name }) => [id, name]));
  return { services, providers };
}

/** The filters that are set now and then; each stands in the address. */
export function FilterPanel({ state, onChange }: Props) {
  const { services, providers } = useChoices();
  const chosen = (id: number | undefined) => (id === undefined ? undefined : String(id));
  const number = (value: string | undefined) => (value ? Number(value) : undefined);
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-x-6 gap-y-2 rounded-card border border-line bg-surface p-3">
      <legend className="sr-only">{text.filters}</legend>
      <div className="flex flex-wrap gap-2">
        <FilterSelect
          label={text.payment}
          value={state.payment as keyof typeof payments | undefined}
          options={payments}
          onChange={(payment) => onChange({ payment })}
        />
        <FilterSelect
          label={text.type}
          value={state.type}
          options={text.types}
          onChange={(type) => onChange({ type })}
        />
        <FilterSelect
          label={text.service}
          value={chosen(state.service)}
          options={services}
          onChange={(value) => onChange({ service: number(value) })}
        />
        <FilterSelect
          label={text.provider}
          value={chosen(state.provider)}
          options={providers}
          onChange={(value) => onChange({ provider: number(value) })}
        />
        <FilterSelect
          label={text.language}
          value={state.language}
          options={languageNames as Record<'es' | 'fr' | 'it', string>}
          onChange={(language) => onChange({ language })}
        />
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-1">
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} label={text[end]}>
            {(control) => (
              <input
                {...control}
                type="date"
                value={state[end] ?? ''}
                onChange={({ target }) => onChange({ [end]: target.value || undefined })}
                className={dayStyle}
              />
            )}
          </Field>
        ))}
        <Checkbox checked={state.refunded} onChange={(refunded) => onChange({ refunded })}>
          {text.refunded}
        </Checkbox>
        <Checkbox checked={state.withdrawal} onChange={(withdrawal) => onChange({ withdrawal })}>
          {text.withdrawal}
        </Checkbox>
      </div>
    </fieldset>
  );
}
