import type { SweepView } from '#domain/calls/sweeps.ts';
import { useToast } from '#web/ui/toast.tsx';
import { useAdminMutation } from '../ui/use-admin-mutation';
import { useRunEnd } from './use-run-end';

interface Words {
  done: string;
  doneText: (run: SweepView) => string;
  failed: string;
  goesOn: string;
  goesOnText: string;
}

/** Starts a run, or joins the current one, and reports how it ends; also of one started elsewhere. */
export function useRunNow(
  run: SweepView | undefined,
  begin: () => Promise<{ run: SweepView }>,
  words: Words,
) {
  const toast = useToast();
  const follow = useRunEnd(run, (ended) =>
    ended.state === 'done'
      ? toast({ tone: 'success', title: words.done, text: words.doneText(ended) })
      : toast({ tone: 'danger', title: words.failed }),
  );
  const mutation = useAdminMutation(begin, {
    onDone: ({ run: begun }) => {
      if (follow(begun)) toast({ tone: 'info', title: words.goesOn, text: words.goesOnText });
    },
  });
  return { ...mutation, busy: mutation.busy || run?.state === 'running' };
}
