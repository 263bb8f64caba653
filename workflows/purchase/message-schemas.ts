import { z } from 'zod';
import { providerOrderIdPattern, providerRefusals, providerStatuses } from '#domain/provider.ts';
import { unstorableText } from '#domain/unstorable-text.ts';

/*
 * Schemas of the messages to a purchase. The API always sends valid ones; an operator may send anything, and the story
 * must never see what it can't read.
 *
 * This module is loaded once per worker, not once per run (worker/build-workflows.ts). The SDK freezes its exports, and
 * zod completes its schemas on first use, so only functions are exported.
 */

const text = z.string();
const cents = z.int();
const intent = z.object({ paymentIntentId: text });

/** What administrators can ask for; `asked` are the fields for who asks and why. */
function actions<A extends { by: z.ZodType<string>; reason: z.ZodType<string> }>(asked: A) {
  const about = { ...asked, submissionId: text.optional() };
  const target = { ...asked, username: text.optional(), shortcode: text.optional() };
  return {
    resend: z.object({
      ...target,
      force: z.boolean().optional(),
      submissionsSeen: z.int().optional(),
      generation: z.int().optional(),
    }),
    resolve: z.union([
      z.object({ ...about, accepted: z.literal(true), providerOrderId: text }),
      z.object({ ...about, accepted: z.literal(false) }),
    ]),
    changeTarget: z.object({ ...target, submissionId: text.optional() }),
    refill: z.object(asked),
    refund: z.object({
      ...asked,
      amountCents: z.number().optional(),
      outsideCents: cents.optional(),
      refundedCents: cents.optional(),
      dismiss: z.array(text).max(200).optional(),
      undelivered: z.boolean().optional(),
    }),
  };
}

const asked = { by: text, reason: text };

/** Inputs of the Updates, by the kind of message. */
const updates = {
  ...actions(asked),
  setCart: z.object({
    owner: text,
    choice: z.object({ serviceId: z.int(), username: text, email: text, upsellAccepted: z.boolean() }),
    expectedAmountCents: cents,
  }),
  cancelPurchase: z.object({ owner: text, by: text.optional(), reason: text.optional() }),
  remind: z.object(asked),
  confirmPayment: intent,
  resendMail: z.object({ ...asked, letter: text }),
  correctTarget: z.object({
    ...asked,
    username: text.max(60).optional(),
    posts: z.array(text.max(60)).max(200).optional(),
    replaces: z.array(text.max(60)).max(200).optional(),
  }),
  changeEmail: z.object({ ...asked, email: text.max(254).regex(/^[^\s@]+@[^\s@]+$/) }),
};

/** Inputs of the Signals, by the kind of message. An operator may leave out who and why. */
const signals = {
  ...actions({ by: text.default('operator'), reason: text.default('signal') }),
  paymentSucceeded: intent,
  paymentFailed: intent.extend({ code: text.default('unknown'), declines: z.int().optional() }),
  refundChanged: z.object({
    refundId: text,
    status: text,
    amountCents: cents.nonnegative(),
    at: z.int().nonnegative().optional(),
  }),
  disputeChanged: z.object({ disputeId: text, status: text, reason: text, amountCents: cents }),
  report: z.object({
    submissionId: text,
    report: z.object({
      status: z.enum(providerStatuses),
      remains: z.number().optional(),
      lastRemains: z.number().optional(),
      startCount: z.number().optional(),
      charge: text.optional(),
    }),
  }),
  panelBack: z.object({ providerId: z.int() }),
  settled: z.object({
    submissionId: text,
    outcome: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('accepted'), providerOrderId: text }),
      z.object({ kind: z.literal('rejected'), refusal: z.enum(providerRefusals), message: text }),
      z.object({ kind: z.literal('not-sent'), reason: text }),
    ]),
  }),
};

/** What Postgres can store of a Signal, apart from its texts. A panel's start count may be negative. */
const storable: Partial<Record<keyof typeof signals, z.ZodType>> = {
  report: z.object({
    report: z.object({
      remains: z.int32().nonnegative().optional(),
      lastRemains: z.int32().nonnegative().optional(),
      startCount: z.int32().optional(),
    }),
  }),
  settled: z.object({
    // Not `regex`: zod writes to the pattern, which the SDK freezes.
    outcome: z.object({
      providerOrderId: text.refine((number) => providerOrderIdPattern.test(number)).optional(),
    }),
  }),
};

export type SignalKind = keyof typeof signals;
export type UpdateKind = keyof typeof updates;

/** Whether an Update's input can be read. */
export function canRead(kind: UpdateKind, input: unknown): boolean {
  return updates[kind].safeParse(input).success;
}

/** A Signal's input with defaults filled in; undefined if it can't be read. */
export function readSignal(kind: SignalKind, input: unknown): object | undefined {
  return signals[kind].safeParse(input).data;
}

/** Whether Postgres can store a Signal that was read. If it can't, the turn of the Signal would fail again and again. */
export function canStore(kind: SignalKind, read: object): boolean {
  return unstorableText(read) === undefined && (storable[kind]?.safeParse(read).success ?? true);
}
