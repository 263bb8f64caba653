import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { PanelHealthActivities } from '../activities/panel-health';
import { providerQueue } from './messages';

const { tellWaiting } = proxyActivities<PanelHealthActivities>({
  startToCloseTimeout: '10 minutes',
  heartbeatTimeout: '1 minute',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute' },
});

/**
 * A panel does not answer: while this runs, its orders wait and nothing is sent to it. Returns how many orders were let
 * go when it was back.
 */
export async function panelAway({ providerId }: { providerId: number }): Promise<number> {
  const { awaitAnswer } = proxyActivities<PanelHealthActivities>({
    taskQueue: providerQueue(providerId),
    startToCloseTimeout: '30 seconds',
    retry: { initialInterval: '10 seconds', backoffCoefficient: 1.5, maximumInterval: '1 minute' },
  });
  setCurrentDetails(
    `**Panel ${providerId} does not answer.** Its orders wait and are not sent. It is asked for its balance until it answers; then they go out by themselves. Nothing to do here; ask the panel.`,
  );
  await awaitAnswer({ providerId });
  setCurrentDetails(`Panel ${providerId} answers again. The orders that waited are told.`);
  return tellWaiting({ providerId });
}
