import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CustomerDetail } from '../../../domain/calls/admin-customers';
import { Badge } from '../../ui/badge';
import { euros } from '../format';
import { customerMessages as text } from '../messages/customers';
import { orderAddress } from '../orders/package-name';
import { RelativeTime } from '../ui/relative-time';
import { Nothing, Section } from '../ui/section';

const state = (name: string) => <Badge>{text.states[name] ?? name}</Badge>;

/** Money that went back to a customer. */
export function Refunds({ refunds }: Pick<CustomerDetail, 'refunds'>) {
  return (
    <Happened title={text.refunds} none={text.noRefunds}>
      {refunds.map(({ orderNumber, createdAt, amountCents, status }) => (
        <Line key={`${orderNumber} ${createdAt}`} at={createdAt} order={orderNumber} aside={state(status)}>
          <span className="tabular-nums">{euros(amountCents)}</span>
        </Line>
      ))}
    </Happened>
  );
}

/** Refills of a customer's orders. */
export function Refills({ refills }: Pick<CustomerDetail, 'refills'>) {
  return (
    <Happened title={text.refills} none={text.noRefills}>
      {refills.map(({ orderNumber, requestedAt, state: is }) => (
        <Line key={`${orderNumber} ${requestedAt}`} at={requestedAt} order={orderNumber} aside={state(is)} />
      ))}
    </Happened>
  );
}

/** Codes that a customer used. */
export function Discounts({ discounts }: Pick<CustomerDetail, 'discounts'>) {
  return (
    <Happened title={text.discounts} none={text.noDiscounts}>
      {discounts.map(({ orderNumber, code, redeemedAt, discountCents }) => (
        <Line key={orderNumber} at={redeemedAt} order={orderNumber} aside={`−${euros(discountCents)}`}>
          <span className="font-medium wrap-anywhere">{code}</span>
        </Line>
      ))}
    </Happened>
  );
}

/** What a customer wrote. */
export function Messages({ messages }: Pick<CustomerDetail, 'messages'>) {
  return (
    <Happened
      title={text.messages}
      none={text.noMessages}
      aside={
        messages.length > 0 && (
          <Link
            to="/admin/requests"
            className="inline-flex min-h-11 items-center text-sm text-accent-ink underline underline-offset-2 lg:min-h-6"
          >
            {text.toRequests}
          </Link>
        )
      }
    >
      {messages.map(({ kind, id, at, state: is, text: said }) => (
        <Line key={id} at={at} aside={state(is)} said={said}>
          <span className="font-medium">{text.kinds[kind]}</span>
        </Line>
      ))}
    </Happened>
  );
}

function Happened({
  title,
  none,
  aside,
  children,
}: {
  title: string;
  none: string;
  aside?: ReactNode;
  children: ReactNode[];
}) {
  return (
    <Section title={title} aside={aside}>
      {children.length > 0 ? (
        <ul className="-my-2 divide-y divide-line">{children}</ul>
      ) : (
        <Nothing>{none}</Nothing>
      )}
    </Section>
  );
}

interface LineProps {
  at: string;
  order?: string;
  aside: ReactNode;
  said?: string;
  children?: ReactNode;
}

function Line({ at, order, aside, said, children }: LineProps) {
  return (
    <li className="grid gap-1 py-2 text-sm">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {children}
        {order && (
          <Link
            to={orderAddress(order)}
            className="inline-flex min-h-6 items-center text-accent-ink tabular-nums underline underline-offset-2"
          >
            {order}
          </Link>
        )}
        <span className="text-muted">
          <RelativeTime at={at} />
        </span>
        <span className="ml-auto tabular-nums">{aside}</span>
      </span>
      {said && <span className="line-clamp-3 text-muted wrap-anywhere">{said}</span>}
    </li>
  );
}
