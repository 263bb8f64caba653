import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { DiscountView } from '../../../domain/calls/admin-discounts';
import { isApiError } from '../../api-client/api-error';
import { Badge } from '../../ui/badge';
import { Skeleton } from '../../ui/skeleton';
import { count, euros } from '../format';
import { discountMessages as text } from '../messages/discount-codes';
import { useAddressState } from '../ui/address-state';
import { BackLink } from '../ui/back-link';
import { Copyable } from '../ui/copyable';
import { EmptyState } from '../ui/empty-state';
import { type Figure, Figures } from '../ui/figures';
import { Loaded } from '../ui/loaded';
import { Section } from '../ui/section';
import { useTitle } from '../ui/use-title';
import { CodeActs } from './code-acts';
import { CodeFacts } from './code-facts';
import { CodeOrders } from './code-orders';
import { discountQuery, discountState } from './queries';
import { stateTones, usesInWords } from './words';

/** One code: its rules, what it brought and by which orders at the left, what can be done at the right. */
export function DiscountPage() {
  const { code = '' } = useParams();
  const { state, address } = useAddressState(discountState);
  const query = useQuery(discountQuery(code, state.page));
  useTitle(code.toUpperCase());
  if (isApiError(query.error, 'not_found') || isApiError(query.error, 'validation_failed'))
    return (
      <div className="grid gap-4 p-4 lg:p-6">
        <BackLink to="/admin/discount-codes">{text.back}</BackLink>
        <EmptyState title={text.notFound} text={text.notFoundText} heading />
      </div>
    );
  return (
    <div className="grid gap-4 p-4 lg:p-6">
      <BackLink to="/admin/discount-codes">{text.back}</BackLink>
      <Loaded query={query} failed={text.detailFailed} skeleton={<Skeleton className="h-128" />}>
        {({ discount, orders, total }) => (
          <>
            <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <h1 className="text-xl font-semibold tracking-tight wrap-anywhere">
                <Copyable what={text.columns.code} value={discount.code} />
              </h1>
              <Badge tone={stateTones[discount.state]}>{text.stateNames[discount.state]}</Badge>
              {discount.shownBy.map((where) => (
                <Badge key={where} tone="accent">
                  {text.shownBy[where]}
                </Badge>
              ))}
            </header>
            <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
              {/* On phones what can be done stands above a list that may be long. */}
              <div className="lg:order-last">
                <CodeActs discount={discount} />
              </div>
              <div className="grid min-w-0 gap-4">
                <Uses discount={discount} />
                <CodeFacts discount={discount} />
                <CodeOrders
                  orders={orders}
                  total={total}
                  page={state.page}
                  stale={query.isPlaceholderData}
                  address={(page) => address({ page })}
                />
              </div>
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}

function Uses({ discount }: { discount: DiscountView }) {
  const { figures } = text;
  const { promised, revenueCents, discountCents } = discount;
  const shown: Figure[] = [
    [figures.uses, usesInWords(discount)],
    [figures.promised, count(promised), figures.promisedNote],
  ];
  if (revenueCents !== undefined) shown.push([figures.revenue, euros(revenueCents), figures.revenueNote]);
  if (discountCents !== undefined) shown.push([figures.taken, euros(discountCents)]);
  return (
    <Section title={figures.title}>
      <Figures figures={shown} />
    </Section>
  );
}
