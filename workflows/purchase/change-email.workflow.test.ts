import { changeEmail } from '../messages';
import { type Buyer, codeOf, TestShop } from '../testing/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.close());

const right = 'lucia.rivas@example.com';

async function buy(buyer: Buyer): Promise<string> {
  await buyer.setCart();
  await buyer.pay();
  await buyer.until('confirmed', () => buyer.world.emailKeys.includes('order-confirmation'));
  const email = buyer.world.latest?.order?.email;
  if (!email) throw new Error('An order has an address');
  return email;
}

const change = (buyer: Buyer, by: string, email = right) =>
  buyer.handle.executeUpdate(changeEmail, { args: [{ by, reason: 'mistyped', email }] });

test('a corrected address gets the confirmation, the old one is notified, and the rows have the new one', () =>
  shop.with(async (buyer) => {
    const { world } = buyer;
    const wrong = await buy(buyer);
    await change(buyer, 'ana');
    expect(world.latest).toMatchObject({ cart: { email: right }, order: { email: right } });
    await buyer.until('both e-mails', () => world.emailKeys.includes('order-confirmation:again-1'));
    await buyer.until('the old address', () => world.emailKeys.includes('email-changed:1'));
    expect([...world.sentElsewhere]).toEqual([['email-changed:1', wrong]]);
    expect(world.lines.filter((kind) => kind === 'email-changed')).toHaveLength(1);

    // Again with the same address: nothing happens and nobody is notified.
    await change(buyer, 'ana');
    await change(buyer, 'ana', wrong);
    await buyer.until('notified again', () => world.emailKeys.includes('email-changed:2'));
    expect(world.sentElsewhere.get('email-changed:2')).toBe(right);
    expect(world.emailKeys.filter((key) => key.startsWith('email-changed'))).toHaveLength(2);
  }));

test('the buyer corrects it within an hour of the order, the shop later too', () =>
  shop.with(async (buyer) => {
    await buy(buyer);
    await change(buyer, 'customer');
    expect(buyer.world.latest?.order?.email).toBe(right);
    await buyer.env.sleep('61 minutes');
    expect(await codeOf(change(buyer, 'customer', 'other@example.com'))).toBe('email_correction_over');
    await change(buyer, 'ana', 'other@example.com');
    expect(buyer.world.latest?.order?.email).toBe('other@example.com');
  }));

test('a cart has no address to correct, and an invalid address is refused', () =>
  shop.with(async (buyer) => {
    await buyer.setCart();
    expect(await codeOf(change(buyer, 'ana'))).toBe('no_order');
    await buyer.pay();
    await buyer.until('order', () => buyer.world.orders.length === 1);
    expect(await codeOf(change(buyer, 'ana', 'nobody'))).toBe('validation_failed');
  }));
