import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { adminKeys } from './queries';
import { forgetUnsaved } from './unsaved';

/** State of the login page after a logout: nothing is unsaved any more that one could stay for. */
export interface LogoutState {
  loggedOut?: true;
}

/** Goes to the login page once the session has ended, and leaves none of the user's data behind. */
export function useLeave() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    // The next user of this screen must not see the previous one's data.
    forgetUnsaved();
    await navigate('/admin/login', { replace: true, state: { loggedOut: true } satisfies LogoutState });
    queryClient.removeQueries({ queryKey: adminKeys.all });
  };
}
