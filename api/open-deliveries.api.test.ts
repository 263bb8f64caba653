import { trackOrder } from '../domain/calls/orders';
import { checkBlockedUser } from '../domain/calls/shop';
import { panelClock } from '../e2e/support/sandbox';
import { type Browser, browser } from './testing/browser';
import { buy, orderThat } from './testing/purchases';
import { eventually } from './testing/wait';

const ownDeliveries = async (visitor: Browser, username: string) =>
  (await visitor.call(checkBlockedUser, { body: { username } })).ownDeliveries;

it('only a reader who may see an order learns that its delivery is under way [S0-6.1]', async () => {
  const { browser: buyer, cart, order } = await buy();
  await orderThat(buyer, order.id, ({ status }) => status === 'processing');
  const stranger = browser();
  expect(await ownDeliveries(buyer, `@${cart.username.toUpperCase()}`)).toEqual([{ type: 'followers' }]);
  // For a stranger a name with an order looks like any other.
  const answers = [cart.username, `${cart.username}x`].map((username) =>
    stranger.answer(checkBlockedUser, { body: { username } }),
  );
  for (const { body } of await Promise.all(answers))
    expect(body).toEqual({ success: true, blocked: false, ownDeliveries: [] });
  // A number and its address together open an order to a browser (D19).
  await stranger.call(trackOrder, { body: { orderNumber: order.orderNumber, email: cart.email } });
  expect(await ownDeliveries(stranger, cart.username)).toEqual([{ type: 'followers' }]);

  await panelClock({ advanceSeconds: 600 });
  await orderThat(buyer, order.id, ({ status }) => status === 'completed');
  // The order's row is written before its lines' rows.
  await eventually(async () => expect(await ownDeliveries(buyer, cart.username)).toEqual([]));
});

it('likes are listed by the posts they go to', async () => {
  const selectedPosts = ['CuK5u_lJ9aB', 'CuK5u_lJ9aC'].map((shortcode) => ({ id: shortcode, shortcode }));
  const { browser: buyer, cart, order } = await buy({ serviceId: 12, amount: '2.29', selectedPosts });
  await orderThat(buyer, order.id, ({ publicationsProcessed }) => publicationsProcessed === 2);
  expect(await ownDeliveries(buyer, cart.username)).toEqual([
    { type: 'likes', shortcode: 'CuK5u_lJ9aB' },
    { type: 'likes', shortcode: 'CuK5u_lJ9aC' },
  ]);
});
