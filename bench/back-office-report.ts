import { loadavg } from 'node:os';
import { type Circumstances, circumstancesIn, keepResult, mark, ms } from './report';
import { quantile } from './statistics';

/** Times in ms, memory in bytes. */
export interface BackOfficeFigures {
  /** By request. */
  lists: Map<string, number[]>;
  /** The file of all orders: its duration, and the API's memory before and at its peak. */
  file: { ms: number; bytes: number; lines: number; before: number; peak: number };
  /** The very first dashboard, which computes the figures of its days; then each range. */
  dashboard: { first: number; times: Map<string, number[]> };
  /** How late a timer of the measuring process was meanwhile. */
  lateness: number[];
}

/** Issue 6: ms of a page at p95, bytes of the API while it writes all orders into a file. */
const aims = { p95: 150, memory: 300e6 } as const;

const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

/** Stores a measurement; returns the readable tables. */
export function keepBackOffice(
  figures: BackOfficeFigures,
  amounts: { orders: number; rounds: number },
  where: Circumstances,
): string {
  const text = backOfficeTable(figures, amounts, where, loadavg()[0] ?? 0);
  keepResult({ ending: '-back-office', title: ' of the back office', text });
  return text;
}

function backOfficeTable(
  { lists, file, dashboard, lateness }: BackOfficeFigures,
  { orders, rounds }: { orders: number; rounds: number },
  where: Circumstances,
  loadAfter: number,
): string {
  const row = ([name, times]: [string, number[]]) => {
    const p95 = quantile(times, 0.95);
    return `| ${name} | ${ms(quantile(times, 0.5))} | ${mark(ms(p95), p95 <= aims.p95)} | ${ms(Math.min(...times))} |`;
  };
  return [
    '| Lists and searches | p50 | p95 | fastest |',
    '| --- | --- | --- | --- |',
    `| aim | | ≤ ${aims.p95} ms | |`,
    ...[...lists].map(row),
    '',
    '| Dashboard | p50 | p95 | fastest |',
    '| --- | --- | --- | --- |',
    ...[...dashboard.times].map(row),
    '',
    '| CSV of all | time | size | memory of the API before | highest meanwhile |',
    '| --- | --- | --- | --- | --- |',
    `| ${orders} orders | ${(file.ms / 1000).toFixed(0)} s | ${mb(file.bytes)} | ${mb(file.before)} | ${mark(mb(file.peak), file.peak < aims.memory)} |`,
    '',
    `The very first dashboard, which makes the figures of two years of days, took ${(dashboard.first / 1000).toFixed(1)} s.`,
    `${rounds} rounds, one call after the other, through the API with its session, counts and JSON. A timer of the measuring process was late by ${ms(quantile(lateness, 0.5))} (p50), ${ms(quantile(lateness, 0.99))} (p99): what the machine costs everybody.`,
    `${circumstancesIn(where)}, after ${loadAfter.toFixed(2)}.`,
  ].join('\n');
}
