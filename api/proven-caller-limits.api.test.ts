import { randomUUID } from 'node:crypto';
import { askForCode, enterCode } from '#domain/calls/customer.ts';
import { leave } from '#domain/calls/support.ts';
import { submitWithdrawal } from '#domain/calls/withdrawal.ts';
import { emailPattern } from '#domain/email.ts';
import { withdrawalWorkflowId } from '#workflows/messages.ts';
import { boughtAsRows } from './testing/bought-as-rows';
import { type Browser, browser } from './testing/browser';
import { codeAfter, codeMails } from './testing/customer';
import { fileDatabase } from './testing/database';
import { aCart, buy, newTarget, startPurchase } from './testing/purchases';
import { forgetOrders } from './testing/rows';
import { type OwnShop, ownShop } from './testing/shop';
import { testTemporal } from './testing/temporal';
import { eventually } from './testing/wait';

const db = fileDatabase();
const temporal = testTemporal();

it('spellings of an address that are one row are one caller: the database and we agree on their lower case', async () => {
  // One letter for one letter, as the C libraries of Debian and Alpine do it; our own test database lowers only A to Z.
  // Without NUL and surrogates, which a text in Postgres can't contain. Beyond the first two planes no letter has a case.
  const capitals = await db.query<{ letter: string }>(
    `SELECT letter FROM generate_series(1, x'1ffff'::int) code, chr(code) letter
     WHERE code NOT BETWEEN x'd800'::int AND x'dfff'::int AND lower(letter COLLATE pg_c_utf8) <> letter`,
  );
  const addresses = capitals.rows
    .flatMap(({ letter }) => [`a${letter}@b.example`, `a${letter}a@b.example`])
    .filter((address) => emailPattern.test(address));
  const { rows } = await db.query<{ address: string; lower: string }>(
    'SELECT address, lower(address COLLATE pg_c_utf8) AS lower FROM unnest($1::text[]) address',
    [addresses],
  );
  expect(rows.length).toBeGreaterThan(1000);
  expect(rows.filter(({ address, lower }) => address.toLowerCase() !== lower.toLowerCase())).toEqual([]);
});

