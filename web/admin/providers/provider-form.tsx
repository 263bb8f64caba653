import { Controller, useForm } from 'react-hook-form';
import type { ProviderView } from '../../../domain/calls/admin-providers';
import { type ProviderProtocol, providerProtocols } from '../../../domain/provider';
import { isApiError } from '../../api-client/api-error';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Field, InputField, inputStyle } from '../../ui/field';
import { postProviders, putProvidersId } from '../client';
import { commonMessages } from '../messages/common';
import { providerMessages as text } from '../messages/providers';
import { useMay } from '../session';
import { ActFailure } from '../ui/act-failure';
import { useAct } from '../ui/use-act';
import { ConnectionTest } from './connection-test';
import { typedDecimal } from './figures';

interface Values {
  name: string;
  baseUrl: string;
  protocol: ProviderProtocol;
  apiKey: string;
  rate: string;
  alert: string;
  active: boolean;
}

const readRate = (value: string) => Number(value.trim().replace(',', '.'));

/** What a provider is: a new one, or one that is changed. The key is only ever written (decision 21). */
export function ProviderForm({
  provider,
  onSaved,
}: {
  provider?: ProviderView;
  onSaved?: (provider: ProviderView) => void;
}) {
  const mayManage = useMay('manage-providers');
  const form = useForm<Values>({
    defaultValues: {
      name: provider?.name ?? '',
      baseUrl: provider?.baseUrl ?? '',
      protocol: provider?.protocol ?? 'smm-v2',
      apiKey: '',
      rate: String(provider?.maxCallsPerSecond ?? 10).replace('.', ','),
      alert: provider?.balanceAlertBelow?.replace('.', ',') ?? '',
      active: provider?.active ?? true,
    },
  });
  const { errors } = form.formState;
  const save = useAct(
    async (values: Values) => {
      const body = {
        name: values.name.trim(),
        baseUrl: values.baseUrl.trim(),
        protocol: values.protocol,
        maxCallsPerSecond: readRate(values.rate),
        balanceAlertBelow: values.alert.trim() === '' ? null : (typedDecimal(values.alert) ?? null),
      };
      const apiKey = values.apiKey.trim();
      if (!provider) return postProviders({ ...body, apiKey });
      const { active } = values;
      return putProvidersId(provider.id, {
        ...body,
        active,
        apiKey: apiKey || undefined,
        version: provider.version,
      });
    },
    { done: text.saved, onDone: (answer) => onSaved?.(answer.provider) },
  );
  // What only the server can judge, e.g. an address of an internal network, stands beside its field too.
  const fields = isApiError(save.error) ? save.error.fields : undefined;
  const plain = { autoComplete: 'off', readOnly: !mayManage } as const;
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => mayManage && save.run(values))}
      className="grid gap-4"
    >
      <InputField
        label={text.name}
        error={errors.name?.message ?? fields?.name}
        maxLength={80}
        {...plain}
        {...form.register('name', { validate: (value) => value.trim().length >= 2 || text.nameWrong })}
      />
      <InputField
        label={text.baseUrl}
        hint={text.baseUrlHint}
        error={errors.baseUrl?.message ?? fields?.baseUrl}
        type="url"
        spellCheck={false}
        maxLength={500}
        {...plain}
        {...form.register('baseUrl', { validate: (value) => URL.canParse(value.trim()) || text.urlWrong })}
      />
      <Field label={text.protocol} hint={text.protocolHint} error={fields?.protocol}>
        {(control) => (
          <select
            {...control}
            {...form.register('protocol', { disabled: !mayManage })}
            className={inputStyle}
          >
            {providerProtocols.map((name) => (
              <option key={name} value={name}>
                {text.protocols[name]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <InputField
        label={text.apiKey}
        hint={provider ? text.keyKept(provider.apiKeyLast4) : text.keyHint}
        error={errors.apiKey?.message ?? fields?.apiKey}
        type="password"
        spellCheck={false}
        maxLength={500}
        {...plain}
        autoComplete="new-password"
        {...form.register('apiKey', {
          validate: (value) => (provider && value === '') || value.trim().length >= 4 || text.keyWrong,
        })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <InputField
          label={text.rate}
          hint={text.rateHint}
          error={errors.rate?.message ?? fields?.maxCallsPerSecond}
          inputMode="decimal"
          maxLength={6}
          {...plain}
          {...form.register('rate', {
            validate: (value) => (readRate(value) >= 0.1 && readRate(value) <= 100) || text.rateWrong,
          })}
        />
        <InputField
          label={text.alert}
          hint={text.alertHint}
          error={errors.alert?.message ?? fields?.balanceAlertBelow}
          inputMode="decimal"
          maxLength={15}
          {...plain}
          {...form.register('alert', {
            validate: (value) => value.trim() === '' || typedDecimal(value) !== undefined || text.alertWrong,
          })}
        />
      </div>
      {provider && (
        <Controller
          control={form.control}
          name="active"
          render={({ field }) => (
            <div>
              <Checkbox checked={field.value} onChange={(value) => mayManage && field.onChange(value)}>
                {text.takesOrders}
              </Checkbox>
              <p className="text-sm text-muted">{text.takesOrdersHint}</p>
            </div>
          )}
        />
      )}
      <ActFailure error={save.error} title={text.saveFailed} />
      <ConnectionTest
        input={() => {
          const { baseUrl, protocol, apiKey } = form.getValues();
          return { id: provider?.id, baseUrl: baseUrl.trim(), protocol, apiKey: apiKey.trim() || undefined };
        }}
      >
        <Button
          type="submit"
          look="primary"
          busy={save.busy}
          disabledReason={mayManage ? undefined : commonMessages.notAllowed}
        >
          {save.busy ? commonMessages.saving : commonMessages.save}
        </Button>
      </ConnectionTest>
    </form>
  );
}
