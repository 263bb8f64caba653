import { useMutation } from '@tanstack/react-query';
import { adminLogout } from '#domain/calls/admin-session.ts';
import { api } from '#web/api-client/api.ts';
import { useToast } from '#web/ui/toast.tsx';
import { useLeave } from '../leave';
import { messages } from '../messages';

/** Leaves the back office. */
export function useLogout() {
  const leave = useLeave();
  const toast = useToast();
  return useMutation({
    mutationFn: () => api(adminLogout),
    onSuccess: leave,
    onError: () => toast({ tone: 'danger', title: messages.shell.logoutFailed }),
  });
}
