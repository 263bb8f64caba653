import {
  continueAsNew,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { DeliveryWatchActivities } from '../activities/delivery-watch';
import { deliveriesBegan, statusQueue } from './messages';

/**
 * Follows the young deliveries of one panel, with one call for up to a hundred of them. The first one starts it; it
 * ends with the last. The status sync covers the older ones.
 */
export async function deliveryWatch(input: { providerId: number }): Promise<void> {
  const { providerId } = input;
  const { watchDeliveries } = proxyActivities<DeliveryWatchActivities>({
    taskQueue: statusQueue(providerId),
    summary: `asks panel ${providerId} again and again until it has no young deliveries`,
    startToCloseTimeout: '30 seconds',
    retry: { initialInterval: '3 seconds', backoffCoefficient: 1 },
  });
  let began = true;
  setHandler(deliveriesBegan, () => {
    began = true;
  });
  setCurrentDetails(
    `**Panel ${providerId} is delivering.** Its deliveries of the last minutes are looked at together, every few seconds. The activity below fails until there are none: that is how it waits. Nothing to do.`,
  );
  // A delivery that begins during the last poll is polled too.
  while (began) {
    began = false;
    await watchDeliveries({ providerId });
    if (began && workflowInfo().continueAsNewSuggested) await continueAsNew<typeof deliveryWatch>(input);
  }
}
