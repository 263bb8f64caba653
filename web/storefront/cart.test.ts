import { cartId as cartIdSchema } from '../../domain/calls/common';
import {
  type Cart,
  choosePackage,
  choosePackageType,
  chooseProfile,
  emptyCart,
  newCartId,
  startAgain,
  typeUsername,
} from './cart';

const profile = { username: 'lucia', fullName: 'Lucía', pictureUrl: '/x', verified: true };
const full: Cart = {
  ...emptyCart('cart_1'),
  username: 'lucia',
  profile,
  publicConfirmed: true,
  profileDone: true,
  serviceId: 204,
  email: 'a@b.es',
  upsell: 'accepted',
  variant: 'B',
  offerEndsAt: 5,
  paymentIntentId: 'pi_1',
  discount: { code: 'VIP5', percent: 5 },
  immediate: true,
};

test('a cart id is one that the API accepts, also where the random numbers are extreme', () => {
  for (const random of [() => 0, () => 0.999999, Math.random])
    expect(cartIdSchema.safeParse(newCartId(1_795_000_000_000, random)).success).toBe(true);
});

test('typing another name resets the profile and its step, and keeps the package and the e-mail', () => {
  expect(typeUsername(full, 'luci')).toMatchObject({
    username: 'luci',
    profile: undefined,
    publicConfirmed: false,
    profileDone: false,
    serviceId: 204,
    email: 'a@b.es',
  });
});

test('a verified public profile counts as confirmed, one that could not be looked up does not', () => {
  expect(chooseProfile(emptyCart('c'), profile).publicConfirmed).toBe(true);
  expect(chooseProfile(emptyCart('c'), { ...profile, verified: false }).publicConfirmed).toBe(false);
});

test('another type clears package, offer and discount; the same type changes nothing', () => {
  expect(choosePackageType(full, 'spain')).toMatchObject({
    packageType: 'spain',
    serviceId: undefined,
    upsell: undefined,
    discount: undefined,
  });
  expect(choosePackageType(full, 'europe')).toBe(full);
});

test('another package clears offer and discount; the same package changes nothing', () => {
  expect(choosePackage(full, 205)).toMatchObject({ upsell: undefined, discount: undefined });
  expect(choosePackage(full, 204)).toBe(full);
});

test('starting again keeps the choices but nothing that belonged to the old purchase', () => {
  expect(startAgain(full, 'cart_2')).toMatchObject({
    cartId: 'cart_2',
    serviceId: 204,
    email: 'a@b.es',
    profileDone: true,
    upsell: undefined,
    variant: undefined,
    offerEndsAt: undefined,
    paymentIntentId: undefined,
    discount: undefined,
    immediate: false,
  });
});
