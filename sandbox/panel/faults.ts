import { z } from 'zod';

/** Faults that can be switched on. */
export const faultKinds = [
  'acceptThenTimeout',
  'acceptThen500',
  'error500',
  'html',
  'html503',
  'slow',
  'notEnoughFunds',
  'rateLimit',
  'refuse',
  'garbage',
  'empty',
  'partial',
  'canceled',
  'failed',
  'refunded',
  'overDelivered',
  'rejected',
] as const;

/** One switch: which fault, for which action, how often (until cleared if `count` is missing). */
export const faultSchema = z.strictObject({
  kind: z.enum(faultKinds),
  action: z
    .enum(['add', 'status', 'refill', 'refill_status', 'cancel', 'services', 'balance', 'any'])
    .default('add'),
  count: z.int().min(1).optional(),
  /** Only for calls about a target or a post whose link contains this text. */
  link: z.string().min(1).max(200).optional(),
  /** For `slow`: how long an answer takes. */
  ms: z.int().min(0).max(120_000).default(5000),
  /** For `refuse`: the message. */
  error: z.string().max(200).default('Incorrect request'),
  /** For `partial`, `canceled`, `failed` and `refunded`: the undelivered part. */
  remainsPercent: z.int().min(0).max(100).default(40),
  /** For those: whether the panel never says what remains. */
  hidesRemains: z.boolean().default(false),
  /** For those: whether the panel always writes that 0 remains. */
  zeroRemains: z.boolean().default(false),
});
export type Fault = z.infer<typeof faultSchema>;

/** The active switches. Not kept over a restart: a fresh panel is healthy. */
export class Faults {
  private list: Fault[] = [];

  all(): Fault[] {
    return this.list;
  }

  add(fault: Fault): void {
    this.list.push(fault);
  }

  clear(): void {
    this.list = [];
  }

  /** The first fault that matches an action on these links; a counted one is used up. */
  take(action: string, links: readonly string[]): Fault | undefined {
    const fault = this.list.find(
      (candidate) =>
        (candidate.action === 'any' || candidate.action === action) &&
        (candidate.link === undefined || links.some((link) => link.includes(candidate.link ?? ''))),
    );
    if (fault?.count !== undefined) {
      fault.count -= 1;
      if (fault.count === 0) this.list = this.list.filter((candidate) => candidate !== fault);
    }
    return fault;
  }
}
