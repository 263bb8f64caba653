import { randomUUID } from 'node:crypto';
import { ScheduleOverlapPolicy } from '@temporalio/client';
import { deleteExpired } from '#db/retention.ts';
import { decideReview, reviewedOrder, saveReview } from '#db/reviews.ts';
import { announceShopChange } from '#db/settings.ts';
import { adminPublishReview, adminRefuseReview, adminReviews } from '#domain/calls/admin-reviews.ts';
import { adminSession } from '#domain/calls/admin-session.ts';
import { trackOrder } from '#domain/calls/orders.ts';
import { publishedReviews, reviewOfOrder, writeReview } from '#domain/calls/reviews.ts';
import { wholeMailTo } from '#e2e/support/sandbox.ts';
import { readKeyring } from '#security/keyring.ts';
import { sealToken } from '#security/sealed-token.ts';
import { schedules } from '#workflows/messages.ts';
import { logInAs } from '../testing/administrator';
import { browser } from '../testing/browser';
import { testDatabase } from '../testing/database';
import { anOrder, forgetOrders, insertRow, type OwnNames, ownNames, type Row } from '../testing/rows';
import { testTemporal } from '../testing/temporal';
import { eventually } from '../testing/wait';

const db = testDatabase();
const keyring = readKeyring(process.env.ENCRYPTION_KEYS ?? '');
const made: OwnNames[] = [];
const temporal = testTemporal();
afterAll(async () => {
  await forgetOrders(db, made);
  // Pages of later tests show none of them.
  await announceShopChange(db);
  await db.end();
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** A delivered and kept order, as rows only; Italian likes, whose pages no other test reads. */
async function delivered(order: Row = {}, over: Partial<OwnNames> = {}): Promise<OwnNames> {
  const own = { ...ownNames(), ...over };
  made.push(own);
  const purchase = { payment_status: 'paid', language: 'it', attention: null };
  const kept = { status: 'completed', payment_status: 'paid', refunded_cents: 0, language: 'it' };
  await anOrder(db, own, { purchase, order: { ...kept, ...order } });
  return own;
}

/** An order by the link of its e-mail. */
const byLink = ({ orderId, email }: OwnNames) => ({
  by: 'link' as const,
  key: sealToken(keyring, 'letter', { use: 'review', order: orderId, to: email }),
});
const published = async (type: 'likes' | 'views' = 'likes') =>
  browser().call(publishedReviews, { query: { type, language: 'it' } });

/** A review of a new order, as a row. */
async function aReview(review: Row = {}, order: Row = {}): Promise<OwnNames> {
  const own = await delivered(order);
  await insertRow(db, 'reviews', {
    order_id: own.orderId,
    language: 'it',
    service_type: 'likes',
    service_id: 12,
    stars: 4,
    comment: `Tutto bene ${own.tag}`,
    written_at: new Date(),
    ...review,
  });
  return own;
}

describe('the review request by e-mail', () => {
  const reviewEmails = async ({ email }: OwnNames) =>
    (await wholeMailTo(email)).filter(({ subject }) => subject.startsWith('Com’è andato il tuo ordine'));

  /** Runs the sweep and waits for the e-mail of the last order that is due. */
  async function sweep(last: OwnNames) {
    await temporal.schedule.getHandle(schedules.reviewLetters).trigger(ScheduleOverlapPolicy.BUFFER_ONE);
    return eventually(async () => {
      const [email] = await reviewEmails(last);
      if (!email) throw new Error('The last e-mail has not come yet');
      return email;
    });
  }

  it('goes out once, some days after delivery, to buyers who kept everything and are subscribed [S1-2.15.141]', async () => {
    const due = await delivered({ delivered_at: daysAgo(7) });
    const again = await delivered({ delivered_at: daysAgo(6.9) }, { email: due.email });
    const never = await Promise.all([
      delivered({ delivered_at: daysAgo(4.9) }),
      delivered({ delivered_at: daysAgo(20) }),
      delivered({ delivered_at: daysAgo(7), status: 'partial' }),
      delivered({ delivered_at: daysAgo(7), refunded_cents: 100 }),
      delivered({ delivered_at: daysAgo(7), payment_status: 'refunded' }),
    ]);
    const disputed = await delivered({ delivered_at: daysAgo(7) });
    await insertRow(db, 'disputes', {
      id: `dp_${disputed.tag}`,
      payment_intent_id: disputed.intent,
      amount_cents: 100,
      reason: 'fraudulent',
      status: 'needs_response',
      opened_at: new Date(),
      told_at: new Date(),
    });
    const withdrawn = await delivered({ delivered_at: daysAgo(7) });
    await insertRow(db, 'withdrawals', {
      id: randomUUID(),
      order_number: withdrawn.orderNumber,
      order_id: withdrawn.orderId,
      email: withdrawn.email,
      name: 'Lucia',
      language: 'it',
      received_at: new Date(),
    });
    const owed = await delivered({ delivered_at: daysAgo(7) });
    await db.query(`UPDATE purchases SET attention = 'refund-failed' WHERE cart_id = $1`, [owed.cartId]);
    const left = await delivered({ delivered_at: daysAgo(7) });
    await insertRow(db, 'email_suppressions', { email: left.email });
    const written = await aReview({}, { delivered_at: daysAgo(7) });

    const last = await delivered({ delivered_at: daysAgo(5.2) });
    const logged = ({ cartId, email }: OwnNames, mail: Row) => {
      const row = { activity: randomUUID(), cart_id: cartId, recipient: email.toUpperCase(), tries: 1 };
      return insertRow(db, 'mail_log', { ...row, first_at: mail.at, kind: 'order-completed', ...mail });
    };
    // The mail server knew no such mailbox, or knows it since.
    const unknown = await delivered({ delivered_at: daysAgo(7) });
    for (const own of [unknown, last]) await logged(own, { state: 'failed', refused: true, at: daysAgo(6) });
    await logged(last, { state: 'sent', at: daysAgo(5) });
    const email = await sweep(last);
    expect(email.text).toContain('/it/recensione?token=');
    // It is marketing: one click ends it.
    expect(email.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const emails = (all: OwnNames[]) => Promise.all(all.map(async (own) => (await reviewEmails(own)).length));
    // Both orders of one address, and one e-mail.
    expect(await emails([due])).toEqual([1]);
    const { rowCount } = await db.query(
      `SELECT FROM emails WHERE cart_id = ANY ($1) AND kind = 'review-request'`,
      [[due.cartId, again.cartId]],
    );
    expect(rowCount).toBe(1);
    expect(await emails([...never, disputed, withdrawn, owed, left, written, unknown])).toEqual(
      Array(11).fill(0),
    );

    // Each is in the log as its own e-mail.
    const { rows: sent } = await db.query<{ cartId: string; recipient: string; text: string }>(
      `SELECT cart_id, recipient, text FROM mail_log WHERE cart_id = ANY ($1) AND kind = 'review-request' ORDER BY id`,
      [[due.cartId, last.cartId]],
    );
    expect(sent).toMatchObject([due, last].map(({ cartId, email: recipient }) => ({ cartId, recipient })));
    expect(sent[1]?.text).not.toBe(sent[0]?.text);

    await sweep(await delivered({ delivered_at: daysAgo(5.1) }));
    expect(await emails([due])).toEqual([1]);

    const key = new URL(/https?:\S+\?token=\S+/.exec(email.text)?.[0] ?? '').searchParams.get('token') ?? '';
    const which = { by: 'link' as const, key };
    expect(await browser().call(reviewOfOrder, { body: which })).toMatchObject({ serviceType: 'likes' });
  });
});

describe('a review', () => {
  const body = { stars: 5, comment: 'Tutto arrivato in un’ora', language: 'it' as const };

  it('is written by an e-mail’s link, changed until it is decided, and shown once it is published [S1-2.15.140]', async () => {
    const own = await delivered();
    const which = byLink(own);
    const visitor = browser();
    expect(await visitor.call(reviewOfOrder, { body: which })).toEqual({
      success: true,
      serviceType: 'likes',
      totalQuantity: 1400,
    });
    await visitor.call(writeReview, { body: { ...body, ...which, stars: 2, name: 'Lucia' } });
    await visitor.call(writeReview, { body: { ...body, ...which } });
    expect(await visitor.call(reviewOfOrder, { body: which })).toMatchObject({
      state: 'pending',
      review: { stars: 5, comment: body.comment },
    });
    expect((await published()).reviews).toEqual([]);

    const support = await logInAs(db, 'support');
    expect((await support.call(adminSession)).waitingReviews).toBeGreaterThan(0);
    const query = { search: own.orderNumber };
    const [row] = (await support.call(adminReviews, { query })).reviews;
    expect(row).toMatchObject({ orderNumber: own.orderNumber, stars: 5, revision: 2, state: 'pending' });
    const params = { id: row?.id ?? '' };
    // Nobody publishes a text that they have not read.
    const older = await support.refused(adminPublishReview, { params, body: { revision: 1 } });
    expect(older).toMatchObject({ status: 409, body: { code: 'review_changed' } });
    await support.call(adminPublishReview, { params, body: { revision: 2 } });
    expect(await published()).toMatchObject({
      reviews: [{ id: params.id, stars: 5, comment: body.comment }],
      count: 1,
    });
    expect(JSON.stringify(await published())).not.toContain(own.orderId);
    for (const call of [
      () => visitor.refused(writeReview, { body: { ...body, ...which } }),
      () => support.refused(adminPublishReview, { params, body: { revision: 2 } }),
    ])
      expect((await call()).status).toBe(409);
    expect(await visitor.call(reviewOfOrder, { body: which })).toMatchObject({
      state: 'published',
      refusal: 'review_decided',
    });

    // An unlawful review is removed from the pages; its author can read why.
    const reason = 'Nomina un’altra persona';
    await support.call(adminRefuseReview, { params, body: { revision: 2, reason } });
    expect((await published()).reviews).toEqual([]);
    expect(await visitor.call(reviewOfOrder, { body: which })).toMatchObject({
      state: 'refused',
      reason,
    });
    const { rows } = await db.query(
      'SELECT action, before, after FROM audit_log WHERE subject = $1 ORDER BY id',
      [own.orderNumber],
    );
    expect(rows.at(-1)).toEqual({
      action: 'refuse-review',
      before: { state: 'published', revision: 2, reason },
      after: { state: 'refused' },
    });
  });

  it('is decided once in spite of parallel decisions, and can’t be overwritten after that', async () => {
    const own = await aReview();
    const { review } = (await reviewedOrder(db, { order: own.orderId })) ?? {};
    const read = { id: review?.id ?? '', revision: 1, from: 'pending' as const };
    const by = { by: 'x', at: new Date() };
    expect(await decideReview(db, read, { ...by, state: 'refused' })).toBe(true);
    expect(await decideReview(db, read, { ...by, state: 'published' })).toBe(false);
    const order = { orderId: own.orderId, serviceType: 'likes' as const, serviceId: 12 };
    expect(await saveReview(db, order, body, new Date())).toBe(false);
    expect((await reviewedOrder(db, { order: own.orderId }))?.review).toMatchObject({
      state: 'refused',
      comment: `Tutto bene ${own.tag}`,
      revision: 1,
    });
  });

  it('needs no link if this browser sees the full order, and nobody else can write it', async () => {
    const { orderNumber, email } = await delivered();
    const visitor = browser();
    const stranger = await visitor.refused(writeReview, { body: { ...body, by: 'order', key: orderNumber } });
    expect(stranger).toMatchObject({ status: 404, body: { code: 'order_not_found' } });
    await visitor.call(trackOrder, { body: { orderNumber, email } });
    expect(
      await visitor.call(writeReview, { body: { ...body, by: 'order', key: orderNumber } }),
    ).toMatchObject({
      state: 'pending',
    });
  });

  it.each([
    ['that was given back', { payment_status: 'refunded' }, 'review_refunded'],
    ['that was cancelled, and not given back', { status: 'cancelled' }, 'review_undelivered'],
    ['that is not delivered yet', { status: 'processing' }, 'review_too_early'],
  ])('of an order %s is refused, and the page says so', async (_which, order, code) => {
    const which = byLink(await delivered(order));
    expect(await browser().call(reviewOfOrder, { body: which })).toMatchObject({ refusal: code });
    const answer = await browser().refused(writeReview, { body: { ...body, ...which } });
    expect(answer).toMatchObject({ status: 409, body: { code } });
  });

  it('of an order of which a bank took a part and all of the rest is owed is refused', async () => {
    const own = await delivered();
    await insertRow(db, 'disputes', {
      id: `dp_${own.tag}`,
      payment_intent_id: own.intent,
      amount_cents: 600,
      reason: 'fraudulent',
      status: 'lost',
      opened_at: new Date(),
      closed_at: new Date(),
      told_at: new Date(),
    });
    const owing = (cents: number) =>
      db.query(
        `UPDATE purchases p SET attention = 'refund-failed', refund_owed_cents = o.amount_cents - 600 - $2
         FROM orders o WHERE o.cart_id = p.cart_id AND p.cart_id = $1`,
        [own.cartId, cents],
      );
    const refusal = async () => (await browser().call(reviewOfOrder, { body: byLink(own) })).refusal;
    await owing(1);
    expect(await refusal()).toBeUndefined();
    await owing(0);
    expect(await refusal()).toBe('review_refunded');
  });

  it('can’t be opened by another link, nor after its buyer was erased', async () => {
    const own = await delivered();
    await db.query(`UPDATE orders SET email = '' WHERE id = $1`, [own.orderId]);
    const leave = { use: 'unsubscribe', email: own.email, language: 'it' };
    for (const key of ['x', own.orderId, sealToken(keyring, 'letter', leave), byLink(own).key]) {
      const answer = await browser().refused(reviewOfOrder, { body: { by: 'link', key } });
      expect(answer).toMatchObject({ status: 404, body: { code: 'link_invalid' } });
    }
  });

  it('can’t be read or changed by the link that an address had before it was corrected', async () => {
    const own = await aReview();
    const older = {
      by: 'link' as const,
      key: sealToken(keyring, 'letter', { use: 'review', order: own.orderId }),
    };
    // Links from before version 1.5 don't name their address.
    for (const which of [byLink(own), older])
      expect(await browser().call(reviewOfOrder, { body: which })).toMatchObject({ state: 'pending' });
    const email = `right.${own.email}`;
    await db.query('UPDATE orders SET email = $2 WHERE id = $1', [own.orderId, email]);
    const seq = 9000;
    const line = { cart_id: own.cartId, seq, at: new Date(), kind: 'email-changed', by: 'ana', data: '{}' };
    await insertRow(db, 'timeline', line);
    for (const which of [byLink(own), older])
      for (const answer of [
        await browser().refused(reviewOfOrder, { body: which }),
        await browser().refused(writeReview, { body: { ...body, ...which } }),
      ])
        expect(answer).toMatchObject({ status: 404, body: { code: 'link_invalid' } });
    const corrected = byLink({ ...own, email: email.toUpperCase() });
    expect(await browser().call(reviewOfOrder, { body: corrected })).toMatchObject({ state: 'pending' });
  });

  it('is deleted with the logs if refused; a published one stays', async () => {
    const at = daysAgo(45);
    const refused = await aReview({
      state: 'refused',
      decided_at: at,
      decided_by: 'x',
      service_type: 'views',
    });
    const young = await aReview({ state: 'refused', decided_at: daysAgo(1), decided_by: 'x' });
    const shown = await aReview({
      state: 'published',
      decided_at: at,
      decided_by: 'x',
      service_type: 'followers',
    });
    await deleteExpired(db, { table: 'reviews', before: daysAgo(30), limit: 1000 });
    const orders = [refused, young, shown].map(({ orderId }) => orderId);
    const { rows } = await db.query('SELECT order_id::text FROM reviews WHERE order_id = ANY ($1)', [orders]);
    expect(rows.map(({ orderId }) => orderId).sort()).toEqual([young.orderId, shown.orderId].sort());
  });
});

it('from five real ones on the page shows their average, also in its data; before that, nothing [S1-2.15.142]', async () => {
  const stars = [5, 4, 5, 3];
  const one = { state: 'published', decided_at: new Date(), decided_by: 'x', service_type: 'views' };
  const view = { ...one, shown_name: 'Lucia' };
  for (const count of stars) await aReview({ ...view, stars: count });
  // Neither of these counts.
  await aReview({ ...view, stars: 1, language: 'fr' });
  await aReview({ ...view, stars: 1, state: 'pending', decided_at: null, decided_by: null });
  const page = async () => String((await browser().send('GET', '/it/ig-views')).body);
  await announceShopChange(db);
  expect(await published('views')).toMatchObject({ count: 4 });
  expect(await published('views')).not.toHaveProperty('average');
  // In one answer: the next one may again show what the database said before, if it answers slowly.
  await eventually(async () => {
    const html = await page();
    expect(html).toContain('"@type":"Review"');
    expect(html).not.toContain('AggregateRating');
    expect(html).toContain('Esempio');
  });

  await aReview({ ...view, stars: 5 });
  await announceShopChange(db);
  expect(await published('views')).toMatchObject({ count: 5, average: 4.4 });
  await eventually(async () => {
    const html = await page();
    expect(html).toContain('"ratingValue":"4.4","reviewCount":5');
    expect(html).toContain('4,4 su 5 · 5 recensioni verificate');
    // Enough real reviews replace the examples.
    expect(html).not.toContain('Esempio');
  });
});
