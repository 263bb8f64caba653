import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../../ui/toast';
import { postLogout } from '../client';
import { messages } from '../messages';
import { adminKeys } from '../queries';

/** Leaves the back office, and leaves nothing behind. */
export function useLogout() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: () => postLogout(),
    onSuccess: async () => {
      await navigate('/admin/login', { replace: true });
      // Nothing of one administrator's may be shown to the next at this screen.
      queryClient.removeQueries({ queryKey: adminKeys.all });
    },
    onError: () => toast({ tone: 'danger', title: messages.shell.logoutFailed }),
  });
}
