/** How often to look whether npm's shell still lives, in milliseconds. */
const POLL_MS = 500;

/**
 * Calls `stop` at each stop signal. Under npm also when its shell has ended without one: a signal to npm alone ends the
 * shell, which doesn't hand it on.
 */
export function onStop(stop: () => void): void {
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== shell) handle();
  }, POLL_MS).unref();
  const handle = () => {
    clearInterval(timer);
    stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle);
  if (!process.env.npm_lifecycle_event) clearInterval(timer);
}
