/**
 * Points this process at one of the shops that `npm test` started. Each test worker has its own, so settings, faults
 * and clocks that one test changes never reach a parallel test. `index` counts from 0; without one, or with a single
 * shop, the first is used.
 */
export function takeOwnShop(index: string | number | undefined): void {
  const shops: Record<string, string>[] = JSON.parse(process.env.SHOPS ?? '[]');
  Object.assign(process.env, shops[Number(index ?? 0) % Math.max(shops.length, 1)]);
}
