import { useParams } from 'react-router-dom';
import { adminDiscount, type DiscountView } from '#domain/calls/admin-discounts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { count, euros } from '../format';
import { useList } from '../list/use-list';
import { Copyable } from '../ui/copyable';
import { DetailPage } from '../ui/detail-page';
import { type Figure, Figures } from '../ui/figures';
import { Inset } from '../ui/page';
import { Section } from '../ui/section';
import { CodeActions } from './code-actions';
import { CodeFacts } from './code-facts';
import { CodeOrders } from './code-orders';
import { discountMessages as text } from './text';
import { stateTones, usesInWords } from './words';

/** One code: its rules, results and orders on the left, actions on the right. */
export function DiscountPage() {
  const { code = '' } = useParams();
  const orders = useList(adminDiscount, { params: { code } });
  return (
    <DetailPage
      query={orders.rows}
      back={{ to: '/admin/discount-codes', label: text.back }}
      title={({ discount }) => discount.code}
      fallback={code.toUpperCase()}
      heading={({ discount }) => <Heading discount={discount} />}
      failed={text.detailFailed}
      notFound={{ title: text.notFound, text: text.notFoundText }}
      skeleton={<Skeleton className="h-128" />}
    >
      {({ discount }) => (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
          {/* On phones the actions come before a list that may be long. */}
          <Inset className="lg:order-last">
            <CodeActions discount={discount} />
          </Inset>
          <div className="grid min-w-0 gap-4">
            <Inset className="grid gap-4">
              <Uses discount={discount} />
              <CodeFacts discount={discount} />
            </Inset>
            <CodeOrders list={orders} />
          </div>
        </div>
      )}
    </DetailPage>
  );
}

function Heading({ discount }: { discount: DiscountView }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Copyable what={text.columns.code} value={discount.code} />
      <Badge tone={stateTones[discount.state]}>{text.stateNames[discount.state]}</Badge>
      {discount.shownBy.map((where) => (
        <Badge key={where} tone="accent">
          {text.shownBy[where]}
        </Badge>
      ))}
    </span>
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
