import { useEffect, useRef } from 'react';
import type { SweepView } from '../../../domain/calls/sweeps';

/** Calls `onEnd` once when a run that was seen running on this screen has ended. */
export function useRunEnd(run: SweepView | undefined, onEnd: (run: SweepView) => void): void {
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
