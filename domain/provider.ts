/** Protocols that panels speak: the SMM API v2 (one address, form-encoded), and JSON over REST. */
export const providerProtocols = ['smm-v2', 'json-rest'] as const;
export type ProviderProtocol = (typeof providerProtocols)[number];

/** Status words of SMM panels, normalized. */
export const providerStatuses = [
  'pending',
  'in-progress',
  'completed',
  'partial',
  'canceled',
  'failed',
  'refunded',
  'unknown',
] as const;
export type ProviderStatus = (typeof providerStatuses)[number];

/** A map, because a panel can say `constructor`, which an object has. */
const words = new Map<string, ProviderStatus>([
  ['pending', 'pending'],
  ['awaiting', 'pending'],
  ['processing', 'in-progress'],
  ['in progress', 'in-progress'],
  ['inprogress', 'in-progress'],
  ['completed', 'completed'],
  ['complete', 'completed'],
  ['partial', 'partial'],
  ['canceled', 'canceled'],
  ['cancelled', 'canceled'],
  ['fail', 'failed'],
  ['failed', 'failed'],
  ['refunded', 'refunded'],
]);

/** Whether an address of a panel is on another host than before. There the numbers of its orders may mean others. */
export function isOtherHost(before: string, after: string): boolean {
  const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address);
  return hostOf(before) !== hostOf(after);
}

/** An order's number at a panel. */
export const providerOrderIdPattern = /^[A-Za-z0-9_-]{1,40}$/;

/** Reads a panel's status word in any letter case. */
export function readProviderStatus(word: string): ProviderStatus {
  return words.get(word.trim().toLowerCase()) ?? 'unknown';
}

/** The panel no longer changes an order in this status on its own. */
export function isFinal(status: ProviderStatus): boolean {
  return ['completed', 'partial', 'canceled', 'failed', 'refunded'].includes(status);
}

/** A panel's report on an order. */
export interface ProviderReport {
  status: ProviderStatus;
  /** Units not delivered yet; undefined if the panel does not say. */
  remains?: number;
  /** What remained by the panel's earlier reports, if this one does not say: no more is missing. */
  lastRemains?: number;
  /** Followers of the target when the delivery began. */
  startCount?: number;
  /** The panel's charge, as it wrote it. */
  charge?: string;
}

/** A report without more remaining than was ordered, whatever the panel says. The same object if it is right. */
export function withinOrdered(report: ProviderReport, quantity: number): ProviderReport {
  const { remains, lastRemains } = report;
  if ((remains ?? lastRemains ?? 0) <= quantity) return report;
  return remains === undefined ? { ...report, lastRemains: quantity } : { ...report, remains: quantity };
}

/** A report with what earlier ones said and this one leaves out: panels drop fields at the end of a delivery. */
export function withEarlier(
  report: ProviderReport,
  earlier: { remains: number | null; startCount: number | null },
): ProviderReport {
  const isOpen = report.remains === undefined && report.status !== 'completed';
  // Some panels write 0 until they know.
  const lastRemains = isOpen && earlier.remains ? earlier.remains : undefined;
  return {
    ...report,
    ...(lastRemains !== undefined && { lastRemains }),
    // A 0 was stored before version 1.1 for one that the panel had not read.
    startCount: report.startCount ?? (earlier.startCount || undefined),
  };
}

/** A panel's answer to `add` (D22). */
export type SubmissionOutcome =
  | { kind: 'accepted'; providerOrderId: string }
  | { kind: 'not-sent'; reason: string }
  | { kind: 'rejected'; refusal: ProviderRefusal; message: string }
  | { kind: 'unknown'; reason: string };

/** Explicit refusals of panels, by what can be done about them. */
export const providerRefusals = [
  'not-enough-funds',
  'active-order',
  'rate-limited',
  'invalid-key',
  'invalid-service',
  'invalid-link',
  'invalid-quantity',
  'other',
] as const;
export type ProviderRefusal = (typeof providerRefusals)[number];

/** By the words of a sentence, or of a code such as `neworder.error.not_enough_funds`. */
const refusals: [RegExp, ProviderRefusal][] = [
  [/not enough (funds|balance)|insufficient/i, 'not-enough-funds'],
  [/active order|link duplicate/i, 'active-order'],
  [/rate.?limit|too many/i, 'rate-limited'],
  [/api.?key|inactive (key|account)|invalid key/i, 'invalid-key'],
  // Before the service: another panel would refuse too, and messages about the target often name the service as well.
  [/link|\burl|private|user ?name|profile|media id/i, 'invalid-link'],
  // A line with the three in this order. A lookahead is never tried again, which keeps the time linear.
  [
    /^(?=(.*?\b(?:user|account|post|media|reel|page)\b))\1(?=(.*?(?:not|n['’]t)\b))\2.*(?:found|exist|available|public)/im,
    'invalid-link',
  ],
  [/service/i, 'invalid-service'],
  [/quantity|(?<![a-z])(min|max)(im\w*)?(?![a-z])/i, 'invalid-quantity'],
];

/** Why a submission waits for another order of the shop. Worded like panels' messages. */
export const targetBusy = 'active order: another order of the shop has this target';

/** The longest text of a panel that is classified. Version 1.2 stored them uncut, with up to five million characters. */
const longestClassified = 20_000;

/** Classifies a panel's error message; messages differ from panel to panel. */
export function readRefusal(message: string): ProviderRefusal {
  const read = message.slice(0, longestClassified);
  const words = read.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
  return refusals.find(([pattern]) => pattern.test(words))?.[1] ?? 'other';
}

/** Refusals after which the same submission may be resent without a person. */
export function passesByItself(refusal: ProviderRefusal): boolean {
  return refusal === 'active-order' || refusal === 'rate-limited';
}

/** What a panel is asked, in the words of the SMM API v2. */
export const panelActions = [
  'services',
  'add',
  'status',
  'refill',
  'refill_status',
  'cancel',
  'balance',
] as const;
export type PanelAction = (typeof panelActions)[number];

/** How a call to a panel ended: `ok`; refused with an explicit error; HTTP error; unreadable answer; no answer. */
export const callOutcomes = ['ok', 'refused', 'error', 'unreadable', 'unreachable'] as const;
export type CallOutcome = (typeof callOutcomes)[number];
