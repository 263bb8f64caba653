import type { z } from 'zod';
import type { OrderDetail } from '#db/admin-orders.ts';
import type { refillStatus } from '#domain/calls/admin-refill.ts';
import { orderCan } from '#domain/capabilities.ts';
import { type ErrorCode, errorCatalogue } from '#domain/errors.ts';
import { currentSubmission, type PurchaseSettings } from '#domain/purchase.ts';
import { refillDue } from '#domain/refills.ts';
import { factsOfRows } from '../orders/views';

/** Inputs of a refill check, in addition to the order's rows. */
interface Context {
  settings: PurchaseSettings;
  /** Whether the provider refills this service; null if it doesn't say. */
  offered: boolean | null;
  /** Current followers; undefined if unknown. */
  current: number | undefined;
  /** Epoch ms. */
  now: number;
}

/** Whether an order can be refilled now, by the rules that its workflow applies (decision 24). */
export function refillStatusOf(
  detail: OrderDetail,
  { settings, offered, current, now }: Context,
): Omit<z.input<typeof refillStatus.answer>, 'success'> {
  const { order, submissions, refills } = detail;
  const line = currentSubmission({
    submissions: submissions.map((row) => ({
      ...row,
      report: row.providerStatus === null ? undefined : { status: row.providerStatus },
    })),
  });
  const count = line && countOf(line, current);
  const refillAvailable = offered !== false;
  const code = whyNot();
  const [newest] = refills;
  return {
    order,
    providerOrderId: line?.providerOrderId,
    status: {
      status: line?.providerStatus ?? 'unknown',
      start_count: line?.startCount,
      remains: line?.remains,
      error: line?.reason,
      reportedAt: line?.reportedAt,
    },
    eligibility: {
      refillAvailable,
      refillOffered: offered,
      canRefill: code === undefined,
      code,
      message: code && errorCatalogue[code][1],
    },
    count,
    refill: newest,
  };

  function whyNot(): ErrorCode | undefined {
    const verdict = orderCan.refill(factsOfRows(detail, settings), now);
    if (!verdict.allowed) return verdict.code;
    if (!refillAvailable) return 'refill_not_offered';
    if (!line || line.shortcode !== null || line.startCount === null || current === undefined)
      return undefined;
    const due = refillDue({ startCount: line.startCount, delivered: line.quantity, current });
    return due.allowed ? undefined : due.code;
  }
}

function countOf(
  line: { shortcode: string | null; startCount: number | null; quantity: number },
  current: number | undefined,
) {
  if (line.shortcode !== null || line.startCount === null) return undefined;
  const expected = line.startCount + line.quantity;
  if (current === undefined) return { expected };
  const missing = Math.max(0, expected - current);
  return { expected, current, missing, lostPercent: Math.round((missing * 1000) / line.quantity) / 10 };
}
