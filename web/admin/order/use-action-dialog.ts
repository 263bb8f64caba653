import { useCallback, useState } from 'react';
import { useToast } from '#web/ui/toast.tsx';
import type { ActionResult } from './action-results';
import type { ActionName } from './actions';

/** The action whose dialog is open, and the result of the last one. */
export function useActionDialog() {
  const toast = useToast();
  const [action, setAction] = useState<ActionName>();
  const [result, setResult] = useState<ActionResult & { id: number }>();

  const close = useCallback(() => setAction(undefined), []);
  const finish = useCallback(
    (done: ActionResult) => {
      setAction(undefined);
      setResult((before) => ({ ...done, id: (before?.id ?? 0) + 1 }));
      toast({ title: done.title, tone: done.tone === 'warning' ? 'info' : done.tone });
    },
    [toast],
  );
  const dismiss = useCallback(() => setResult(undefined), []);
  return { action, result, open: setAction, close, finish, dismiss };
}
