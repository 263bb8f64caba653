import { randomUUID } from 'node:crypto';
import { erasePerson } from '#db/erasure.ts';
import { adminOrder } from '#domain/calls/admin-order.ts';
import {
  adminAddNote,
  adminChangeTarget,
  adminDeleteNote,
  adminRefill,
  adminRefund,
  adminResendMail,
  adminSendToProvider,
} from '#domain/calls/admin-order-actions.ts';
import { currentLines } from '#domain/purchase.ts';
import { buyDelivered } from '#e2e/support/buy-delivered.ts';
import { mailTo, panelDrop, panelFault, panelOrders } from '#e2e/support/sandbox.ts';
import { administrator, logInAs } from '../testing/administrator';
import { Refused } from '../testing/browser';
import { buyNeedingAttention } from '../testing/buy-needing-attention';
import { fileDatabase, traceOf } from '../testing/database';
import { payments } from '../testing/payments';
import { type Bought, orderThat } from '../testing/purchases';
import { untilIdle } from '../testing/until-idle';
import { eventually } from '../testing/wait';

const db = fileDatabase();
/** A delivered order, which later tests refund and erase. */
let delivered: Bought;
beforeAll(async () => {
  delivered = await buyDelivered();
});

describe('calls to the panel', () => {
  it('are logged with request and answer, without the key [S1-2.15.31]', async () => {
    const { cart, order } = delivered;
    const calls = await eventually(async () => {
      const { rows } = await db.query('SELECT * FROM provider_calls WHERE order_id = $1 ORDER BY id', [
        order.id,
      ]);
      expect(rows.map(({ action }) => action)).toContain('status');
      return rows;
    });
    expect(calls[0]).toMatchObject({
      action: 'add',
      status: 200,
      outcome: 'ok',
      submissionId: expect.any(String),
    });
    expect(calls[0].request).toEqual({
      action: 'add',
      service: expect.any(String),
      link: `https://www.instagram.com/${cart.username}/`,
      quantity: '1100',
    });
    expect(JSON.parse(calls[0].answer)).toHaveProperty('order');
    expect(calls.at(-1)).toMatchObject({ action: 'status', outcome: 'ok' });
    // It was read together with others.
    const number = JSON.parse(calls[0].answer).order;
    // The sandbox's panel writes the states of even numbers in capitals.
    const status = Number(number) % 2 === 0 ? 'COMPLETED' : 'Completed';
    expect(JSON.parse(calls.at(-1).answer)).toMatchObject({ status });
    for (const { request } of calls) expect(request).not.toHaveProperty('key');
    const reader = await logInAs(db, 'read-only');
    const { order: detail } = await reader.call(adminOrder, { params: { id: order.id } });
    expect(detail.calls.map(({ id }) => id)).toEqual(calls.map(({ id }) => id).reverse());
    expect(detail.calls.at(-1)).toMatchObject({ action: 'add', outcome: 'ok', request: calls[0].request });
  });
});

const auditOf = async (subject: string, action: string) => {
  const { rows } = await db.query(
    'SELECT actor, before, after FROM audit_log WHERE subject = $1 AND action = $2 ORDER BY id',
    [subject, action],
  );
  return rows;
};

