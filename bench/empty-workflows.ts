import { proxyActivities } from '@temporalio/workflow';
import type { nothing } from './empty-worker';

const activities = proxyActivities<{ nothing: typeof nothing }>({ startToCloseTimeout: '10 seconds' });

/** The smallest possible workflow: one workflow task. */
export async function empty(): Promise<void> {}

/** Three regular activities that do nothing, one after the other. */
export async function threeActivities(): Promise<void> {
  await activities.nothing();
  await activities.nothing();
  await activities.nothing();
}
