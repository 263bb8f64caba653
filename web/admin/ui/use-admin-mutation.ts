import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useToast } from '#web/ui/toast.tsx';
import { adminKeys } from '../queries';

interface MutationCallbacks<Answer> {
  /** Shown when it is done. */
  done?: string | ((answer: Answer) => string);
  /** The action is busy until its promise is fulfilled; only then the screen is refreshed. */
  onDone?: (answer: Answer) => unknown;
  onFailed?: (error: Error) => void;
}

/**
 * An action of an administrator. It runs once even if the button is pressed twice, shows a toast, and refetches everything
 * on the screen. A failure stays in `error`, for `ActionFailure`.
 */
export function useAdminMutation<Input, Answer>(
  mutationFn: (input: Input) => Promise<Answer>,
  { done, onDone, onFailed }: MutationCallbacks<Answer> = {},
) {
  const toast = useToast();
  // Two clicks before the next render see the same `isPending`.
  const running = useRef(false);
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset, variables, data } = useMutation({
    // Waits for the connection.
    networkMode: 'online',
    mutationFn,
    onSuccess: (answer) => {
      if (done) toast({ tone: 'success', title: typeof done === 'string' ? done : done(answer) });
      return onDone?.(answer);
    },
    onError: onFailed,
    onSettled: () => {
      running.current = false;
      return queryClient.invalidateQueries({ queryKey: adminKeys.all });
    },
  });
  return {
    /** Runs it; a second click while it runs has no effect. */
    run: (input: Input) => {
      if (running.current) return;
      running.current = true;
      mutate(input);
    },
    busy: isPending,
    error,
    /** Clears the error. */
    reset,
    /** The last answer. */
    answer: data,
    /** The last input. */
    input: variables,
  };
}
