import type { ProviderProtocol } from '#domain/provider.ts';
import { InputField, SelectField } from '#web/ui/field.tsx';
import type { FieldOf } from '../ui/use-action';
import { providerMessages as text } from './text';

/** A provider as typed. */
export interface ProviderValues {
  name: string;
  baseUrl: string;
  protocol: ProviderProtocol;
  /** Write-only (D21). */
  apiKey: string;
  maxCallsPerSecond: string;
  balanceAlertBelow: string;
}

/** The fields of a provider; the same in every form. */
export function ProviderFields({ field, keyHint }: { field: FieldOf<ProviderValues>; keyHint: string }) {
  return (
    <>
      <InputField label={text.name} maxLength={80} {...field('name')} />
      <InputField
        label={text.baseUrl}
        hint={text.baseUrlHint}
        type="url"
        maxLength={500}
        spellCheck={false}
        {...field('baseUrl')}
      />
      <SelectField
        label={text.protocol}
        hint={text.protocolHint}
        options={text.protocols}
        {...field('protocol')}
      />
      <InputField
        label={text.apiKey}
        hint={keyHint}
        type="password"
        maxLength={500}
        spellCheck={false}
        autoComplete="new-password"
        {...field('apiKey')}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <InputField
          label={text.rate}
          hint={text.rateHint}
          inputMode="decimal"
          maxLength={6}
          spellCheck={false}
          {...field('maxCallsPerSecond')}
        />
        <InputField
          label={text.alert}
          hint={text.alertHint}
          inputMode="decimal"
          maxLength={15}
          spellCheck={false}
          {...field('balanceAlertBelow')}
        />
      </div>
    </>
  );
}
