import { randomUUID } from 'node:crypto';
import { WorkflowNotFoundError } from '@temporalio/client';
import { openCustomerSession } from '#db/customers.ts';
import { erasePerson } from '#db/erasure.ts';
import { insertLeave } from '#db/leave-requests.ts';
import { inTransaction } from '#db/pool.ts';
import { adminChangeEmail } from '#domain/calls/admin-order-actions.ts';
import { adminDecideDeletion, adminRequests } from '#domain/calls/admin-requests.ts';
import { correctEmail, getOrder } from '#domain/calls/orders.ts';
import { createOrderAfterPayment } from '#domain/calls/shop.ts';
import { confirmLeave, leave, sendContact } from '#domain/calls/support.ts';
import { type LeaveRequest, leaveReference } from '#domain/support.ts';
import { buyDelivered } from '#e2e/support/buy-delivered.ts';
import { mailServer, panelClock, panelOrders, panelPace, wholeMailTo } from '#e2e/support/sandbox.ts';
import { examineDeletions } from '#purchases/deletions.ts';
import { endForgottenRuns } from '#purchases/forgotten-runs.ts';
import { readMemory } from '#purchases/memory.ts';
import { readKeyring } from '#security/keyring.ts';
import { contactWorkflowId, deletionWorkflowId, leaveWorkflowId, purchaseId } from '#workflows/messages.ts';
import { customerCookie } from '../customer-account/customer';
import { sha256 } from '../secrets';
import { administrator, logInAs } from '../testing/administrator';
import { browser } from '../testing/browser';
import { fileDatabase, placesOf } from '../testing/database';
import { deleteRun } from '../testing/delete-run';
import { payments } from '../testing/payments';
import { type Bought, buy, newTarget, startPurchase } from '../testing/purchases';
import { confirmToken, leaveRequest, message, stateBecomes, stateOf, suppressed } from '../testing/requests';
import { testTemporal } from '../testing/temporal';
import { eventually } from '../testing/wait';

const db = fileDatabase();
const temporal = testTemporal();
afterEach(() => Promise.all([mailServer('normal'), panelPace(3)]));

/** A visitor with an account session of this address. */
async function withSession(email: string) {
  const visitor = browser();
  const secret = randomUUID();
  await openCustomerSession(db, sha256(secret), email, new Date());
  visitor.setCookie(customerCookie, secret);
  return visitor;
}

const ended = (workflowId: string) => temporal.workflow.getHandle(workflowId).result();

/** If a request id could be reused, one address could prove it and the data of another would be erased. */
describe('the number of a request belongs to its first sender', () => {
  it('written in capitals it is the same request', async () => {
    const id = randomUUID();
    const [first, second] = [
      leaveRequest({ id: id.toUpperCase(), wish: 'deletion' }),
      leaveRequest({ id, wish: 'deletion' }),
    ];
    const { receivedAt } = await browser().call(leave, { body: first });
    expect((await browser().call(leave, { body: second })).receivedAt).toBe(receivedAt);
    const inCapitals = temporal.workflow.getHandle(deletionWorkflowId(id.toUpperCase()));
    await expect(inCapitals.describe()).rejects.toThrow(WorkflowNotFoundError);
    expect(await confirmToken(first.email)).toBeTruthy();
    expect(await wholeMailTo(second.email)).toEqual([]);
  });

  it('another request of another person with the same number has no effect', async () => {
    const id = randomUUID();
    const [stranger, victim] = [leaveRequest({ id }), leaveRequest({ id, wish: 'deletion' })];
    // The first request sends nothing before the second arrives.
    await mailServer('down');
    await browser().call(leave, { body: stranger });
    await eventually(async () => expect(await stateOf(db, id)).toBe('done'));
    await browser().call(leave, { body: victim });
    await ended(deletionWorkflowId(id));
    await mailServer('normal');
    await ended(leaveWorkflowId(id));
    const emails = await wholeMailTo(stranger.email);
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).not.toContain('confirm=');
    expect(await wholeMailTo(victim.email)).toEqual([]);
  });
});

