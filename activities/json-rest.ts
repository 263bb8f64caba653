import { z } from 'zod';
import { type ProviderRefusal, readRefusal } from '../domain/provider';
import { balanceAnswer, complaint, idLike, json, readCatalogue, readStatusAnswer } from './panel-answers';
import type { PanelCall } from './panel-client';
import type { PanelProtocol } from './panel-protocol';

/*
 * JSON panels: resources below the base address, the key as a bearer token, refusals as HTTP status with
 * `{"error": {"code": "…", "message": "…"}}`.
 *
 *   POST /orders {service, link, quantity}   201 {id}          GET  /orders/9, /orders?ids=9,10 (`{data: […]}`)
 *   POST /orders/9/refill                    201 {id}          GET  /refills/3
 *   POST /orders/9/cancel                    200 {id, status}  GET  /services, /balance
 */

const id = z.object({ id: idLike });
const refusal = z.object({
  error: z.union([
    complaint.transform((message) => ({ code: '', message })),
    z.object({ code: z.string().catch(''), message: complaint }),
  ]),
});
const order = id.extend({
  status: z.string().transform((word) => word.replaceAll('_', ' ')),
  remaining: z.unknown().optional(),
  start_count: z.unknown().optional(),
  charge: z.unknown().optional(),
});

const codes = new Map<string, ProviderRefusal>([
  ['insufficient_funds', 'not-enough-funds'],
  ['active_order', 'active-order'],
  ['rate_limited', 'rate-limited'],
  ['unauthorized', 'invalid-key'],
  ['service_not_found', 'invalid-service'],
  ['service_inactive', 'invalid-service'],
  ['invalid_link', 'invalid-link'],
  ['invalid_quantity', 'invalid-quantity'],
]);

function bodyOf(call: PanelCall): unknown {
  return call.kind === 'answered' && call.status < 300 ? json(call.body) : undefined;
}

/** A definite refusal: a readable 4xx. A 408 is ambiguous, so it isn't one. */
function refusalOf(call: PanelCall): { code: string; message: string } | undefined {
  if (call.kind !== 'answered' || call.status < 400 || call.status >= 500 || call.status === 408)
    return undefined;
  return refusal.safeParse(json(call.body)).data?.error;
}

function complaintOf(call: PanelCall): string {
  if (call.kind !== 'answered') return call.reason;
  return refusalOf(call)?.message ?? `unexpected answer (HTTP ${call.status})`;
}

function reportOf(value: unknown) {
  const read = order.safeParse(value).data;
  const { remaining: remains, ...said } = read ?? {};
  return read && readStatusAnswer({ ...said, remains });
}

/** The orders in an answer about many, by id; undefined if it has no list. */
function ordersOf(call: PanelCall): Map<string, unknown> | undefined {
  const list = z.object({ data: z.array(z.unknown()) }).safeParse(bodyOf(call)).data?.data;
  return list && new Map(list.flatMap((one) => (id.safeParse(one).success ? [[id.parse(one).id, one]] : [])));
}

/** Panels that speak JSON over REST (D22 applies: a doubtful answer is unknown). */
export const jsonRest: PanelProtocol = {
  request({ baseUrl, apiKey }, { action, ...asked }) {
    const get = (path: string) => ({ method: 'GET' as const, url: at(path) });
    const post = (path: string, body: object) => ({
      method: 'POST' as const,
      url: at(path),
      body: JSON.stringify(body),
    });
    const at = (path: string) => baseUrl.replace(/\/+$/, '') + path;
    const named = (name: string) => encodeURIComponent(asked[name] ?? '');
    const requests = {
      services: () => get('/services'),
      balance: () => get('/balance'),
      add: () => post('/orders', { ...asked, quantity: Number(asked.quantity) }),
      status: () => get(asked.orders ? `/orders?ids=${named('orders')}` : `/orders/${named('order')}`),
      refill: () => post(`/orders/${named('order')}/refill`, {}),
      refill_status: () => get(`/refills/${named('refill')}`),
      cancel: () => post(`/orders/${named('orders')}/cancel`, {}),
    };
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
    return { ...requests[action](), headers };
  },

  readAddAnswer(call) {
    if (call.kind === 'not-sent') return { kind: 'not-sent', reason: call.reason };
    if (call.kind === 'lost') return { kind: 'unknown', reason: call.reason };
    const accepted = id.safeParse(bodyOf(call)).data;
    if (accepted) return { kind: 'accepted', providerOrderId: accepted.id };
    const said = refusalOf(call);
    if (!said) return { kind: 'unknown', reason: `unexpected answer (HTTP ${call.status})` };
    const byStatus = { 401: 'invalid-key', 402: 'not-enough-funds', 429: 'rate-limited' } as const;
    const sorted = codes.get(said.code) ?? byStatus[call.status as keyof typeof byStatus];
    return { kind: 'rejected', refusal: sorted ?? readRefusal(said.message), message: said.message };
  },

  readStatus: (call) => reportOf(bodyOf(call)),

  readStatuses(call) {
    const orders = ordersOf(call);
    if (!orders) return undefined;
    return new Map(
      [...orders].flatMap(([one, value]) => {
        const report = reportOf(value);
        return report ? [[one, report]] : [];
      }),
    );
  },

  partsOf(call) {
    const orders = ordersOf(call);
    return (one) => JSON.stringify(orders?.get(one));
  },

  statusComplaints(call) {
    const orders = ordersOf(call);
    const whole = complaintOf(call);
    return (one) => (reportOf(orders?.get(one)) ? undefined : whole);
  },

  readRefillAnswer(call) {
    if (call.kind === 'not-sent') return { kind: 'rejected', reason: call.reason };
    const accepted = id.safeParse(bodyOf(call)).data;
    if (accepted) return { kind: 'requested', providerRefillId: accepted.id };
    const said = refusalOf(call);
    return said ? { kind: 'rejected', reason: said.message } : { kind: 'unknown', reason: complaintOf(call) };
  },

  readRefillEnd(call) {
    const word = order.safeParse(bodyOf(call)).data?.status.toLowerCase();
    return word === 'completed' || word === 'rejected' ? { state: word } : undefined;
  },

  refillGoesOn(call) {
    return order.safeParse(bodyOf(call)).success && !jsonRest.readRefillEnd(call);
  },

  readCancelAnswer(call) {
    const stopped = /^cancel+ed$/i.test(order.safeParse(bodyOf(call)).data?.status ?? '');
    return stopped ? { accepted: true } : { accepted: false, reason: complaintOf(call) };
  },

  readBalance(call) {
    return balanceAnswer.safeParse(bodyOf(call)).data ?? { complaint: complaintOf(call) };
  },

  readServices(call) {
    const list = z.object({ data: z.array(z.record(z.string(), z.unknown())) }).safeParse(bodyOf(call)).data;
    if (!list) return { complaint: complaintOf(call) };
    return readCatalogue(list.data.map((one) => ({ ...one, service: one.id, rate: one.price_per_1000 })));
  },

  saysNo: (call) => refusalOf(call) !== undefined,
};
