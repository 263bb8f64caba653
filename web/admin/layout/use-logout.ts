import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { adminLogout } from '#domain/calls/admin-session.ts';
import { api } from '#web/api-client/api.ts';
import { useToast } from '#web/ui/toast.tsx';
import { messages } from '../messages';
import { adminKeys } from '../queries';

/** Leaves the back office without leaving data behind. */
export function useLogout() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    // Waits for the connection.
    networkMode: 'online',
    mutationFn: () => api(adminLogout),
    onSuccess: async () => {
      await navigate('/admin/login', { replace: true });
      // The next user of this screen must not see the previous one's data.
      queryClient.removeQueries({ queryKey: adminKeys.all });
    },
    onError: () => toast({ tone: 'danger', title: messages.shell.logoutFailed }),
  });
}
