/** Progress of a step: that it begins, how far it is, or how it ended. */
export interface StepProgress {
  done: boolean;
  text?: string;
  failed?: boolean;
}

/** Shows the steps of a long start: one line for each finished step, and below them the running ones. */
export interface Progress {
  /** Pass this to `startStack`. */
  onStep(step: string, progress: StepProgress): void;
  /** Removes the line of running steps, for other output or at the end. */
  clear(): void;
}

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 100;
/** Without a terminal, the progress of one step is written at most this often. */
const QUIET_MS = 15_000;

/** The output: a terminal, or anything else that takes lines. */
export interface Screen {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

/** Live lines on a terminal; plain lines, and few of them, everywhere else. */
export function showProgress(screen: Screen = process.stdout, now: () => number = Date.now): Progress {
  return screen.isTTY ? live(screen, now) : plain(screen, now);
}

/** A duration in readable form: "0.4 s", "12 s", "2 min 5 s". */
export function duration(milliseconds: number): string {
  if (milliseconds < 9_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

function live(screen: Screen, now: () => number): Progress {
  const under = new Map<string, { since: number; text?: string }>();
  let frame = 0;
  let timer: NodeJS.Timeout | undefined;
  const clear = () => screen.write('\r\u001b[K');
  const draw = () => {
    const steps = [...under].map(([step, { since, text }]) => {
      const elapsed = now() - since;
      return `${step}${text ? ` (${text})` : elapsed > 2_000 ? ` (${duration(elapsed)})` : ''}`;
    });
    const line = `${FRAMES[frame++ % FRAMES.length]} ${steps.join(' · ')}`;
    screen.write(`\r\u001b[K${line.slice(0, (screen.columns || 80) - 1)}`);
  };
  return {
    onStep(step, { done, text, failed }) {
      const known = under.get(step);
      if (done) {
        under.delete(step);
        clear();
        const took = duration(now() - (known?.since ?? now()));
        screen.write(
          `${failed ? '✗' : '✓'} ${step.padEnd(18)} ${took.padStart(12)}${text ? `   ${text}` : ''}\n`,
        );
      } else {
        under.set(step, { since: known?.since ?? now(), text: text ?? known?.text });
      }
      if (under.size > 0) draw();
      timer ??= setInterval(() => under.size > 0 && draw(), FRAME_MS).unref();
    },
    clear() {
      clearInterval(timer);
      timer = undefined;
      under.clear();
      clear();
    },
  };
}

function plain(screen: Screen, now: () => number): Progress {
  const under = new Map<string, { since: number; shownAt: number }>();
  return {
    onStep(step, { done, text, failed }) {
      const known = under.get(step) ?? { since: now(), shownAt: -QUIET_MS };
      under.set(step, known);
      if (done) {
        under.delete(step);
        const how = failed ? 'failed after' : 'done in';
        screen.write(`${step}: ${how} ${duration(now() - known.since)}${text ? `, ${text}` : ''}\n`);
      } else if (text !== undefined && now() - known.shownAt >= QUIET_MS) {
        known.shownAt = now();
        screen.write(`${step}: ${text}\n`);
      }
    },
    clear: () => undefined,
  };
}
