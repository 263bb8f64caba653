import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { requestInvoice } from '#domain/calls/orders.ts';
import { invoiceLine } from '#domain/invoices.ts';
import { localeOf } from '#domain/money.ts';
import { invoiceCountries, readTaxId } from '#domain/tax-ids.ts';
import { api } from '../api-client/api';
import { failureSentence } from '../api-client/failure';
import type { DraftForm } from '../drafts/draft';
import { useDraftForm } from '../drafts/use-draft-form';
import { useLanguage, useMessages } from '../i18n/messages';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { InputField, SelectField, typedCode } from '../ui/field';
import { useToast } from '../ui/toast';
import { useOnLostOrder } from './use-on-lost-order';

type Country = (typeof invoiceCountries)[number];
type Recipient = Record<'name' | 'taxId' | 'address' | 'postalCode' | 'city', string> & { country: Country };
const countryOf = { es: 'ES', fr: 'FR', it: 'IT' } as const;

/** An account's session may end while this is typed: after the login it is still there. */
const invoiceDraft = (id: string, country: Country): DraftForm<Recipient> => ({
  key: `invoiceDraft.v1 ${id}`,
  empty: { name: '', country, taxId: '', address: '', postalCode: '', city: '' },
  choices: { country: invoiceCountries },
});

/** The recipient of an invoice. It is issued once, so the form says that it can't be changed. */
export function InvoiceForm({ id, until, onClose }: { id: string; until: string; onClose: () => void }) {
  const { common, tracking, errors } = useMessages();
  const words = tracking.invoice;
  const language = useLanguage();
  const toast = useToast();
  const queryClient = useQueryClient();
  const draft = invoiceDraft(id, countryOf[language]);
  const { form, drop } = useDraftForm(draft, (typed) => ({ ...draft.empty, ...typed }));
  const asking = useMutation({
    mutationFn: (buyer: Parameters<Parameters<typeof form.handleSubmit>[0]>[0]) =>
      api<typeof requestInvoice>('POST /api/orders/:id/invoice', { params: { id }, body: buyer }),
    onError: useOnLostOrder(),
    onSuccess: async ({ number }) => {
      drop();
      await queryClient.invalidateQueries({ queryKey: ['/api/orders'] });
      toast({ tone: 'success', title: words.done(number), text: words.doneText });
    },
  });
  useEffect(() => form.setFocus('name'), [form]);
  const country = form.watch('country');
  const taxId = words.taxIds[country as keyof typeof words.taxIds] ?? words.taxIds.other;

  const line = (name: 'name' | 'address' | 'postalCode' | 'city', maxLength: number) => ({
    error: form.formState.errors[name]?.message,
    maxLength,
    ...form.register(name, {
      validate: (typed: string) => {
        if (typed.trim() === '') return words.missing[name];
        return invoiceLine.test(typed) || words.signs;
      },
    }),
  });

  return (
    <form
      noValidate
      aria-label={words.form}
      className="grid w-full max-w-md gap-4 rounded-control border border-line p-4"
      onSubmit={form.handleSubmit((typed) => asking.isPending || asking.mutate(typed))}
    >
      <p className="text-sm leading-6 text-muted">{words.lead(until)}</p>
      <InputField label={words.name} autoComplete="organization" {...line('name', 120)} />
      <SelectField
        label={words.country}
        autoComplete="country"
        options={countryNames(language)}
        {...form.register('country', { onChange: () => form.clearErrors('taxId') })}
      />
      <InputField
        label={taxId.label}
        hint={taxId.hint}
        error={form.formState.errors.taxId?.message}
        {...typedCode}
        maxLength={30}
        {...form.register('taxId', {
          validate: (typed, { country: of }) => {
            if (typed.trim() === '') return words.missing.taxId;
            return readTaxId(typed, of) !== undefined || taxId.wrong;
          },
        })}
      />
      <InputField label={words.address} autoComplete="street-address" {...line('address', 160)} />
      <div className="grid items-start gap-4 sm:grid-cols-[9rem_1fr]">
        <InputField label={words.postalCode} autoComplete="postal-code" {...line('postalCode', 12)} />
        <InputField label={words.city} autoComplete="address-level2" {...line('city', 80)} />
      </div>
      <p className="text-sm leading-6">{words.once}</p>
      {asking.error && <Alert tone="danger">{failureSentence(asking.error, errors)}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={asking.isPending}>
          {words.send}
        </Button>
        <Button onClick={onClose}>{common.cancel}</Button>
      </div>
    </form>
  );
}

/** Countries by name, the shop's own first. */
function countryNames(language: 'es' | 'fr' | 'it'): Record<string, string> {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'region' });
  const named = invoiceCountries.map((code) => [code, names.of(code) ?? code] as const);
  const [own, others] = [named.slice(0, 3), named.slice(3)];
  others.sort(([, one], [, other]) => one.localeCompare(other, language));
  return Object.fromEntries([...own, ...others]);
}
