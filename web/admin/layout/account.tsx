import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LogOut, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../../ui/toast';
import { type AdminSession, logOut } from '../calls';
import { messages } from '../messages';
import { adminKeys } from '../queries';

const text = messages.shell;

/** Who is logged in, and the way out. */
export function Account({ session, narrow = false }: { session: AdminSession['session']; narrow?: boolean }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const leave = useMutation({
    mutationFn: logOut,
    onSuccess: async () => {
      await navigate('/admin/login', { replace: true });
      // Nothing of one administrator's may be shown to the next at this screen.
      queryClient.removeQueries({ queryKey: adminKeys.all });
    },
    onError: () => toast({ tone: 'danger', title: text.logoutFailed }),
  });
  return (
    <div className={`flex items-center gap-1 ${narrow ? 'flex-col' : 'justify-between'}`}>
      {!narrow && (
        <div className="flex min-w-0 items-center gap-3 px-3">
          <UserRound aria-hidden="true" className="size-5 shrink-0 text-muted" />
          <div className="grid min-w-0 text-sm leading-tight">
            <span className="truncate font-medium">{session.username}</span>
            <span className="text-xs text-muted">{text.roles[session.role]}</span>
          </div>
        </div>
      )}
      <button
        type="button"
        onClick={() => leave.mutate()}
        aria-busy={leave.isPending || undefined}
        aria-label={text.logout}
        title={text.logout}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
      >
        <LogOut aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
