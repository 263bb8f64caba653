import { useNavigate } from 'react-router-dom';
import { changeProvider, createProvider, type ProviderView } from '#domain/calls/admin-providers.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { numberToType, typedNumber } from '../format';
import { commonMessages } from '../messages/common';
import { useMay } from '../session';
import { ActionDialog, ActionForm } from '../ui/action-form';
import { ConnectionTest } from './connection-test';
import { ProviderFields, type ProviderValues } from './provider-fields';
import { providerMessages as text } from './text';

function valuesOf(provider?: ProviderView): ProviderValues {
  return {
    name: provider?.name ?? '',
    baseUrl: provider?.baseUrl ?? '',
    protocol: provider?.protocol ?? 'smm-v2',
    apiKey: '',
    maxCallsPerSecond: numberToType(provider?.maxCallsPerSecond ?? 10),
    balanceAlertBelow: provider?.balanceAlertBelow?.replace('.', ',') ?? '',
  };
}

function bodyOf({ maxCallsPerSecond, balanceAlertBelow, ...typed }: ProviderValues) {
  return {
    ...typed,
    maxCallsPerSecond: typedNumber(maxCallsPerSecond),
    balanceAlertBelow: balanceAlertBelow.trim() || null,
  };
}

/** Creates a provider, which is shown next. Open as long as it is rendered. */
export function NewProviderDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <ActionDialog
      call={createProvider}
      values={valuesOf()}
      toBody={bodyOf}
      title={text.addTitle}
      description={text.addText}
      submit={commonMessages.save}
      done={text.saved}
      failed={text.saveFailed}
      onDone={({ provider }) => void navigate(`/admin/providers/${provider.id}`)}
      onClose={onClose}
      width="medium"
    >
      {({ field, form }) => (
        <>
          <ProviderFields field={field} keyHint={text.keyHint} />
          <ConnectionTest input={form.getValues} />
        </>
      )}
    </ActionDialog>
  );
}

/** Changes a provider; without a key it keeps its own. */
export function ProviderForm({ provider }: { provider: ProviderView }) {
  const { id, version } = provider;
  return (
    <ActionForm
      call={changeProvider}
      params={{ id }}
      values={{ ...valuesOf(provider), active: provider.active }}
      toBody={({ active, ...typed }: ProviderValues & { active: boolean }) => ({
        ...bodyOf(typed),
        apiKey: typed.apiKey.trim() || undefined,
        active,
        version,
      })}
      may={useMay('manage-providers')}
      submit={commonMessages.save}
      done={text.saved}
      failed={text.saveFailed}
    >
      {({ field, checkbox, form }) => (
        <>
          <ProviderFields field={field} keyHint={text.keyKept(provider.apiKeyLast4)} />
          <div>
            <Checkbox {...checkbox('active')}>{text.takesOrders}</Checkbox>
            <p className="text-sm text-muted">{text.takesOrdersHint}</p>
          </div>
          <ConnectionTest id={id} input={form.getValues} />
        </>
      )}
    </ActionForm>
  );
}
