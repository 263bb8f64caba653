import { recordBalance } from '../db/provider-balances';
import { type ProviderAccess, providerQueues, readProvider } from '../db/providers';
import {
  type CountQueue,
  countsDue,
  countsLeft,
  dueForCount,
  noteCounts,
  type RefillCandidate,
  refillCandidateCount,
  takeCount,
} from '../db/refills';
import { readSettings } from '../db/settings';
import { openSubmissions, type Reported, recordReports, saysNew } from '../db/submissions';
import {
  closeSweep,
  openSubmissionCounts,
  openSweep,
  recordPage,
  type SweepResult,
  sweepById,
  sweepProgress,
} from '../db/sweeps';
import { ShopError } from '../domain/errors';
import { fullPace, isBroken, leavesTheRest, paceAfter, sweepSize } from '../domain/polling-pace';
import { countAgainAfter, refillDue } from '../domain/refills';
import {
  bySchedule,
  deliveryStatus,
  type SweepCounts,
  type SweepKind,
  type SweepProgress,
} from '../domain/sweeps';
import type { InstagramDirectory } from '../instagram/directory';
import { signalPurchase } from '../purchases/reach';
import { refill } from '../workflows/messages';
import { heartbeat } from './heartbeat';
import { exchange, keepCall } from './panel-calls';
import type { PanelDeps } from './provider';
import { signalReport } from './signal-report';

/** The counts of a run in one of its parts, and whether there is more to read. */
export type SweepPage = Pick<SweepCounts, 'checked' | 'updated' | 'errors'> & { more: boolean };

const pageSize = 100;
/** Profiles counted in parallel. */
const countsAtOnce = 5;
const dayMs = 24 * 3600 * 1000;
/** Shown to administrators for a report that did not reach its purchase. */
const notSignalledText =
  'No se pudo avisar a la compra. Mira su ejecución en Temporal; la próxima sincronización lo repite.';
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** What came of counting one profile. */
type Looked = Pick<SweepResult, 'outcome' | 'error'> & {
  /** `soon`: by the next sweep, since this one failed. `first`: the directory answers nobody for now. */
  again?: 'soon' | 'first';
};

