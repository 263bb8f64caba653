import { type IncidentKind, incidentNames } from '#domain/attention.ts';
import type { AttentionItem } from '#domain/calls/admin-attention.ts';
import { euros, minuteTime, moneyIn } from '../format';
import { attentionDetail, attentionMessages } from '../messages/attention';
import { orderAddress } from '../order/package-name';
import { paymentMessages } from '../payments/text';
import { requestMessages } from '../requests/text';
import { useMay } from '../session';
import { DueBadge, DueSinceBadge } from '../ui/due-badge';
import { ItemCard, Words } from '../ui/item-card';
import { OutsideLink } from '../ui/outside-link';
import { RunLink } from '../ui/run-link';
import { TextLink } from '../ui/text-link';
import { incidentTodo, needsAttention as text } from './text';

interface Props {
  item: AttentionItem;
}

/** An incident that stops many purchases: for the people who run the shop. */
export function IncidentItem({ item }: Props) {
  const kind = item.detail as IncidentKind;
  const { state, todo } = incidentTodo[kind](item.who);
  return (
    <ItemCard title={incidentNames[kind]} since={item.since}>
      <p className="wrap-anywhere">
        <span className="font-medium">{state}</span> {todo}
      </p>
      {item.url &&
        (kind === 'silent-webhooks' || kind === 'other-mode' ? (
          <OutsideLink href={item.url}>{text.toStripe}</OutsideLink>
        ) : (
          <RunLink href={item.url}>{text.toTemporal}</RunLink>
        ))}
    </ItemCard>
  );
}

/**
 * A payment that became no order and needs a person: why, what to do, and the link to the payment, where it is done.
 */
export function PaymentItem({ item }: Props) {
  const readMoney = useMay('read-money');
  const message = item.reason && attentionMessages[item.reason];
  return (
    <ItemCard
      title={text.payment(item.reference)}
      since={item.since}
      facts={[
        item.email || paymentMessages.erased,
        amountOf(item),
        item.detail && attentionDetail(item.detail),
      ]}
      links={[readMoney && [`/admin/payments/${item.id}`, text.toPayment]]}
    >
      <p>{message ? `${message.happened} ${message.todo}` : text.paymentTodo}</p>
      <Proposal item={item} />
    </ItemCard>
  );
}

/** The refund that is proposed, or owed because it failed. */
export function Proposal({ item: { reason, proposalCents } }: Props) {
  if (!proposalCents) return null;
  const words = reason === 'refund-failed' ? text.owed : text.proposal;
  return <p className="font-medium">{words(euros(proposalCents))}</p>;
}

/** A dispute that waits for our answer at the payment provider: its content, and the link. */
export function DisputeItem({ item }: Props) {
  const readMoney = useMay('read-money');
  const { detail = '', reference, orderNumber, hasOrder, dueAt } = item;
  return (
    <ItemCard
      title={text.dispute(reference)}
      badges={dueAt && <DueBadge at={dueAt} />}
      since={item.since}
      facts={[
        item.email || paymentMessages.erased,
        paymentMessages.disputeReasons[detail] ?? detail,
        amountOf(item),
      ]}
      links={[
        readMoney && [
          `/admin/payments?state=disputed&search=${encodeURIComponent(reference)}`,
          text.toPayment,
        ],
        hasOrder && orderNumber !== undefined && [orderAddress(orderNumber), text.open],
      ]}
    >
      <p>{text.disputeTodo(dueAt && minuteTime(dueAt))}</p>
    </ItemCard>
  );
}

/** A panel whose balance is below its alert. */
export function BalanceItem({ item }: Props) {
  const [left = '0', currency] = (item.detail ?? '').split(' ');
  return (
    <ProviderItem
      item={item}
      title={text.balance(item.who)}
      state={text.balanceLeft(moneyIn(left, currency))}
      todo={text.balanceTodo}
    />
  );
}

/** A panel that does not answer, and how many orders wait for it. */
export function PanelItem({ item }: Props) {
  return (
    <ProviderItem
      item={item}
      title={text.panel(item.who)}
      state={text.panelHolds(Number(item.detail))}
      todo={text.panelTodo}
    />
  );
}

function ProviderItem({ item, title, state, todo }: Props & { title: string; state: string; todo: string }) {
  return (
    <ItemCard title={title} since={item.since} links={[[`/admin/providers/${item.id}`, text.toProvider]]}>
      <p>
        <span className="font-medium">{state}</span> {todo}
      </p>
    </ItemCard>
  );
}

/**
 * A message or a request for deletion: its text, and the link to where it is answered. If it has an answer that didn't
 * reach its reader, that answer.
 */
export function RequestItem({ item }: Props) {
  const unsent = item.unacknowledged !== undefined;
  const words =
    item.kind === 'contact'
      ? { title: text.contact, todo: unsent ? requestMessages.unsentTodo : text.contactTodo }
      : { title: text.deletion, todo: unsent ? requestMessages.unansweredTodo : text.deletionTodo };
  return (
    <ItemCard
      title={words.title(item.reference)}
      since={item.since}
      badges={!unsent && <DueSinceBadge since={item.since} />}
      links={[[`/admin/requests/${item.reference}`, text.answer]]}
    >
      <Person item={item} />
      {item.detail && <Words language={item.language}>{item.detail}</Words>}
      <p>{words.todo}</p>
    </ItemCard>
  );
}

/** Who wrote, and the way to write to them; an erased person can't be written to. */
export function Person({ item: { who, email, reference } }: Props) {
  if (!email) return <p className="text-muted">{requestMessages.erased}</p>;
  return (
    <p className="text-muted wrap-anywhere">
      {who} ·{' '}
      <TextLink to={`mailto:${email}?subject=${encodeURIComponent(`Re: ${reference}`)}`}>{email}</TextLink>
    </p>
  );
}

const amountOf = ({ amountCents }: AttentionItem) => amountCents !== undefined && euros(amountCents);