describe('deletion of personal data', () => {
  it('proves the address, waits for an administrator, erases the person and keeps the sums [S1-2.10.4 S1-6.4 V37]', async () => {
    const mark = newTarget();
    const email = `${mark}@example.com`;
    const { order, cart, browser: buyer } = await buyDelivered({ email, username: mark });
    await browser().call(sendContact, { body: message({ email, name: 'Marta Borrable' }) });
    const open = await startPurchase({ email, username: mark });
    await eventually(async () => expect(await placesOf(db, mark)).toContain('mail_log.text'));
    expect((await placesOf(db, mark)).length).toBeGreaterThan(4);

    const said = leaveRequest({ wish: 'deletion', email, username: mark });
    const { reference } = await browser().call(leave, { body: said });
    const admin = await administrator();
    const params = { id: said.id };
    const token = await confirmToken(email);
    const tooEarly = await admin.refused(adminDecideDeletion, {
      params,
      body: { decision: 'approve', reason: 'Todo en orden' },
    });
    expect(tooEarly).toMatchObject({ status: 409, body: { code: 'address_not_proven' } });
    expect(await browser().call(confirmLeave, { body: { token } })).toMatchObject({ wish: 'deletion' });
    await stateBecomes(db, said.id, 'open');
    expect(await suppressed(db, email)).toBe(true);
    const { requests } = await admin.call(adminRequests, { query: { open: 'true', kind: 'deletion' } });
    expect(requests.find(({ id }) => id === said.id)).toMatchObject({ orders: 1, reference });

    // A purchase whose run is lost restarts to forget.
    await deleteRun(temporal, purchaseId(open.cart.cartId));
    const decided = await admin.call(adminDecideDeletion, {
      params,
      body: { decision: 'approve', reason: 'Todo en orden' },
    });
    expect(decided.state).toBe('erasing');
    await ended(deletionWorkflowId(said.id));
    expect(await stateOf(db, said.id)).toBe('erased');

    // In no table.
    expect(await placesOf(db, mark)).toEqual([]);
    expect(await placesOf(db, 'Marta Borrable')).toEqual([]);
    // Nor in sealed memory.
    for (const { cartId } of [cart, open.cart]) {
      const memory = await readMemory(db, readKeyring(process.env.ENCRYPTION_KEYS ?? ''), cartId);
      expect(memory).toMatchObject({ owner: 'forgotten', state: { stage: 'closed', forget: true } });
      expect(JSON.stringify(memory)).not.toContain(mark);
    }
    const { rows } = await db.query('SELECT * FROM orders WHERE id = $1', [order.id]);
    expect(rows).toMatchObject([
      {
        orderNumber: order.orderNumber,
        amountCents: 999,
        vatCents: expect.any(Number),
        status: 'completed',
      },
    ]);
    // The number still finds the order, without a person, even for the browser that bought it.
    const { order: seen } = await buyer.call(getOrder, { params: { id: order.orderNumber } });
    expect(seen).toMatchObject({ view: 'erased', username: '•••', totalAmountCents: 999 });
    expect(seen.email).toBeUndefined();

    // The runs have ended and forgotten.
    for (const cartId of [cart.cartId, open.cart.cartId]) {
      const handle = temporal.workflow.getHandle(purchaseId(cartId));
      expect((await handle.describe()).status.name).toBe('COMPLETED');
    }
    const emails = await wholeMailTo(email);
    expect(emails.filter(({ subject }) => subject === 'Tus datos están borrados')).toHaveLength(1);
    const again = await admin.refused(adminDecideDeletion, {
      params,
      body: { decision: 'refuse', reason: 'Otra vez' },
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'request_decided' } });
    await expect(browser().refused(confirmLeave, { body: { token } })).resolves.toMatchObject({
      body: { code: 'link_invalid' },
    });
    const { rows: actions } = await db.query(
      'SELECT actor, action FROM audit_log WHERE subject = $1 ORDER BY id',
      [reference],
    );
    expect(actions).toEqual([
      { actor: 'admin', action: 'decide-deletion' },
      { actor: 'admin', action: 'decide-deletion' },
    ]);
  });

  it('the erasure of one request ends the others of its address: none can take a later purchase along [V37]', async () => {
    const [one, two] = [leaveRequest({ wish: 'deletion' }), leaveRequest({ wish: 'deletion' })];
    const { email } = one;
    const visitor = await withSession(email);
    for (const body of [one, { ...two, email }]) await visitor.call(leave, { body });
    for (const { id } of [one, two]) await stateBecomes(db, id, 'open');
    // An e-mail that is under way while the person is erased keeps its line of the log.
    await eventually(async () => {
      const { rowCount } = await db.query('SELECT FROM mail_log WHERE recipient = $1', [email]);
      expect(rowCount).toBe(2);
    });
    // Its run was lost.
    const unproven = { ...leaveRequest({ wish: 'deletion' }), email } as LeaveRequest;
    await insertLeave(db, unproven, { receivedAt: new Date(), proven: false });
    const admin = await administrator();
    const decide = (id: string, decision: 'approve' | 'refuse') => ({
      params: { id },
      body: { decision, reason: 'Todo en orden' },
    });
    await admin.call(adminDecideDeletion, decide(one.id, 'approve'));
    await ended(deletionWorkflowId(one.id));
    for (const { id } of [one, two, unproven]) expect(await stateOf(db, id)).toBe('erased');
    const run = await temporal.workflow.getHandle(deletionWorkflowId(two.id)).describe();
    expect(run.status.name).toBe('TERMINATED');
    const { requests } = await admin.call(adminRequests, { query: { open: 'true', kind: 'deletion' } });
    expect(requests.filter(({ id }) => id === two.id || id === unproven.id)).toEqual([]);
    for (const decision of ['approve', 'refuse'] as const) {
      const refused = await admin.refused(adminDecideDeletion, decide(two.id, decision));
      expect(refused).toMatchObject({ status: 409, body: { code: 'request_decided' } });
    }
    expect(await placesOf(db, email)).toEqual([]);
  });

  it('an erasure that waits for an order leaves what the address buys meanwhile [V37]', async () => {
    const email = `${newTarget()}@example.com`;
    await panelPace(3600);
    const first = await buy({ email });
    const said = leaveRequest({ wish: 'deletion', email });
    await browser().call(leave, { body: said });
    await browser().call(confirmLeave, { body: { token: await confirmToken(email) } });
    await stateBecomes(db, said.id, 'open');
    const params = { id: said.id };
    const body = { decision: 'approve', reason: 'Todo en orden' } as const;
    await (await administrator()).call(adminDecideDeletion, { params, body });
    const attempt = async () => {
      const { raw } = await temporal.workflow.getHandle(deletionWorkflowId(said.id)).describe();
      return (
        raw.pendingActivities?.find(({ activityType }) => activityType?.name === 'erasePerson')?.attempt ?? 0
      );
    };
    const { cart, intent, browser: buyer } = await startPurchase({ email });
    const seen = await attempt();
    await eventually(async () => expect(await attempt()).toBeGreaterThan(seen));
    const { paymentIntentId } = intent;
    await payments().confirm(paymentIntentId);
    const { order } = await buyer.call(createOrderAfterPayment, { body: { paymentIntentId } });
    for (const { username } of [first.cart, cart])
      await eventually(async () => expect(await panelOrders(username)).toHaveLength(1));
    await panelClock({ advanceSeconds: 3700 });
    await ended(deletionWorkflowId(said.id));
    expect(await stateOf(db, said.id)).toBe('erased');
    await eventually(async () => {
      const { rows } = await db.query(
        'SELECT o.email, p.stage FROM orders o JOIN purchases p USING (cart_id) WHERE o.cart_id = ANY ($1) ORDER BY p.created_at',
        [[first.cart.cartId, cart.cartId]],
      );
      expect(rows).toEqual([
        { email: '', stage: 'closed' },
        { email, stage: 'guarantee' },
      ]);
    });
    const seenByBuyer = await buyer.call(getOrder, { params: { id: order?.orderNumber ?? '' } });
    expect(seenByBuyer.order).toMatchObject({ view: 'own', email });
    await eventually(async () => expect(await wholeMailTo(email, order?.orderNumber)).not.toEqual([]));
  });

  it('nobody erases a buyer by giving the order their own address: then an administrator approves', async () => {
    const [support, admin] = [await logInAs(db, 'support'), await administrator()];
    /** A proven request for the new address of an order. */
    const requested = async (change: (order: Bought, email: string) => Promise<unknown>) => {
      const bought = await buy();
      const email = `${newTarget()}@example.com`;
      const said = leaveRequest({ wish: 'deletion', email });
      await browser().call(leave, { body: said });
      await stateBecomes(db, said.id, 'unproven');
      // Anybody can type an address: until it is proven this blocks nobody.
      await change(bought, email);
      await browser().call(confirmLeave, { body: { token: await confirmToken(email) } });
      await stateBecomes(db, said.id, 'open');
      const body = { decision: 'approve', reason: 'Todo en orden' } as const;
      return { cartId: bought.cart.cartId, email, approve: { params: { id: said.id }, body } };
    };
    const byOffice = ({ order }: Bought, email: string) =>
      support.call(adminChangeEmail, { params: { id: order.id }, body: { email } });
    const given = await requested(byOffice);
    const refused = await support.refused(adminDecideDeletion, given.approve);
    expect(refused).toMatchObject({ status: 403, body: { code: 'erasure_needs_administrator' } });
    expect((await admin.call(adminDecideDeletion, given.approve)).state).toBe('erasing');

    const own = await requested(({ browser: buyer, order }, email) =>
      buyer.call(correctEmail, { params: { id: order.id }, body: { email } }),
    );
    // An erasure that is under way takes no other order along, also after somebody has asked for it again in vain.
    const again = leaveRequest({ wish: 'deletion', email: own.email });
    await browser().call(leave, { body: again });
    await stateBecomes(db, again.id, 'unproven');
    const { order } = await buy();
    const joined = { params: { id: order.id }, body: { email: own.email } };
    const tooLate = await support.refused(adminChangeEmail, joined);
    expect(tooLate).toMatchObject({ status: 409, body: { code: 'erasure_under_way' } });
    expect((await support.call(adminDecideDeletion, own.approve)).state).toBe('erasing');

    const long = await requested(byOffice);
    await db.query(`UPDATE timeline SET at = at - interval '31 days' WHERE cart_id = $1`, [long.cartId]);
    expect((await support.call(adminDecideDeletion, long.approve)).state).toBe('erasing');
  });

  it('a refusal is mailed with its reason, and nothing is erased [S1-2.10.5]', async () => {
    const said = leaveRequest({ wish: 'deletion', language: 'it' });
    await browser().call(leave, { body: said });
    await stateBecomes(db, said.id, 'unproven');
    const admin = await administrator();
    await admin.call(adminDecideDeletion, {
      params: { id: said.id },
      body: { decision: 'refuse', reason: 'C’è una contestazione aperta' },
    });
    await ended(deletionWorkflowId(said.id));
    expect(await stateOf(db, said.id)).toBe('refused');
    const emails = await wholeMailTo(said.email);
    expect(emails.some(({ text }) => text.includes('C’è una contestazione aperta'))).toBe(true);
    // Nobody proved the address.
    expect(await suppressed(db, said.email)).toBe(false);
  });

  it('known and unknown addresses get the same answer and the same e-mail [S1-2.10.6 V12]', async () => {
    const { cart } = await buy();
    const known = leaveRequest({ wish: 'deletion', email: cart.email });
    const unknown = leaveRequest({ wish: 'deletion' });
    const texts = [];
    for (const body of [known, unknown]) {
      const answer = await browser().send('POST', leave.path, { body });
      expect(answer.status).toBe(200);
      expect(Object.keys(answer.body as object).sort()).toEqual([
        'proven',
        'receivedAt',
        'reference',
        'success',
      ]);
      const answerEmail = await eventually(async () => {
        const mail = (await wholeMailTo(body.email)).find(({ subject }) =>
          subject.includes(leaveReference(body.id)),
        );
        if (!mail) throw new Error('No e-mail yet');
        return mail;
      });
      texts.push(
        answerEmail.text
          .replaceAll(leaveReference(body.id), 'REFERENCE')
          .replace(/confirm=[\w-]+/, 'confirm=TOKEN')
          .replace(/\d{2}:\d{2}/g, 'TIME'),
      );
    }
    expect(texts[0]).toBe(texts[1]);
  });

  it('an account session of the address proves it immediately; one of another address proves nothing', async () => {
    for (const own of [true, false]) {
      const said = leaveRequest({ wish: 'deletion' });
      const visitor = await withSession(own ? said.email : `other${said.id}@example.com`);
      // As a person may type it; a domain is case-insensitive.
      const typed = said.email.replace(/^[^@]+/, (name) => name.toUpperCase());
      const { reference, proven } = await visitor.call(leave, { body: { ...said, email: typed } });
      expect(proven).toBe(own);
      await stateBecomes(db, said.id, own ? 'open' : 'unproven');
      const answerEmail = await eventually(async () => {
        const [mail] = await wholeMailTo(typed);
        if (!mail) throw new Error(`No e-mail about ${reference} yet`);
        return mail;
      });
      expect(answerEmail.text.includes('confirm=')).toBe(!own);
    }
  });

  it('only administrators see and decide [S1-6.4]', async () => {
    const stranger = browser();
    const params = { id: randomUUID() };
    expect((await stranger.refused(adminRequests)).status).toBe(401);
    const body = { decision: 'approve' as const, reason: 'Porque sí' };
    expect((await stranger.refused(adminDecideDeletion, { params, body })).status).toBe(401);
    const nothing = await (await administrator()).refused(adminDecideDeletion, { params, body });
    expect(nothing).toMatchObject({ status: 404, body: { code: 'not_found' } });
    await expect(ended(deletionWorkflowId(params.id))).rejects.toThrow(WorkflowNotFoundError);
  });
});

