import fc from 'fast-check';
import { asSold, type Service, seedServices } from '#domain/catalogue.ts';
import { toDecimal } from '#domain/money.ts';
import { goesToPosts } from '#domain/posts.ts';
import { type CartChoice, priceCart } from '#domain/pricing.ts';
import { type Buyer, TestShop } from '../testing/shop';
import { offerFor } from '../testing/world';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.close());

const services = seedServices({ europe: '1', spain: '2', likes: '3', views: '4' });
const posts = [{ id: '1', shortcode: 'AAAAA1' }];

/** Something that the shop sells: any service, any quantity in range, with or without its offer. */
const sold = fc
  .record({ service: fc.constantFrom(...services), tens: fc.nat(9950), upsell: fc.boolean() })
  .map(({ service, tens, upsell }): { choice: Partial<CartChoice>; as: Service } => {
    const { range } = service;
    const customQuantity = range && range.min + ((tens * 10) % (range.max - range.min + 10));
    const packages = services.filter(
      (s) => s.type === service.type && s.region === service.region && !s.range,
    );
    const as = asSold(service, packages, customQuantity) as Service;
    return {
      as,
      choice: {
        serviceId: service.id,
        customQuantity,
        posts: goesToPosts(service.type) ? posts : undefined,
        upsellAccepted: upsell && offerFor(as) !== undefined,
      },
    };
  });

/** The workflow's refusal if the browser's price is a cent off. */
async function refusedPrice(buyer: Buyer, choice: Partial<CartChoice>, cents: number): Promise<unknown> {
  try {
    await buyer.setCart({ ...choice, expectedAmountCents: cents });
  } catch (error) {
    return (error as { cause?: { details?: { amount?: string }[] } }).cause?.details?.[0]?.amount;
  }
  return 'accepted';
}

test('the intent always has the price that the browser computed, and a cent off is refused with the right price', () =>
  shop.with(async (buyer) => {
    await buyer.setCart();
    await fc.assert(
      fc.asyncProperty(sold, async ({ choice, as }) => {
        const whole = {
          serviceId: 0,
          username: 'x',
          email: 'x@example.com',
          upsellAccepted: false,
          ...choice,
        };
        const { amountCents } = priceCart(whole, as, { offer: offerFor(as), vatRatePercent: 21, rev: 1 });
        const answer = await buyer.setCart({ ...choice, expectedAmountCents: amountCents });
        expect(answer.amountCents).toBe(amountCents);
        expect(buyer.world.intent.amountCents).toBe(amountCents);
        expect(await refusedPrice(buyer, choice, amountCents - 1)).toBe(toDecimal(amountCents));
        expect(buyer.world.intent.amountCents).toBe(amountCents);
      }),
      { numRuns: 20 },
    );
  }));