describe('an e-mail', () => {
  it('is sent again once per request, and only while it is still true [S1-2.15.30 S1-2.15.34]', async () => {
    const { cart, order } = delivered;
    const admin = await administrator();
    const params = { id: order.id };
    const confirmations = async () =>
      (await mailTo(cart.email)).filter(({ subject }) => subject.includes(order.orderNumber)).length;
    const subject = await eventually(async () => {
      const { order: detail } = await admin.call(adminOrder, { params });
      const confirmation = detail.emails.find(({ kind }) => kind === 'order-confirmation');
      expect(confirmation).toMatchObject({ letter: 'order-confirmation', resend: { allowed: true } });
      expect(detail.emails.map(({ kind }) => kind)).toContain('order-completed');
      expect(detail.conversion).toMatchObject({ amountCents: 999, currency: 'EUR' });
      return confirmation?.subject ?? '';
    });
    const before = (await mailTo(cart.email)).filter((one) => one.subject === subject).length;
    const body = { letter: 'order-confirmation', reason: 'it never came', requestId: randomUUID() };
    expect(await admin.call(adminResendMail, { params, body })).toMatchObject({ state: 'sent' });
    // The answer was lost: the page sends the same request again.
    expect(await admin.call(adminResendMail, { params, body })).toMatchObject({ state: 'sent' });
    expect((await mailTo(cart.email)).filter((one) => one.subject === subject)).toHaveLength(before + 1);
    const audited = { before: { reason: 'it never came' }, after: { answer: { state: 'sent' } } };
    expect(await auditOf(order.orderNumber, 'resend-mail')).toMatchObject([audited, audited]);
    const { order: detail } = await admin.call(adminOrder, { params });
    expect(detail.emails.filter(({ kind }) => kind === 'order-confirmation').map(({ copy }) => copy)).toEqual(
      [1, undefined],
    );
    expect(detail.timeline.map(({ kind }) => kind)).toContain('email-resent');

    const count = await confirmations();
    for (const confirmation of ['payment-reminder', 'order-partial:1', 'refund-made:1'])
      expect(
        (
          await admin.refused(adminResendMail, {
            params,
            body: { letter: confirmation, reason: 'once more' },
          })
        ).body.code,
      ).toBe('letter_out_of_date');
    expect(
      (await admin.refused(adminResendMail, { params, body: { letter: '<script>', reason: 'no' } })).status,
    ).toBe(400);
    expect(await confirmations()).toBe(count);
  });
});

describe('the target', () => {
  let refused: Bought;
  beforeAll(async () => {
    refused = await buyNeedingAttention(db);
  });

  it('resent and refused again returns the error of the panel [S1-7.14]', async () => {
    const { order } = refused;
    const admin = await administrator();
    const params = { id: order.id };
    // The e-mail about the refusal: true while the order waits.
    const again = { letter: 'order-on-hold', reason: 'it never came', requestId: randomUUID() };
    expect(await admin.call(adminResendMail, { params, body: again })).toMatchObject({ state: 'sent' });
    const { emails } = (await admin.call(adminOrder, { params })).order;
    expect(emails.find(({ kind }) => kind === 'order-on-hold')).toMatchObject({ resend: { allowed: true } });
    await panelFault({ kind: 'refuse', action: 'add', count: 1, error: 'Profile is private' });
    expect(await admin.call(adminSendToProvider, { params, body: { reason: 'once more' } })).toMatchObject({
      state: 'rejected',
      error: 'Profile is private',
      publicationsProcessed: 0,
    });
  });

  it('is corrected by address or name, and nothing else is accepted [S1-2.15.32 S1-7.13 S1-7.14]', async () => {
    const { browser: buyer, order } = refused;
    const admin = await administrator();
    const params = { id: order.id };
    const target = `test${randomUUID().slice(0, 8)}`;
    for (const [body, fields] of [
      [{ url: 'https://example.com/lucia' }, ['url']],
      [{ url: 'https://www.instagram.com/lucia/', username: 'ana' }, ['url', 'username']],
      [{}, ['username']],
    ] as const) {
      const answer = await admin.refused(adminChangeTarget, { params, body: { ...body, reason: 'a typo' } });
      expect(Object.keys(answer.body.fields ?? {}).sort()).toEqual(fields);
    }
    const post = { url: 'https://www.instagram.com/p/CuK5u_lJ9aB/', reason: 'a typo' };
    expect((await admin.refused(adminChangeTarget, { params, body: post })).body.code).toBe(
      'target_is_profile',
    );

    const body = { url: `https://www.instagram.com/${target.toUpperCase()}/?igsh=1`, reason: 'a typo' };
    // Somebody has replaced the submission that this page showed.
    const stale = { ...body, submissionId: randomUUID() };
    expect((await admin.refused(adminChangeTarget, { params, body: stale })).body.code).toBe(
      'target_changed',
    );
    const [line] = currentLines((await admin.call(adminOrder, { params })).order);
    expect(
      await admin.call(adminChangeTarget, { params, body: { ...body, submissionId: line?.id } }),
    ).toMatchObject({
      username: target,
    });
    const other = `${target}x`;
    const sent = await admin.call(adminSendToProvider, {
      params,
      body: { reason: 'mended', customUrl: `instagram.com/${other}` },
    });
    expect(sent).toMatchObject({ success: true, state: 'accepted', publicationsProcessed: 1 });
    expect(sent.error).toBeUndefined();
    expect(await panelOrders(other)).toMatchObject([{ id: Number(sent.providerOrderId) }]);
    expect(await panelOrders(target)).toEqual([]);
    await orderThat(buyer, order.id, ({ status }) => status !== 'pending');
  });
});

