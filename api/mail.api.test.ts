import { mailServer, mailTo } from '../e2e/support/sandbox';
import { buy, orderThat } from './testing/purchases';
import { eventually } from './testing/wait';

afterEach(() => mailServer('normal'));

/** The order may be complete by then, which is another e-mail. */
const confirmations = async (address: string) =>
  (await mailTo(address)).filter(({ subject }) => subject.startsWith('Confirmación'));

it('an order does not wait for its e-mail, and the e-mail goes out when possible, once', async () => {
  await mailServer('tempfail');
  const { browser, cart, order } = await buy();
  await orderThat(browser, order.id, ({ status }) => status !== 'pending');
  expect(await mailTo(cart.email)).toEqual([]);
  await mailServer('normal');
  const [mail] = await eventually(async () => {
    const mails = await confirmations(cart.email);
    if (mails.length === 0) throw new Error('No e-mail yet');
    return mails;
  });
  expect(mail?.subject).toBe(`Confirmación de tu pedido ${order.orderNumber}`);
  expect(mail?.text).toContain(`@${cart.username}`);
  expect(await confirmations(cart.email)).toHaveLength(1);
});
