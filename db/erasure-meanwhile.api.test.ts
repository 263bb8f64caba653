import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Pool } from 'pg';
import { SMTPServer } from 'smtp-server';
import { createMailActivities } from '#activities/mail.ts';
import { closeMailSenders } from '#activities/mail-sender.ts';
import { keyring, outsideTheRun } from '#activities/testing/submissions.ts';
import { databaseAt, placesOf } from '#api/testing/database.ts';
import { migratedDatabase, type OwnDatabase } from '#api/testing/own-database.ts';
import { anOrder, ownNames, sellOne } from '#api/testing/rows.ts';
import { eventually } from '#api/testing/wait.ts';
import { insertContact, recordThread, repliesOf } from './contact';
import { erasePerson } from './erasure';
import { invoicesOf, issueInvoice } from './invoices';
import { insertLeave, noteProven } from './leave-requests';
import { addNote, notesOfOrder } from './order-notes';
import { type Db, inTransaction } from './pool';
import { saveReview } from './reviews';

/** A database in which nothing else waits for a lock. */
let own: OwnDatabase;
let db: Pool;
beforeAll(async () => {
  own = await migratedDatabase();
  db = databaseAt(own.ownerUrl, 4);
  await sellOne(db);
});
afterAll(async () => {
  await db.end();
  await own.drop();
});

describe('what is written while its person is erased', () => {
  const at = new Date('2026-11-21T10:00:00Z');
  const seller = { legalName: 'S', taxId: 'B00000000', address: 'A', email: 's@shop.example', sample: true };
  const buyer = {
    name: 'Marta',
    taxId: 'B58378431',
    address: 'C',
    postalCode: '1',
    city: 'M',
    country: 'ES',
  };

  /** Begins to write, lets the erasure run into it, and commits. */
  async function erasedMeanwhile(email: string, write: (db: Db) => Promise<unknown>): Promise<void> {
    let erased: Promise<unknown> | undefined;
    await inTransaction(db, async (transaction) => {
      await write(transaction);
      erased = inTransaction(db, (all) => erasePerson(all, email, at));
      await oneWaits();
    });
    await erased;
  }

  /** Waits until one of the two waits for the other. */
  async function oneWaits(): Promise<void> {
    await eventually(async () => {
      const { rowCount } = await db.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBe(1);
    });
  }

  it('a proof that meets the erasure of its person leaves no address', async () => {
    for (const erasureIsFirst of [true, false]) {
      const { email } = ownNames();
      const id = randomUUID();
      const request = { id, wish: 'deletion', username: '', email, reason: '', language: 'es' } as const;
      await insertLeave(db, request, { receivedAt: at, proven: false });
      let proven: Promise<void> | undefined;
      if (erasureIsFirst)
        await inTransaction(db, async (all) => {
          await erasePerson(all, email, at);
          proven = noteProven(db, id, at);
          await oneWaits();
        });
      else await erasedMeanwhile(email, (one) => noteProven(one, id, at));
      await proven;
      expect(await placesOf(db, email)).toEqual([]);
    }
  });

  it('a message of a thread goes with the thread', async () => {
    const { email } = ownNames();
    const id = randomUUID();
    const reply = { id: randomUUID(), author: 'customer' as const, text: 'Soy Marta' };
    await insertContact(
      db,
      { id, email, name: 'Marta', language: 'es', service: 'other', message: 'Hola' },
      at,
    );
    await erasedMeanwhile(email, (one) => recordThread(one, id, { at, reply, waitingSince: at }));
    expect(await repliesOf(db, id)).toEqual([]);
    expect(await inTransaction(db, (one) => recordThread(one, id, { at, reply }))).toBe(false);
  });

  it('a note on an order goes with its buyer, and none is written after that', async () => {
    const [names, late] = [ownNames(), ownNames()];
    await anOrder(db, names);
    await anOrder(db, late);
    const note = { author: 'admin', text: 'Llamó Marta', at };
    await erasedMeanwhile(names.email, (one) => addNote(one, names.orderId, note));
    expect(await notesOfOrder(db, names.orderId)).toEqual([]);
    await inTransaction(db, (all) => erasePerson(all, late.email, at));
    expect(await addNote(db, late.orderId, note)).toBeUndefined();
    expect(await notesOfOrder(db, late.orderId)).toEqual([]);
  });

  it('a review goes with its buyer, and none is written after that', async () => {
    const [names, late] = [ownNames(), ownNames()];
    await anOrder(db, names);
    await anOrder(db, late);
    const write = (one: Db, { orderId }: typeof names) =>
      saveReview(
        one,
        { orderId, serviceType: 'likes', serviceId: 12 },
        { stars: 5, comment: 'Soy Marta', name: 'Marta', language: 'es' },
        at,
      );
    await erasedMeanwhile(names.email, (one) => write(one, names));
    await inTransaction(db, (all) => erasePerson(all, late.email, at));
    expect(await write(db, late)).toBe(false);
    const { rows } = await db.query('SELECT shown_name FROM reviews WHERE order_id = ANY ($1)', [
      [names.orderId, late.orderId],
    ]);
    expect(rows).toEqual([]);
  });

  it('an e-mail that is under way leaves no address, and none is sent after it [V37]', async () => {
    const [names, other] = [ownNames(), ownNames()];
    await anOrder(db, names);
    await anOrder(db, other);
    const inbox: string[] = [];
    let reply: Error | undefined;
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 10,
      onData: (stream, _session, done) => {
        inbox.push('one');
        stream.resume();
        void inTransaction(db, (all) => erasePerson(all, names.email, at)).then(() => done(reply), done);
      },
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.server.address() as AddressInfo;
    const { sendEmail } = createMailActivities({
      pool: db,
      keyring,
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: 'shop@example.com',
      publicUrl: 'https://shop.example.com',
    });
    const send = (number: number) =>
      outsideTheRun(sendEmail, { cartId: names.cartId, kind: 'refill-completed' as const, number });
    try {
      expect(await send(1)).toBe(true);
      expect(await placesOf(db, names.email)).toEqual([]);
      const { rows } = await db.query('SELECT kind, recipient, sent_at FROM emails WHERE cart_id = $1', [
        names.cartId,
      ]);
      expect(rows).toEqual([{ kind: 'refill-completed:1', recipient: '', sentAt: expect.any(Date) }]);
      expect(await send(2)).toBe(false);
      expect(inbox).toHaveLength(1);

      // The former address of a living order, whose first attempt fails.
      reply = new Error('try again');
      const tell = () =>
        outsideTheRun(sendEmail, {
          ...{ cartId: other.cartId, kind: 'email-changed' as const, number: 1, recipient: names.email },
        });
      await expect(tell()).rejects.toThrow('try again');
      expect(await tell()).toBe(false);
      expect(inbox).toHaveLength(2);
    } finally {
      closeMailSenders();
      await new Promise<void>((done) => server.close(() => done()));
    }
  });

  it('an invoice names nobody, and none is issued after it', async () => {
    const [names, late] = [ownNames(), ownNames()];
    await anOrder(db, names);
    await anOrder(db, late);
    const issue = (one: Db, { cartId, orderId }: typeof names) =>
      issueInvoice(one, { cartId, orderId }, { had: 0, buyer, seller });
    await erasedMeanwhile(names.email, (one) => issue(one, names));
    expect(await invoicesOf(db, names.orderId)).toMatchObject([{ name: '', taxId: '' }]);
    await inTransaction(db, (all) => erasePerson(all, late.email, at));
    expect(await inTransaction(db, (one) => issue(one, late))).toBeUndefined();
    expect(await invoicesOf(db, late.orderId)).toEqual([]);
  });
});
