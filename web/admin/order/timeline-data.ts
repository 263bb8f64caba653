import type { TimelineLineView } from '#domain/calls/orders.ts';
import { operatorOf } from '#domain/timeline.ts';
import { count, euros } from '../format';
import { mailKindName } from '../messages/mails';
import type { ActionName } from './actions';
import { actionMessages } from './actions-text';
import type { PanelCall } from './panel-call';
import { actorNames, dataNames, operatorName, reasonNames, timelineMessages, yesNo } from './timeline-text';

type Value = string | number | boolean;

const commands: Record<string, ActionName> = {
  resend: 'resend',
  resolve: 'resolve',
  changeTarget: 'changeTarget',
  refill: 'refill',
  refund: 'refund',
};

const writers: Record<string, (value: Value) => string> = {
  amountCents: (value) => euros(Number(value)),
  kind: (value) => mailKindName(String(value)),
  reason: (value) => reasonNames[String(value)] ?? String(value),
  command: (value) => {
    const action = commands[String(value)];
    return action ? actionMessages[action].label : String(value);
  },
};

/** A line of the timeline, or a call to the panel. */
type TimelineEntry =
  | { at: string; line: TimelineLineView; call?: undefined }
  | { at: string; line?: undefined; call: PanelCall };

/** Lines and calls in one order, the newest first; at the same moment the call comes before its result. */
export function timelineEntries(
  lines: readonly TimelineLineView[],
  calls: readonly PanelCall[],
): TimelineEntry[] {
  const newestLines = [...lines].sort((a, b) => b.seq - a.seq).map((line) => ({ at: line.at, line }));
  return [...newestLines, ...calls.map((call) => ({ at: call.at, call }))].sort((a, b) =>
    b.at.localeCompare(a.at),
  );
}

/** The data of a timeline line as names and texts; empty values are left out. */
export function timelineData(line: Pick<TimelineLineView, 'data'>): { name: string; text: string }[] {
  return Object.entries(line.data)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ name: dataNames[name] ?? name, text: write(name, value) }));
}

function write(name: string, value: Value): string {
  const writer = writers[name];
  if (writer) return writer(value);
  if (typeof value === 'boolean') return value ? yesNo.true : yesNo.false;
  return typeof value === 'number' ? count(value) : value;
}

/** The actor: one of our names, an operator with the name that they gave, or the administrator's own. */
export function actorName(by: string): string {
  const operator = operatorOf(by);
  return operator ? operatorName(operator.claimed) : (actorNames[by] ?? by);
}

/** What happened; an unknown kind from a newer server is shown as it is. */
export function timelineTitle(kind: string): string {
  return (timelineMessages as Record<string, string>)[kind] ?? kind;
}

/** Meaning of a line, for its mark's colour. */
export function timelineTone(kind: string): 'neutral' | 'success' | 'danger' {
  if (/failed|refused|unknown|rejected|canceled|partial|abandoned|cancelled|dispute-(opened|lost)/.test(kind))
    return 'danger';
  return /succeeded|completed|accepted|created/.test(kind) ? 'success' : 'neutral';
}
