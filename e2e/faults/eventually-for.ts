import { describePurchase } from '#api/testing/describe-purchase.ts';
import { eventually } from '#api/testing/wait.ts';
import type { FaultShop } from './shop';

/** As `eventually`, but the error also shows the state of these purchases. */
export async function eventuallyFor(
  shop: FaultShop,
  carts: readonly { cartId: string }[],
  check: () => Promise<void> | void,
  options: Parameters<typeof eventually>[1] = {},
): Promise<void> {
  try {
    await eventually(check, options);
  } catch (error) {
    const descriptions = await Promise.all(
      carts.map(({ cartId }) =>
        describePurchase(shop, cartId).catch((cause) => `${cartId} can't be read: ${String(cause)}`),
      ),
    );
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${descriptions.join('\n')}`);
  }
}
