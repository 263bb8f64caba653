import { FileText } from 'lucide-react';
import { useRef, useState } from 'react';
import { addressOf } from '#domain/calls/call.ts';
import { filePaths } from '#domain/calls/files.ts';
import type { OrderView } from '#domain/calls/orders.ts';
import { formatDay } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { Button } from '../ui/button';
import { takeFocus } from '../ui/kept-focus';
import { InvoiceForm } from './invoice-form';
import { OwnFileLink } from './own-file-link';

type Order = Pick<OrderView, 'id' | 'invoices' | 'invoiceUntil'>;

/** The invoices of an order; without one, the form to request it. */
export function Invoice({ order }: { order: Order }) {
  const { invoice } = useMessages().tracking;
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement | null>(null);
  if (order.invoices)
    return order.invoices.map(({ number }, index) => (
      <OwnFileLink
        key={number}
        ref={open && index === 0 ? takeFocus : undefined}
        href={addressOf(filePaths.ownInvoice, { id: order.id, number })}
        className="inline-flex min-h-11 items-center gap-2 text-sm text-accent-ink underline underline-offset-2"
      >
        {invoice.download(number)}
      </OwnFileLink>
    ));
  if (!order.invoiceUntil) return null;
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <Button
        ref={opener}
        aria-expanded={open}
        icon={<FileText aria-hidden className="size-4" />}
        onClick={() => setOpen(!open)}
      >
        {invoice.open}
      </Button>
      {open && <InvoiceForm id={order.id} until={formatDay(order.invoiceUntil, language)} onClose={close} />}
    </>
  );
}
