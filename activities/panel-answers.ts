import { z } from 'zod';
import { type Catalogue, noMaximum, type PanelBalance } from '../domain/panel-services';
import {
  isFinal,
  type ProviderReport,
  providerOrderIdPattern,
  readProviderStatus,
  readRefusal,
  type SubmissionOutcome,
} from '../domain/provider';
import type { PanelCall, PanelRequest } from './panel-client';

/** The request of a call: always the same address, always a form, always with the key. */
export function request(
  { baseUrl, apiKey }: { baseUrl: string; apiKey: string },
  question: Record<string, string>,
): PanelRequest {
  return {
    method: 'POST',
    url: baseUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ key: apiKey, ...question }).toString(),
  };
}

/** Removes what Postgres refuses to store. */
function storable(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '�');
}

/** Cuts a text. One of megabytes would exceed Temporal's limit for a payload. */
const upTo = (longest: number) => (text: string) => storable(text.slice(0, longest));

/** What a panel says is wrong. */
export const complaint = z.string().min(1).transform(upTo(500));
const error = z.object({ error: complaint });

/** An id as panels write them: an invalid one must neither be followed nor put into an address. */
export const idLike = z
  .union([z.number().int().positive(), z.string().regex(providerOrderIdPattern)])
  .transform(String);
/** Largest value of a count column (PostgreSQL's integer). */
const largestCount = 2 ** 31 - 1;
const count = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .transform((value) => Math.trunc(value))
  .refine((value) => Math.abs(value) <= largestCount);

const statusAnswer = z.object({
  status: z.string(),
  remains: z.unknown().optional(),
  start_count: z.unknown().optional(),
  // Only shown: an odd one must not hide the report.
  charge: z.union([z.string(), z.number()]).transform(String).transform(upTo(40)).optional().catch(undefined),
});

/** Parses JSON; undefined if it isn't valid. */
export function json(body: string): unknown {
  try {
    return JSON.parse(body, (_, value) => (typeof value === 'string' ? storable(value) : value));
  } catch {
    return undefined;
  }
}

/** Reads the answer to `add`; anything that isn't clearly a yes or a no is unknown (D22). */
export function readAddAnswer(call: PanelCall): SubmissionOutcome {
  if (call.kind === 'not-sent') return { kind: 'not-sent', reason: call.reason };
  if (call.kind === 'lost') return { kind: 'unknown', reason: call.reason };
  const body = json(call.body);
  if (body === undefined) return { kind: 'unknown', reason: `unreadable answer (HTTP ${call.status})` };
  const accepted = z.object({ order: idLike }).safeParse(body);
  if (accepted.success) return { kind: 'accepted', providerOrderId: accepted.data.order };
  const refused = error.safeParse(body);
  // Down for now: no other words of the panel say anything about the order.
  if (refused.success && call.status === 503) return { kind: 'not-sent', reason: 'HTTP 503' };
  // Another server error may have come after the order was stored.
  if (refused.success && call.status < 500)
    return {
      kind: 'rejected',
      refusal: call.status === 429 ? 'rate-limited' : readRefusal(refused.data.error),
      message: refused.data.error,
    };
  return { kind: 'unknown', reason: `unexpected answer (HTTP ${call.status})` };
}

/** Reads one status, or undefined if the panel's answer is unusable. */
export function readStatusAnswer(body: unknown): ProviderReport | undefined {
  const answer = statusAnswer.safeParse(body);
  if (!answer.success) return undefined;
  const status = readProviderStatus(answer.data.status);
  const remains = count.safeParse(answer.data.remains);
  // Some panels write 0 until they know: of a cancelled delivery too, which lacks something. Panels over-deliver and
  // then report a negative rest: while a delivery is open, its 0 would look like one of these.
  const isTold =
    remains.success && (remains.data > 0 || status === 'completed' || (remains.data < 0 && isFinal(status)));
  const startCount = count.safeParse(answer.data.start_count);
  return {
    status,
    remains: isTold ? Math.max(0, remains.data) : undefined,
    // Some panels write 0 if they couldn't read it. Losses counted from 0 would look like growth.
    startCount: startCount.success && startCount.data > 0 ? startCount.data : undefined,
    charge: answer.data.charge,
  };
}

