import { log, setCurrentDetails, workflowInfo } from '@temporalio/workflow';
import type { Stored } from '#activities/orders.ts';
import type { PurchaseSettings, PurchaseState } from '#domain/purchase.ts';
import type { AttentionReason, PurchaseStage } from '#domain/states.ts';
import type { TimelineKind, TimelineLine } from '#domain/timeline.ts';
import { database, told } from '../activity-options';
import type { PurchaseMemory } from '../messages';
import type { changes } from './changes';
import { currentDetails } from './details';
import { projectionOf } from './projection';
import { publishSearchAttributes } from './search-attributes';

/** What writing needs of the run that is written. */
interface Run {
  readonly state: PurchaseState;
  readonly settings: PurchaseSettings;
  readonly memory: PurchaseMemory;
  does(change: keyof typeof changes): boolean;
  needAttention(reason: AttentionReason, detail?: string): void;
}

/** Another run has written more of the purchase than this one knows: Temporal was set back, or an operator reset the run. */
export class Overtaken extends Error {
  override name = 'Overtaken';
}

/** Writes what a run knows to the database, and shows it in the Temporal UI. */
export class ProjectionWriter {
  private shown: PurchaseStage;
  private readonly lines: TimelineLine[] = [];

  constructor(private readonly run: Run) {
    this.shown = run.state.stage;
  }

  /** Whether reads show the stage in which the purchase is. */
  get isShown(): boolean {
    return this.shown === this.run.state.stage;
  }

  /** Adds a line to the timeline; the next write takes it along. */
  note(kind: TimelineKind, by: string, data: TimelineLine['data']): void {
    const { state } = this.run;
    state.lines += 1;
    this.lines.push({ seq: state.lines, at: Date.now(), kind, by, data });
  }

  /** What the Temporal UI says of the run. A run that goes on begins without details, one that starts again without attributes. */
  show(): void {
    const { state, settings } = this.run;
    this.shown = state.stage;
    publishSearchAttributes(state, this.run.does('finds-each-line'));
    setCurrentDetails(currentDetails(state, settings));
  }

  /** What Postgres refuses holds nothing up: a person is asked, and it is tried again beside the story. */
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
    const written = await told(database.saveProjection, state.stage, {
      ...projectionOf(state, this.lines.splice(0), Date.now()),
      run: { runId, historyLength },
      memory,
    });
    if (written?.stored && this.isOvertakenBy(written.stored, known)) throw new Overtaken();
    // Runs recorded before version 0.4 were told nothing.
    return written ?? {};
  }

  /**
   * Whether a write that stands knows more than this run. Two saves of one run can be under way at once, and a worker
   * that dies loses a task whose saves stand: neither is a sign of another run.
   */
  isOvertakenBy(stored: Stored, known = this.run.state.writes): boolean {
    const { runId, historyLength } = workflowInfo();
    // Written by a release that did not say which run wrote, and kept nothing.
    if (!stored.runId) return false;
    // Runs recorded before version 0.4 was complete were told the id alone.
    if (stored.ours ?? stored.runId === runId) return stored.historyLength > historyLength;
    return stored.version > known;
  }
}

/** How long refused rows wait before they are tried again, in ms: ten minutes, then ever longer, at most a day. */
export function rewriteAfter(times: number): number {
  return Math.min(10 * 2 ** (times - 1), 24 * 60) * 60_000;
}

/** Goes on with what is kept of the purchase, which is newer than what the run remembers. */
export async function readNewerMemory({ state }: Pick<Run, 'state'>) {
  const memory = await database.recall({ cartId: state.cartId });
  log.warn('This run was set back; it goes on with what is kept', { writes: memory.state.writes });
  return memory;
}
