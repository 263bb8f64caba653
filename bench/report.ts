import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Amounts, Figures } from './measure';

/** Circumstances without which the figures mean nothing. */
export interface Circumstances {
  at: string;
  commit: string;
  cpu: string;
  cores: number;
  memoryGb: number;
  node: string;
  /** Load of the machine over the minute before; above 0.5 something else was running. */
  loadBefore: number;
}

/** Reads the circumstances; call it before anything is started. */
export function circumstances(): Circumstances {
  const processors = cpus();
  return {
    at: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: __dirname,
      encoding: 'utf8',
    }).trim(),
    cpu: processors[0]?.model ?? 'unknown',
    cores: processors.length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    loadBefore: Math.round((loadavg()[0] ?? 0) * 100) / 100,
  };
}

/** The circumstances in a sentence, without its full stop. */
export function circumstancesIn(where: Circumstances): string {
  return `${where.at}, commit ${where.commit}, ${where.cores} × ${where.cpu}, ${where.memoryGb} GB, Node ${where.node}, load before ${where.loadBefore}`;
}

/** Milliseconds of a table. */
export const ms = (value: number) => `${value.toFixed(1)} ms`;

/** A figure with its verdict. */
export const mark = (text: string, met: boolean) => `${text} ${met ? 'met' : '**missed**'}`;

/** A row of a table. */
export const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The readable table. */
export function table(figures: Figures, amounts: Amounts, where: Circumstances): string {
  const { history, paidToAccepted, threeActivities, lookUpApi, lookUpSql } = figures;
  const rate = (value: number) => `${value.toFixed(1)}/s`;
  const verdict = (ok: boolean) => (ok ? 'met' : 'missed');
  const rows = [
    ['', 'shop', 'compared with', 'ratio', 'aim', ''],
    [
      `(a) purchases, ${amounts.atOnce} at once`,
      rate(figures.purchasesPerSecond),
      `${rate(figures.emptiesPerSecond)} empty workflows`,
      figures.throughputRatio.toFixed(3),
      '≥ 0.25',
      verdict(figures.throughputRatio >= 0.25),
    ],
    [
      '(b) paid → accepted, p50',
      ms(paidToAccepted.p50),
      `${ms(threeActivities.p50)} three empty activities`,
      figures.latencyRatio.toFixed(2),
      '≤ 1.5',
      verdict(figures.latencyRatio <= 1.5),
    ],
    [
      '(c) tracking look-up, p50',
      ms(lookUpApi.p50),
      `${ms(lookUpSql.p50)} bare query`,
      `+${ms(figures.lookUpExtraMs)}`,
      '≤ 3 ms',
      verdict(figures.lookUpExtraMs <= 3),
    ],
    ['history of a purchase', `${history.events} events`, `${history.bytes} bytes`, '', 'fewer', ''],
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const padded = (cells: readonly string[]) =>
    line(cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
  const [head = [], ...body] = rows;
  const kinds = Object.entries(history.kinds)
    .sort(([, one], [, other]) => other - one)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ');
  return [
    padded(head),
    line(widths.map((width) => '-'.repeat(width))),
    ...body.map(padded),
    '',
    `p95: (b) ${ms(paidToAccepted.p95)} against ${ms(threeActivities.p95)}; (c) ${ms(lookUpApi.p95)} against ${ms(lookUpSql.p95)}.`,
    `Events: ${kinds}.`,
    `${circumstancesIn(where)}.`,
  ].join('\n');
}

/** Stores the figures; returns the file. */
export function keep(figures: Figures, amounts: Amounts, where: Circumstances): string {
  return keepResult({ ending: '', title: '', text: table(figures, amounts, where) });
}

/** Stores a measurement in place of the one before, which git keeps; returns the file. */
export function keepResult({ ending, title, text }: { ending: string; title: string; text: string }): string {
  const folder = join(__dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `latest${ending}.md`);
  writeFileSync(file, `# The newest measurement${title}\n\n${text}\n`);
  return file;
}
