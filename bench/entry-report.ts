import type { Language } from '../domain/money';
import { slow4G, type Visit } from './entry-visit';
import { type Circumstances, circumstancesIn, keepResult, line, mark } from './report';
import { spreadOf } from './statistics';

/** The visits of each language's entry page. */
export type EntryFigures = Record<Language, Visit[]>;

/** The goals of issue 4 for an entry page; times in ms, sizes in bytes of gzip. */
const aims = { scripts: 90_000, largestPaint: 1200, layoutShift: 0.02, interaction: 100 } as const;

const total = (visit: Visit) => Object.values(visit.scripts).reduce((sum, size) => sum + size, 0);

/** The readable table. The median visit for times; the worst for sizes and layout shifts. */
export function entryTable(figures: EntryFigures, where: Circumstances): string {
  const ms = (times: number[]) => {
    const { p50, p95 } = spreadOf(times);
    return { p50, text: `${Math.round(p50)} ms (p95 ${Math.round(p95)})` };
  };
  const rows = Object.entries(figures).map(([language, visits]) => {
    const scripts = Math.max(...visits.map(total));
    const shift = Math.max(...visits.map((visit) => visit.layoutShift));
    const shiftAtEnd = Math.max(...visits.map((visit) => visit.layoutShiftAtEnd));
    const paint = ms(visits.map((visit) => visit.largestPaint));
    const slowest = ms(visits.map((visit) => visit.slowestInteraction));
    return [
      `/${language}/ig`,
      mark(`${(scripts / 1000).toFixed(1)} kB`, scripts <= aims.scripts),
      ms(visits.map((visit) => visit.firstPaint)).text,
      mark(paint.text, paint.p50 <= aims.largestPaint),
      ms(visits.map((visit) => visit.bare)).text,
      mark(shift.toFixed(3), shift <= aims.layoutShift),
      shiftAtEnd.toFixed(3),
      mark(slowest.text, slowest.p50 < aims.interaction),
      ms(visits.map((visit) => visit.answered)).text,
    ];
  });
  const head = [
    'page',
    'JavaScript',
    'FCP',
    'LCP',
    'LCP of a bare line',
    'CLS',
    'with the answer',
    'slowest interaction',
    'first answer',
  ];
  const first = Object.values(figures)[0]?.[0];
  const files = Object.entries(first?.scripts ?? {})
    .map(([name, size]) => `${name} ${(size / 1000).toFixed(1)}`)
    .join(', ');
  return [
    line(head),
    line(head.map(() => '---')),
    line(['aim', '≤ 90 kB', '', '≤ 1200 ms', '', '≤ 0.02', '', '< 100 ms', '']),
    ...rows.map(line),
    '',
    `Scripts before the first sign of a visitor (kB gzip): ${files}.`,
    `${first ? Object.values(figures)[0]?.length : 0} visits each; ${slow4G.latencyMs} ms, ${slow4G.downKbit} kbit/s down, ${slow4G.upKbit} up, processor ${slow4G.cpuSlowdown} times slower.`,
    `${circumstancesIn(where)}.`,
  ].join('\n');
}

/** Writes the figures where they are kept; returns the file. */
export function keepEntry(figures: EntryFigures, where: Circumstances): string {
  return keepResult({ ending: '-entry', title: ' of the entry pages', text: entryTable(figures, where) });
}
