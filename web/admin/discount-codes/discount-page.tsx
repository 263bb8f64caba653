import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useParams } from 'react-router-dom';
import type { DiscountView } from '../../../domain/calls/admin-discounts';
import { isApiError } from '../../api-client/api-error';
import { Badge } from '../../ui/badge';
import { Skeleton } from '../../ui/skeleton';
import { count, euros } from '../format';
import { discountMessages as text } from '../messages/discount-codes';
import { useAddressState } from '../ui/address-state';
import { Copyable } from '../ui/copyable';
import { EmptyState } from '../ui/empty-state';
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
        <Back />
        <EmptyState title={text.notFound} text={text.notFoundText} heading />
      </div>
    );
  return (
    <div className="grid gap-4 p-4 lg:p-6">
      <Back />
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
  const shown: [string, string, string?][] = [
    [figures.uses, usesInWords(discount)],
    [figures.promised, count(promised), figures.promisedNote],
  ];
  if (revenueCents !== undefined) shown.push([figures.revenue, euros(revenueCents), figures.revenueNote]);
  if (discountCents !== undefined) shown.push([figures.taken, euros(discountCents)]);
  return (
    <Section title={figures.title}>
      <dl className="grid grid-cols-2 gap-4 xl:grid-cols-4">
        {shown.map(([name, value, note]) => (
          <div key={name} className="grid content-start gap-0.5">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-lg font-semibold tabular-nums">{value}</dd>
            {note && <dd className="text-xs text-muted">{note}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The way back to the list as it was. */
function Back() {
  const location = useLocation();
  const list = (location.state as { list?: string } | null)?.list ?? '';
  return (
    <Link
      to={`/admin/discount-codes${list}`}
      className="-ml-2 inline-flex min-h-11 w-fit items-center gap-1.5 rounded-control px-2 text-sm text-muted hover:text-ink lg:min-h-9"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {text.back}
    </Link>
  );
}
