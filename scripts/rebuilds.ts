import { readFileSync, statSync } from 'node:fs';

/** How often a log is looked at, in milliseconds. */
const LOOK_EVERY_MS = 500;
/** How many lines of a failure are shown, and how much of each. */
const [LINES, CHARACTERS] = [12, 300];

/**
 * What a process that rebuilds or restarts itself writes into its log. It outlives a failure, so only the log shows it.
 * Flags: `gm`.
 */
export interface Rebuilds {
  began: RegExp;
  worked: RegExp;
  failed: RegExp;
}

/** One of our servers under `tsx watch`: Node's last words, or a line of the level `fatal`. */
export const RESTARTS: Rebuilds = {
  began: /^.*\[tsx\] /gm,
  worked: /^\{.*"msg":"[^"]*\bready\b/gim,
  failed: /^Node\.js v\d|^\{"level":60,/gm,
};

/** Vite. */
export const PAGES: Rebuilds = {
  began: /^build started/gm,
  worked: /^built in/gm,
  failed: /^Build failed with/gm,
};

/** The bundler of workflows under `tsx watch`. */
export const BUNDLES: Rebuilds = { ...RESTARTS, worked: /bundle created/gim };

/** Where the reasons begin; before it, webpack lists all modules. */
const REASON = /^(\w*Error\b|ERROR in |Build failed|✘)/;

/** Why the last rebuild in a log failed, and where in it; undefined if it worked, or if none has ended. */
export function failureIn(
  log: string,
  { began, worked, failed }: Rebuilds,
): { at: number; reason: string } | undefined {
  const at = last(log, failed);
  if (at === -1 || at < last(log, worked)) return undefined;
  const from = Math.max(0, last(log.slice(0, at), began));
  const next = log.slice(at).search(began);
  const lines = log
    .slice(from, next === -1 ? undefined : at + next)
    .split('\n')
    .filter((line) => /\S/.test(line) && !/^\s+at |^\{"level":[1-5]0,/.test(line));
  const first = Math.max(
    0,
    lines.findIndex((line) => REASON.test(line)),
  );
  const shown = lines.slice(first, first + LINES).map((line) => line.slice(0, CHARACTERS));
  return { at, reason: shown.join('\n') };
}

/** Says when a rebuild failed, and when one worked again, until the process is gone. */
export function followRebuilds(
  { name, log, gone }: { name: string; log: string; gone: Promise<void> },
  rebuilds: Rebuilds,
  say: (line: string) => void,
): void {
  let [size, seen] = [-1, -1];
  let reported: number | undefined;
  const timer = setInterval(() => {
    const before = size;
    size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
    // A failure takes several writes.
    if (size === 0 || size !== before || size === seen) return;
    seen = size;
    const failure = failureIn(readFileSync(log, 'utf8'), rebuilds);
    if (failure?.at === reported) return;
    say(failure ? `"${name}" failed (its log: ${log}).\n${failure.reason}` : `"${name}" works again.`);
    reported = failure?.at;
  }, LOOK_EVERY_MS).unref();
  void gone.then(() => clearInterval(timer));
}

function last(log: string, pattern: RegExp): number {
  return [...log.matchAll(pattern)].at(-1)?.index ?? -1;
}
