import { refillCandidatesCall } from '#domain/calls/admin-refill.ts';
import { adminService } from '#domain/calls/admin-services.ts';
import { getOrder, requestRefill } from '#domain/calls/orders.ts';
import { services } from '#domain/calls/shop.ts';
import { buyDelivered } from '#e2e/support/buy-delivered.ts';
import { mailTo } from '#e2e/support/sandbox.ts';
import { administrator } from '../testing/administrator';
import { browser } from '../testing/browser';
import { fileDatabase } from '../testing/database';
import { panelRefills } from '../testing/panel-catalogue';
import { eventually, seldom } from '../testing/wait';

const db = fileDatabase();
afterEach(() => panelRefills(db, undefined));

it('a package promises refills unless its panel’s service says that it doesn’t refill', async () => {
  const admin = await administrator();
  const seen = async () => {
    const { services: onSale } = await browser().call(services);
    const { service } = await admin.call(adminService, { params: { id: '204' } });
    return [
      onSale.find(({ id }) => id === 204)?.withoutRefills,
      service.warnings.includes('without-refills'),
    ];
  };
  for (const refill of [undefined, true]) {
    await panelRefills(db, refill);
    expect(await seen()).toEqual([undefined, false]);
  }
  await panelRefills(db, false);
  expect(await seen()).toEqual([true, true]);
});

it('the followers page, as the server renders it, claims the guarantee only if every package has it', async () => {
  const claims = async () =>
    String((await browser().send('GET', '/es/ig')).body).includes('Garantía de por vida: si');
  expect(await claims()).toBe(true);
  await panelRefills(db, false);
  await eventually(async () => expect(await claims()).toBe(false), seldom);
  await panelRefills(db, true);
  await eventually(async () => expect(await claims()).toBe(true), seldom);
});

it('an order sold without refills is promised none and offered none; one sold with them keeps them [S1-2.6.4]', async () => {
  const before = await buyDelivered();
  await panelRefills(db, false);
  const after = await buyDelivered();
  const view = async ({ browser: buyer, order }: typeof before) =>
    (await buyer.call(getOrder, { params: { id: order.id } })).order;
  expect(await view(before)).toMatchObject({ refill: { allowed: true } });
  expect(await view(before)).not.toHaveProperty('withoutRefills');
  expect(await view(after)).toMatchObject({ withoutRefills: true });
  expect(await view(after)).not.toHaveProperty('refill');
  // Even if the panel refills now: what was sold decides.
  await panelRefills(db, true);
  const params = { orderId: after.order.id };
  expect(await after.browser.refused(requestRefill, { params })).toMatchObject({
    status: 409,
    body: { code: 'sold_without_refills' },
  });
  const { orders } = await (await administrator()).call(refillCandidatesCall);
  const swept = orders.map(({ orderId }) => orderId);
  expect(swept).toContain(before.order.id);
  expect(swept).not.toContain(after.order.id);

  const saysSo = async ({ cart }: typeof before) => {
    const emails = await eventually(async () => {
      const got = await mailTo(cart.email);
      if (!got.some(({ subject }) => subject.includes('completo'))) throw new Error('No e-mail yet');
      return got;
    });
    const text = (about: RegExp) => emails.find(({ subject }) => about.test(subject))?.text ?? '';
    return [
      text(/^Confirmación/).includes('se vende sin reposición'),
      text(/completo/).includes('reposición gratuita'),
    ];
  };
  expect(await saysSo(before)).toEqual([false, true]);
  expect(await saysSo(after)).toEqual([true, false]);
});