describe('two administrators in parallel', () => {
  /** The codes with which the calls of a race ended; `done` for a success. */
  const race = async (...calls: Promise<unknown>[]) =>
    (await Promise.allSettled(calls)).map((call) => {
      if (call.status === 'fulfilled') return 'done';
      if (call.reason instanceof Refused) return call.reason.answer.code;
      throw call.reason;
    });
  const two = () => Promise.all([administrator(), logInAs(db, 'administrator')]);

  it('who both refund the whole amount refund it once [S1-2.15.37]', async () => {
    const { browser: buyer, cart, intent, order } = delivered;
    const [ana, luis] = await two();
    const asked = (reason: string) => ({ params: { id: order.id }, body: { reason, amountCents: 999 } });
    const ends = await race(ana.call(adminRefund, asked('by ana')), luis.call(adminRefund, asked('by luis')));
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect(ends.find((end) => end !== 'done')).toMatch(
      /^(purchase_closed|nothing_to_refund|refund_too_large)$/,
    );
    const view = await orderThat(buyer, order.id, ({ status }) => status === 'refunded');
    expect(view).toMatchObject({ paymentStatus: 'refunded', refundedCents: 999 });
    // Reasons are for the back office.
    expect(JSON.stringify(view.timeline)).not.toMatch(/by ana|by luis/);
    expect((await payments().refundsOf(intent.paymentIntentId)).map(({ amount }) => amount)).toEqual([999]);
    expect(await traceOf(db, cart.cartId)).toMatchObject({ refunds: 1 });
    // Both actions are in the log, each with its outcome.
    const audits = await auditOf(order.orderNumber, 'refund');
    expect(audits.map(({ after }) => 'refused' in after).sort()).toEqual([false, true]);
  });

  it('one resends and one refunds: never both [S1-2.15.37]', async () => {
    const { cart, intent, order } = await buyNeedingAttention(db);
    const [ana, luis] = await two();
    const params = { id: order.id };
    const [sent, refunded] = await race(
      ana.call(adminSendToProvider, { params, body: { reason: 'mended' } }),
      luis.call(adminRefund, { params, body: { reason: 'asked by the buyer' } }),
    );
    // If it is sent first, the order is stopped and refunded; if it is refunded first, nothing is sent.
    expect(refunded).toBe('done');
    expect(sent).toMatch(/^(done|purchase_closed)$/);
    expect(await panelOrders(cart.username)).toHaveLength(sent === 'done' ? 1 : 0);
    expect((await payments().refundsOf(intent.paymentIntentId)).map(({ amount }) => amount)).toEqual([999]);
  });

  it('who both force another submission of what they see get one', async () => {
    const { cart, order } = await buyDelivered();
    const [ana, luis] = await two();
    const params = { id: order.id };
    const body = (reason: string) => ({ reason, forceResend: true, submissionsSeen: 1 });
    const ends = await race(
      ana.call(adminSendToProvider, { params, body: body('by ana') }),
      luis.call(adminSendToProvider, { params, body: body('by luis') }),
    );
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect(ends.join()).toMatch(/submission_under_way|resend_changed/);
    expect(await panelOrders(cart.username)).toHaveLength(2);
  });

  it('a request that is sent again, because its answer was lost, has one effect', async () => {
    const { cart, intent, order } = await buyDelivered();
    const admin = await administrator();
    const params = { id: order.id };
    const resend = { reason: 'once', requestId: randomUUID(), forceResend: true };
    const [first, again] = [
      await admin.call(adminSendToProvider, { params, body: resend }),
      await admin.call(adminSendToProvider, { params, body: resend }),
    ];
    expect(again).toEqual(first);
    expect(await panelOrders(cart.username)).toHaveLength(2);
    const refund = { reason: 'once', requestId: randomUUID(), amountCents: 100 };
    for (let time = 0; time < 2; time += 1) await admin.call(adminRefund, { params, body: refund });
    const back = async () => (await payments().refundsOf(intent.paymentIntentId)).map(({ amount }) => amount);
    expect(await back()).toEqual([100]);
    // A second click is another request. It still names the old refunded sum, so it is refused.
    const stale = { reason: 'twice', requestId: randomUUID(), amountCents: 100, refundedCents: 0 };
    expect((await admin.refused(adminRefund, { params, body: stale })).body.code).toBe('refund_changed');
    expect(await back()).toEqual([100]);
  });

  it('who both request a refill request one [S1-2.15.37]', async () => {
    const { cart, order } = await buyDelivered();
    const [panelOrder] = await panelOrders(cart.username);
    await panelDrop(panelOrder?.id ?? 0, 50);
    const [ana, luis] = await two();
    const asked = { params: { id: order.id }, body: { reason: 'followers were lost' } };
    const ends = await race(ana.call(adminRefill, asked), luis.call(adminRefill, asked));
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect(ends.find((end) => end !== 'done')).toMatch(/^refill_(under_way|cooldown)$/);
    const { order: detail } = await ana.call(adminOrder, { params: { id: order.id } });
    expect(detail.refills).toHaveLength(1);
    expect(detail.calls.filter(({ action }) => action === 'refill')).toHaveLength(1);
  });

  it('one corrects the target and one resends: one order to one target [S1-2.15.37]', async () => {
    const { cart, order } = await buyNeedingAttention(db);
    const [ana, luis] = await two();
    const params = { id: order.id };
    const target = `test${randomUUID().slice(0, 8)}`;
    const [changed, sent] = await race(
      ana.call(adminChangeTarget, { params, body: { username: target, reason: 'a typo' } }),
      luis.call(adminSendToProvider, { params, body: { reason: 'mended' } }),
    );
    expect(sent).toBe('done');
    expect(changed).toMatch(/^(done|submission_accepted|submission_under_way)$/);
    const [before, after] = await Promise.all([panelOrders(cart.username), panelOrders(target)]);
    expect([before.length, after.length]).toEqual(changed === 'done' ? [0, 1] : [1, 0]);
  });
});

