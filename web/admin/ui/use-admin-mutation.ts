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

/** A run, with everything that it does when it ends: until then the screen may have turned to something else. */
interface Run<Input, Answer> extends MutationCallbacks<Answer> {
  input: Input;
  send: (input: Input) => Promise<Answer>;
}

/**
 * An action of an administrator. It runs once even if the button is pressed twice, shows a toast, and refetches everything
 * on the screen. A failure stays in `error`, for `ActionFailure`. The callbacks are those of the render in which it was
 * started.
 */
export function useAdminMutation<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  callbacks: MutationCallbacks<Answer> = {},
) {
  const toast = useToast();
  // Two clicks before the next render see the same `isPending`.
  const running = useRef<Run<Input, Answer>>(undefined);
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset, variables, data } = useMutation({
    mutationFn: (run: Run<Input, Answer>) => run.send(run.input),
    onSuccess: (answer, { done, onDone }) => {
      if (done) toast({ tone: 'success', title: typeof done === 'string' ? done : done(answer) });
      return onDone?.(answer);
    },
    onError: (failure, { onFailed }) => onFailed?.(failure),
    onSettled: (_answer, _error, run) => {
      if (running.current === run) running.current = undefined;
      return queryClient.invalidateQueries({ queryKey: adminKeys.all });
    },
  });
  return {
    /** Runs it; a second click while it runs has no effect. */
    run: (input: Input) => {
      if (running.current) return;
      running.current = { ...callbacks, input, send };
      mutate(running.current);
    },
    busy: isPending,
    error,
    /** Forgets the last run: its error and its answer. Another can begin at once. */
    reset: () => {
      running.current = undefined;
      reset();
    },
    /** The last answer. */
    answer: data,
    /** The last input. */
    input: variables?.input,
  };
}
