import { z } from 'zod';
import { type ContactRow, contactById, repliesOf, replyById, threadsOfCustomer } from '#db/contact.ts';
import { customerMessages } from '#domain/calls/customer.ts';
import { readThread, writeToThread } from '#domain/calls/support.ts';
import { ShopError } from '#domain/errors.ts';
import { contactReference } from '#domain/support.ts';
import { contactCan, contactStateOf } from '#domain/threads.ts';
import { threadToken } from '#purchases/thread-url.ts';
import { readKeyring } from '#security/keyring.ts';
import { openToken } from '#security/sealed-token.ts';
import { writeInThread } from '#workflows/messages.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { askThread, replyIdOf } from './thread';

/** The content of the link in an e-mail about a message (purchases/thread-url.ts). */
const token = z.object({ use: z.literal('thread'), id: z.uuid() });

/** The customer's side of a message to support: by the sealed link of an e-mail, or from the account. */
export function threadRoutes(routes: Routes, { env, db, temporal }: Deps): void {
  const keyring = readKeyring(env.ENCRYPTION_KEYS);

  routes.answer(readThread, { limit: 'letterLinks' }, async ({ body, response }) => {
    response.set('Cache-Control', 'no-store');
    const message = await opened(body.token);
    const replies = await repliesOf(db, message.id);
    return {
      reference: contactReference(message.id),
      service: message.service,
      state: contactStateOf({
        closed: message.closedAt !== undefined,
        waitingSince: message.waitingSince?.getTime(),
      }),
      messages: [
        { id: message.id, from: 'customer' as const, text: message.message, at: message.receivedAt },
        ...replies.map(({ id, author, text, at }) => ({ id, from: author, text, at })),
      ],
      full: !contactCan.write({ messages: 1 + replies.length }).allowed,
    };
  });

  routes.answer(writeToThread, { limit: 'support' }, async ({ body }) => {
    const { id, closedAt, waitingSince } = await opened(body.token);
    const reply = replyIdOf(id, body.id);
    const known = await replyById(db, id, reply);
    if (known) {
      // Sent again by a page that lost the answer. If it says something else now, support hasn't got that.
      if (known.text !== body.message) throw new ShopError('thread_changed');
      return {
        state: contactStateOf({ closed: closedAt !== undefined, waitingSince: waitingSince?.getTime() }),
        at: known.at,
      };
    }
    const input = { reply, text: body.message };
    const { state, at } = await askThread({ db, temporal }, id, writeInThread, input);
    return { state, at: new Date(at) };
  });

  routes.answer(customerMessages, { limit: 'customerAccount' }, async ({ reader, response }) => {
    response.set('Cache-Control', 'private, no-store');
    const { email } = await reader();
    if (email === undefined) throw new ShopError('unauthenticated');
    const threads = await threadsOfCustomer(db, email);
    return {
      messages: threads.map(({ id, waitingSince, closed, ...thread }) => ({
        ...thread,
        reference: contactReference(id),
        state: contactStateOf({ closed, waitingSince: waitingSince?.getTime() }),
        token: threadToken(keyring, id),
      })),
    };
  });

  /** The message that a link opens. Throws `link_invalid` if we didn't seal it, or its person was erased. */
  async function opened(sealed: string): Promise<ContactRow> {
    const { data } = token.safeParse(openToken(keyring, 'letter', sealed));
    const message = data && (await contactById(db, data.id));
    if (!message?.email) throw new ShopError('link_invalid');
    return message;
  }
}
