import { z } from 'zod';
import { defineCall } from './call';
import { actionReason, success } from './common';

export const adminCloseWithdrawal = defineCall('POST /api/admin/withdrawals/:id/close', {
  summary: 'Marks a statement of withdrawal as dealt with: refunded, or answered why not',
  access: 'work-customers',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ reason: actionReason }),
  answer: success,
});
