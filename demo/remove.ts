import {
  contactWorkflowId,
  deletionWorkflowId,
  leaveWorkflowId,
  purchaseId,
  withdrawalWorkflowId,
} from '../workflows/messages';
import { endRuns } from './end-runs';
import { demoDomain } from './people';
import { removeSecondPanel } from './second-panel';
import type { DemoShop } from './shop';

/**
 * Removes the demonstration: ends its runs, deletes every run from Temporal and every row except the audit log's.
 * A second call finds nothing. The sandbox keeps its own data.
 */
export async function removeDemo(shop: DemoShop): Promise<{ purchases: number; messages: number }> {
  const { db } = shop;
  const address = `%@${demoDomain}`;
  const ids = async (sql: string, values: unknown[] = [address]) =>
    (await db.query<{ id: string }>(sql, values)).rows.map(({ id }) => id);
  const carts = await ids(`SELECT cart_id AS id FROM purchases WHERE cart_id LIKE $1`, ['cart\\_%\\_demo%']);
  const contacts = await ids('SELECT id FROM contact_messages WHERE email LIKE $1');
  const withdrawals = await ids('SELECT id FROM withdrawals WHERE email LIKE $1');
  const leaveIds = await ids('SELECT id FROM leave_requests WHERE email LIKE $1');
  await endRuns(shop, [
    ...contacts.map(contactWorkflowId),
    ...withdrawals.map(withdrawalWorkflowId),
    ...leaveIds.flatMap((id) => [leaveWorkflowId(id), deletionWorkflowId(id)]),
  ]);
  await removePurchases(shop, carts);
  await db.query('DELETE FROM withdrawals WHERE id = ANY ($1)', [withdrawals]);
  await db.query('DELETE FROM contact_messages WHERE id = ANY ($1)', [contacts]);
  await db.query('DELETE FROM leave_requests WHERE id = ANY ($1)', [leaveIds]);
  for (const table of ['email_suppressions', 'email_suppressions_ended'])
    await db.query(`DELETE FROM ${table} WHERE email LIKE $1`, [address]);
  await db.query('DELETE FROM mail_log WHERE recipient LIKE $1', [address]);
  await removeSecondPanel(shop);
  return { purchases: carts.length, messages: contacts.length + leaveIds.length + withdrawals.length };
}

/** Ends runs and deletes rows until none is left: a signal may wake a run, and an activity may write, meanwhile. */
async function removePurchases(shop: DemoShop, carts: readonly string[]): Promise<void> {
  const { db } = shop;
  const remains = async () =>
    (await db.query('SELECT 1 FROM purchases WHERE cart_id = ANY ($1)', [carts])).rowCount !== 0;
  do {
    // First the rows that restart runs, or ended runs would be woken.
    do await db.query('DELETE FROM kept_purchases WHERE cart_id = ANY ($1)', [carts]);
    while ((await endRuns(shop, carts.map(purchaseId))) > 0);
    await deleteRows(shop, carts);
  } while (await remains());
}

async function deleteRows(shop: DemoShop, carts: readonly string[]): Promise<void> {
  const { db } = shop;
  // Every table that references an order or a purchase, including future ones; some reference submissions too.
  const ofSubmissions = await tablesWith(shop, 'submission_id');
  for (const table of [...ofSubmissions, ...(await tablesWith(shop, 'order_id'))])
    await db.query(
      `DELETE FROM ${table} WHERE order_id IN (SELECT id FROM orders WHERE cart_id = ANY ($1))`,
      [carts],
    );
  // Attempts, disputes and events of the payment provider reference only the payment.
  for (const table of await tablesWith(shop, 'payment_intent_id'))
    if (!['orders', 'purchases'].includes(table))
      await db.query(
        `DELETE FROM ${table} WHERE payment_intent_id IN
           (SELECT payment_intent_id FROM purchases WHERE cart_id = ANY ($1))`,
        [carts],
      );
  const ofCarts = (await tablesWith(shop, 'cart_id')).filter(
    (table) => !['orders', 'purchases'].includes(table),
  );
  for (const table of [...ofCarts, 'orders', 'purchases'])
    await db.query(`DELETE FROM ${table} WHERE cart_id = ANY ($1)`, [carts]);
}

async function tablesWith({ db }: DemoShop, column: string): Promise<string[]> {
  const { rows } = await db.query<{ table: string }>(
    `SELECT table_name AS "table" FROM information_schema.columns JOIN information_schema.tables
       USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name = $1`,
    [column],
  );
  return rows.map(({ table }) => table);
}
