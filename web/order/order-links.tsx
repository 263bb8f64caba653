import { Link } from 'react-router-dom';
import { addressOf } from '#domain/calls/call.ts';
import { filePaths } from '#domain/calls/files.ts';
import type { OrderView } from '#domain/calls/orders.ts';
import { formatEuros } from '#domain/money.ts';
import { formatMoment } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { usePaths } from '../shell/paths';
import { Button } from '../ui/button';
import { Invoice } from './invoice';
import { OwnFileLink } from './own-file-link';

/** The receipt as a file, below it the corrective receipts, and the invoice that replaces it. */
export function ReceiptLink({
  order,
}: {
  order: Pick<OrderView, 'id' | 'corrections' | 'invoices' | 'invoiceUntil'>;
}) {
  const { tracking } = useMessages();
  const language = useLanguage();
  const { id } = order;
  return (
    <>
      <Button asChild>
        <OwnFileLink href={addressOf(filePaths.ownReceipt, { id })}>{tracking.receipt}</OwnFileLink>
      </Button>
      {order.corrections?.map(({ number, amountCents }) => (
        <OwnFileLink
          key={number}
          href={addressOf(filePaths.ownCorrection, { id, number })}
          className="inline-flex min-h-11 items-center gap-2 text-sm text-accent-ink underline underline-offset-2"
        >
          {tracking.correctiveReceipt(number, formatEuros(amountCents, language))}
        </OwnFileLink>
      ))}
      <Invoice order={order} />
    </>
  );
}

/** The link to withdraw from the contract, or when that was done. */
export function WithdrawalLink({ order }: { order: Pick<OrderView, 'orderNumber' | 'withdrawnAt'> }) {
  const { withdrawal } = useMessages();
  const language = useLanguage();
  const paths = usePaths();
  if (order.withdrawnAt)
    return (
      <p className="text-sm leading-6">{withdrawal.receivedOn(formatMoment(order.withdrawnAt, language))}</p>
    );
  return (
    <Link
      to={paths.withdrawOrder(order.orderNumber)}
      className="inline-flex min-h-11 items-center text-sm text-accent-ink underline underline-offset-2"
    >
      {withdrawal.link}
    </Link>
  );
}