/** Somebody terminated it, or Temporal alone was restored from a backup. */
describe('a request whose run was lost', () => {
  const run = (id: string) => temporal.workflow.getHandle(deletionWorkflowId(id));
  const isRunning = async (id: string) => (await run(id).describe()).status.name === 'RUNNING';
  const approval = { decision: 'approve', reason: 'Todo en orden' } as const;

  /** A request with its acknowledgement, in this state. */
  async function requested(state: 'unproven' | 'open') {
    const said = leaveRequest({ wish: 'deletion' });
    await browser().call(leave, { body: said });
    const token = await confirmToken(said.email);
    await stateBecomes(db, said.id, 'unproven');
    if (state === 'open') {
      await browser().call(confirmLeave, { body: { token } });
      await stateBecomes(db, said.id, 'open');
    }
    return { ...said, token };
  }

  it('is approved all the same, and sends no e-mail twice [F54]', async () => {
    const { id, email } = await requested('open');
    await run(id).terminate();
    const { state } = await (await administrator()).call(adminDecideDeletion, {
      params: { id },
      body: approval,
    });
    expect(state).toBe('erasing');
    await ended(deletionWorkflowId(id));
    expect(await stateOf(db, id)).toBe('erased');
    // The acknowledgement and the answer.
    expect(await wholeMailTo(email)).toHaveLength(2);
  });

  it('is proven by the link of its e-mail [F54]', async () => {
    const { id, token } = await requested('unproven');
    await run(id).terminate();
    expect(await browser().call(confirmLeave, { body: { token } })).toMatchObject({ wish: 'deletion' });
    await stateBecomes(db, id, 'open');
  });

  it('can be approved if its run was set back to before the proof [F54]', async () => {
    const { id } = await requested('unproven');
    await db.query(`UPDATE leave_requests SET state = 'open', proven_at = now() WHERE id = $1`, [id]);
    const { state } = await (await administrator()).call(adminDecideDeletion, {
      params: { id },
      body: approval,
    });
    expect(state).toBe('erasing');
  });

  it('is started again by the doctor, so that it expires or is decided; an approved one is carried out [F54]', async () => {
    const [unproven, approved, setBack, erased] = await Promise.all([
      requested('unproven'),
      requested('open'),
      requested('open'),
      requested('open'),
    ]);
    const lost = [unproven, approved, erased];
    for (const { id } of lost) await run(id).terminate();
    await db.query(
      `UPDATE leave_requests SET state = 'erasing', decided_at = now(), decided_by = 'ana', decision_reason = 'Todo'
       WHERE id = ANY ($1)`,
      [[approved.id, setBack.id, erased.id]],
    );
    await db.query(`UPDATE leave_requests SET email = '' WHERE id = $1`, [erased.id]);
    const found = async (heal: boolean) =>
      (await examineDeletions({ db, temporal }, { heal })).filter(({ reference }) =>
        lost.some(({ id }) => leaveReference(id) === reference),
      );
    const all = (done: string) =>
      expect.arrayContaining(lost.map(({ id }) => ({ reference: leaveReference(id), done })));
    expect(await found(false)).toEqual(all('nothing'));
    expect(await isRunning(unproven.id)).toBe(false);
    expect(await found(true)).toEqual(all('healed'));
    expect(await isRunning(unproven.id)).toBe(true);
    expect(await stateOf(db, unproven.id)).toBe('unproven');
    for (const { id } of [approved, setBack, erased]) await stateBecomes(db, id, 'erased');
    expect(await found(true)).toEqual([]);
  });

  it('is ended by the doctor if it was set back to before its person was erased, with the threads of the person [F54]', async () => {
    const { id, email } = await requested('open');
    const written = message({ email, name: 'Marta Borrable' });
    await browser().call(sendContact, { body: written });
    await eventually(async () => expect(await placesOf(db, 'Marta Borrable')).not.toEqual([]));
    const thread = temporal.workflow.getHandle(contactWorkflowId(written.id));
    await inTransaction(db, (all) => erasePerson(all, email, new Date()));
    // As an earlier release left it: nobody decides what has no address any more.
    await db.query(`UPDATE leave_requests SET state = 'open', ended_at = NULL WHERE id = $1`, [id]);
    const refused = await (await administrator()).refused(adminDecideDeletion, {
      params: { id },
      body: approval,
    });
    expect(refused).toMatchObject({ status: 409, body: { code: 'request_decided' } });

    const end = (heal: boolean) => endForgottenRuns({ db, temporal }, { heal, now: Date.now() });
    const endedAgo = (days: number) =>
      db.query(
        `UPDATE leave_requests SET state = 'erased', ended_at = now() - $2 * interval '1 day' WHERE id = $1`,
        [id, days],
      );
    // Its last e-mail may still be tried.
    await endedAgo(2);
    // Temporal lists a run some time after its start.
    await eventually(async () => expect(await end(false)).toBeGreaterThan(0));
    expect((await thread.describe()).status.name).toBe('RUNNING');
    await eventually(async () => {
      await end(true);
      expect((await thread.describe()).status.name).toBe('COMPLETED');
    });
    expect(await isRunning(id)).toBe(true);
    await endedAgo(4);
    await eventually(async () => {
      await end(true);
      expect(await isRunning(id)).toBe(false);
    });
  });
});
