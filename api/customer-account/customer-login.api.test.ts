import { randomUUID } from 'node:crypto';
import type { WorkflowClientInterceptor } from '@temporalio/client';
import {
  askForCode,
  customerAccount,
  customerLogout,
  customerSession,
  enterCode,
} from '#domain/calls/customer.ts';
import { getOrder, trackOrder } from '#domain/calls/orders.ts';
import { languages } from '#domain/money.ts';
import { mailServer, wholeMailTo } from '#e2e/support/sandbox.ts';
import { readKeyring } from '#security/keyring.ts';
import { encryptionCodec } from '#temporal/codec.ts';
import { customerLoginWorkflowId } from '#workflows/messages.ts';
import { type Browser, browser } from '../testing/browser';
import { testDatabase } from '../testing/database';
import { buy, newTarget } from '../testing/purchases';
import { anOrder, forgetOrders, type OwnNames, ownNames } from '../testing/rows';
import { takeSameTime } from '../testing/same-time';
import { ownShop } from '../testing/shop';
import { testTemporal } from '../testing/temporal';
import { eventually } from '../testing/wait';

const db = testDatabase();
const temporal = testTemporal();
const made: OwnNames[] = [];
afterEach(() => mailServer('normal'));
afterAll(async () => {
  await forgetOrders(db, made);
  await db.end();
});

const ended = (id: string) => temporal.workflow.getHandle(customerLoginWorkflowId(id)).result();
const stranger = () => `${newTarget()}@example.com`;

/** An order of a new address as rows only: that is all by which a login knows the address. */
async function ordered(): Promise<OwnNames> {
  const own = ownNames();
  made.push(own);
  await anOrder(db, own);
  return own;
}

/** The e-mails with a code for an address; an order's confirmation isn't one. */
async function codeMails(email: string) {
  const mails = await wholeMailTo(email);
  return mails.filter(({ subject }) => /^\d{6} /.test(subject));
}

/** Requests a code, waits for its e-mail and reads it; the code is empty if none came. */
async function ask(visitor: Browser, email: string) {
  const before = await codeMails(email);
  const id = randomUUID();
  const { loginId } = await visitor.call(askForCode, { body: { id, email } });
  await ended(id);
  const seen = before.map(({ subject }) => subject);
  const fresh = (await codeMails(email)).find(({ subject }) => !seen.includes(subject));
  return { loginId, code: fresh?.subject.slice(0, 6) ?? '' };
}

