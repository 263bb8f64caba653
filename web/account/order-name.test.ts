import { es } from '../i18n/es';
import { orderName, profileAddress } from './order-name';

const order = {
  id: '81726354',
  serviceType: 'followers',
  quantity: 1000,
  upsellQuantity: 0,
  bonus: 50,
  region: 'europe',
} as const;

test('an order is named by its package, else by its id [S1-2.5.9]', () => {
  expect(orderName(order, es)).toBe('1.000 seguidores +50 de regalo · Europa');
  expect(orderName({ ...order, quantity: 0 }, es)).toBe('Pedido #81726354');
  expect(orderName({ ...order, serviceType: 'stories' as never }, es)).toBe('Pedido #81726354');
});

test('a profile’s address only leads to its own profile', () => {
  expect(profileAddress('ana.b_1')).toBe('https://www.instagram.com/ana.b_1/');
  expect(profileAddress('../x?y#z')).toBe('https://www.instagram.com/..%2Fx%3Fy%23z/');
});
