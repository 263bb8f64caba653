import { useEffect, useRef, useState } from 'react';

/**
 * Calls `onEnd` once when a run has ended that was seen running on this screen, or that `follow` named: a run started
 * by this screen may end before its rows are fetched again.
 * @returns `follow`, which takes the id of such a run.
 */
export function useRunEnd<Run extends { id: string; state: string }>(
  run: Run | undefined,
  onEnd: (run: Run) => void,
): (id: string) => void {
  const [followed, setFollowed] = useState<string>();
  const latest = useRef(onEnd);
  latest.current = onEnd;
  useEffect(() => {
    if (!run) return;
    if (run.state === 'running') setFollowed(run.id);
    else if (followed === run.id) {
      setFollowed(undefined);
      latest.current(run);
    }
  }, [run, followed]);
  return setFollowed;
}
