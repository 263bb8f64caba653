import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../i18n/messages';
import { Page } from '../shell/page';
import { AccountFailure, AccountSkeleton, AccountView } from './account-view';
import { Login } from './login';
import { OrderDetail } from './order-detail';
import { useAccountSession } from './use-account-session';

/**
 * "Mi Cuenta" (S1 §2.4, §2.5): the login, then the account or one of its orders (`?order=`). Filter and order are in
 * the URL, so that bookmarks and the back button work.
 */
export function AccountPage() {
  const { account } = useMessages();
  const [search] = useSearchParams();
  const order = search.get('order') ?? undefined;
  const session = useAccountSession(order !== undefined);
  const { customer } = session;
  return (
    <Page>
      {session.failed ? (
        <AccountFailure
          message={account.loadFailed}
          query={{ isFetching: session.loading, refetch: session.retry }}
        />
      ) : customer === undefined ? (
        <AccountSkeleton />
      ) : customer === null ? (
        <Login
          key={session.round}
          email={session.lastEmail}
          focus={session.focus}
          onEntered={session.enter}
        />
      ) : order ? (
        <OrderDetail
          key={order}
          reference={order}
          onDoubt={session.retry}
          onLeave={() => session.leave('out')}
          leaving={session.leaving === 'out'}
        />
      ) : (
        <AccountView
          key={customer.email}
          email={customer.email}
          onLeave={session.leave}
          leaving={session.leaving}
          onDoubt={session.retry}
        />
      )}
    </Page>
  );
}
