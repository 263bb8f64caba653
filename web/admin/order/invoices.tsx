import { useState } from 'react';
import type { AdminOrderDetail } from '#domain/calls/admin-order.ts';
import { adminInvoice } from '#domain/calls/admin-order-actions.ts';
import { addressOf } from '#domain/calls/call.ts';
import { filePaths } from '#domain/calls/files.ts';
import { invoiceCountries } from '#domain/tax-ids.ts';
import { Button } from '#web/ui/button.tsx';
import { InputField, SelectField } from '#web/ui/field.tsx';
import { useMay } from '../session';
import { ActionDialog } from '../ui/action-form';
import { FileLink } from '../ui/file-link';
import { orderMessages } from './text';

const text = orderMessages.invoice;

/** The invoices of an order, and the action to issue one or to correct its recipient. */
export function Invoices({ order }: { order: AdminOrderDetail }) {
  const maySend = useMay('work-orders');
  const [open, setOpen] = useState(false);
  const { invoices, can } = order;
  const action = invoices.length > 0 ? text.correct : text.issue;
  return (
    <>
      {invoices.length === 0 && <span className="block text-muted">{text.none}</span>}
      {invoices.map(({ number, name, taxId }) => (
        <span key={number} className="block wrap-anywhere">
          <FileLink
            href={addressOf(filePaths.invoice, { id: order.id, number })}
            className="text-accent-ink tabular-nums underline-offset-2 hover:underline"
          >
            {number}
          </FileLink>
          {name && <span className="block text-muted">{`${name} · ${taxId}`}</span>}
        </span>
      ))}
      {maySend && can.invoice.allowed && (
        <Button variant="quiet" size="small" onClick={() => setOpen(true)} className="-ml-3">
          {action}
        </Button>
      )}
      {open && <InvoiceDialog order={order} title={action} onClose={() => setOpen(false)} />}
    </>
  );
}

interface DialogProps {
  order: AdminOrderDetail;
  title: string;
  onClose: () => void;
}

function InvoiceDialog({ order: { id, invoices, language }, title, onClose }: DialogProps) {
  const last = invoices.at(-1);
  const { name = '', taxId = '', address = '', postalCode = '', city = '' } = last ?? {};
  const country = last?.country ?? language.toUpperCase();
  return (
    <ActionDialog
      call={adminInvoice}
      params={{ id }}
      values={{
        ...{ name, taxId, address, postalCode, city, had: invoices.length },
        country: country as (typeof invoiceCountries)[number],
      }}
      title={title}
      description={last ? text.correctText : text.issueText}
      submit={title}
      done={({ number }) => text.done(number)}
      reason
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <InputField label={text.name} maxLength={120} {...field('name')} />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <SelectField label={text.country} options={countryNames()} {...field('country')} />
            <InputField
              label={text.taxId}
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={30}
              {...field('taxId')}
            />
          </div>
          <InputField label={text.address} maxLength={160} {...field('address')} />
          <div className="grid items-start gap-4 sm:grid-cols-[9rem_1fr]">
            <InputField label={text.postalCode} maxLength={12} {...field('postalCode')} />
            <InputField label={text.city} maxLength={80} {...field('city')} />
          </div>
        </>
      )}
    </ActionDialog>
  );
}

function countryNames(): Record<string, string> {
  const names = new Intl.DisplayNames('es-ES', { type: 'region' });
  return Object.fromEntries(invoiceCountries.map((code) => [code, names.of(code) ?? code]));
}
