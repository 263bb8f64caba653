import { testDatabase } from '../api/testing/database';
import { newTarget } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { addressOf } from '../domain/pages';
import { leave, quit, violations, visit } from './support/chromium';
import { isSound } from './support/products';
import { chargesOf } from './support/sandbox';
import { shopperIn } from './support/shopper-abroad';
import { words } from './support/words';

const db = testDatabase();
afterEach(leave);
afterAll(async () => {
  await quit();
  await db.end();
});

describe('a catalogue that changes while somebody chooses', () => {
  const price = (id: number, cents: number) =>
    db.query('UPDATE services SET price_cents = $2 WHERE id = $1', [id, cents]);
  const sell = (id: number, active: boolean) =>
    db.query('UPDATE services SET active = $2 WHERE id = $1', [id, active]);

  afterEach(async () => {
    await price(204, 999);
    await sell(204, true);
  });

  test('the price changes in the form and at the checkout: both are told, the new one is charged', async () => {
    const username = newTarget();
    const page = await visit();
    const { order, checkout } = words.es;
    const shopper = shopperIn(page, 'es');
    await shopper.chooseProfile(username);
    await page.getByRole('radio', { name: /^1\.000 seguidores/ }).click();
    await page.getByLabel(order.emailLabel).fill(`${username}@example.com`);
    await price(204, 1099);
    await page
      .getByText(/^El precio de 1\.000 seguidores ha cambiado: antes 9,99\s€, ahora 10,99\s€\.$/)
      .first()
      .waitFor();
    expect(await page.getByRole('status').filter({ hasText: 'ha cambiado' }).count()).toBe(1);
    expect(await page.getByLabel(order.emailLabel).inputValue()).toBe(`${username}@example.com`);
    await isSound(page, 'es');
    await page.getByRole('button', { name: order.news.understood }).click();
    expect(await page.getByText(/ha cambiado/).count()).toBe(0);

    await page.getByRole('button', { name: order.proceed }).click();
    await shopper.answerOffer('decline');
    await price(204, 1199);
    await page.getByRole('button', { name: /^Continuar por 11,99\s€$/ }).click();
    await page.getByText(checkout.price.title).waitFor({ state: 'hidden' });
    await shopper.fillCard('4242 4242 4242 4242');
    await shopper.pay('11,99');
    expect(await chargesOf(await shopper.orderNumber())).toEqual([{ amount: 1199 }]);
  });

  test('a package that disappears is marked; another is chosen and nothing typed is lost', async () => {
    const username = newTarget();
    const page = await visit('desk');
    const { order, checkout, errors } = words.fr;
    const shopper = shopperIn(page, 'fr');
    await shopper.chooseProfile(username);
    await page.getByRole('radio', { name: /^1.000 abonnés/ }).click();
    await page.getByLabel(order.emailLabel).fill(`${username}@example.com`);
    await sell(204, false);
    await page.getByText(order.news.gone('1 000 abonnés').replace(/\s/g, ' ')).first().waitFor();
    const gone = page.getByRole('radio', { name: new RegExp(order.news.goneShort) });
    expect(await gone.isDisabled()).toBe(true);
    expect(await page.getByLabel(order.emailLabel).inputValue()).toBe(`${username}@example.com`);
    await isSound(page, 'fr');
    await page.getByRole('radio', { name: /^500 abonnés/ }).click();
    await page.getByRole('button', { name: order.proceed }).click();
    await shopper.answerOffer('decline');

    // And again, now that the checkout is open.
    await db.query('UPDATE services SET active = false WHERE id = 203');
    try {
      await page.getByText(errors.unknown_service).waitFor();
      await isSound(page, 'fr');
      await page.getByRole('button', { name: checkout.failed.otherPackage }).click();
      await page.getByRole('radio', { name: /^250 abonnés/ }).click();
      await page.getByRole('button', { name: order.proceed }).click();
      await shopper.answerOffer('decline');
      await shopper.fillCard('4242 4242 4242 4242');
      await shopper.pay('4,99');
      expect(await chargesOf(await shopper.orderNumber())).toEqual([{ amount: 499 }]);
    } finally {
      await sell(203, true);
    }
  });

  test('a catalogue that is asked for every 5 s costs a 304 of some hundred bytes', async () => {
    const page = await visit();
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const asked: string[] = [];
    const statuses = new Map<string, number>();
    const sizes = new Map<string, number>();
    network.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (new URL(request.url).pathname === '/api/services') asked.push(requestId);
    });
    network.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
      statuses.set(requestId, statusCode);
    });
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sizes.set(requestId, encodedDataLength);
    });
    const answered = () => asked.filter((id) => statuses.has(id) && sizes.has(id));
    const started = Date.now();
    await page.goto(addressOf('home', 'es'));
    await page.getByLabel(words.es.order.usernameLabel).focus();
    await eventually(() => {
      if (answered().length < 4) throw new Error(`Answered ${answered().length} times`);
    });
    expect(Date.now() - started).toBeGreaterThan(9_000);
    const [first, ...later] = answered();
    expect(statuses.get(first ?? '')).toBe(200);
    for (const id of later) {
      expect(statuses.get(id)).toBe(304);
      expect(sizes.get(id)).toBeLessThan(1500);
    }
  });
});

test('without the catalogue, orientative prices are shown as such, and nobody gets to paying by them', async () => {
  const username = newTarget();
  const page = await visit();
  const { order } = words.es;
  let away = true;
  await page.route('**/api/services', (route) => (away ? route.abort() : route.continue()));
  // A server that can't reach its database sends the page without its content.
  await page.route('**/es/ig', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const [head = '', rest = ''] = html.split('<div id="root">');
    const state = rest.indexOf('id="page-state"');
    await route.fulfill({
      response,
      body: `${head}<div id="root"></div>${rest.slice(rest.indexOf('</script>', state) + '</script>'.length)}`,
    });
  });
  await shopperIn(page, 'es').chooseProfile(username);
  await page.getByText(order.orientative.title).waitFor();
  await page.getByRole('radio', { name: /^1\.000 seguidores, \+100 de regalo, 9,99\s€/ }).click();
  await page.getByText(order.orientative.short, { exact: true }).waitFor();
  await page.getByLabel(order.emailLabel).fill(`${username}@example.com`);
  await page.getByRole('button', { name: order.proceed }).click();
  await page.getByText(order.orientative.wait).waitFor();
  expect(await violations(page)).toEqual([]);
  away = false;
  await page.getByText(order.orientative.title).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: order.proceed }).click();
  // The purchase has begun, at the server's price.
  await page.getByRole('button', { name: words.es.checkout.upsell.decline }).waitFor();
});
