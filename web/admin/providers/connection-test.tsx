import { testConnection } from '#domain/calls/admin-providers.ts';
import type { BodyOf } from '#domain/calls/call.ts';
import { api } from '#web/api-client/api.ts';
import { isApiError } from '#web/api-client/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { errorText } from '../error-text';
import { count, moneyIn } from '../format';
import { resultMessages } from '../order/results-text';
import { useWhyNot } from '../session';
import { useAdminMutation } from '../ui/use-admin-mutation';
import type { ProviderValues } from './provider-fields';
import { providerMessages as text } from './text';

interface Props {
  /** A stored provider: without another key its own is used. */
  id?: number;
  input: () => ProviderValues;
}

/** Calls the panel, from the server, with the form's values. The result stays until the next test. */
export function ConnectionTest({ id, input }: Props) {
  const whyNot = useWhyNot('manage-providers');
  const { run, busy, error, answer } = useAdminMutation((body: BodyOf<typeof testConnection>) =>
    api(testConnection, { body }),
  );
  const test = () => {
    const { baseUrl, protocol, apiKey } = input();
    run({ id, baseUrl: baseUrl.trim(), protocol, apiKey: apiKey.trim() || undefined });
  };
  return (
    <div className="grid gap-3">
      {error && (
        <Alert tone="danger" title={text.testFailed}>
          {isApiError(error)
            ? (Object.values(error.fields ?? {})[0] ?? errorText(error))
            : resultMessages.unknown}
        </Alert>
      )}
      {answer && !answer.success && (
        <Alert tone="danger" title={text.testBad}>
          {answer.error}
        </Alert>
      )}
      {answer?.success && (
        <Alert tone="success" title={text.testOk}>
          {text.testOkText(count(answer.services ?? 0), count(answer.durationMs))}{' '}
          {answer.balance !== undefined && text.testBalance(moneyIn(answer.balance, answer.currency))}
        </Alert>
      )}
      <Button size="small" className="justify-self-start" busy={busy} disabledReason={whyNot} onClick={test}>
        {busy ? text.testing : text.test}
      </Button>
    </div>
  );
}
