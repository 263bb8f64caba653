import { randomInt, randomUUID } from 'node:crypto';
import { type AdminRequest, adminRequests } from '../domain/calls/admin-requests';
import { id, reference, temporal, unansweredDeletions, unsentAnswers } from './testing/answer-rows';
import type { Browser } from './testing/browser';
import { ownAnswers } from './testing/own-answers';
import { anOrder, insertRow } from './testing/rows';
import { eventually } from './testing/wait';

// Values of rows and answers are both typed by hand, so that neither is derived from the other.

const { db, answers, names, count, signIn } = ownAnswers({ adminRequests });
let admin: Browser;
beforeAll(async () => {
  admin = (await signIn()).browser;
});

describe('items that wait for a person', () => {
  const own = names();
  const { email } = own;

  it('as requests, with everything that was written', async () => {
    const [contact, unsubscribe, deletion] = ['04', '05', '06'].map((last) => id(own, last));
    // Later than all others, so that they are on the first page.
    const later = (minute: number) => `2090-02-03T04:${minute + 10}:00.000Z`;
    const common = { email, language: 'it' as const };
    await insertRow(db, 'contact_messages', {
      id: contact,
      name: 'Léa Durand',
      email,
      company: 'Durand SARL',
      phone: '+33 1',
      service: 'order',
      order_number: 'FNZ-240101-YYYY',
      message: 'where is it now?',
      conversation: JSON.stringify([{ role: 'assistant', content: 'salut', timestamp: later(1) }]),
      language: 'it',
      received_at: later(9),
      acknowledged_at: later(8),
      closed_at: later(7),
      closed_by: 'marta',
      closed_note: 'by telephone',
    });
    await insertRow(db, 'contact_messages', {
      id: id(own, '07'),
      name: 'Léa Durand',
      email,
      service: 'other',
      message: 'and one that waits',
      language: 'it',
      received_at: later(11),
      waiting_since: later(10),
      without_letter: true,
    });
    const reply = { contact_id: contact, author: 'support', by: 'marta', text: 'tomorrow', at: later(8) };
    const replied = { id: randomUUID(), ...reply, mailed_at: later(9) };
    await insertRow(db, 'contact_replies', replied);
    const bounced = { id: randomUUID(), ...reply, at: later(9), mail_refused: true };
    await insertRow(db, 'contact_replies', bounced);
    const request = { username: 'lea.petit', email, reason: 'too much', language: 'it' };
    await insertRow(db, 'leave_requests', {
      ...request,
      id: unsubscribe,
      wish: 'mail',
      state: 'done',
      received_at: later(6),
      acknowledgement_refused: true,
    });
    await insertRow(db, 'leave_requests', {
      ...request,
      id: deletion,
      wish: 'deletion',
      state: 'refused',
      received_at: later(5),
      acknowledged_at: later(4),
      proven_at: later(3),
      decided_at: later(2),
      decided_by: 'marta',
      decision_reason: 'a dispute',
      ended_at: later(1),
      answer_refused: true,
    });
    await insertRow(db, 'leave_requests', {
      ...request,
      id: id(own, '08'),
      wish: 'deletion',
      state: 'refused',
      received_at: later(4),
      acknowledged_at: later(4),
      decided_at: later(5),
      answered_at: later(6),
    });
    // Three orders of this address; two of their purchases are open.
    await anOrder(db, own);
    await insertRow(db, 'withdrawals', {
      id: id(own, '09'),
      order_id: own.orderId,
      order_number: 'FNZ-240101-XXXX',
      email,
      name: 'Léa Martin',
      reason: 'je change d’avis',
      language: 'it',
      received_at: later(3),
      unacknowledged: 'limit',
      closed_at: later(4),
      closed_by: 'marta',
      closed_note: 'refunded',
    });
    const running = names({ email });
    await anOrder(db, running, { purchase: { stage: 'in-progress' } });
    const third = names({ email });
    await anOrder(db, third);
    await db.query("UPDATE purchases SET stage = 'paid' WHERE cart_id = $1", [third.cartId]);
    const ref = (letter: string) => reference(letter, own);
    const requests: AdminRequest[] = [
      {
        ...common,
        kind: 'contact',
        id: id(own, '07'),
        reference: ref('C'),
        receivedAt: later(11),
        withoutLetter: true,
        dueAt: '2090-02-04T04:20:00.000Z',
        state: 'open',
        name: 'Léa Durand',
        service: 'other',
        message: 'and one that waits',
        replies: [],
        temporalUrl: temporal(`workflows/contact-${id(own, '07')}`),
      },
      {
        ...common,
        kind: 'contact',
        id: contact ?? '',
        reference: ref('C'),
        receivedAt: later(9),
        acknowledgedAt: later(8),
        withoutLetter: false,
        decidedAt: later(7),
        decidedBy: 'marta',
        note: 'by telephone',
        state: 'closed',
        name: 'Léa Durand',
        company: 'Durand SARL',
        phone: '+33 1',
        service: 'order',
        orderNumber: 'FNZ-240101-YYYY',
        message: 'where is it now?',
        conversation: [{ role: 'assistant', content: 'salut', timestamp: later(1) }],
        replies: [
          {
            id: replied.id,
            author: 'support',
            by: 'marta',
            text: 'tomorrow',
            at: later(8),
            mailedAt: later(9),
          },
          {
            id: bounced.id,
            author: 'support',
            by: 'marta',
            text: 'tomorrow',
            at: later(9),
            unsent: 'refused',
          },
        ],
        temporalUrl: temporal(`workflows/contact-${contact}`),
      },
      {
        ...common,
        kind: 'unsubscribe',
        id: unsubscribe ?? '',
        reference: ref('B'),
        receivedAt: later(6),
        withoutLetter: false,
        unacknowledged: 'refused',
        state: 'done',
        username: 'lea.petit',
        reason: 'too much',
      },
      {
        ...common,
        kind: 'deletion',
        id: deletion ?? '',
        reference: ref('B'),
        receivedAt: later(5),
        acknowledgedAt: later(4),
        withoutLetter: false,
        decidedAt: later(2),
        decidedBy: 'marta',
        note: 'a dispute',
        state: 'refused',
        username: 'lea.petit',
        reason: 'too much',
        provenAt: later(3),
        endedAt: later(1),
        unanswered: 'refused',
        orders: 3,
        underWay: 2,
        temporalUrl: temporal(`workflows/account-deletion-${deletion}`),
      },
      {
        ...common,
        kind: 'deletion',
        id: id(own, '08'),
        reference: ref('B'),
        receivedAt: later(4),
        acknowledgedAt: later(4),
        withoutLetter: false,
        decidedAt: later(5),
        state: 'refused',
        username: 'lea.petit',
        reason: 'too much',
        answeredAt: later(6),
        orders: 3,
        underWay: 2,
        temporalUrl: temporal(`workflows/account-deletion-${id(own, '08')}`),
      },
    ];
    requests.push({
      ...common,
      kind: 'withdrawal',
      id: id(own, '09'),
      reference: ref('D'),
      receivedAt: later(3),
      withoutLetter: true,
      unacknowledged: 'limit',
      decidedAt: later(4),
      decidedBy: 'marta',
      note: 'refunded',
      state: 'closed',
      name: 'Léa Martin',
      orderNumber: 'FNZ-240101-XXXX',
      hasOrder: true,
      reason: 'je change d’avis',
    });
    const anOlder = (minute: number, more = {}) =>
      insertRow(db, 'contact_messages', {
        id: randomUUID(),
        name: 'Léa Durand',
        email,
        service: 'order',
        message: 'an older one',
        language: 'it',
        received_at: `2001-02-03T04:0${minute}:00.000Z`,
        ...more,
      });
    for (const minute of [1, 2, 3, 4, 5, 6]) await anOlder(minute);
    for (const page of [1, 9 + randomInt(9)]) {
      // The counts are of the whole shop: with one more each time, they can't equal the size of a page each time.
      await anOlder(7, { waiting_since: later(1) });
      await eventually(async () => {
        const body = await answers.ask(admin, adminRequests, { query: { page } });
        const total =
          (await count('contact_messages')) + (await count('leave_requests')) + (await count('withdrawals'));
        const mine = body.requests.filter((request) => requests.some((one) => one.id === request.id));
        answers.compare(
          adminRequests,
          { ...body, requests: mine },
          {
            requests: page === 1 ? requests : [],
            total,
            openCount:
              (await count('contact_messages WHERE closed_at IS NULL AND waiting_since IS NOT NULL')) +
              (await count("leave_requests WHERE state = 'open'")) +
              (await count(unansweredDeletions)) +
              (await count(unsentAnswers)) +
              (await count('withdrawals WHERE closed_at IS NULL')),
            page,
            pageSize: 25,
          },
        );
      });
    }
  });
});

it('every field of these answers was compared', () => {
  expect(answers.gaps()).toEqual([]);
});
