import type { TimelineLineView } from '#domain/calls/orders.ts';
import { errorCatalogue, isErrorCode, isUnanswered } from '#domain/errors.ts';
import { operatorOf } from '#domain/timeline.ts';
import { errorText } from '../error-text';
import { count, euros } from '../format';
import { attentionDetail } from '../messages/attention';
import { mailKindName } from '../messages/mails';
import { declineName } from '../payments/method';
import { paymentMessages } from '../payments/text';
import type { ActionName } from './actions';
import { actionMessages } from './actions-text';
import type { PanelCall } from './panel-call';
import { panelStatusNames } from './text';
import {
  actorNames,
  commandMessages,
  dataNames,
  operatorName,
  reasonNames,
  refusalNames,
  timelineMessages,
  yesNo,
} from './timeline-text';

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
  command: (value) => {
    const action = commands[String(value)];
    return action ? actionMessages[action].label : String(value);
  },
};

/** Reasons that the shop, a panel or a bank gives; of other lines they are a person's own words. */
function reasonWriter(kind: string): (reason: string) => string {
  if (kind === 'submission-refused') return named(refusalNames);
  if (kind.startsWith('dispute-')) return named(paymentMessages.disputeReasons);
  if (kind === 'refund-requested') return named(paymentMessages.detail.refundReasons);
  return fromPanel.has(kind) ? attentionDetail : named(reasonNames);
}

const fromPanel = new Set([
  'submission-delayed',
  'submission-unknown',
  'submission-dismissed',
  'provider-cancel',
  'refill-refused',
  'refill-rejected',
]);

/** Why a bank refused an attempt, why a payment became no order, or why an action was refused. */
function codeWriter(kind: string): (code: string) => string {
  if (kind === 'payment-failed') return declineName;
  if (kind === 'order-refused') return named(paymentMessages.detail.refundReasons);
  return refusedCommand;
}

/** Why an action had no effect; a run that was lost may have done what it was asked. */
function refusedCommand(code: string): string {
  if (!isErrorCode(code)) return code;
  if (isUnanswered(code)) return commandMessages.unanswered;
  if (code === 'validation_failed') return commandMessages.invalid;
  return errorText({ code, message: errorCatalogue[code][1] });
}

function statusWriter(kind: string): (status: string) => string {
  return named(kind.startsWith('dispute-') ? paymentMessages.disputeStatuses : panelStatusNames);
}

/** Names of what is known; a newer server may send other words. */
const named = (names: Record<string, string>) => (word: string) =>
  (Object.hasOwn(names, word) && names[word]) || word;

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
export function timelineData({
  kind,
  data,
}: Pick<TimelineLineView, 'kind' | 'data'>): { name: string; text: string }[] {
  return Object.entries(data)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ name: dataNames[name] ?? name, text: write(kind, name, value) }));
}

function write(kind: string, name: string, value: Value): string {
  if (name === 'reason') return reasonWriter(kind)(String(value));
  if (name === 'code') return codeWriter(kind)(String(value));
  if (name === 'status') return statusWriter(kind)(String(value));
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
