import { useQuery } from '@tanstack/react-query';
import { adminOrderChoices } from '#domain/calls/admin-order-list.ts';
import { languageNames, paymentNames, regionNames, typeNames } from '#domain/order-names.ts';
import { api } from '#web/api-client/api.ts';
import { count } from '../format';
import type { Choice, Filter } from '../list/filters';
import { typeWord } from '../messages/orders';
import { ordersText as text } from './text';

const { pending: _unpaid, failed: _failed, ...payments } = paymentNames;

/** The less common filters. The shop provides the names of services and panels. */
export function useOrderFilters(): Filter[] {
  const { data } = useQuery({
    // Not among the keys that live events refresh: they change once a month.
    queryKey: ['order-choices'],
    queryFn: ({ signal }) => api(adminOrderChoices, { signal }),
    staleTime: 5 * 60_000,
  });
  const services = Object.fromEntries(
    (data?.services ?? []).map(({ id, type, region, quantity, range }) => {
      const what = `${range ? text.freeQuantity : count(quantity)} ${typeWord(type)}`;
      return [id, text.serviceName(id, regionNames[region] ? `${what}, ${regionNames[region]}` : what)];
    }),
  );
  const providers = Object.fromEntries((data?.providers ?? []).map(({ id, name }) => [id, name]));
  const choice = (name: keyof typeof text.filters & string, options: Choice['options']): Filter => ({
    kind: 'choice',
    folded: true,
    name,
    label: text.filters[name] as string,
    options,
  });
  return [
    choice('payment', payments),
    choice('type', typeNames),
    choice('service', services),
    choice('provider', providers),
    choice('language', languageNames),
    { kind: 'days', folded: true, labels: text.filters.days },
    { kind: 'flag', folded: true, name: 'refunded', label: text.filters.refunded },
    { kind: 'flag', folded: true, name: 'withdrawal', label: text.filters.withdrawal },
  ];
}
