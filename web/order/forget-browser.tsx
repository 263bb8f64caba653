import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import type { OrderView } from '#domain/calls/orders.ts';
import { endSession, forgetLoaded } from '../api-client/customer';
import { failureSentence } from '../api-client/failure';
import { browserCart } from '../cart/cart-storage';
import { useMessages } from '../i18n/messages';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { takeFocus } from '../ui/kept-focus';
import { clearBrowserData, useDataCleared } from './clear-browser-data';

/**
 * For buyers at a shared computer: removes this browser's access to the order, as logging out does for an account.
 * Renders nothing without access. `onForgotten` loads the order again, also if another page removed the access; its
 * earlier data is gone by then.
 */
export function ForgetBrowser({
  order,
  onForgotten,
}: {
  order: Pick<OrderView, 'view'> | undefined;
  onForgotten: () => void;
}) {
  const { tracking, errors } = useMessages();
  const queryClient = useQueryClient();
  const why = useId();
  const forgetting = useMutation({
    mutationFn: () => endSession({ keepBrowser: false }),
    onSuccess: () => clearBrowserData(browserCart()),
  });
  useDataCleared(() => {
    forgetLoaded(queryClient);
    // Synchronous, so that the open stream of the full order doesn't restore what was just removed.
    flushSync(onForgotten);
  });
  if (order?.view !== 'own') return null;
  return (
    <section className="grid justify-items-start gap-1.5">
      <p id={why} className="text-sm leading-6 text-muted">
        {tracking.forget.why}
      </p>
      <Button
        aria-describedby={why}
        busy={forgetting.isPending}
        onClick={() => !forgetting.isPending && forgetting.mutate()}
      >
        {tracking.forget.button}
      </Button>
      {forgetting.isError && <Alert tone="danger">{failureSentence(forgetting.error, errors)}</Alert>}
    </section>
  );
}

/** Says what was removed, and how to find the order again. */
export function BrowserForgotten() {
  const { forget } = useMessages().tracking;
  return (
    <div tabIndex={-1} ref={takeFocus} className="outline-none">
      <Alert tone="success" title={forget.done}>
        {forget.doneText}
      </Alert>
    </div>
  );
}
