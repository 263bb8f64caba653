import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useFieldArray, useForm } from 'react-hook-form';
import type { AdminServiceView } from '../../../domain/calls/admin-services';
import { isApiError } from '../../api-client/api-error';
import { Button } from '../../ui/button';
import { Field, FieldError, InputField, inputStyle } from '../../ui/field';
import { putServicesIdSources } from '../client';
import { count } from '../format';
import { commonMessages } from '../messages/common';
import { serviceMessages } from '../messages/services';
import { providersQuery } from '../providers/queries';
import { useMay } from '../session';
import { ActFailure } from '../ui/act-failure';
import { useAct } from '../ui/use-act';
import { panelAmount } from './figures';
import { MoveButton } from './move-button';
import { NewerAlert, useBase } from './use-base';

const text = serviceMessages.sources;

interface Values {
  sources: { provider: string; service: string }[];
}

const valuesOf = ({ sources }: AdminServiceView): Values => ({
  sources: sources.map(({ providerId, providerServiceId }) => ({
    provider: String(providerId),
    service: providerServiceId,
  })),
});

/** From which panel a package is ordered, and which ones stand in for it, in their order. */
export function SourcesForm({ service }: { service: AdminServiceView }) {
  const mayManage = useMay('manage-providers');
  const providers = useQuery(providersQuery).data ?? service.sources.map(asProvider);
  const form = useForm<Values>({ defaultValues: valuesOf(service) });
  const { fields, append, remove, swap } = useFieldArray({ control: form.control, name: 'sources' });
  const { errors, isDirty } = form.formState;
  const { base, newer, take } = useBase(service, {
    part: valuesOf,
    dirty: isDirty,
    reset: (next) => form.reset(valuesOf(next)),
  });
  const save = useAct(
    ({ version, sources }: Values & { version: number }) =>
      putServicesIdSources(service.id, {
        sources: sources.map((one) => ({
          providerId: Number(one.provider),
          providerServiceId: one.service.trim(),
        })),
        version,
      }),
    { done: text.saved, onDone: (answer) => take(answer.service) },
  );
  const submit = (version: number) =>
    form.handleSubmit((values) => mayManage && save.run({ ...values, version }));
  const said = isApiError(save.error) ? (save.error.fields ?? {}) : {};
  const typed = form.watch('sources');
  const free = providers.find(({ id }) => !typed.some(({ provider }) => Number(provider) === id));
  const full = fields.length >= 6 ? text.most : free ? undefined : text.none;
  return (
    <form noValidate onSubmit={submit(base.version)} className="grid gap-4">
      <p className="max-w-prose text-sm text-muted">
        {text.lead} {text.effect}
      </p>
      <ol className="grid gap-3">
        {fields.map((field, place) => (
          <li key={field.id} className="grid gap-2 rounded-control border border-line p-3">
            <div className="flex min-h-9 items-center gap-1">
              <span className="mr-auto text-sm font-semibold">
                {place + 1}. {place === 0 ? text.first : text.standIn(place)}
              </span>
              {mayManage && fields.length > 1 && (
                <>
                  <MoveButton
                    label={text.up(place + 1)}
                    icon={ArrowUp}
                    onClick={place > 0 ? () => swap(place, place - 1) : undefined}
                  />
                  <MoveButton
                    label={text.down(place + 1)}
                    icon={ArrowDown}
                    onClick={place < fields.length - 1 ? () => swap(place, place + 1) : undefined}
                  />
                  <MoveButton label={text.remove(place + 1)} icon={X} onClick={() => remove(place)} />
                </>
              )}
            </div>
            <div className="grid items-start gap-3 sm:grid-cols-2">
              <Field label={text.provider} error={said[`sources.${place}.providerId`]}>
                {(control) => (
                  <select
                    {...control}
                    disabled={!mayManage}
                    {...form.register(`sources.${place}.provider`)}
                    className={inputStyle}
                  >
                    {providers.map(({ id, name, active }) => (
                      <option key={id} value={id}>
                        {active ? name : `${name} (${text.inactive})`}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
              <InputField
                label={text.service}
                error={
                  errors.sources?.[place]?.service?.message ?? said[`sources.${place}.providerServiceId`]
                }
                readOnly={!mayManage}
                autoComplete="off"
                spellCheck={false}
                maxLength={40}
                {...form.register(`sources.${place}.service`, {
                  validate: (value) => value.trim().length > 0 || serviceMessages.form.panelServiceWrong,
                })}
              />
            </div>
            <Listed service={service} typed={typed[place]} />
          </li>
        ))}
      </ol>
      {said.sources && <FieldError>{said.sources}</FieldError>}
      {newer && (
        <NewerAlert
          busy={save.busy}
          onTake={() => take(service)}
          onKeep={() => void submit(service.version)()}
        />
      )}
      <ActFailure error={save.error} title={text.failed} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          look="primary"
          busy={save.busy}
          disabledReason={mayManage ? undefined : commonMessages.notAllowed}
        >
          {save.busy ? commonMessages.saving : text.save}
        </Button>
        <Button
          icon={<Plus aria-hidden className="size-4" />}
          disabledReason={mayManage ? full : commonMessages.notAllowed}
          onClick={() => free && append({ provider: String(free.id), service: '' })}
        >
          {text.add}
        </Button>
      </div>
    </form>
  );
}

const asProvider = ({ providerId, providerName, providerActive }: AdminServiceView['sources'][number]) => ({
  id: providerId,
  name: providerName,
  active: providerActive,
});

/** What the panel's catalogue says of a service that is stored; nothing of one that is only typed. */
function Listed({
  service,
  typed,
}: {
  service: AdminServiceView;
  typed: Values['sources'][number] | undefined;
}) {
  const stored = service.sources.find(
    ({ providerId, providerServiceId }) =>
      String(providerId) === typed?.provider && providerServiceId === typed.service.trim(),
  );
  if (!stored) return null;
  const { listed, currency } = stored;
  return (
    <p className="text-sm text-muted wrap-anywhere">
      {listed
        ? text.known(
            listed.name,
            panelAmount(Number(listed.rate), currency),
            count(listed.min),
            count(listed.max),
          )
        : text.unknown}
    </p>
  );
}
