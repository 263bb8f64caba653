import { once } from 'node:events';
import type { Response } from 'express';
import { exportQuery } from '#domain/calls/admin-order-list.ts';
import { filePaths } from '#domain/calls/files.ts';
import { csvLine, csvStart } from '#domain/csv.ts';
import { ShopError } from '#domain/errors.ts';
import { languageNames, paymentNames, regionNames, statusNames, typeNames } from '#domain/order-names.ts';
import { unstorableText } from '#domain/unstorable-text.ts';
import type { Deps } from '../deps';
import { asFile } from '../download';
import { InvalidInput, invalidInput } from '../errors';
import type { Routes } from '../handle';
import { exportedOrders } from './export-sql';
import { filterOf } from './list-routes';

/** Each holds a connection of the pool while it runs. */
const mostAtOnce = 2;
/** A reader that takes nothing for this long has gone, in ms. */
const patienceMs = 60_000;

const head = [
  'Pedido',
  'Creado',
  'Pagado',
  'Estado',
  'Estado del pago',
  'Tipo',
  'Región',
  'Servicio',
  'Unidades',
  'Importe (EUR)',
  'Descuento (EUR)',
  'Código',
  'IVA (EUR)',
  'Devuelto (EUR)',
  'E-mail',
  'Usuario',
  'Idioma',
  'Pago',
  'Id del panel',
  'Entregado',
  // At the end, so that columns that are read by position keep their places.
  'Perdido en disputas (EUR)',
];

/** The list of orders as a file, streamed while it is read: memory doesn't grow with the shop. */
export function adminOrderExportRoutes(routes: Routes, deps: Deps): void {
  const { db, clock } = deps;
  let running = 0;

  routes.raw(
    {
      method: 'GET',
      path: filePaths.orders,
      summary:
        'Orders as a CSV file (semicolons, decimal commas, UTF-8 with BOM), filtered and sorted as the list',
      access: 'export-data',
      produces: 'text/csv',
      query: Object.keys(exportQuery.shape),
    },
    async ({ query: asked, response, audited }) => {
      const broken = unstorableText(asked);
      if (broken !== undefined) throw new InvalidInput({ [broken]: 'Contiene caracteres no válidos' });
      const read = exportQuery.safeParse(asked);
      if (!read.success) throw invalidInput(read.error);
      const { sort, ...filter } = read.data;
      if (running >= mostAtOnce) throw new ShopError('exports_busy');
      running += 1;
      try {
        // The text of a search may name a person, and no erasure would find it here.
        const before = { ...read.data, search: filter.search !== '' };
        await audited({ action: 'export-orders', subject: 'orders', before }, () =>
          write(exportedOrders(db, filterOf(filter), sort), response),
        );
      } catch (error) {
        // Half a file is sent: only a broken connection shows that it is incomplete.
        if (response.headersSent) response.destroy();
        else throw error;
      } finally {
        running -= 1;
      }
    },
  );

  /** Writes line after line at the reader's pace. Throws `export_unfinished` if the reader leaves. */
  async function write(
    batches: ReturnType<typeof exportedOrders>,
    response: Response,
  ): Promise<{ rows: number }> {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    let rows = 0;
    const start = () => {
      const day = clock().toLocaleDateString('sv-SE', { timeZone: 'Europe/Madrid' });
      asFile(response, 'text/csv; charset=utf-8', `pedidos-${day}.csv`).write(csvStart + csvLine(head));
    };
    for await (const batch of batches) {
      if (rows === 0) start();
      rows += batch.length;
      const euros = (cents: number) => cents / 100;
      const text = batch
        .map((order) =>
          csvLine([
            order.orderNumber,
            order.createdAt,
            order.paidAt,
            statusNames[order.status],
            paymentNames[order.paymentStatus],
            typeNames[order.serviceType] ?? order.serviceType,
            order.region === 'none' ? '' : (regionNames[order.region] ?? order.region),
            order.serviceId,
            order.totalQuantity,
            euros(order.amountCents),
            euros(order.discountCents),
            order.discountCode,
            euros(order.vatCents),
            euros(order.refundedCents),
            order.email,
            order.username,
            languageNames[order.language] ?? order.language,
            order.paymentIntentId,
            order.providerOrderId,
            order.deliveredAt,
            euros(order.lostCents),
          ]),
        )
        .join('');
      if (!response.write(text)) {
        // Not AbortSignal.timeout: thousands of them would stay in memory until their time has come.
        const patience = setTimeout(() => gone.abort(), patienceMs);
        // Leaving and not reading both end it.
        await once(response, 'drain', { signal: gone.signal }).catch(() => gone.abort());
        clearTimeout(patience);
      }
      if (gone.signal.aborted) throw new ShopError('export_unfinished');
    }
    if (rows === 0) start();
    response.end();
    return { rows };
  }
}
