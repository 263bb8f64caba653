import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '../../ui/toast';
import { adminKeys } from '../queries';

/**
 * An act of an administrator: carried out once however often it is pressed, told by a toast, and everything on the
 * screen is asked anew. What went wrong stays in `error`, for `ActFailure`.
 */
export function useAct<Input, Answer>(
  act: (input: Input) => Promise<Answer>,
  { done, onDone }: { done?: string | ((answer: Answer) => string); onDone?: (answer: Answer) => void } = {},
) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset, variables, data } = useMutation({
    mutationFn: act,
    onSuccess: (answer) => {
      if (done) toast({ tone: 'success', title: typeof done === 'string' ? done : done(answer) });
      onDone?.(answer);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminKeys.all }),
  });
  return {
    /** Carries it out; a second press while it runs is none. */
    run: (input: Input) => {
      if (!isPending) mutate(input);
    },
    busy: isPending,
    error,
    /** Forgets what went wrong. */
    reset,
    /** What the last one answered. */
    answer: data,
    /** What it was last asked for. */
    input: variables,
  };
}
