import { Context } from '@temporalio/activity';
import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common';
import { deliveriesToPoll, endWatch, noteWatch, recordPolls } from '../db/delivery-watch';
import { type ProviderAccess, readProvider } from '../db/providers';
import { readSettings } from '../db/settings';
import { type Reported, recordReports, type SubmissionRow } from '../db/submissions';
import { fullPace, type Pace, paceAfter, pollPause } from '../domain/polling-pace';
import type { Reach } from '../purchases/reach';
import type { AddressPolicy } from '../security/panel-address';
import { type Exchange, exchange, onlyAbout, storeStatusCall } from './panel-calls';
import { signalEnd } from './signal-report';

/** Activities that follow young deliveries, all of a panel at once. */
export function createDeliveryWatchActivities(deps: {
  reach: Reach;
  timeoutMs: number;
  addresses: AddressPolicy;
}) {
  const { reach } = deps;
  const { db, keyring } = reach;

  return {
    /**
     * Reads the deliveries of the last minutes (`densePollingSeconds`) from a panel, up to 100 in one call. Ends when
     * there are none. Until then each attempt fails on purpose and is retried, so that a check adds nothing to the
     * history. A purchase gets a Signal only at the end of its delivery; earlier reports are only stored.
     */
    async watchDeliveries({ providerId }: { providerId: number }): Promise<void> {
      const now = Date.now();
      const { densePollingSeconds, densePollingEverySeconds } = (await readSettings(db)).purchase;
      const since = new Date(now - densePollingSeconds * 1000);
      const before = new Date(now - densePollingEverySeconds * 1000);
      const pace = (Context.current().info.heartbeatDetails as Pace | undefined) ?? fullPace;
      await noteWatch(db, providerId, new Date(now));
      const due = await deliveriesToPoll(db, providerId, { since, before, limit: pace.size });
      if (due.length === 0 && (await endWatch(db, providerId, since))) return;
      const provider = await readProvider(db, keyring, providerId);
      const isAnswered = due.length === 0 || (await poll(provider, due));
      Context.current().heartbeat(paceAfter(pace, due.length, isAnswered));
      throw ApplicationFailure.create({
        type: 'deliveries-go-on',
        message: 'Not ended yet',
        nextRetryDelay: pollPause(
          provider.maxCallsPerSecond,
          densePollingEverySeconds * 1000,
          isAnswered && due.length === pace.size,
        ),
        category: ApplicationFailureCategory.BENIGN,
      });
    },
  };

  /** False if the panel's answer was unusable. */
  async function poll(provider: ProviderAccess, due: readonly SubmissionRow[]): Promise<boolean> {
    const asked = await exchange(
      provider,
      { action: 'status', orders: due.map((row) => row.providerOrderId).join(',') },
      deps.timeoutMs,
      deps.addresses,
    );
    const reports = asked.protocol.readStatuses(asked.answer);
    // Without an answer they stay first, for a smaller call: at the end of the queue, a number that the panel can't
    // handle would hide the same others again and again.
    if (reports || due.length === 1)
      await recordPolls(
        db,
        due.map(({ id }) => id),
        new Date(),
      );
    if (!reports) {
      await keep(asked, 'nothing-usable', due[0]);
      return false;
    }
    const signalled: Reported[] = [];
    for (const row of due) {
      const report = reports.get(row.providerOrderId ?? '');
      // If an end can't be signalled, the next check repeats it, and others continue.
      if (report && (await signalEnd(reach, { row, report }))) signalled.push({ row, report });
    }
    await recordReports(db, signalled);
    const partOf = asked.protocol.partsOf(asked.answer);
    for (const { row, report } of signalled)
      if (report.status !== row.providerStatus)
        await keep(onlyAbout(asked, row.providerOrderId, partOf), 'new', row);
    return true;
  }

  async function keep(asked: Exchange, said: 'new' | 'nothing-usable', row?: SubmissionRow): Promise<void> {
    if (!row) return;
    const about = { orderId: row.orderId, submissionId: row.id };
    await storeStatusCall(reach.db, asked, said, about);
  }
}

export type DeliveryWatchActivities = ReturnType<typeof createDeliveryWatchActivities>;
