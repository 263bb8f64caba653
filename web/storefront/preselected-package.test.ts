import type { ServiceView } from '#domain/calls/shop.ts';
import { emptyCart } from '../cart/cart';
import { withQuantity } from './preselected-package';

const service = (id: number, quantity: number): ServiceView => ({
  id,
  type: 'followers',
  region: 'europe',
  quantity,
  bonus: 0,
  priceCents: 999,
  regularPriceCents: 1998,
  featured: false,
});
const services = [service(203, 500), service(204, 1000)];
const typed = {
  ...emptyCart('cart_1795254123724_ywjjpy1dj7'),
  username: 'testlucia',
  email: 'lucia@example.com',
  packageType: 'spain' as const,
  serviceId: 106,
};

test('the package of the quantity is chosen and nothing that was typed is lost', () => {
  expect(withQuantity(typed, '1000', services)).toMatchObject({
    username: 'testlucia',
    email: 'lucia@example.com',
    packageType: 'europe',
    serviceId: 204,
  });
});

test.each([null, '', '999', '1e3', ' 1000', '01000'])('%p chooses nothing', (followers) => {
  expect(withQuantity(typed, followers, services)).toBe(typed);
});
