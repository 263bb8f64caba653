import { useEffect, useRef } from 'react';

/** Calls `onEnd` once when a run that was seen running on this screen has ended. */
export function useRunEnd<Run extends { id: string; state: string }>(
  run: Run | undefined,
  onEnd: (run: Run) => void,
): void {
  const running = useRef<string>(undefined);
  const latest = useRef(onEnd);
  latest.current = onEnd;
  useEffect(() => {
    if (!run) return;
    if (run.state === 'running') running.current = run.id;
    else if (running.current === run.id) {
      running.current = undefined;
      latest.current(run);
    }
  }, [run]);
}