describe('at a tenth of a real shop’s limits, with an address that strangers have used up', () => {
  let shop: OwnShop;
  beforeEach(async () => {
    shop = await ownShop({ RATE_LIMIT_FACTOR: '0.1', TRUST_PROXY: '1' });
  });
  afterEach(() => shop.close());

  const code = (email: string) => ['POST', '/api/customer/login', { id: randomUUID(), email }] as const;
  const message = (email: string) =>
    ['POST', '/api/contact', { id: randomUUID(), email, name: 'Ana Ruiz', message: 'Buenos días' }] as const;

  const status = async (
    visitor: Browser,
    [method, path, body]: readonly [string, string, object?],
    ip?: string,
  ) => (await visitor.send(method, path, { body, headers: ip ? { 'x-forwarded-for': ip } : {} })).status;

  /** Whether a call is accepted, and its e-mail goes out. */
  const isMailed = async (
    visitor: Browser,
    [method, path, body]: readonly [string, string, object],
    ip?: string,
  ) => {
    const answer = await visitor.send(method, path, { body, headers: ip ? { 'x-forwarded-for': ip } : {} });
    return answer.status === 200 && (answer.body as { acknowledged?: boolean }).acknowledged !== false;
  };

  it.each([
    ['login codes', code],
    ['messages', message],
  ])(
    '%s, by any spelling of the inbox: the browser that bought with it continues, for a while; another one does not',
    async (_what, call) => {
      const buyer = browser(shop.url);
      const { cart } = await buy(aCart(), buyer);
      const stranger = browser(shop.url);
      const tries = () => isMailed(stranger, call(cart.email));
      // The limits of the shared IP address, and of the e-mail address over all callers.
      for (let n = 0; n < 3; n += 1) await tries();
      const elsewhere = (n: number) =>
        isMailed(browser(shop.url), call(cart.email.replace('@', `+${n}@`)), `203.0.113.${n}`);
      for (let n = 1; n < 9; n += 1) await elsewhere(n);
      expect(await elsewhere(9)).toBe(false);
      expect(await tries()).toBe(false);
      expect(await isMailed(buyer, call(cart.email))).toBe(true);
      // An order of its own proves nothing about other addresses.
      const { cart: other } = await buy(aCart(), stranger);
      expect(other.email).not.toBe(cart.email);
      expect(await tries()).toBe(false);
      const more: boolean[] = [];
      for (let n = 0; n < 4; n += 1) more.push(await isMailed(buyer, call(cart.email)));
      expect(more.at(-1)).toBe(false);
    },
  );

  it('look-ups: a reader who proves an order sees it while others guess numbers, and can’t guess either', async () => {
    const buyer = browser(shop.url);
    const { order, cart } = await buy(aCart(), buyer);
    const readOrder = ['GET', `/api/orders/${order.id}`] as const;
    const stream = ['HEAD', `/api/orders/${order.id}/events`] as const;
    const ask = { messages: [{ role: 'user', content: `¿Dónde está ${order.orderNumber}?` }] };
    const chat = ['POST', '/api/chat/conversation', ask] as const;
    const guess = ['GET', '/api/orders/FNZ-000000-XXXX'] as const;
    const named = [
      'POST',
      '/api/track-order',
      { orderNumber: order.orderNumber, email: cart.email },
    ] as const;
    const stranger = browser(shop.url);
    for (let n = 0; n < 4; n += 1) await status(stranger, guess);
    for (const call of [readOrder, stream, chat]) expect(await status(stranger, call)).toBe(429);
    for (const call of [readOrder, stream, chat]) expect(await status(buyer, call)).toBe(200);
    // By number and address together, in a browser that has proven nothing before.
    const elsewhere = browser(shop.url);
    expect(await status(elsewhere, named)).toBe(200);
    expect(await status(elsewhere, readOrder)).toBe(200);
    for (const reader of [buyer, elsewhere]) {
      const guesses: number[] = [];
      for (let n = 0; n < 5; n += 1) guesses.push(await status(reader, guess));
      expect([guesses[0], guesses.at(-1)]).toEqual([404, 429]);
      expect(await status(reader, readOrder)).toBe(200);
    }
  });

  it('look-ups: a browser that opened an order by its e-mail address continues after strangers have used them up', async () => {
    const { order, own } = await boughtAsRows(db);
    const readOrder = ['GET', `/api/orders/${order.id}`] as const;
    const reader = browser(shop.url);
    const named = ['POST', '/api/track-order', { orderNumber: order.orderNumber, email: own.email }] as const;
    expect(await status(reader, named)).toBe(200);
    const stranger = browser(shop.url);
    for (let n = 0; n < 60; n += 1) await status(stranger, readOrder);
    expect(await status(stranger, readOrder)).toBe(429);
    expect(await status(reader, readOrder)).toBe(200);
    await forgetOrders(db, [own]);
  });

  it('look-ups: an account is counted separately only if its address has an order', async () => {
    const guess = ['GET', '/api/orders/FNZ-000000-XXXX'] as const;
    const { own: bought } = await boughtAsRows(db);
    const { cart: unpaid } = await startPurchase();
    const known = `${newTarget()}@example.com`;
    await status(browser(shop.url), message(known), '203.0.113.1');
    await eventually(async () => {
      const { rowCount } = await db.query('SELECT FROM contact_messages WHERE email = $1', [known]);
      expect(rowCount).toBe(1);
    });
    const accounts = [];
    for (const [n, email] of [bought.email, unpaid.email, known].entries()) {
      const visitor = browser(shop.url);
      const id = randomUUID();
      const asked = { body: { id, email }, headers: { 'x-forwarded-for': `203.0.113.${n + 2}` } };
      const before = await codeMails(email);
      expect((await visitor.send('POST', askForCode.path, asked)).status).toBe(200);
      const code = await codeAfter(email, before);
      expect(await status(visitor, ['POST', enterCode.path, { loginId: id, code }])).toBe(200);
      accounts.push(visitor);
    }
    const stranger = browser(shop.url);
    for (let n = 0; n < 4; n += 1) await status(stranger, guess);
    const said = [];
    for (const visitor of [stranger, ...accounts]) said.push(await status(visitor, guess));
    expect(said).toEqual([429, 404, 429, 429]);
    await forgetOrders(db, [bought]);
  });

  /** Lets every window pass except a day's. */
  const hourLater = () => db.query(`DELETE FROM rate_limits WHERE key NOT LIKE '%Daily:%'`);
  const withdrawal = (email: string) =>
    [
      'POST',
      submitWithdrawal.path,
      { id: randomUUID(), email, name: 'Ana Ruiz', orderNumber: 'FNZ-261121-AB3K' },
    ] as const;
  it.each([
    ['messages', message],
    ['withdrawals', withdrawal],
  ])('%s: acknowledgements to one address have a daily limit', async (_what, call) => {
    const email = `${newTarget()}@example.com`;
    const mailed: boolean[][] = [];
    for (let caller = 1; caller <= 4; caller += 1) {
      const tries: boolean[] = [];
      for (let hour = 0; hour < 3; hour += 1) {
        tries.push(await isMailed(browser(shop.url), call(email), `198.51.100.${caller}`));
        await hourLater();
      }
      mailed.push(tries);
    }
    const some = [true, true, false];
    expect(mailed).toEqual([some, some, some, [false, false, false]]);
  });

  it('a request for deletion, which needs its e-mail, is not held up for a day by what strangers send', async () => {
    const email = `${newTarget()}@example.com`;
    const mailed: boolean[] = [];
    for (let caller = 1; caller <= 7; caller += 1) {
      mailed.push(await isMailed(browser(shop.url), message(email), `198.51.100.${caller}`));
      if (caller % 2 === 0) await hourLater();
    }
    expect(mailed).toEqual([true, true, true, true, true, true, false]);
    await hourLater();
    const body = {
      id: randomUUID(),
      wish: 'deletion',
      email,
      username: 'ana.ruiz',
      reason: 'Ya no lo necesito',
    };
    expect(await status(browser(shop.url), ['POST', leave.path, body], '203.0.113.1')).toBe(200);
  });

  it('a statement of withdrawal is stored all the same: only its e-mail is left out, and the answer says so', async () => {
    const email = `w${randomUUID()}@example.com`;
    const said: { id: string; acknowledged: boolean }[] = [];
    for (let n = 1; n <= 5; n += 1) {
      const id = randomUUID();
      const answer = await browser(shop.url).send('POST', submitWithdrawal.path, {
        body: { id, email, name: 'Ana Ruiz', orderNumber: 'FNZ-261121-AB3K' },
        headers: { 'x-forwarded-for': `203.0.113.${n}` },
      });
      expect(answer.status).toBe(200);
      said.push({ id, acknowledged: (answer.body as { acknowledged: boolean }).acknowledged });
    }
    expect(said.map(({ acknowledged }) => acknowledged)).toEqual([true, true, false, false, false]);
    for (const { id } of said) await temporal.workflow.getHandle(withdrawalWorkflowId(id)).result();
    const { rows } = await db.query<{ id: string; acknowledged: boolean; reported: boolean }>(
      `SELECT id, acknowledged_at IS NOT NULL AS acknowledged, support_told_at IS NOT NULL AS reported
       FROM withdrawals WHERE email = $1`,
      [email],
    );
    expect(rows).toHaveLength(said.length);
    expect(rows).toEqual(expect.arrayContaining(said.map((one) => ({ ...one, reported: true }))));
  });
});
