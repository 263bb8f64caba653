import { useEffect, useRef, useState } from 'react';

/**
 * Calls `onEnd` once for each run that ends: one that was seen running on this screen, or that `follow` named. A run
 * started by this screen may end before its rows are fetched again, and while its own call is still waiting.
 * @returns `follow`, which takes the answer about such a run, and returns whether its end is still to come.
 */
export function useRunEnd<Run extends { id: string; state: string }>(
  run: Run | undefined,
  onEnd: (run: Run) => void,
): (begun: Run) => boolean {
  const [followed, setFollowed] = useState<string>();
  const ended = useRef<string>(undefined);
  const end = (over: Run) => {
    if (ended.current === over.id) return;
    ended.current = over.id;
    setFollowed(undefined);
    onEnd(over);
  };
  const latest = useRef(end);
  latest.current = end;
  useEffect(() => {
    if (!run) return;
    if (run.state === 'running') setFollowed(run.id);
    else if (followed === run.id) latest.current(run);
  }, [run, followed]);
  return (begun) => {
    if (begun.state === 'running') setFollowed(begun.id);
    else end(begun);
    return ended.current !== begun.id;
  };
}
