import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Prevents the buyer from leaving the page by accident while a payment is processed. If the payment method itself leads
 * to another page (`leaves`), the browser doesn't ask.
 */
export function useStayGuard(isRunning: () => boolean, leaves: boolean): void {
  const blocker = useBlocker(isRunning);
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isRunning() && !leaves) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  });
}
