import { Plus } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { type AdminServiceView, adminSetServiceSources } from '#domain/calls/admin-services.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError, InputField, SelectField } from '#web/ui/field.tsx';
import { moneyIn, panelRange } from '../format';
import { commonMessages } from '../messages/common';
import { useProviders } from '../providers/use-providers';
import { useMay } from '../session';
import { FormOfAction } from '../ui/action-form';
import { OrderButtons } from '../ui/order-buttons';
import { serviceMessages } from './text';
import { useServiceAction } from './use-service-action';

const text = serviceMessages.sources;
/** A package's own panel and its alternatives. */
const most = 6;

interface Values {
  sources: { providerId: string; providerServiceId: string }[];
}

const valuesOf = ({ sources }: AdminServiceView): Values => ({
  sources: sources.map(({ providerId, providerServiceId }) => ({
    providerId: String(providerId),
    providerServiceId,
  })),
});

const bodyOf = ({ sources }: Values) => ({
  sources: sources.map((one) => ({ ...one, providerId: Number(one.providerId) })),
});

/** The panel that a package is ordered from, and its stand-ins in order. */
export function SourcesForm({ service }: { service: AdminServiceView }) {
  const mayManage = useMay('manage-providers');
  const all = useProviders();
  const providers = all.length > 0 ? all : service.sources.map(asProvider);
  const names = Object.fromEntries(
    providers.map(({ id, name, active }) => [id, active ? name : `${name} (${text.inactive})`]),
  );
  const { action, newer } = useServiceAction({
    call: adminSetServiceSources,
    service,
    valuesOf,
    toBody: bodyOf,
    may: mayManage,
    done: text.saved,
  });
  const { field, form, said } = action;
  const { fields, append, remove, swap } = useFieldArray({ control: form.control, name: 'sources' });
  const typed = form.watch('sources');
  const free = providers.find(({ id }) => !typed.some(({ providerId }) => Number(providerId) === id));
  const none = all.length > 0 ? text.none : text.notLoaded;
  const full = fields.length >= most ? text.most : free ? undefined : none;
  return (
    <FormOfAction
      action={action}
      submit={text.save}
      failed={text.failed}
      beside={
        <Button
          icon={<Plus aria-hidden className="size-4" />}
          disabledReason={mayManage ? full : commonMessages.notAllowed}
          onClick={() => free && append({ providerId: String(free.id), providerServiceId: '' })}
        >
          {text.add}
        </Button>
      }
    >
      <p className="max-w-prose text-sm text-muted">
        {text.lead} {text.effect}
      </p>
      <ol className="grid gap-3">
        {fields.map(({ id }, place) => (
          <li key={id} className="grid gap-2 rounded-control border border-line p-3">
            <div className="flex min-h-9 items-center gap-1">
              <span className="mr-auto text-sm font-semibold">
                {place + 1}. {place === 0 ? text.first : text.standIn(place)}
              </span>
              {mayManage && fields.length > 1 && (
                <OrderButtons
                  labels={text.place(place + 1)}
                  place={place}
                  rows={fields.length}
                  onMove={(to) => swap(place, to)}
                  onRemove={() => remove(place)}
                />
              )}
            </div>
            <div className="grid items-start gap-3 sm:grid-cols-2">
              <SelectField label={text.provider} options={names} {...field(`sources.${place}.providerId`)} />
              <InputField
                label={text.service}
                spellCheck={false}
                maxLength={40}
                {...field(`sources.${place}.providerServiceId`)}
              />
            </div>
            <Listed sources={service.sources} typed={typed[place]} />
          </li>
        ))}
      </ol>
      {said('sources') && <FieldError>{said('sources')}</FieldError>}
      {newer}
    </FormOfAction>
  );
}

const asProvider = ({ providerId, providerName, providerActive }: AdminServiceView['sources'][number]) => ({
  id: providerId,
  name: providerName,
  active: providerActive,
});

/** The panel's catalogue entry for a stored service; nothing for one that is only typed. */
export function Listed({
  sources,
  typed,
}: Pick<AdminServiceView, 'sources'> & { typed: Values['sources'][number] | undefined }) {
  const stored = sources.find(
    ({ providerId, providerServiceId }) =>
      String(providerId) === typed?.providerId && providerServiceId === typed.providerServiceId.trim(),
  );
  if (!stored) return null;
  const { listed, currency } = stored;
  return (
    <p className="text-sm text-muted wrap-anywhere">
      {listed ? text.known(listed.name, moneyIn(listed.rate, currency), panelRange(listed)) : text.unknown}{' '}
      {listed?.gone && <Badge tone="warning">{serviceMessages.warnings['panel-service-gone']}</Badge>}
    </p>
  );
}
