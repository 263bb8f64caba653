import { formatMoment } from '../domain/format';
import { orderLines, orderTotals } from './lines';
import type { SoldOrder } from './order';
import { startPage } from './page';
import { receiptTexts } from './texts';

/** The receipt of an order as a PDF, in the order's language. The same order always gives the same bytes. */
export function receiptPdf(order: SoldOrder): Promise<Buffer> {
  const texts = receiptTexts[order.language];
  const page = startPage(
    {
      language: order.language,
      documentTitle: texts.documentTitle(order.orderNumber),
      createdAt: order.paidAt,
      shopName: order.shopName,
      title: texts.title,
      facts: [
        [texts.number, order.orderNumber],
        [texts.date, formatMoment(order.paidAt, order.language)],
        [texts.payment, order.paymentIntentId],
        [texts.buyer, order.email],
      ],
      seller: order.seller,
    },
    texts,
  );
  for (const line of orderLines(order)) page.row(line, { size: 11 });
  return page.end(orderTotals(order), texts.included);
}

/** The file's name, e.g. `recibo-FNZ-261121-AB3K.pdf`. */
export function receiptFileName(order: Pick<SoldOrder, 'orderNumber' | 'language'>): string {
  return `${receiptTexts[order.language].file}-${order.orderNumber}.pdf`;
}
