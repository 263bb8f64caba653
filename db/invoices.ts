import type { InvoiceBuyer, InvoiceName } from '../domain/invoices';
import type { Seller } from '../domain/seller';
import type { Invoice } from '../receipts/invoice';
import { nextOfSeries } from './number-series';
import type { Db } from './pool';

const columns = 'series, year, number, name, tax_id, address, postal_code, city, country, seller, issued_at';

/** The invoices of an order, oldest first; each corrects the one before it (invoices_order_id_place_key). */
export async function invoicesOf(db: Db, orderId: string): Promise<Invoice[]> {
  const { rows } = await db.query<Invoice>(
    `SELECT ${columns} FROM invoices WHERE order_id = $1::bigint ORDER BY place`,
    [orderId],
  );
  return rows;
}

/**
 * Issues the invoice of an order, or another one that corrects the recipient of the last. `had`: how many the caller
 * saw; if there are more by now, nothing is issued and the last one is returned. Undefined if the buyer was erased.
 * Runs in a transaction of the caller.
 */
export async function issueInvoice(
  db: Db,
  order: { cartId: string; orderId: string },
  { had, buyer, seller }: { had: number; buyer: InvoiceBuyer; seller: Seller },
): Promise<{ invoice: InvoiceName; issued: boolean } | undefined> {
  // The lock makes parallel requests wait: otherwise both would find none. An erasure waits too, or is over and noticed
  // here.
  const { rowCount } = await db.query(`SELECT FROM orders WHERE id = $1::bigint AND email <> '' FOR UPDATE`, [
    order.orderId,
  ]);
  if (rowCount === 0) return undefined;
  const made = await invoicesOf(db, order.orderId);
  const last = made.at(-1);
  if (last && made.length > had) return { invoice: last, issued: false };
  const series = made.length === 0 ? 'F' : 'FR';
  const {
    year,
    last: number,
    lastAt,
  } = await nextOfSeries(db, series === 'F' ? 'invoice_series' : 'corrective_invoice_series');
  await db.query(
    `INSERT INTO invoices (series, year, number, cart_id, order_id, place, name, tax_id, address, postal_code, city,
       country, seller, issued_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      series,
      year,
      number,
      order.cartId,
      order.orderId,
      made.length,
      buyer.name,
      buyer.taxId,
      buyer.address,
      buyer.postalCode,
      buyer.city,
      buyer.country,
      seller,
      lastAt,
    ],
  );
  return { invoice: { series, year, number }, issued: true };
}

/** Removes the recipient from the invoices of purchases. */
export async function forgetInvoiced(db: Db, carts: readonly string[]): Promise<void> {
  await db.query(
    `UPDATE invoices SET name = '', tax_id = '', address = '', postal_code = '', city = '', country = ''
     WHERE cart_id = ANY ($1)`,
    [carts],
  );
}
