import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { adminLogout } from '#domain/calls/admin-session.ts';
import { api } from '#web/api-client/api.ts';
import { useToast } from '#web/ui/toast.tsx';
import { messages } from '../messages';
import { adminKeys } from '../queries';

/** Leaves the back office, and leaves nothing behind. */
export function useLogout() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: () => api(adminLogout),
    onSuccess: async () => {
      await navigate('/admin/login', { replace: true });
      // Nothing of one administrator's may be shown to the next at this screen.
      queryClient.removeQueries({ queryKey: adminKeys.all });
    },
    onError: () => toast({ tone: 'danger', title: messages.shell.logoutFailed }),
  });
}