/** Logins like one, as each allows few guesses. */
async function copiesOf(loginId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO customer_logins (id, owner, email, code_mac, language, created_at, expires_at)
     SELECT gen_random_uuid(), owner, email, code_mac, language, created_at, expires_at
     FROM customer_logins, generate_series(1, 30) WHERE id = $1 RETURNING id`,
    [loginId],
  );
  return rows.map(({ id }) => id);
}

/** A code that is not this one. */
const other = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));

describe.each(languages)('in %s', (language) => {
  it('a code by e-mail opens the session, and the session sees the full orders [S1-2.4.6]', async () => {
    const { email: address, orderId } = await ordered();
    const visitor = browser();
    const id = randomUUID();
    // As a person may type it.
    const typed = address.replace(/^[^@]+/, (name) => name.toUpperCase());
    const answer = await visitor.call(askForCode, { body: { id, email: ` ${typed} `, language } });
    expect(answer).toEqual({ success: true, loginId: id, validSeconds: expect.any(Number) });
    expect(answer.validSeconds).toBeGreaterThan(590);
    await ended(id);
    const [email, ...more] = await codeMails(address);
    expect(more).toEqual([]);
    const code = email?.subject.slice(0, 6) ?? '';
    expect(email?.text).toContain(code);
    expect(email?.html).toContain(`<html lang="${language}">`);
    // A plain hash of six digits could be reversed at once: the stored hash is keyed, and the code is never stored.
    const { rows } = await db.query('SELECT * FROM customer_logins WHERE id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(code);

    expect((await visitor.call(customerSession)).customer).toBeNull();
    const opened = await visitor.call(enterCode, { body: { loginId: id, code } });
    expect(opened.customer).toEqual({ email: address });
    expect((await visitor.call(customerSession)).customer).toEqual(opened.customer);
    const seen = await visitor.call(getOrder, { params: { id: orderId } });
    expect(seen.order).toMatchObject({ view: 'own', email: address });
    expect((await visitor.call(customerAccount)).totalOrders).toBe(1);

    await visitor.call(customerLogout, { body: { keepBrowser: false } });
    expect((await visitor.call(customerSession)).customer).toBeNull();
    expect((await visitor.call(getOrder, { params: { id: orderId } })).order.view).toBe('public');
  });
});

describe('of a customer', () => {
  let email: string;
  beforeAll(async () => {
    email = (await ordered()).email;
  });

  it('the cookie can not be read by scripts, and changes with each login; the previous one is invalid [S1-2.4.1 S1-3.6 V4 V5]', async () => {
    const visitor = browser();
    visitor.setCookie('customer', 'planted-by-somebody-else');
    const answer = await visitor.send('POST', enterCode.path, { body: await ask(visitor, email) });
    const line = answer.headers.getSetCookie().find((text) => text.startsWith('customer='));
    expect(line).toMatch(/HttpOnly/i);
    expect(line).toMatch(/SameSite=Lax/i);
    const session = visitor.cookie('customer') ?? '';
    expect(session).not.toBe('planted-by-somebody-else');

    await visitor.call(enterCode, { body: await ask(visitor, email) });
    expect(visitor.cookie('customer')).not.toBe(session);
    const thief = browser();
    thief.setCookie('customer', session);
    expect((await thief.call(customerSession)).customer).toBeNull();
  });

  it('no input of its run contains the code: a reader of runs can not log in with it', async () => {
    const { loginId, code } = await ask(browser(), (await ordered()).email);
    expect(code).toMatch(/^\d{6}$/);
    const run = temporal.workflow.getHandle(customerLoginWorkflowId(loginId));
    const { events } = await run.fetchHistory();
    const sealed = (events ?? []).flatMap((event) => [
      ...(event.workflowExecutionStartedEventAttributes?.input?.payloads ?? []),
      ...(event.activityTaskScheduledEventAttributes?.input?.payloads ?? []),
    ]);
    const codec = encryptionCodec(readKeyring(process.env.ENCRYPTION_KEYS ?? ''));
    const inputs = (await codec.decode(sealed)).map(
      ({ data }) => JSON.parse(Buffer.from(data ?? []).toString('utf8')) as { id: string },
    );
    // Of the run, of its row and of its e-mail.
    expect(inputs.map(({ id }) => id)).toEqual([loginId, loginId, loginId]);
    for (const input of inputs) expect(Object.values(input)).not.toContain(code);
    const kept = await db.query('SELECT 1 FROM login_codes WHERE id = $1', [loginId]);
    expect(kept.rowCount).toBe(0);
  });

  it('logging out forgets what was bought in this browser and what was opened by number [V29]', async () => {
    const { browser: visitor, cart, order } = await buy();
    const other = await ordered();
    await visitor.call(trackOrder, { body: { orderNumber: other.orderNumber, email: other.email } });
    await visitor.call(enterCode, { body: await ask(visitor, cart.email) });
    const views = async () => {
      const seen = [];
      for (const id of [order.id, other.orderId])
        seen.push((await visitor.call(getOrder, { params: { id } })).order.view);
      return seen;
    };
    expect(await views()).toEqual(['own', 'own']);
    // After a change of address only, the browser stays the same.
    await visitor.call(customerLogout, { body: { keepBrowser: true } });
    expect(await views()).toEqual(['own', 'own']);
    const own = await visitor.answer(getOrder, { params: { id: order.id } });
    expect(own.headers.get('cache-control')).toBe('no-store');
    const left = await visitor.answer(customerLogout, { body: { keepBrowser: false } });
    expect(left.headers.get('clear-site-data')).toBe('"storage"');
    expect(await views()).toEqual(['public', 'public']);
    expect(visitor.cookie('orders')).toBeUndefined();
    // The next person there can log in at once.
    const next = { id: randomUUID(), email: stranger() };
    expect((await visitor.call(askForCode, { body: next })).success).toBe(true);
  });

  it('a code is used once, even by parallel requests [S1-2.5.2]', async () => {
    const visitor = browser();
    const { loginId, code } = await ask(visitor, email);
    const answers = await Promise.all(
      [1, 2, 3].map(() => visitor.send('POST', enterCode.path, { body: { loginId, code } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    const again = await visitor.refused(enterCode, { body: { loginId, code } });
    expect(again).toMatchObject({ status: 410, body: { code: 'login_code_over' } });
  });

  it('five wrong codes end it: the right one comes too late [S1-2.5.2 S1-9.11]', async () => {
    const visitor = browser();
    const { loginId, code } = await ask(visitor, email);
    for (const triesLeft of [4, 3, 2, 1])
      expect(await visitor.refused(enterCode, { body: { loginId, code: other(code) } })).toMatchObject({
        status: 422,
        body: { code: 'login_code_wrong', details: { triesLeft } },
      });
    for (const late of [other(code), code])
      expect(await visitor.refused(enterCode, { body: { loginId, code: late } })).toMatchObject({
        status: 410,
        body: { code: 'login_code_over' },
      });
    expect((await visitor.call(customerSession)).customer).toBeNull();
  });

  it('after ten minutes it has expired [S1-2.5.2]', async () => {
    const visitor = browser();
    const { loginId, code } = await ask(visitor, email);
    const { rows } = await db.query<{ seconds: number }>(
      `UPDATE customer_logins SET expires_at = now() - interval '1 second' WHERE id = $1
       RETURNING extract(epoch FROM now() - created_at)::float AS seconds`,
      [loginId],
    );
    expect(rows).toHaveLength(1);
    const late = await visitor.refused(enterCode, { body: { loginId, code } });
    expect(late).toMatchObject({ status: 410, body: { code: 'login_code_over' } });
  });

  it('another browser can not use it, nor use it up [S1-2.5.2]', async () => {
    const visitor = browser();
    const { loginId, code } = await ask(visitor, email);
    for (let attempt = 0; attempt < 6; attempt++)
      expect(await browser().refused(enterCode, { body: { loginId, code } })).toMatchObject({
        status: 410,
      });
    await visitor.call(enterCode, { body: { loginId, code } });
  });

  it('the newest code of a browser counts; another browser ends nobody’s [S1-2.5.2]', async () => {
    const visitor = browser();
    const older = await ask(visitor, email);
    const newer = await ask(visitor, email);
    await ask(browser(), email);
    expect(await visitor.refused(enterCode, { body: older })).toMatchObject({ status: 410 });
    await visitor.call(enterCode, { body: newer });
  });

  it('a repeated click, even in parallel, sends one e-mail [S1-2.5.5]', async () => {
    const { email: address } = await ordered();
    const visitor = browser();
    await visitor.send('GET', '/api/stripe-config');
    const body = { id: randomUUID(), email: address };
    const answers = await Promise.all([1, 2, 3].map(() => visitor.call(askForCode, { body })));
    await ended(body.id);
    answers.push(await visitor.call(askForCode, { body }));
    expect(new Set(answers.map(({ loginId }) => loginId))).toEqual(new Set([body.id]));
    const mails = await codeMails(address);
    expect(mails).toHaveLength(1);
    const code = mails[0]?.subject.slice(0, 6) ?? '';
    await visitor.call(enterCode, { body: { loginId: body.id, code } });
  });

  it('a mail server that is down for a moment only delays the e-mail', async () => {
    const { email: address } = await ordered();
    await mailServer('tempfail');
    const visitor = browser();
    const { loginId } = await visitor.call(askForCode, { body: { id: randomUUID(), email: address } });
    await eventually(async () => {
      const { rowCount } = await db.query('SELECT FROM customer_logins WHERE id = $1', [loginId]);
      expect(rowCount).toBe(1);
    });
    await mailServer('normal');
    await ended(loginId);
    expect(await codeMails(address)).toHaveLength(1);
  });

  it.each([askForCode, enterCode, customerLogout])(
    'a page of another site can not call $path [S1-7.9]',
    async (call) => {
      const answer = await browser().send('POST', call.path, {
        body: { id: randomUUID(), email, loginId: randomUUID(), code: '123456' },
        headers: { 'x-xsrf-token': undefined },
      });
      expect(answer).toMatchObject({ status: 403, body: { code: 'csrf_failed' } });
    },
  );
});

describe('known and unknown addresses', () => {
  it('get the same answer; the unknown one gets an e-mail that no data exist, and no code [S1-2.5.3 V12]', async () => {
    const { email: known } = await ordered();
    const unknown = stranger();
    const answers = [];
    for (const email of [known, unknown]) {
      const visitor = browser();
      const id = randomUUID();
      const asked = await visitor.send('POST', askForCode.path, { body: { id, email } });
      await ended(id);
      const wrong = await visitor.send('POST', enterCode.path, { body: { loginId: id, code: '000000' } });
      answers.push(
        [asked, wrong].map(({ status, headers, body }) => ({
          status,
          headers: [...headers.keys()].sort(),
          body: JSON.stringify(body)
            .replaceAll(id, 'ID')
            .replace(/"requestId":"[^"]+"/, ''),
        })),
      );
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(await codeMails(known)).toHaveLength(1);
    const [notice, ...more] = await wholeMailTo(unknown);
    expect(more).toEqual([]);
    expect(notice?.subject).toMatch(/^No hay pedidos con este correo en /);
    expect(notice?.text).not.toMatch(/\b\d{6}\b/);
    for (const page of ['/track-order', '/contact']) expect(notice?.text).toContain(page);
  });

  it('take the same time, within noise [S1-2.5.3 V12]', async () => {
    // No answer waits for its login's run, so one that no worker takes stands for all of them.
    const idle = `nobody-${randomUUID()}`;
    let begun = 0;
    let timed = true;
    const watching: WorkflowClientInterceptor = {
      start(input, next) {
        if (!timed) return next(input);
        begun += 1;
        return next({ ...input, options: { ...input.options, taskQueue: idle, workflowId: idle } });
      },
      describe: (input, next) => next(timed ? { ...input, workflowExecution: { workflowId: idle } } : input),
    };
    const interceptors = { workflow: [watching] };
    const shop = await ownShop({ RATE_LIMIT_FACTOR: '1000000' }, { interceptors });
    try {
      const { email } = await ordered();
      const visitor = browser(shop.url);
      await visitor.send('GET', '/api/stripe-config');
      const kinds = ['known', 'unknown'] as const;
      const addresses = { known: () => email, unknown: stranger };
      const asking = await takeSameTime(kinds, 3, async (kind) => {
        const body = { id: randomUUID(), email: addresses[kind]() };
        expect((await visitor.send('POST', askForCode.path, { body })).status).toBe(200);
      });
      expect(begun).toBeGreaterThanOrEqual(60);
      timed = false;
      // Guesses at the code: every login has a row, so both run the same statement.
      const known = await ask(visitor, email);
      const unknown = await ask(visitor, stranger());
      const ids = { known: await copiesOf(known.loginId), unknown: await copiesOf(unknown.loginId) };
      const guessing = await takeSameTime(kinds, 3, async (kind, round) => {
        const body = { loginId: ids[kind][round % ids[kind].length], code: '000001' };
        expect((await visitor.send('POST', enterCode.path, { body })).status).toBe(422);
      });
      expect({ asking, guessing }).toEqual({ asking: true, guessing: true });
    } finally {
      await temporal.workflow.getHandle(idle).terminate();
      await shop.close();
    }
  });
});

it('nobody can fill an inbox or keep guessing: each has its limit [S1-6.5 V11]', async () => {
  const shop = await ownShop({ RATE_LIMIT_FACTOR: '1' });
  try {
    const email = stranger();
    const visitor = browser(shop.url);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++)
      statuses.push(
        (await visitor.send('POST', askForCode.path, { body: { id: randomUUID(), email } })).status,
      );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const loginId = randomUUID();
    const guesses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++)
      guesses.push(
        (await visitor.send('POST', enterCode.path, { body: { loginId, code: '123456' } })).status,
      );
    expect(guesses).toEqual([...Array(10).fill(410), 429, 429]);
  } finally {
    await shop.close();
  }
});
