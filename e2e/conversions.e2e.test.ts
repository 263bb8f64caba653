import type { Page } from '@playwright/test';
import { type Bought, buy } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import type { Language } from '../domain/money';
import { addressOf } from '../domain/pages';
import { movePointer } from './support/pointer';
import { measurementHits } from './support/sandbox';
import { startSecondShop } from './support/second-shop';
import { db } from './support/shop';
import { expect, test } from './support/test';
import { words } from './support/words';

/** The same shop with a measurement configured; the default test shop has none. */
let measured: Awaited<ReturnType<typeof startSecondShop>>;
const id = 'G-CONVERSIONS';
const tagOrigin = () => new URL(process.env.SANDBOX_ANALYTICS_URL ?? '').origin;

test.beforeAll(async () => {
  measured = await startSecondShop({ ANALYTICS_ID: id, ANALYTICS_SCRIPT_URL: `${tagOrigin()}/tag.js` });
});
test.afterAll(() => measured?.stop());

/** The purchases that were reported of an order. */
const reports = async (number: string) =>
  (await measurementHits(id)).filter(
    ({ name, transaction }) => name === 'purchase' && transaction === number,
  );

/** How often a page under this URL was reported: anything reported with it has arrived by then. */
const pageViews = async (address: string) =>
  (await measurementHits(id)).filter(({ name, page }) => name === 'page_view' && page === address).length;

const successAddress = (language: Language) => measured.url + addressOf('success', language);

async function openOrder(page: Page, { order }: Bought, language: Language): Promise<void> {
  await page.goto(`${successAddress(language)}/${order.id}`);
  await expect(page.getByRole('heading', { name: new RegExp(order.orderNumber) }).first()).toBeVisible();
  // The notice waits for a sign of its visitor.
  await movePointer(page);
}

const answer = (page: Page, language: Language, name: 'accept' | 'refuse') =>
  page
    .getByRole('region', { name: words[language].consent.title })
    .getByRole('button', { name: words[language].consent[name], exact: true })
    .click();

test('never before consent; then one purchase an order, also after a reload and in a second tab [S1-7.5]', async ({
  buyer,
  language,
}) => {
  const bought = await buy({ language });
  const number = bought.order.orderNumber;
  const page = await buyer.pageOf(bought);
  const asked: string[] = [];
  page.context().on('request', (request) => {
    if (new URL(request.url()).origin === tagOrigin()) asked.push(request.url());
  });
  await openOrder(page, bought, language);
  await expect(page.getByRole('region', { name: words[language].consent.title })).toBeVisible();
  expect(asked).toEqual([]);

  await answer(page, language, 'accept');
  const [report] = await eventually(async () => {
    const found = await reports(number);
    if (found.length === 0) throw new Error('No report yet');
    return found;
  });
  expect(report).toMatchObject({
    // The plain URL: the real one names the order.
    page: successAddress(language),
    value: '9.99',
    currency: 'EUR',
    affiliation: 'Fanzeo',
  });
  expect(JSON.parse(report?.items ?? '')).toEqual([
    { item_id: '204', item_name: '1000 followers', affiliation: 'Fanzeo', price: 9.99, quantity: 1 },
  ]);

  const views = await pageViews(successAddress(language));
  const other = await page.context().newPage();
  await page.reload();
  await openOrder(other, bought, language);
  await eventually(async () =>
    expect(await pageViews(successAddress(language))).toBeGreaterThanOrEqual(views + 2),
  );
  // The shop's own record is the truth (D29).
  const { rows } = await db.query(
    `SELECT c.amount_cents, c.currency, c.source FROM conversions c JOIN orders o ON o.id = c.order_id
     WHERE o.order_number = $1`,
    [number],
  );
  expect(rows).toEqual([{ amountCents: 999, currency: 'EUR', source: 'other' }]);
  expect(await reports(number)).toHaveLength(1);
  expect(JSON.stringify(await measurementHits(id))).not.toContain(bought.cart.username);
});

test('a stranger who views an order reports the page, but no purchase [S1-7.5]', async ({ page }) => {
  const bought = await buy();
  const views = await pageViews(successAddress('es'));
  await openOrder(page, bought, 'es');
  await answer(page, 'es', 'accept');
  await eventually(async () => expect(await pageViews(successAddress('es'))).toBeGreaterThan(views));
  await page.getByRole('contentinfo').getByRole('link', { name: words.es.shell.terms }).click();
  const terms = measured.url + addressOf('terms', 'es');
  await eventually(async () => expect(await pageViews(terms)).toBeGreaterThan(0));
  expect(await reports(bought.order.orderNumber)).toEqual([]);
});

test('a buyer who refused is not reported, but has bought [S1-7.5]', async ({ buyer }) => {
  const bought = await buy();
  const page = await buyer.pageOf(bought);
  await openOrder(page, bought, 'es');
  await answer(page, 'es', 'refuse');
  await expect(page.getByText(words.es.consent.saved).first()).toBeVisible();
  await openOrder(page, bought, 'es');
  expect(await reports(bought.order.orderNumber)).toEqual([]);
  const { rowCount } = await db.query(
    'SELECT FROM conversions c JOIN orders o ON o.id = c.order_id WHERE o.order_number = $1',
    [bought.order.orderNumber],
  );
  expect(rowCount).toBe(1);
});
