/** How long the remaining parts may take to finish their work, in ms: longer than the workers' own force time. */
const patienceMs = 65_000;

/**
 * Waits until all parts of the process have ended. If one fails, `onFailure` asks the others to end, and its error is
 * thrown once they have, or after a while: a process that serves only a part of its queues must end, so that its
 * supervisor starts a complete one.
 */
export async function untilAllEnd(
  parts: readonly Promise<void>[],
  onFailure: (error: unknown) => void,
  waitMs = patienceMs,
): Promise<void> {
  try {
    await Promise.all(parts);
  } catch (error) {
    onFailure(error);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, waitMs);
    });
    await Promise.race([Promise.allSettled(parts), late]);
    clearTimeout(timer);
    throw error;
  }
}
