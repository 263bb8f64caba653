import { type Bought, buy, orderThat } from '#api/testing/purchases.ts';
import { eventually } from '#api/testing/wait.ts';
import { panelClock, panelOrders } from './sandbox';

/** Buys, and makes the panel deliver. `panelId` is the order's id there. */
export async function buyDelivered(...over: Parameters<typeof buy>): Promise<Bought & { panelId: number }> {
  const bought = await buy(...over);
  const panelId = await eventually(async () => {
    const [order] = await panelOrders(bought.cart.username);
    if (!order) throw new Error('The panel has no order yet');
    return order.id;
  });
  await panelClock({ advanceSeconds: 600 });
  await orderThat(bought.browser, bought.order.id, ({ status }) => status === 'completed');
  return { ...bought, panelId };
}