/** Reads the answer to `status` for many: a report for each id that has one. */
export function readStatuses(call: PanelCall): Map<string, ProviderReport> | undefined {
  const body = call.kind === 'answered' ? json(call.body) : undefined;
  const byId = z.record(z.string(), z.unknown()).safeParse(body);
  if (!byId.success || typeof byId.data.error === 'string') return undefined;
  const reports = new Map<string, ProviderReport>();
  for (const [id, value] of Object.entries(byId.data)) {
    const report = readStatusAnswer(value);
    if (report) reports.set(id, report);
  }
  return reports;
}

/** Reads the answer to `status` for many: the part about each id, as JSON. */
export function partsOf(call: PanelCall): (id: string) => string | undefined {
  const body = call.kind === 'answered' ? json(call.body) : undefined;
  const answers = z.record(z.string(), z.unknown()).safeParse(body).data;
  return (id) => JSON.stringify(answers?.[id]);
}

/**
 * The error in the answer to `status` for many, by id and in the panel's words: for all of it, or for that one. The
 * returned function gives undefined if there is none.
 */
export function statusComplaints(call: PanelCall): (id: string) => string | undefined {
  if (call.kind !== 'answered') return () => call.reason;
  const body = json(call.body);
  const whole = error.safeParse(body);
  if (whole.success) return () => whole.data.error;
  const answers = z.record(z.string(), z.unknown()).safeParse(body).data;
  return (id) => {
    const refused = error.safeParse(answers?.[id]);
    if (refused.success) return refused.data.error;
    return readStatusAnswer(answers?.[id]) ? undefined : `unexpected answer (HTTP ${call.status})`;
  };
}

/** Reads the answer to `status` for one. */
export function readStatus(call: PanelCall): ProviderReport | undefined {
  return call.kind === 'answered' ? readStatusAnswer(json(call.body)) : undefined;
}

/** Reads the answer to `refill`. */
export function readRefillAnswer(
  call: PanelCall,
):
  | { kind: 'requested'; providerRefillId: string }
  | { kind: 'rejected'; reason: string }
  | { kind: 'unknown'; reason: string } {
  if (call.kind === 'not-sent') return { kind: 'rejected', reason: call.reason };
  if (call.kind === 'lost') return { kind: 'unknown', reason: call.reason };
  const body = json(call.body);
  const refused = error.safeParse(body);
  if (refused.success) return { kind: 'rejected', reason: refused.data.error };
  const accepted = z.object({ refill: idLike }).safeParse(body);
  if (accepted.success) return { kind: 'requested', providerRefillId: accepted.data.refill };
  const nested = z.object({ refill: error }).safeParse(body);
  if (nested.success) return { kind: 'rejected', reason: nested.data.refill.error };
  return { kind: 'unknown', reason: `unexpected answer (HTTP ${call.status})` };
}

/** Reads the answer to `refill_status`; undefined while it is open or the answer is unusable. */
export function readRefillEnd(
  call: PanelCall,
): { state: 'completed' | 'rejected'; reason?: string } | undefined {
  const body = call.kind === 'answered' ? json(call.body) : undefined;
  const answer = z.object({ status: z.string() }).safeParse(body);
  const word = answer.success ? answer.data.status.trim().toLowerCase() : '';
  if (word === 'completed') return { state: 'completed' };
  if (word === 'rejected') return { state: 'rejected' };
  return undefined;
}

/** Whether an answer to `refill_status` is readable and names no end. */
export function refillGoesOn(call: PanelCall): boolean {
  const body = call.kind === 'answered' ? json(call.body) : undefined;
  return z.object({ status: z.string() }).safeParse(body).success && !readRefillEnd(call);
}

/**
 * An amount, as a text. Panels that convert a currency write many decimals: it is rounded to ten. A comma is read only
 * if it can't be a decimal one: `1,020` could be a thousand, or one.
 */
const decimal = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^-?(?:\d{1,12}|[1-9]\d{0,2}(?:,\d{3})+(?=\.))(?:\.\d+)?$/)
      .transform((text) => text.replaceAll(',', '')),
  ])
  .refine((value) => Math.abs(Number(value)) < 1e12)
  .transform((value) => {
    const text = String(value);
    return /^-?\d+(?:\.\d{1,10})?$/.test(text) ? text : Number(value).toFixed(10);
  });

