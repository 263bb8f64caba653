import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isApiError } from '../../api-client/api-error';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { postProvidersTestConnection } from '../client';
import { errorText } from '../error-text';
import { count } from '../format';
import { messages } from '../messages';
import { commonMessages } from '../messages/common';
import { providerMessages as text } from '../messages/providers';
import { useMay } from '../session';
import { panelMoney } from './figures';

type Input = Parameters<typeof postProvidersTestConnection>[0];

/** Asks the panel, from the server, with what stands in the form. What came of it stays until the next test. */
export function ConnectionTest({ input, children }: { input: () => Input; children: ReactNode }) {
  const mayManage = useMay('manage-providers');
  const test = useMutation({ mutationFn: (body: Input) => postProvidersTestConnection(body) });
  const { data, error } = test;
  return (
    <div className="grid gap-3">
      {error && (
        <Alert tone="danger" title={text.testFailed}>
          {isApiError(error)
            ? (Object.values(error.fields ?? {})[0] ?? errorText(error))
            : messages.results.unknown}
        </Alert>
      )}
      {data && !data.success && (
        <Alert tone="danger" title={text.testBad}>
          {data.error}
        </Alert>
      )}
      {data?.success && (
        <Alert tone="success" title={text.testOk}>
          {text.testOkText(count(data.services ?? 0), count(data.durationMs))}{' '}
          {data.balance !== undefined && text.testBalance(panelMoney(data.balance, data.currency))}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        {children}
        <Button
          busy={test.isPending}
          disabledReason={mayManage ? undefined : commonMessages.notAllowed}
          onClick={() => !test.isPending && test.mutate(input())}
        >
          {test.isPending ? text.testing : text.test}
        </Button>
      </div>
    </div>
  );
}
