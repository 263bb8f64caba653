import { WorkflowNotFoundError } from '@temporalio/client';
import { z } from 'zod';
import { suppressEmail } from '#db/email-suppressions.ts';
import { confirmLeave, leave, sendContact } from '#domain/calls/support.ts';
import { ShopError } from '#domain/errors.ts';
import { type Language, languages } from '#domain/money.ts';
import { addressOf } from '#domain/pages.ts';
import { contactReference, type LeaveRequest, leaveReference } from '#domain/support.ts';
import { proveDeletion } from '#purchases/deletions.ts';
import { readKeyring } from '#security/keyring.ts';
import { openToken } from '#security/sealed-token.ts';
import {
  type ContactInput,
  contactWorkflow,
  contactWorkflowId,
  type DeletionInput,
  deletionWorkflow,
  deletionWorkflowId,
  type LeaveInput,
  leaveWorkflow,
  leaveWorkflowId,
} from '#workflows/messages.ts';
import { startOnce } from '../checkout/start-once';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { countAcknowledgement, countEmail } from '../proven-caller-limits';
import { updateDeadlineMs, withinDeadline } from '../purchases';

/** The possible content of an e-mail's link. */
const emailToken = z.discriminatedUnion('use', [
  z.object({ use: z.literal('unsubscribe'), email: z.string().min(3).max(254), language: z.enum(languages) }),
  z.object({ use: z.literal('deletion'), id: z.uuid() }),
]);

const oneClickPath = '/api/unsubscribe/one-click';

/**
 * Contact, unsubscribing and requests for deletion (D27). Nothing is looked up before the answer, so known and
 * unknown addresses get the same one.
 */
export function supportRoutes(routes: Routes, { env, db, temporal }: Deps): void {
  const keyring = readKeyring(env.ENCRYPTION_KEYS);

  routes.answer(sendContact, { limit: 'support' }, async (exchange) => {
    const { body } = exchange;
    // Strangers who use up the limits of an address keep nobody from writing with it.
    const acknowledged = await countAcknowledgement(db, exchange, 'support', body.email);
    const reference = contactReference(body.id);
    const receivedAt = await startOnce(temporal, {
      type: contactWorkflow,
      id: contactWorkflowId(body.id),
      input: { ...body, ...(!acknowledged && { withoutLetter: true }) } satisfies ContactInput,
      summary: reference,
    });
    return { reference, receivedAt, acknowledged };
  });

  routes.answer(leave, { limit: 'support' }, async (exchange) => {
    const { body } = exchange;
    const reference = leaveReference(body.id);
    if (body.wish === 'mail') {
      const acknowledged = await countAcknowledgement(db, exchange, 'support', body.email);
      const receivedAt = await startOnce(temporal, {
        type: leaveWorkflow,
        id: leaveWorkflowId(body.id),
        input: { ...body, ...(!acknowledged && { withoutLetter: true }) } satisfies LeaveInput,
        summary: reference,
      });
      return { reference, receivedAt, proven: false };
    }
    await countEmail(db, exchange, 'deletion', body.email);
    const proven = (await exchange.reader()).email === body.email.toLowerCase();
    const receivedAt = await startOnce(temporal, {
      type: deletionWorkflow,
      id: deletionWorkflowId(body.id),
      input: { request: body, proven } satisfies DeletionInput,
      summary: reference,
    });
    return { reference, receivedAt, proven };
  });

  routes.answer(
    confirmLeave,
    { limit: 'letterLinks' },
    async ({ body }): Promise<Pick<LeaveRequest, 'wish'>> => {
      const token = readToken(body.token);
      if (token.use === 'unsubscribe') {
        await suppressEmail(db, token.email);
        return { wish: 'mail' };
      }
      await withinDeadline(temporal, updateDeadlineMs, async () => {
        try {
          await proveDeletion({ db, temporal }, token.id);
        } catch (error) {
          // The request is over.
          if (error instanceof WorkflowNotFoundError) throw new ShopError('link_invalid');
          throw error;
        }
      });
      return { wish: 'deletion' };
    },
  );

  // One click in the mail program (RFC 8058): the provider posts `List-Unsubscribe=One-Click`, without any cookie.
  routes.raw(
    {
      method: 'POST',
      path: oneClickPath,
      summary: 'Ends marketing mail for the address that the sealed `token` names (RFC 8058)',
      access: 'public',
      proof: 'signature',
      anonymous: true,
      limit: 'letterLinks',
      body: { as: 'form', largest: '1kb' },
      produces: 'text/plain',
      query: ['token'],
    },
    async ({ request, response }) => {
      const token = readToken(request.query.token);
      if (token.use !== 'unsubscribe') throw new ShopError('link_invalid');
      await suppressEmail(db, token.email);
      response.set('Cache-Control', 'no-store').type('text/plain').send('OK');
    },
  );

  // Some mail programs open the same address instead: they get the page with its button, and nothing changes.
  routes.raw(
    {
      method: 'GET',
      path: oneClickPath,
      summary: 'Leads to the page on which the reader of an e-mail unsubscribes',
      access: 'public',
      anonymous: true,
      produces: 'text/html',
      query: ['token'],
    },
    async ({ request, response }) => {
      const token = String(request.query.token ?? '');
      response
        .set('Cache-Control', 'no-store')
        .redirect(303, `${addressOf('unsubscribe', languageOf(token))}?token=${encodeURIComponent(token)}`);
    },
  );

  /** The content of a link. Throws `link_invalid` if we didn't seal it. */
  function readToken(token: unknown): z.infer<typeof emailToken> {
    const read = emailToken.safeParse(
      typeof token === 'string' ? openToken(keyring, 'letter', token) : undefined,
    );
    if (!read.success) throw new ShopError('link_invalid');
    return read.data;
  }

  function languageOf(token: string): Language {
    const read = emailToken.safeParse(openToken(keyring, 'letter', token));
    return read.success && read.data.use === 'unsubscribe' ? read.data.language : 'es';
  }
}
