import { randomInt } from 'node:crypto';
import type { Request } from 'express';
import {
  customerSessionLimits,
  endCustomerSession,
  openCustomerSession,
  tryLoginCode,
} from '#db/customers.ts';
import { keepLoginCode } from '#db/login-codes.ts';
import { type AccountFilter, accountFilters, statusesOf } from '#domain/account.ts';
import {
  askForCode,
  customerAccount,
  customerLogout,
  customerSession,
  enterCode,
} from '#domain/calls/customer.ts';
import { filePaths } from '#domain/calls/files.ts';
import { ShopError } from '#domain/errors.ts';
import { type LoginRequest, loginCodeLimits } from '#domain/login.ts';
import { readKeyring } from '#security/keyring.ts';
import { customerLoginWorkflow, customerLoginWorkflowId } from '#workflows/messages.ts';
import { startOnce } from '../checkout/start-once';
import { forgetVisitor } from '../checkout/visitor';
import { cookieJar } from '../cookies';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { withMinimumDuration } from '../minimum-duration';
import { countEmail } from '../proven-caller-limits';
import { macs, newSecret, sha256 } from '../secrets';
import { ordersCookie } from '../tracking/opened-orders';
import { orderViewFor } from '../tracking/views';
import { customerCookie, customerOf } from './customer';
import { sendCustomerFile } from './file';
import { customerOrders, customerSums } from './orders-sql';

/** The minimum time of every answer to a request for a code, in ms: longer than starting its workflow takes. */
const answerMs = 150;

/** "Mi Cuenta": logging in by a code that proves the e-mail address, and out again (D20). */
export function customerRoutes(routes: Routes, deps: Deps): void {
  const { db, env, clock, temporal } = deps;
  const jar = cookieJar(env.PUBLIC_URL);
  const keyring = readKeyring(env.ENCRYPTION_KEYS);
  const codeMacs = (loginId: string, code: string) =>
    macs(env.SESSION_SECRET, 'login-code', `${loginId}:${code}`);

  routes.answer(askForCode, { limit: 'customerCodes' }, async (exchange) => {
    const { body, visitor } = exchange;
    const { id, email, language } = body;
    await countEmail(db, exchange, 'code', email);
    const random = String(randomInt(1_000_000)).padStart(6, '0');
    // The run only gets the id: its input can be read in the Temporal UI.
    const code = await keepLoginCode(db, keyring, { id, code: random });
    // No look-up here: known and unknown addresses cause the same work and the same answer.
    const startedAt = await withMinimumDuration(answerMs, () =>
      startOnce(temporal, {
        type: customerLoginWorkflow,
        id: customerLoginWorkflowId(id),
        input: {
          id,
          owner: visitor.owner,
          email,
          codeMac: codeMacs(id, code)[0],
          language,
        } satisfies LoginRequest,
      }),
    );
    const age = Math.floor((clock().getTime() - startedAt.getTime()) / 1000);
    const validSeconds = Math.min(
      Math.max(loginCodeLimits.validSeconds - age, 0),
      loginCodeLimits.validSeconds,
    );
    return { loginId: id, validSeconds };
  });

  routes.answer(
    enterCode,
    { limit: 'customerTries' },
    async ({ body, visitor, limit, request, response }) => {
      const { loginId, code } = body;
      await limit('customerTriesOfLogin', loginId);
      const now = clock();
      const outcome = await tryLoginCode(db, {
        id: loginId,
        owners: visitor.owners,
        codeMacs: codeMacs(loginId, code),
        now,
      });
      if (!outcome) throw new ShopError('login_code_over');
      if ('triesLeft' in outcome) {
        // Every login has tries, whether or not its address is known.
        if (outcome.triesLeft === 0) throw new ShopError('login_code_over');
        throw new ShopError('login_code_wrong', { triesLeft: outcome.triesLeft });
      }
      const before = jar.read(request, customerCookie);
      if (before) await endCustomerSession(db, sha256(before));
      // A new secret for each session: one planted in this browser before is useless.
      const secret = newSecret();
      await openCustomerSession(db, sha256(secret), outcome.email, now);
      jar.set(response, customerCookie, secret, { maxAge: customerSessionLimits.absoluteSeconds * 1000 });
      response.set('Cache-Control', 'no-store');
      return { customer: { email: outcome.email } };
    },
  );

  routes.answer(customerSession, {}, async ({ request, response }) => {
    response.set('Cache-Control', 'no-store');
    return { customer: (await customerOf(deps, jar, request)) ?? null };
  });

  routes.answer(customerLogout, {}, async ({ body, request, response }) => {
    const secret = jar.read(request, customerCookie);
    if (secret) await endCustomerSession(db, sha256(secret));
    jar.clear(response, customerCookie);
    if (body.keepBrowser) return {};
    // Nothing may stay on a shared computer: neither the orders bought here nor the cart.
    forgetVisitor(response, jar, env.SESSION_SECRET);
    jar.clear(response, ordersCookie);
    response.set('Clear-Site-Data', '"storage"');
    return {};
  });

  /** The address of the session; 401 without one. */
  async function proven(request: Request): Promise<string> {
    const customer = await customerOf(deps, jar, request);
    if (!customer) throw new ShopError('unauthenticated');
    return customer.email;
  }

  routes.answer(customerAccount, { limit: 'customerAccount' }, async ({ query, request, response }) => {
    response.set('Cache-Control', 'private, no-store');
    const email = await proven(request);
    // Another's account looks like none.
    if (query.email && query.email.toLowerCase() !== email) throw new ShopError('unauthenticated');
    const { status, after, limit } = query;
    const statuses = status === 'all' ? undefined : statusesOf[status];
    const [sums, orders] = await Promise.all([
      customerSums(db, email),
      customerOrders(db, email, { statuses, after, limit: limit + 1 }),
    ]);
    const now = clock().getTime();
    const under = (filter: AccountFilter) =>
      sums
        .filter((sum) => filter === 'all' || statusesOf[filter].includes(sum.status))
        .reduce((count, sum) => count + sum.orders, 0);
    return {
      email,
      totalOrders: under('all'),
      totalSpentCents: sums.reduce((cents, sum) => cents + sum.keptCents, 0),
      counts: Object.fromEntries(accountFilters.map((filter) => [filter, under(filter)])) as Record<
        AccountFilter,
        number
      >,
      orders: orders.slice(0, limit).map((order) => orderViewFor(order, { email }, now)),
      more: orders.length > limit,
    };
  });

  routes.raw(
    {
      method: 'GET',
      path: filePaths.ownData,
      summary: "Everything that is stored about the session's address, as a JSON file",
      access: 'public',
      limit: 'customerData',
      produces: 'application/json',
    },
    async ({ request, response }) => {
      const email = await proven(request);
      const now = clock();
      await sendCustomerFile(db, response, email, now);
    },
  );
}
