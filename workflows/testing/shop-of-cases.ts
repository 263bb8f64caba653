import { TestShop } from './shop';

let open: { by: symbol; shop: TestShop } | undefined;
afterAll(() => open?.shop.close());

/**
 * The shop of one file of cases, from its first test to the first test of the next file. Files of cases share what a test
 * file loads, but no server: runs that one leaves open would wake whenever another skips time.
 */
export function shopOfCases(...options: Parameters<typeof TestShop.open>): Pick<TestShop, 'with'> {
  const by = Symbol();
  return {
    async with(...test) {
      if (open?.by !== by) {
        await open?.shop.close();
        open = { by, shop: await TestShop.open(...options) };
      }
      return open.shop.with(...test);
    },
  };
}
