import { useNavigate } from 'react-router-dom';
import { changeProvider, createProvider, type ProviderView } from '#domain/calls/admin-providers.ts';
import { isOtherHost } from '#domain/provider.ts';
import { isApiError } from '#web/api-client/api-error.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { count } from '../format';
import { commonMessages } from '../messages/common';
import { useMay } from '../session';
import { ActionDialog, FormOfAction } from '../ui/action-form';
import { FieldsChanged } from '../ui/changed-meanwhile';
import { useAction } from '../ui/use-action';
import { useAttempts } from '../ui/use-attempts';
import { useSeen } from '../ui/use-seen';
import { ConnectionTest } from './connection-test';
import {
  bodyOf,
  changesOf,
  differingLines,
  type StoredValues,
  storedValuesOf,
  valuesOf,
} from './form-values';
import { ProviderFields } from './provider-fields';
import { providerMessages as text } from './text';

/** Creates a provider, which is shown next. Open as long as it is rendered. */
export function NewProviderDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { idOf } = useAttempts();
  return (
    <ActionDialog
      call={createProvider}
      values={valuesOf()}
      toBody={(typed) => {
        const body = bodyOf(typed);
        return { ...body, requestId: idOf(body) };
      }}
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

/**
 * Changes a provider; without a key it keeps its own. Another user's change meanwhile is shown next to the typed
 * values; nothing is lost, least of all a key, which is shown nowhere again.
 */
export function ProviderForm({ provider }: { provider: ProviderView }) {
  const { id } = provider;
  const saving = useAction({
    call: changeProvider,
    params: { id },
    values: storedValuesOf(provider),
    toBody: ({ active, version, apiKeyLast4: _, ...typed }: StoredValues) => ({
      ...changesOf(typed, provider),
      apiKey: typed.apiKey.trim() || undefined,
      active,
      version,
    }),
    may: useMay('manage-providers'),
    done: text.saved,
    onDone: (answer, form) => form.reset(storedValuesOf(answer.provider)),
  });
  const { form, error } = saving;
  const { action, changed } = useSeen(saving, storedValuesOf(provider), {
    mark: 'version',
    code: 'provider_changed',
    isOlder: provider.version < form.getValues('version'),
  });
  // The refusal knows those that began since the page was loaded.
  const open = isApiError(error, 'provider_delivers') ? Number(error.details.open) : provider.open;
  const isMoved = open > 0 && isOtherHost(provider.baseUrl, form.watch('baseUrl').trim());
  return (
    <FormOfAction action={action} submit={commonMessages.save} failed={text.saveFailed}>
      {({ field, checkbox }) => (
        <>
          <ProviderFields field={field} keyHint={text.keyKept(provider.apiKeyLast4)} />
          <div>
            <Checkbox {...checkbox('active')}>{text.takesOrders}</Checkbox>
            <p className="text-sm text-muted">{text.takesOrdersHint}</p>
          </div>
          {isMoved && (
            <div>
              <Checkbox {...checkbox('sameAccount')}>{text.sameAccount}</Checkbox>
              <p className="text-sm text-muted">{text.sameAccountHint(open, count(open))}</p>
            </div>
          )}
          {/* A test of values that are no longer in the form says nothing. */}
          <ConnectionTest key={form.watch('version')} id={id} input={form.getValues} />
          {changed && (
            <FieldsChanged
              title={text.conflict.title}
              lines={differingLines(provider, form.watch())}
              {...changed}
            />
          )}
        </>
      )}
    </FormOfAction>
  );
}
