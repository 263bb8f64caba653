import type { z } from 'zod';
import type { OrderDetail } from '#db/admin-orders.ts';
import type { refillStatus } from '#domain/calls/admin-refill.ts';
import { orderCan } from '#domain/capabilities.ts';
import { type ErrorCode, errorCatalogue } from '#domain/errors.ts';
import { deliveryOf } from '#domain/line-delivery.ts';
import { currentSubmission, type PurchaseSettings } from '#domain/purchase.ts';
import { refillDue } from '#domain/refills.ts';
import { factsOfRows } from '../orders/views';

/** Inputs of a refill check, in addition to the order's rows. */
interface Context {
  settings: PurchaseSettings;
  /** Whether a provider refills what it delivered; null if it doesn't say. */
  offered: boolean | null;
  /** Current followers; undefined if unknown. */
  current: number | undefined;
  /** Epoch ms. */
  now: number;
}

/** An order's most urgent line, and its whole delivery. */
export function deliveryOfRows({ submissions: rows }: Pick<OrderDetail, 'submissions'>) {
  const submissions = rows.map((row) => ({
    ...row,
    report:
      row.providerStatus === null
        ? undefined
        : { status: row.providerStatus, startCount: row.startCount ?? undefined },
  }));
  const line = currentSubmission({ submissions });
  return line && { line, delivery: deliveryOf({ submissions }, line) };
}

/** Whether an order can be refilled now, by the rules that its workflow applies (D24). */
export function refillStatusOf(
  detail: OrderDetail,
  { settings, offered, current, now }: Context,
): Omit<z.input<typeof refillStatus.answer>, 'success'> {
  const { order, refills } = detail;
  const { line, delivery } = deliveryOfRows(detail) ?? {};
  const count = countOf();
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
    if (line?.shortcode !== null || delivery?.startCount === undefined || current === undefined)
      return undefined;
    const due = refillDue({ startCount: delivery.startCount, delivered: delivery.quantity, current });
    return due.allowed ? undefined : due.code;
  }

  function countOf() {
    if (line?.shortcode !== null || delivery?.startCount === undefined) return undefined;
    const expected = delivery.startCount + delivery.quantity;
    if (current === undefined) return { expected };
    const missing = Math.max(0, expected - current);
    return { expected, current, missing, lostPercent: Math.round((missing * 1000) / delivery.quantity) / 10 };
  }
}
