import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { endSession, forgetLoaded, sessionQuery } from '../api-client/customer';
import { failureSentence } from '../api-client/failure';
import { browserCart } from '../cart/cart-storage';
import { useMessages } from '../i18n/messages';
import { clearBrowserData, useDataCleared } from '../order/clear-browser-data';
import { useToast } from '../ui/toast';

/**
 * The session of the account page. An expired session shows a notice and keeps its URL for the next login; logging out
 * forgets the URL and all data of the account.
 */
export function useAccountSession(wantsOrder: boolean) {
  const { account, errors } = useMessages();
  const toast = useToast();
  const queryClient = useQueryClient();
  const query = useQuery({ ...sessionQuery, refetchOnMount: 'always' });
  const customer = query.data?.customer;
  const [lastEmail, setLastEmail] = useState('');
  const [left, setLeft] = useState({ round: 0, focus: false });
  const known = useRef<string>(undefined);
  const announced = useRef(false);

  useEffect(() => {
    if (customer) {
      known.current = customer.email;
      announced.current = false;
      return;
    }
    // The session ended while the account was open, or an order's page was opened without one.
    if (customer === null && !announced.current && (known.current !== undefined || wantsOrder)) {
      announced.current = true;
      setLastEmail(known.current ?? '');
      setLeft(({ round }) => ({ round: round + 1, focus: false }));
      known.current = undefined;
      toast({ tone: 'danger', ...account.expired });
    }
  }, [customer, wantsOrder, toast, account]);

  const { refetch } = query;
  const askAgain = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    // The account is hidden until the session is known again; a login keeps what was typed.
    if (customer) void queryClient.resetQueries({ queryKey: sessionQuery.queryKey });
    else void refetch();
  });
  // A page in the back/forward cache misses the end or the beginning of its session.
  useEffect(() => {
    window.addEventListener('pageshow', askAgain);
    return () => window.removeEventListener('pageshow', askAgain);
  }, []);

  const retry = useCallback(() => void refetch(), [refetch]);
  const leaving = useMutation({
    mutationFn: (why: 'out' | 'change') => endSession({ keepBrowser: why === 'change' }),
    onSuccess: (_answer, why) => {
      if (why === 'change') return forget();
      clearBrowserData(browserCart());
      toast({ tone: 'success', title: account.loggedOut });
    },
    onError: (error) => toast({ tone: 'danger', title: failureSentence(error, errors) }),
  });
  // Also on the other pages of a browser that logs out or is forgotten: they would go on showing the account.
  useDataCleared(forget);

  /** Shows an empty login, and removes everything loaded with the session from this page. */
  function forget(): void {
    known.current = undefined;
    announced.current = true;
    setLastEmail('');
    setLeft(({ round }) => ({ round: round + 1, focus: true }));
    forgetLoaded(queryClient);
  }

  return {
    /** Undefined until it is known. */
    customer,
    failed: customer === undefined && query.isError,
    loading: query.isFetching,
    /** Checks again for a session, e.g. after a call was refused for lack of one. */
    retry,
    /** The e-mail address of a session that expired. */
    lastEmail,
    ...left,
    enter: (email: string) => {
      // Orders loaded in the public view are now available in full.
      for (const key of ['/api/orders', '/api/customer-account'])
        queryClient.removeQueries({ queryKey: [key] });
      queryClient.setQueryData(sessionQuery.queryKey, { success: true, customer: { email } });
    },
    leave: (why: 'out' | 'change') => leaving.mutate(why),
    leaving: leaving.isPending ? leaving.variables : undefined,
  };
}