describe('notes', () => {
  it('are written for colleagues, deleted only by their author, and erased with the person [S1-2.15.35]', async () => {
    const { cart, order } = delivered;
    const [ana, luis, reader] = await Promise.all([
      logInAs(db, 'support'),
      logInAs(db, 'support'),
      logInAs(db, 'read-only'),
    ]);
    const params = { id: order.id };
    await untilIdle(cart.cartId);
    const before = await traceOf(db, cart.cartId);
    const body = { text: '  Llamó por teléfono.  ', requestId: randomUUID() };
    const { note } = await ana.call(adminAddNote, { params, body });
    expect(note.text).toBe('Llamó por teléfono.');
    // The answer was lost: the page sends the same request again.
    expect((await ana.call(adminAddNote, { params, body })).note).toEqual(note);
    const { order: seen } = await reader.call(adminOrder, { params });
    expect(seen.notes).toEqual([note]);
    expect((await reader.refused(adminAddNote, { params, body: { text: 'No' } })).status).toBe(403);
    for (const text of ['', '   ', 'x'.repeat(2001)])
      expect((await ana.refused(adminAddNote, { params, body: { text } })).body.fields).toHaveProperty(
        'text',
      );

    const own = { params: { ...params, noteId: note.id } };
    expect((await luis.refused(adminDeleteNote, own)).body.code).toBe('note_not_yours');
    const both = await Promise.allSettled([ana.call(adminDeleteNote, own), ana.call(adminDeleteNote, own)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await traceOf(db, cart.cartId)).toEqual(before);
    const audits = await auditOf(order.orderNumber, 'add-note');
    expect(audits).toMatchObject([{ after: { note: note.id } }, { after: { note: note.id } }]);
    expect(JSON.stringify(audits)).not.toContain('teléfono');

    await ana.call(adminAddNote, { params, body: { text: 'Otra vez' } });
    await erasePerson(db, cart.email, new Date());
    const { rows } = await db.query(
      `SELECT (SELECT count(*)::integer FROM order_notes WHERE order_id = $1) AS notes,
         (SELECT count(*)::integer FROM provider_calls WHERE order_id = $1
            AND (request ? 'link' OR answer IS NOT NULL)) AS named`,
      [order.id],
    );
    expect(rows).toEqual([{ notes: 0, named: 0 }]);
    // No erasure would find it.
    const late = await ana.refused(adminAddNote, { params, body: { text: 'Y otra vez' } });
    expect(late).toMatchObject({ status: 409, body: { code: 'buyer_forgotten' } });
  });
});
