import { CancellationScope, isCancellation, sleep } from '@temporalio/workflow';

/** The one timer of a run: until when the current stage waits. A new timer is started only if the time changes. */
export class Alarm {
  private set?: { at: number; rang: boolean; scope: CancellationScope };

  get rang(): boolean {
    return this.set?.rang === true;
  }

  /** `at` in epoch ms; undefined waits forever. The Temporal UI shows `summary`. */
  setFor(at: number | undefined, summary: string): void {
    if (this.set?.at === at && !this.rang) return;
    this.cancel();
    if (at === undefined) return;
    const alarm = { at, rang: at <= Date.now(), scope: new CancellationScope() };
    this.set = alarm;
    if (!alarm.rang) void ring(alarm, summary);
  }

  cancel(): void {
    this.set?.scope.cancel();
    this.set = undefined;
  }
}

async function ring(
  alarm: { at: number; rang: boolean; scope: CancellationScope },
  summary: string,
): Promise<void> {
  try {
    await alarm.scope.run(() => sleep(alarm.at - Date.now(), { summary }));
    alarm.rang = true;
  } catch (error) {
    if (!isCancellation(error)) throw error;
  }
}
