import { getPriority } from 'node:os';
import { type Circumstances, circumstancesIn, keepResult, line, mark, ms } from './report';
import { quantile } from './statistics';
import type { StreamFigures } from './streams';

/** Times in ms of each kind of look-up, through the API and by its SQL alone; the cost of open streams. */
export interface LookUpFigures {
  kinds: {
    name: string;
    api: number[];
    sql: number[];
    /** The p99 of the quietest two seconds. */
    quietest: number;
  }[];
  /** How late a timer of the measuring process was meanwhile. */
  lateness: number[];
  streams: StreamFigures;
}

/** The goals of issue 5: ms at p99 of a look-up, bytes of all streams, connections to the database. */
const aims = { p99: 20, memory: 100_000_000, connections: 1 } as const;

/** The readable tables. */
export function lookUpTable(
  { kinds, lateness, streams }: LookUpFigures,
  orders: number,
  where: Circumstances,
): string {
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  const rows = kinds.map(({ name, api, sql, quietest }) => {
    const [p50, p99] = [quantile(api, 0.5), quantile(api, 0.99)];
    const [bare50, bare99] = [quantile(sql, 0.5), quantile(sql, 0.99)];
    const ratio = `${(p50 / bare50).toFixed(2)} / ${(p99 / bare99).toFixed(2)}`;
    return [name, ms(p50), mark(ms(p99), p99 <= aims.p99), ms(quietest), ms(bare50), ms(bare99), ratio];
  });
  const memory = streams.memoryWith - streams.memoryBefore;
  const head = ['look-up', 'API p50', 'API p99', 'quietest 2 s', 'SQL p50', 'SQL p99', 'ratio p50 / p99'];
  return [
    line(head),
    line(head.map(() => '---')),
    line(['aim', '', `≤ ${aims.p99} ms`, '', '', '', '']),
    ...rows.map(line),
    '',
    line(['open streams', 'memory', 'connections that listen', 'all connections', 'a change arrives after']),
    line(['---', '---', '---', '---', '---']),
    line([
      String(streams.streams),
      mark(`${mb(memory)} (${mb(streams.memoryBefore)} → ${mb(streams.memoryWith)})`, memory < aims.memory),
      mark(String(streams.listeners), streams.listeners === aims.connections),
      `${streams.connectionsBefore} → ${streams.connectionsWith}`,
      `${ms(quantile(streams.changes, 0.5))} (p95 ${ms(quantile(streams.changes, 0.95))})`,
    ]),
    '',
    `Meanwhile a timer of the measuring process was late by ${ms(quantile(lateness, 0.5))} (p50), ${ms(quantile(lateness, 0.99))} (p99): what the machine costs everybody.`,
    `${orders} orders; ${kinds[0]?.api.length ?? 0} look-ups of each kind at 100 per second, API and SQL in turns; priority ${getPriority()}.`,
    `${circumstancesIn(where)}.`,
  ].join('\n');
}

/** Writes the figures where they are kept; returns the file. */
export function keepLookUps(figures: LookUpFigures, orders: number, where: Circumstances): string {
  return keepResult({
    ending: '-look-ups',
    title: ' of look-ups and streams',
    text: lookUpTable(figures, orders, where),
  });
}
