import { proxyActivities, setCurrentDetails, sleep } from '@temporalio/workflow';
import type { PanelHealthActivities } from '../activities/panel-health';
import { trialPauseSeconds, usualTrialSeconds } from '../domain/fail-over';
import { providerQueue } from './messages';

const { tellWaiting } = proxyActivities<PanelHealthActivities>({
  startToCloseTimeout: '10 minutes',
  heartbeatTimeout: '1 minute',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute' },
});

/**
 * Runs while a panel does not answer; its orders wait. When the panel reports its balance again, it gets one order;
 * after a usable answer the other purchases are signalled. Returns how many. A trial lasts `trialSeconds`.
 */
export async function panelAway({
  providerId,
  trialSeconds = usualTrialSeconds,
}: {
  providerId: number;
  trialSeconds?: number;
}): Promise<number> {
  const { awaitAnswer } = proxyActivities<PanelHealthActivities>({
    taskQueue: providerQueue(providerId),
    summary: `asks panel ${providerId} for its balance until it answers`,
    startToCloseTimeout: '30 seconds',
    retry: { initialInterval: '10 seconds', backoffCoefficient: 1.5, maximumInterval: '1 minute' },
  });
  const { letOneThrough } = proxyActivities<PanelHealthActivities>({
    summary: `waits for what panel ${providerId} says to one order`,
    startToCloseTimeout: '30 seconds',
    retry: { initialInterval: '2 seconds', backoffCoefficient: 1 },
  });
  let relapses = 0;
  let notified = 0;
  for (;;) {
    setCurrentDetails(
      `**Panel ${providerId} does not answer.** Its orders wait and are not sent. It is asked for its balance until it answers; then it is tried with one order, and the others follow by themselves. Nothing to do here; ask the panel.`,
    );
    await awaitAnswer({ providerId });
    setCurrentDetails(
      `Panel ${providerId} answers questions again. It is tried with one order; the others wait.`,
    );
    if ((await letOneThrough({ providerId, trialSeconds })) === 'answered') {
      setCurrentDetails(`Panel ${providerId} takes orders again. The orders that waited are told.`);
      const page = await tellWaiting({ providerId });
      notified += page.told;
      if (!page.isAway) return notified;
    }
    const pause = trialPauseSeconds(relapses, trialSeconds);
    relapses += 1;
    setCurrentDetails(
      `**Panel ${providerId} tells its balance, but gave an order no usable answer.** Its orders wait; in ${Math.ceil(pause / 60)} min it is tried with another one. Ask the panel.`,
    );
    await sleep(`${pause} seconds`);
  }
}
