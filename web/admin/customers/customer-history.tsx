import type { CustomerDetail } from '#domain/calls/admin-customers.ts';
import { Badge } from '#web/ui/badge.tsx';
import { euros } from '../format';
import { orderAddress } from '../order/package-name';
import { RefillBadge } from '../order/status-badge';
import { RefundBadge } from '../payments/state-badge';
import { History } from '../ui/history';
import { TextLink } from '../ui/text-link';
import { customerMessages as text } from './text';

/** A customer's history: refunds, refills, used codes, and messages. */
export function CustomerHistory({ customer }: { customer: CustomerDetail }) {
  const { refunds, refills, discounts, messages } = customer;
  return (
    <>
      <History
        title={text.refunds}
        none={text.noRefunds}
        lines={refunds.map(({ orderNumber, createdAt, amountCents, status }) => ({
          key: `${orderNumber} ${createdAt}`,
          at: createdAt,
          lead: (
            <>
              <span className="tabular-nums">{euros(amountCents)}</span>
              {orderLink(orderNumber)}
            </>
          ),
          aside: <RefundBadge status={status} />,
        }))}
      />
      <History
        title={text.refills}
        none={text.noRefills}
        lines={refills.map(({ orderNumber, requestedAt, state }) => ({
          key: `${orderNumber} ${requestedAt}`,
          at: requestedAt,
          lead: orderLink(orderNumber),
          aside: <RefillBadge state={state} />,
        }))}
      />
      <History
        title={text.discounts}
        none={text.noDiscounts}
        lines={discounts.map(({ orderNumber, code, redeemedAt, discountCents }) => ({
          key: orderNumber,
          at: redeemedAt,
          lead: (
            <>
              <span className="font-medium wrap-anywhere">{code}</span>
              {orderLink(orderNumber)}
            </>
          ),
          aside: `−${euros(discountCents)}`,
        }))}
      />
      <History
        title={text.messages}
        none={text.noMessages}
        aside={messages.length > 0 && <TextLink to="/admin/requests">{text.toRequests}</TextLink>}
        lines={messages.map(({ kind, id, at, state, text: said }) => ({
          key: id,
          at,
          lead: <span className="font-medium">{text.kinds[kind]}</span>,
          aside: <Badge>{text.states[state] ?? state}</Badge>,
          details: said && <span className="line-clamp-3">{said}</span>,
        }))}
      />
    </>
  );
}

const orderLink = (orderNumber: string) => <TextLink to={orderAddress(orderNumber)}>{orderNumber}</TextLink>;
