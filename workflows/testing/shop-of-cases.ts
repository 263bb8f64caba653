import { TestShop } from './shop';

let open: { by: symbol; shop: TestShop } | undefined;
afterAll(() => open?.shop.close());

/**
 * A busy test server forgets a refused Update before its answer is read. What that Update had locked stays locked: no more
 * time is skipped, and each later test takes minutes.
 */
const forgotten = /^update \S+ not found$/;

/**
 * The shop of one file of cases, from its first test to the first test of the next file. Files of cases share what a test
 * file loads, but no server: runs that one leaves open would wake whenever another skips time.
 */
export function shopOfCases(...options: Parameters<typeof TestShop.open>): Pick<TestShop, 'with'> {
  const by = Symbol();
  const reopen = async () => {
    await open?.shop.close();
    open = { by, shop: await TestShop.open(...options) };
    return open.shop;
  };
  return {
    async with(...test) {
      const shop = open?.by === by ? open.shop : await reopen();
      try {
        await shop.with(...test);
      } catch (error) {
        if (!(error instanceof Error && forgotten.test(error.message))) throw error;
        await (await reopen()).with(...test);
      }
    },
  };
}
