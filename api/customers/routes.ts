import { blocksOf } from '#db/blocked-users.ts';
import { endSuppression, suppressEmail } from '#db/email-suppressions.ts';
import { openDeletion } from '#db/leave-requests.ts';
import { announce } from '#db/pool.ts';
import {
  adminCustomer,
  adminCustomerMarketing,
  adminCustomers,
  adminEraseCustomer,
  customerOrdersPerPage,
} from '#domain/calls/admin-customers.ts';
import { filePaths } from '#domain/calls/files.ts';
import { allow, ShopError } from '#domain/errors.ts';
import { may } from '#domain/permissions.ts';
import { deletionCan, leaveReference } from '#domain/support.ts';
import { type DeletionInput, deletionWorkflow, deletionWorkflowId } from '#workflows/messages.ts';
import { startOnce } from '../checkout/start-once';
import { sendCustomerFile } from '../customer-account/file';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { type CustomerRow, customerById, factsOfCustomer, listCustomers, ordersOfCustomer } from './sql';

/** Customers in the back office. The audit log names them by id, never by address. */
export function adminCustomerRoutes(routes: Routes, deps: Deps): void {
  const { db, clock, temporal } = deps;

  async function find(id: string): Promise<CustomerRow> {
    const customer = await customerById(db, id);
    if (!customer) throw new ShopError('not_found');
    return customer;
  }

  routes.answer(adminCustomers, {}, async ({ query }) => {
    const { rows, ...paged } = await listCustomers(db, query);
    return { customers: rows, ...paged };
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
      total: customer.orders,
      page: query.page,
      pageSize: customerOrdersPerPage,
      customer: {
        ...customer,
        ...facts,
        blocks,
        deletion: deletion && { ...deletion, reference: leaveReference(deletion.id) },
        orderList: orders,
      },
    };
  });

  routes.answer(adminCustomerMarketing, {}, async ({ params, body, admin, audited }) => {
    const { id, email } = await find(params.id);
    const { suppressedSince } = await factsOfCustomer(db, email);
    const { wanted, reason } = body;
    return audited(
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

  routes.answer(adminEraseCustomer, {}, async ({ params, body, admin, audited }) => {
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
      // The administrator's text is in the request, which forgets it together with the person.
      { action: 'begin-erasure', subject: id, before: { request: reference, proven } },
      async () => {
        if (proven && !may(admin.role, 'vouch-for-customers')) throw new ShopError('forbidden');
        const open = await openDeletion(db, email);
        if (open?.id !== body.id) allow(deletionCan.begin({ underWay: open?.state, proven }));
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
      path: filePaths.customerData,
      summary:
        'Everything that is stored about a customer’s address, as the JSON file that the customer gets',
      access: 'export-data',
      produces: 'application/json',
    },
    async ({ params, response, audited }) => {
      const read = adminCustomer.params?.safeParse(params);
      if (!read?.success) throw new ShopError('not_found');
      const { id, email } = await find(read.data.id);
      await audited({ action: 'export-customer', subject: id }, () =>
        sendCustomerFile(db, response, email, clock()),
      );
    },
  );
}
