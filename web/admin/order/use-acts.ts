import { useCallback, useEffect, useRef, useState } from 'react';
import { useToast } from '#web/ui/toast.tsx';
import type { ActionResult } from './action-results';
import type { ActionName } from './actions';

/** The act whose dialog is open, and what came of the last one. */
export function useActs() {
  const toast = useToast();
  const [action, setAction] = useState<ActionName>();
  const [result, setResult] = useState<ActionResult & { id: number }>();
  const opener = useRef<Element>(null);
  const returning = useRef(false);

  // Only once the dialog has gone can what lies under it take the focus again.
  useEffect(() => {
    if (action || !returning.current) return;
    returning.current = false;
    const timer = setTimeout(() => opener.current instanceof HTMLElement && opener.current.focus(), 0);
    return () => clearTimeout(timer);
  }, [action]);

  const open = useCallback((name: ActionName) => {
    opener.current = document.activeElement;
    setAction(name);
  }, []);
  const close = useCallback(() => {
    returning.current = true;
    setAction(undefined);
  }, []);
  const finish = useCallback(
    (done: ActionResult) => {
      // What came of it takes the focus.
      returning.current = false;
      setAction(undefined);
      setResult((before) => ({ ...done, id: (before?.id ?? 0) + 1 }));
      toast({ title: done.title, tone: done.tone === 'warning' ? 'info' : done.tone });
    },
    [toast],
  );
  const dismiss = useCallback(() => setResult(undefined), []);
  return { action, result, open, close, finish, dismiss };
}