/** A balance; without a usable currency its number still counts. */
export const balanceAnswer = z.object({ balance: decimal, currency: z.string().max(10).catch('') });

/** Why an answer is unreadable, in the panel's words if it has any. */
function complaintOf(call: PanelCall): string {
  if (call.kind !== 'answered') return call.reason;
  const refused = error.safeParse(json(call.body));
  return refused.success ? refused.data.error : `unexpected answer (HTTP ${call.status})`;
}

/** Reads the answer to `balance`. */
export function readBalance(call: PanelCall): PanelBalance | { complaint: string } {
  const body = call.kind === 'answered' ? json(call.body) : undefined;
  const read = balanceAnswer.safeParse(body);
  return read.success ? read.data : { complaint: complaintOf(call) };
}

/** A number of units. Three zeros after a dot could be decimals, or thousands: `1.000` isn't read. */
const whole = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^(?:\d{1,12}|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(?!0{3}$)0+)?$/)
      .transform((text) => Number(text.replaceAll(',', ''))),
  ])
  .transform((value) => Math.min(Math.max(Math.trunc(value), 0), largestCount));
/** How panels write that a service has no maximum; no order exceeds the largest count. */
const unlimited = z.literal([null, '']).transform(() => noMaximum);
/** Panels say yes and no in several ways (S1 §3). */
const yes = /^(?:1|true|yes|available|enabled)$/i;
const no = /^(?:0|false|no|unavailable|not available|disabled)$/i;
const flag = z
  .union([
    z.boolean(),
    z.literal([0, 1]).transform((value) => value === 1),
    z
      .string()
      .trim()
      .regex(yes)
      .transform(() => true),
    z
      .string()
      .trim()
      .regex(no)
      .transform(() => false),
  ])
  .optional();
const listed = z.object({ service: idLike });
const offeredService = listed
  .extend({
    name: z.string().transform(upTo(300)),
    type: z.string().catch('').transform(upTo(100)),
    category: z.string().catch('').transform(upTo(300)),
    rate: decimal,
    min: whole,
    max: z.union([whole, unlimited]),
    refill: flag.catch(undefined),
    cancel: flag.catch(undefined),
  })
  .transform(({ service, ...rest }) => ({ id: service, ...rest }));

/** Most services read from one panel; more than any panel has. */
const mostServices = 20_000;

/** Reads the entries of a catalogue. Those without an id are left out. */
export function readCatalogue(entries: readonly unknown[]): Catalogue {
  const services = entries
    .slice(0, mostServices)
    .flatMap((entry) => offeredService.safeParse(entry).data ?? []);
  const read = new Set(services.map(({ id }) => id));
  const ids = entries.flatMap((entry) => listed.safeParse(entry).data?.service ?? []);
  return { services, unreadable: [...new Set(ids)].filter((id) => !read.has(id)) };
}

/** Reads the answer to `services`. */
export function readServices(call: PanelCall): Catalogue | { complaint: string } {
  const body = call.kind === 'answered' ? json(call.body) : undefined;
  return Array.isArray(body) ? readCatalogue(body) : { complaint: complaintOf(call) };
}

/** Reads the answer to `cancel` for one order. */
export function readCancelAnswer(call: PanelCall): { accepted: boolean; reason?: string } {
  if (call.kind !== 'answered') return { accepted: false, reason: call.reason };
  const body = json(call.body);
  const first = Array.isArray(body) ? body[0] : body;
  const refused = z
    .union([error, z.object({ cancel: error }).transform((value) => value.cancel)])
    .safeParse(first);
  if (refused.success) return { accepted: false, reason: refused.data.error };
  const accepted = z
    .object({ cancel: z.union([z.literal(1), z.literal('1'), z.literal(true)]) })
    .safeParse(first);
  return accepted.success ? { accepted: true } : { accepted: false, reason: 'unexpected answer' };
}

/** A refusal of the whole call, or of the one order that it was about. */
export function saysNo(call: PanelCall): boolean {
  const body = call.kind === 'answered' ? json(call.body) : undefined;
  const first = Array.isArray(body) && body.length === 1 ? body[0] : body;
  return z
    .union([error, z.object({ refill: error }), z.object({ cancel: error }), z.object({ status: error })])
    .safeParse(first).success;
}
