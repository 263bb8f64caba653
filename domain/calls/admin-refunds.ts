import { z } from 'zod';
import { refundStatuses } from '../payments';
import { adminRefundView } from './admin-order';
import { defineCall } from './call';
import { success } from './common';
import { boundedCount, day, page, pageOf, search, sortBy } from './list';

/** A row of the list: a refund, made or pending. */
export const adminRefundRow = adminRefundView.extend({
  orderNumber: z.string(),
  intent: z.string(),
  status: z.enum(refundStatuses),
  /** Empty once the buyer's data are erased. */
  email: z.string(),
});
export type AdminRefundRow = z.infer<typeof adminRefundRow>;

export const adminRefunds = defineCall('GET /api/admin/refunds', {
  summary: 'Refunds of all payments, newest first, in pages; counts above 10,000 are reported as 10,001',
  access: 'read-money',
  query: z.object({
    /** Beginning of an order number, an intent id or an e-mail address. */
    search,
    status: z.enum(refundStatuses).optional(),
    from: day,
    to: day,
    sort: sortBy(['createdAt', 'amount']).default('createdAt-desc'),
    page,
  }),
  answer: success.extend({ refunds: z.array(adminRefundRow), ...pageOf, total: boundedCount }),
});
