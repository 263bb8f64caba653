import { packageWords } from '#domain/package-name.ts';

/** Receipts in Spanish, and the lines of an order in receipts and e-mails. */
export const es = {
  ...packageWords.es,
  free: 'Gratis',
  discount: (code: string) => `Descuento ${code}`.trim(),
  net: 'Base imponible',
  vat: (rate: string) => `IVA (${rate})`,
  total: 'Total pagado',
  title: 'Recibo',
  documentTitle: (number: string) => `Recibo del pedido ${number}`,
  seller: 'Vendedor',
  taxId: 'NIF',
  buyer: 'Cliente',
  number: 'Número de pedido',
  date: 'Fecha de pago',
  payment: 'Referencia de pago',
  concept: 'Concepto',
  amount: 'Importe',
  included: 'El IVA está incluido en los precios.',
  sample: 'Datos del vendedor de muestra: documento sin validez fiscal.',
  file: 'recibo',
  correction: {
    title: 'Recibo rectificativo',
    documentTitle: (number: string) => `Recibo rectificativo ${number}`,
    number: 'Número',
    date: 'Fecha de emisión',
    original: 'Rectifica',
    originalOf: (number: string, at: string) => `Recibo del pedido ${number}, del ${at}`,
    reason: 'Motivo',
    reasons: {
      undelivered: 'Devolución de lo que no se entregó',
      withdrawal: 'Desistimiento del contrato',
      agreed: 'Devolución acordada',
      'not-paid-out': 'Anula una rectificación: el banco no pudo abonar la devolución',
    },
    total: 'Total rectificado',
    note: 'Los importes se suman a los del recibo que rectifica. El IVA está incluido en el total.',
    file: 'recibo-rectificativo',
  },
};

/** What every language must say: a missing sentence fails the type check. */
export type ReceiptTexts = typeof es;
