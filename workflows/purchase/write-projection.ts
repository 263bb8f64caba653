import { log, setCurrentDetails, workflowInfo } from '@temporalio/workflow';
import type { Stored } from '#activities/orders.ts';
import type { PurchaseSettings, PurchaseState } from '#domain/purchase.ts';
import type { AttentionReason, PurchaseStage } from '#domain/states.ts';
import type { TimelineKind, TimelineLine } from '#domain/timeline.ts';
import { database, withSummary } from '../activity-options';
import type { PurchaseMemory } from '../messages';
import type { changes } from './changes';
import { currentDetails } from './current-details';
import { projectionOf } from './projection';
import { publishSearchAttributes } from './search-attributes';

/** What writing needs from the run. */
interface Run {
  readonly state: PurchaseState;
  readonly settings: PurchaseSettings;
  readonly memory: PurchaseMemory;
  does(change: keyof typeof changes): boolean;
  needAttention(reason: AttentionReason, detail?: string): void;
}

/** Another run has written a newer state of the purchase: Temporal was set back, or an operator reset the run. */
export class Overtaken extends Error {
  override name = 'Overtaken';
}

/** Writes the run's state to the database, and shows it in the Temporal UI. */
export class ProjectionWriter {
  private shown: PurchaseStage;
  private readonly lines: TimelineLine[] = [];

  constructor(private readonly run: Run) {
    this.shown = run.state.stage;
  }

  /** Whether reads show the purchase's current stage. */
  get isShown(): boolean {
    return this.shown === this.run.state.stage;
  }

  /** Adds a line to the timeline, for the next write. */
  note(kind: TimelineKind, by: string, data: TimelineLine['data']): void {
    const { state } = this.run;
    state.lines += 1;
    this.lines.push({ seq: state.lines, at: Date.now(), kind, by, data });
  }

  /**
   * What the Temporal UI shows of the run. A run that continues as new begins without details, a restarted one without
   * attributes.
   */
  show(): void {
    const { state, settings } = this.run;
    this.shown = state.stage;
    publishSearchAttributes(state, this.run.does('finds-each-line'));
    setCurrentDetails(currentDetails(state, settings));
  }

  /** Rows that Postgres refuses block nothing: a person is asked, and the write is retried in parallel. */
  async save(): Promise<void> {
    const { run } = this;
    const { state } = run;
    const { refused } = await this.write();
    if (!refused && !state.unwritten) return;
    if (refused) {
      if (!state.unwritten) this.note('not-written', 'system', { refused });
      state.unwritten = { refused, times: (state.unwritten?.times ?? 0) + 1 };
      if (!state.attention) run.needAttention('stuck', `saveProjection: ${refused}`);
    } else {
      state.unwritten = undefined;
      if (state.attention?.reason === 'stuck') state.attention = undefined;
    }
    await this.write();
  }

  private async write(): Promise<{ refused?: string }> {
    const { state, memory } = this.run;
    const known = state.writes;
    state.writes += 1;
    this.show();
    const { runId, historyLength } = workflowInfo();
    const written = await withSummary(database.saveProjection, state.stage, {
      ...projectionOf(state, this.lines.splice(0), Date.now()),
      run: { runId, historyLength },
      memory,
    });
    if (written?.stored && this.isOvertakenBy(written.stored, known)) throw new Overtaken();
    // Runs recorded before version 0.4 got no answer.
    return written ?? {};
  }

  /**
   * Whether a stored write is newer than this run. Two saves of one run can overlap, and a worker that dies loses a
   * task whose saves remain: neither is a sign of another run.
   */
  isOvertakenBy(stored: Stored, known = this.run.state.writes): boolean {
    const { runId, historyLength } = workflowInfo();
    // Written by a release that recorded no run id and stored no memory.
    if (!stored.runId) return false;
    // Runs recorded before version 0.4 was complete got only the id.
    if (stored.ours ?? stored.runId === runId) return stored.historyLength > historyLength;
    return stored.version > known;
  }
}

/** The pause before refused rows are retried, in ms: ten minutes, then doubling, at most a day. */
export function rewriteAfter(times: number): number {
  return Math.min(10 * 2 ** (times - 1), 24 * 60) * 60_000;
}

/** Continues with the stored memory, which is newer than the run's. */
export async function readNewerMemory({ state }: Pick<Run, 'state'>) {
  const memory = await database.recall({ cartId: state.cartId });
  log.warn('This run was set back; it continues with the stored memory', { writes: memory.state.writes });
  return memory;
}
