/**
 * Starts `work` `times` times at an even rate, without waiting for earlier calls. Returns the duration of each call in ms,
 * in the order of their start. Throws the first failure.
 */
export async function steadily(
  times: number,
  perSecond: number,
  work: (index: number) => Promise<unknown>,
): Promise<number[]> {
  const begin = performance.now();
  const running: Promise<number>[] = [];
  for (let index = 0; index < times; index += 1) {
    const due = begin + (index * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const started = performance.now();
    const took = work(index).then(() => performance.now() - started);
    // It is thrown below, once all have begun.
    took.catch(() => undefined);
    running.push(took);
  }
  return Promise.all(running);
}

/** How late a timer of this process is, in ms, again and again: the machine's own cost. */
export function watchTimer(everyMs = 10): { stop(): number[] } {
  const late: number[] = [];
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    late.push(Math.max(0, now - last - everyMs));
    last = now;
  }, everyMs);
  return {
    stop() {
      clearInterval(timer);
      return late;
    },
  };
}
