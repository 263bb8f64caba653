import { randomUUID } from 'node:crypto';
import type { StaffNotice } from '#domain/staff-notices.ts';
import { purchasesQueue, staffNoticeWorkflow, staffNoticeWorkflowId } from '#workflows/messages.ts';
import type { Deps } from '../deps';
import { withinDeadline } from '../purchases';

/** How long an action waits until its e-mail can't be lost any more, in ms. */
const longestMs = 2000;

/**
 * Starts an e-mail about who gets into the back office. The change has already happened: if Temporal is down only the
 * e-mail is lost, and the log says so.
 */
export async function notifyStaff(
  { temporal, logger, clock }: Pick<Deps, 'temporal' | 'logger' | 'clock'>,
  about: Omit<StaffNotice, 'at'>,
): Promise<void> {
  const notice: StaffNotice = { ...about, at: clock().getTime() };
  try {
    await withinDeadline(temporal, longestMs, () =>
      temporal.workflow.start(staffNoticeWorkflow, {
        workflowId: staffNoticeWorkflowId(randomUUID()),
        taskQueue: purchasesQueue,
        args: [notice],
        staticSummary: notice.kind,
      }),
    );
  } catch (error) {
    logger.error({ err: error, kind: notice.kind, user: notice.user }, 'staff notice not started');
  }
}