/** Activities of the Schedules: they read in pages and only signal changes to purchases. */
export function createMaintenanceActivities(
  deps: PanelDeps & {
    directory: Pick<InstagramDirectory, 'followerCount'>;
    /** Profiles that all refills count in an hour at most: the directory's other calls are for visitors. */
    countsPerHour?: number;
  },
) {
  const { pool, keyring, client, countsPerHour } = deps;
  const reach = { db: pool, temporal: client, keyring };

  const pageOf = ({ checked, updated, errors }: SweepProgress, more: boolean): SweepPage => ({
    checked,
    updated,
    errors,
    more,
  });

  return {
    /** Ids of all panels: one that takes no new orders may still deliver old ones. */
    async activeProviders(): Promise<number[]> {
      return (await providerQueues(pool)).map((provider) => provider.id);
    },

    /** Opens the row of a run, with the number of submissions to read, as far as it is counted. Safe to run again. */
    async openSweep(run: {
      runId: string;
      kind: SweepKind;
      startedBy: string;
      /** Epoch ms. */
      startedAt: number;
    }): Promise<void> {
      const { runId, kind, startedBy } = run;
      const total =
        kind === 'status-sync'
          ? (await openSubmissionCounts(pool)).reduce((sum, { open }) => sum + open, 0)
          : startedBy === bySchedule
            ? await countsDue(pool, new Date(run.startedAt))
            : await refillCandidateCount(pool, { cooldownSeconds: await cooldown(), now: new Date() });
      await openSweep(pool, { id: runId, kind, startedBy, startedAt: new Date(run.startedAt), total });
    },

    /** Closes it. Safe to run again. */
    async closeSweep({ runId, failed }: { runId: string; failed: boolean }): Promise<void> {
      await closeSweep(pool, runId, failed);
    },

    /**
     * Reads a page of open submissions from one panel: one call, so that the queue limits the rate. Safe to run again:
     * reports are facts, not steps, and the run's row says where the next page begins.
     */
    async syncStatusPage({ providerId, runId }: { providerId: number; runId: string }): Promise<SweepPage> {
      const provider = await readProvider(pool, keyring, providerId);
      const part = String(providerId);
      const progress = await sweepProgress(pool, runId, part);
      const pace = progress.pace ?? fullPace;
      const size = sweepSize(pace);
      const page = await openSubmissions(pool, providerId, progress.after ?? beforeAll, size);
      if (page.length === 0) {
        if (provider.active) await checkBalance(provider);
        return pageOf(progress, false);
      }
      const asked = await exchange(
        provider,
        { action: 'status', orders: page.map((row) => row.providerOrderId).join(',') },
        deps.timeoutMs,
        deps.addresses,
      );
      const reports = asked.protocol.readStatuses(asked.answer);
      const complaints = asked.protocol.statusComplaints(asked.answer);
      await keepCall(pool, asked, reports !== undefined, {});
      progress.pace = paceAfter(pace, page.length, reports !== undefined);
      if (!reports && page.length > 1 && !isBroken(pace)) {
        await recordPage(pool, runId, part, progress, []);
        return pageOf(progress, true);
      }
      const isLast = page.length < size || leavesTheRest(pace, asked.answer.kind === 'answered');
      if (isLast && provider.active) await checkBalance(provider);
      const results: SweepResult[] = [];
      const signalled: Reported[] = [];
      for (const row of page) {
        const report = reports?.get(row.providerOrderId ?? '');
        const updated = report !== undefined && saysNew(row, report);
        const notSignalled = updated && !(await signalReport(reach, { row, report }));
        if (report && !notSignalled) signalled.push({ row, report });
        const newStatus = report && deliveryStatus(report.status);
        progress.checked += 1;
        if (!report || notSignalled) progress.errors += 1;
        else if (updated) progress.updated += 1;
        if (newStatus === 'completed') progress.completed += 1;
        if (newStatus === 'processing') progress.processing += 1;
        results.push({
          submissionId: row.id,
          orderId: row.orderId,
          orderNumber: row.orderNumber,
          outcome: !report || notSignalled ? 'error' : updated ? 'updated' : 'unchanged',
          previousStatus: deliveryStatus(row.providerStatus),
          newStatus,
          providerStatus: report?.status,
          error: notSignalled ? notSignalledText : report ? undefined : complaints(row.providerOrderId ?? ''),
        });
      }
      progress.after = page.at(-1)?.id;
      await recordReports(pool, signalled);
      await recordPage(pool, runId, part, progress, results);
      return pageOf(progress, !isLast);
    },

    /**
     * Compares a page of follower counts with what was delivered; a purchase checks again before it asks the panel. A
     * Schedule's run counts what is due, the longest wait first; a person's counts everything, what no sweep looked at for
     * longest first. What is left when the directory answers no more keeps its place for the next run.
     */
    async sweepRefillsPage({ runId }: { runId: string }): Promise<SweepPage> {
      const run = await sweepById(pool, runId);
      if (!run) throw new Error(`The sweep ${runId} has no row`);
      const progress = await sweepProgress(pool, runId, 'refills');
      const queue: CountQueue = run.startedBy === bySchedule ? 'count_due_at' : 'swept_at';
      // After the run's start by any clock: what was looked at leaves the queue.
      const now = new Date(Math.max(Date.now(), run.startedAt.getTime() + 1));
      const rule = { cooldownSeconds: await cooldown(), now };
      const own = { ...rule, queue, before: run.startedAt };
      const page = await dueForCount(pool, { ...own, limit: pageSize });
      const results: SweepResult[] = [];
      const rest = page.filter(({ eligible }) => eligible);
      const nextCounts = page
        .filter(({ eligible }) => !eligible)
        .map((order) => ({ submissionId: order.submissionId, dueAt: nextCount(order, rule.now) }));
      let isLimited = false;
      let toTake = rest.length;
      const count = async () => {
        while (toTake > 0 && !isLimited) {
          toTake -= 1;
          // Taken first: the last one is for the longest wait, whichever of these gets it.
          const order = (await takeCount(pool, countsPerHour)) ? rest.shift() : undefined;
          if (!order) {
            isLimited = true;
            break;
          }
          const { again, ...looked } = await checkProfile(order);
          if (again === 'first') isLimited = true;
          else
            nextCounts.push({
              submissionId: order.submissionId,
              dueAt: again === 'soon' ? rule.now : nextCount(order, rule.now),
            });
          progress.checked += 1;
          if (looked.outcome === 'requested') progress.updated += 1;
          if (looked.outcome === 'uncounted') progress.errors += 1;
          results.push({
            submissionId: order.submissionId,
            orderId: order.orderId,
            orderNumber: order.orderNumber,
            ...looked,
          });
          heartbeat();
        }
      };
      heartbeat();
      await Promise.all(Array.from({ length: countsAtOnce }, count));
      await noteCounts(pool, rule.now, nextCounts);
      if (isLimited) progress.left = await countsLeft(pool, own);
      await recordPage(pool, runId, 'refills', progress, results);
      return pageOf(progress, page.length === pageSize && !isLimited);
    },
  };

  /** What can't be refilled now, e.g. because the last refill is recent, may be refillable tomorrow. */
  function nextCount({ eligible, deliveredAt }: RefillCandidate, now: Date): Date {
    const age = now.getTime() - (deliveredAt ?? now).getTime();
    return new Date(now.getTime() + (eligible ? countAgainAfter(age) : dayMs));
  }

  /** Reads a panel's balance. A failure to answer fails nothing: the row says since when. */
  async function checkBalance(provider: ProviderAccess): Promise<void> {
    const asked = await exchange(provider, { action: 'balance' }, deps.timeoutMs, deps.addresses);
    const balance = asked.protocol.readBalance(asked.answer);
    await keepCall(pool, asked, 'balance' in balance, {});
    await recordBalance(pool, provider.id, balance, new Date());
  }

  async function cooldown(): Promise<number> {
    return (await readSettings(pool)).purchase.refillCooldownSeconds;
  }

  /** Counts one profile and asks its purchase for a refill if too much is missing. */
  async function checkProfile(order: RefillCandidate): Promise<Looked> {
    try {
      const count = await deps.directory.followerCount(order.username);
      if (count === undefined) return { outcome: 'uncounted' };
      const due = refillDue({ startCount: order.startCount, delivered: order.quantity, current: count });
      if (!due.allowed) return { outcome: 'holds' };
      const signalled = await signalPurchase(reach, order.cartId, refill, { by: 'system', reason: 'sweep' });
      return { outcome: signalled ? 'requested' : 'ended' };
    } catch (error) {
      // A failed count or signal must not keep the others waiting.
      return {
        outcome: 'uncounted',
        error: error instanceof Error ? error.message : 'directory away',
        again: error instanceof ShopError && error.code === 'rate_limited' ? 'first' : 'soon',
      };
    }
  }
}

export type MaintenanceActivities = ReturnType<typeof createMaintenanceActivities>;
