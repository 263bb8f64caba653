import { cpus } from 'node:os';
import type { TestTime } from './suites';

/** How often the processors are read, in milliseconds. */
const EVERY_MS = 250;

/** Records how much this machine's processors worked, to distinguish tests that compute from tests that wait. */
export interface Profile {
  stop(): void;
  /** A table: each suite, then its slowest files and tests, with their seconds in total and of computing. */
  table(suites: ReadonlyMap<string, readonly TestTime[]>): string;
}

export function startProfile(): Profile {
  const samples: Sample[] = [sample()];
  const timer = setInterval(() => samples.push(sample()), EVERY_MS).unref();
  return {
    stop: () => clearInterval(timer),
    table: (suites) => tableOf(suites, samples),
  };
}

/** A moment in milliseconds, and the milliseconds that all processors had worked by then. */
export interface Sample {
  at: number;
  busy: number;
}

function sample(): Sample {
  const busy = cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
  return { at: Date.now(), busy };
}

/** The milliseconds that all processors worked between two moments. */
export function workBetween(samples: readonly Sample[], start: number, end: number): number {
  return busyAt(samples, end) - busyAt(samples, start);
}

function busyAt(samples: readonly Sample[], at: number): number {
  const next = samples.findIndex((one) => one.at >= at);
  const after = samples.at(next);
  const before = samples[next - 1];
  if (!after) return 0;
  if (!before || next === -1) return after.busy;
  return before.busy + ((after.busy - before.busy) * (at - before.at)) / (after.at - before.at);
}

function tableOf(suites: ReadonlyMap<string, readonly TestTime[]>, samples: readonly Sample[]): string {
  const row = (what: string, times: readonly TestTime[]): Row => {
    const start = Math.min(...times.map((one) => one.start));
    const end = Math.max(...times.map((one) => one.end));
    return { what, seconds: (end - start) / 1000, computing: workBetween(samples, start, end) / 1000 };
  };
  return [...suites]
    .filter(([, times]) => times.length > 0)
    .flatMap(([suite, times]) => {
      const files = [...new Set(times.map(({ file }) => file))].map((file) =>
        row(
          file,
          times.filter((one) => one.file === file),
        ),
      );
      const tests = times.map((test) => row(`  ${test.name}`, [test]));
      return [
        '',
        suite,
        head,
        ...[row('whole suite', times), ...slowest(files), ...slowest(tests)].map(lineOf),
      ];
    })
    .join('\n');
}

interface Row {
  what: string;
  seconds: number;
  computing: number;
}

const slowest = (rows: readonly Row[]) => [...rows].sort((a, b) => b.seconds - a.seconds).slice(0, 15);

const head = `${'seconds'.padStart(9)} ${'computed'.padStart(9)}`;

function lineOf({ what, seconds, computing }: Row): string {
  return `${seconds.toFixed(1).padStart(9)} ${computing.toFixed(1).padStart(9)}  ${what.slice(0, 110)}`;
}
