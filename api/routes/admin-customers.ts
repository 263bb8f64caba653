import type { z } from 'zod';
import {
  type CustomerRow,
  customerById,
  factsOfCustomer,
  listCustomers,
  openDeletion,
  ordersOfCustomer,
} from '../../db/admin-customers';
import { blocksOf } from '../../db/blocked-users';
import { endSuppression, suppressEmail } from '../../db/email-suppressions';
import { announce } from '../../db/pool';
import {
  adminCustomer,
  adminCustomerMarketing,
  adminCustomers,
  adminEraseCustomer,
  type customerDetail,
  customerOrdersPerPage,
  customersPerPage,
} from '../../domain/calls/admin-customers';
import { ShopError } from '../../domain/errors';
import { leaveReference } from '../../domain/support';
import { type DeletionInput, deletionWorkflow, deletionWorkflowId } from '../../workflows/messages';
import { audited } from '../audited';
import { sendCustomerFile } from '../customer-file';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { startOnce } from '../start-once';
import { blockView } from './admin-blocked-users';

type Detail = z.input<typeof customerDetail>;

/** Customers in the back office. The audit log knows them by their id, never by their address. */
export function adminCustomerRoutes(routes: Routes, deps: Deps): void {
  const { db, clock, temporal } = deps;

  async function find(id: string): Promise<CustomerRow> {
    const customer = await customerById(db, id);
    if (!customer) throw new ShopError('not_found');
    return customer;
  }

  routes.answer(adminCustomers, {}, async ({ query }) => {
    const { rows, total } = await listCustomers(db, { ...query, pageSize: customersPerPage });
    return {
      customers: rows.map((row) => ({ ...sums(row), username: row.username, blocked: row.blocked })),
      total,
      page: query.page,
      pages: Math.max(1, Math.ceil(total / customersPerPage)),
    };
  });

  routes.answer(adminCustomer, {}, async ({ params, query }) => {
    const customer = await find(params.id);
    const { email } = customer;
    const [facts, orders, deletion] = await Promise.all([
      factsOfCustomer(db, email),
      ordersOfCustomer(db, email, { page: query.page, pageSize: customerOrdersPerPage }),
      openDeletion(db, email),
    ]);
    const blocks = await blocksOf(db, email, facts.usernames);
    return {
      page: query.page,
      customer: {
        ...sums(customer),
        usernames: facts.usernames,
        languages: facts.languages,
        suppressedSince: facts.suppressedSince?.toISOString(),
        blocks: blocks.map(blockView),
        deletion: deletion && {
          reference: leaveReference(deletion.id),
          state: deletion.state as NonNullable<Detail['deletion']>['state'],
        },
        orderList: orders.map(({ createdAt, discountCode, ...order }) => ({
          ...order,
          createdAt: createdAt.toISOString(),
          discountCode: discountCode ?? undefined,
        })),
        refills: facts.refills.map((one) => ({ ...one, requestedAt: utc(one.requestedAt) })),
        refunds: facts.refunds.map((one) => ({ ...one, createdAt: utc(one.createdAt) })),
        discounts: facts.discounts.map((one) => ({ ...one, redeemedAt: utc(one.redeemedAt) })),
        messages: facts.messages.map((one) => ({
          ...one,
          kind: one.kind as Detail['messages'][number]['kind'],
          at: utc(one.at),
        })),
      },
    };
  });

  routes.answer(adminCustomerMarketing, {}, async ({ params, body, admin, request }) => {
    const { id, email } = await find(params.id);
    const { suppressedSince } = await factsOfCustomer(db, email);
    const { wanted, reason } = body;
    return audited(
      deps,
      { admin, request },
      {
        action: wanted ? 'allow-marketing' : 'end-marketing',
        subject: id,
        before: { wanted: suppressedSince === null, reason },
      },
      async () => {
        const why = { by: admin.username, reason, at: clock() };
        if (wanted) await endSuppression(db, { email }, why);
        else await suppressEmail(db, email, why);
        await announce(db, 'customers');
        return { wanted };
      },
    );
  });

  routes.answer(adminEraseCustomer, {}, async ({ params, body, admin, request }) => {
    const { id, email } = await find(params.id);
    const facts = await factsOfCustomer(db, email);
    const proven = body.proof !== undefined;
    const input: DeletionInput = {
      proven,
      request: {
        id: body.id,
        wish: 'deletion',
        username: facts.usernames[0] ?? '',
        email,
        reason: body.proof ? `${body.reason} (${body.proof})` : body.reason,
        language: facts.languages[0] ?? 'es',
      },
    };
    const reference = leaveReference(body.id);
    return audited(
      deps,
      { admin, request },
      // What the administrator wrote stands in the request, which forgets it with the person.
      { action: 'begin-erasure', subject: id, before: { request: reference, proven } },
      async () => {
        const open = await openDeletion(db, email);
        if (open && open.id !== body.id) throw new ShopError('erasure_under_way');
        await startOnce(temporal, {
          type: deletionWorkflow,
          id: deletionWorkflowId(body.id),
          input,
          summary: reference,
        });
        return { reference, state: proven ? ('open' as const) : ('unproven' as const) };
      },
    );
  });

  routes.raw(
    {
      method: 'GET',
      path: '/api/admin/customers/:id/data',
      summary:
        'Everything that is stored about a customer’s address, as the JSON file that the customer gets',
      access: 'export-data',
      produces: 'application/json',
    },
    async ({ params, admin, request, response }) => {
      const read = adminCustomer.params?.safeParse(params);
      if (!read?.success) throw new ShopError('not_found');
      const { id, email } = await find(read.data.id);
      await audited(deps, { admin, request }, { action: 'export-customer', subject: id }, () =>
        sendCustomerFile(db, response, email, clock()),
      );
    },
  );
}

/** Postgres writes times in JSON with its own offset. */
function utc(at: string): string {
  return new Date(at).toISOString();
}

function sums(row: CustomerRow) {
  return {
    id: row.id,
    email: row.email,
    orders: row.orders,
    spentCents: row.spentCents,
    refundedCents: row.refundedCents,
    firstOrderAt: row.firstOrderAt.toISOString(),
    lastOrderAt: row.lastOrderAt.toISOString(),
  };
}
