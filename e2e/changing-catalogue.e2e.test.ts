import { panelRefills } from '../api/testing/panel-catalogue';
import { newTarget } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { addressOf } from '../domain/pages';
import { contentOfNewShop } from '../domain/testing/new-shop';
import { chargesOf } from './support/sandbox';
import { db } from './support/shop';
import { shopperIn } from './support/shopper';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

test.describe('a catalogue that changes while somebody chooses', () => {
  const price = (id: number, cents: number) =>
    db.query('UPDATE services SET price_cents = $2 WHERE id = $1', [id, cents]);
  const give = (id: number, bonus: number) =>
    db.query('UPDATE services SET bonus = $2 WHERE id = $1', [id, bonus]);
  const sell = (id: number, active: boolean) =>
    db.query('UPDATE services SET active = $2 WHERE id = $1', [id, active]);

  test.afterEach(async () => {
    await price(204, 999);
    await give(204, 100);
    await sell(204, true);
    await panelRefills(db, undefined);
  });

  test('price and gift change in the form and at the checkout, and refills end there: all is shown, and sold so [S1-2.6.4]', async ({
    page,
  }) => {
    const username = newTarget();
    const { order, checkout, tracking } = words.es;
    const shopper = shopperIn(page, 'es');
    await shopper.chooseProfile(username);
    await expect(
      page
        .getByText(contentOfNewShop('entry-followers', 'es').claims.at(-1)?.text ?? '')
        .filter({ visible: true }),
    ).toBeVisible();
    await page.getByRole('radio', { name: /^1\.000 seguidores/ }).click();
    await page.getByLabel(order.emailLabel).fill(`${username}@example.com`);
    await price(204, 1099);
    await expect(
      page.getByText(/^El precio de 1\.000 seguidores ha cambiado: antes 9,99\s€, ahora 10,99\s€\.$/).first(),
    ).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'ha cambiado' })).toHaveCount(1);
    await expect(page.getByLabel(order.emailLabel)).toHaveValue(`${username}@example.com`);
    await expectSound(page, 'es');
    await page.getByRole('button', { name: order.priceChanges.understood }).click();
    await expect(page.getByText(/ha cambiado/)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: order.steps.email })).toBeFocused();

    await give(204, 80);
    const goods = (gift: number) => `1\\.000 seguidores \\+${gift} de regalo`;
    await expect(
      page
        .getByText(
          new RegExp(`^Este paquete ha cambiado: antes ${goods(100)}, ahora ${goods(80)} por 10,99\\s€\\.$`),
        )
        .first(),
    ).toBeVisible();
    await expect(page.getByText('antes 1.000 +100', { exact: true }).first()).toBeVisible();
    await expectSound(page, 'es');
    await page.getByRole('button', { name: order.priceChanges.understood }).click();
    await expect(page.getByText(/ha cambiado/)).toHaveCount(0);

    await page.getByRole('button', { name: order.proceed }).click();
    await shopper.frame();
    await price(204, 1199);
    await page.getByRole('button', { name: /^Continuar por 11,99\s€$/ }).click();
    await expect(page.getByText(checkout.price.title)).toHaveCount(0);
    await expect(page.getByRole('region', { name: checkout.payWith })).toBeFocused();
    await give(204, 50);
    await expect(
      page
        .getByRole('dialog')
        .getByText(new RegExp(`antes ${goods(80)}, ahora ${goods(50)} por 11,99\\s€\\.`)),
    ).toBeVisible();
    await expectSound(page, 'es');
    await page.getByRole('button', { name: /^Continuar por 11,99\s€$/ }).click();
    await expect(page.getByText(checkout.price.title)).toHaveCount(0);

    // The purchase is complete: pressing the pay button alone would not change its cart.
    await page.getByRole('checkbox', { name: checkout.immediate }).check();
    await page.reload();
    await shopper.frame();
    const note = page.getByRole('dialog').getByText(order.withoutRefills.text);
    await expect(note).toBeHidden();
    await panelRefills(db, false);
    await expect(note).toBeVisible();
    await expectSound(page, 'es');
    await shopper.fillCard('4242 4242 4242 4242');
    await shopper.pay('11,99');
    const number = await shopper.orderNumber();
    await expect(page.getByText(tracking.steps.completed.title).first()).toBeVisible();
    await expect(page.getByText(tracking.steps.guarantee.title, { exact: true })).toHaveCount(0);
    expect(await chargesOf(number)).toEqual([{ amount: 1199 }]);
    const { rows } = await db.query(
      'SELECT total_quantity, without_refills FROM orders WHERE order_number = $1',
      [number],
    );
    expect(rows).toEqual([{ totalQuantity: 1050, withoutRefills: true }]);
  });

  test('a package that disappears is marked; another is chosen and nothing typed is lost', {
    tag: '@desktop',
  }, async ({ page }) => {
    const username = newTarget();
    const { order, checkout, errors } = words.fr;
    const shopper = shopperIn(page, 'fr');
    await shopper.chooseProfile(username);
    await page.getByRole('radio', { name: /^1.000 abonnés/ }).click();
    await page.getByLabel(order.emailLabel).fill(`${username}@example.com`);
    await sell(204, false);
    await expect(
      page.getByText(order.priceChanges.gone('1 000 abonnés').replace(/\s/g, ' ')).first(),
    ).toBeVisible();
    const gone = page.getByRole('radio', { name: new RegExp(order.priceChanges.goneShort) });
    await expect(gone).toBeDisabled();
    await expect(page.getByLabel(order.emailLabel)).toHaveValue(`${username}@example.com`);
    await expectSound(page, 'fr');
    await page.getByRole('radio', { name: /^500 abonnés/ }).click();
    await page.getByRole('button', { name: order.proceed }).click();
    await shopper.frame();

    // And again, now that the checkout is open.
    await db.query('UPDATE services SET active = false WHERE id = 203');
    try {
      await expect(page.getByText(errors.unknown_service)).toBeVisible();
      await expectSound(page, 'fr');
      await page.getByRole('button', { name: checkout.failed.otherPackage }).click();
      await page.getByRole('radio', { name: /^250 abonnés/ }).click();
      await page.getByRole('button', { name: order.proceed }).click();
      await shopper.frame();
      await expect(page.getByRole('button', { name: /^Payer 4,99\s€/ })).toBeVisible();
    } finally {
      await sell(203, true);
    }
  });

  test('a catalogue that is asked for every 5 s costs a 304 of some hundred bytes [S0-7.17]', async ({
    page,
  }) => {
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

test('without the catalogue, approximate prices are marked as such, and nobody can pay by them [S0-9.14]', async ({
  page,
}) => {
  const username = newTarget();
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
  await expect(page.getByText(order.orientative.title)).toBeVisible();
  await page.getByRole('radio', { name: /^1\.000 seguidores, \+100 de regalo, 9,99\s€/ }).click();
  await expect(page.getByText(order.orientative.short, { exact: true })).toBeVisible();
  await page.getByLabel(order.emailLabel).fill(`${username}@example.com`);
  await page.getByRole('button', { name: order.proceed }).click();
  await expect(page.getByText(order.orientative.wait)).toBeVisible();
  await expectSound(page);
  away = false;
  await expect(page.getByText(order.orientative.title)).toHaveCount(0);
  await page.getByRole('button', { name: order.proceed }).click();
  // The purchase has begun, at the server's price.
  await shopperIn(page, 'es').frame();
});
