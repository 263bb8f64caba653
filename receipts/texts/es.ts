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
  taxId: (id: string) => `NIF: ${id}`,
  buyer: 'Cliente',
  number: 'Número de pedido',
  date: 'Fecha de pago',
  payment: 'Referencia de pago',
  concept: 'Concepto',
  amount: 'Importe',
  included: 'El IVA está incluido en los precios.',
  sample: 'Datos del vendedor de muestra: documento sin validez fiscal.',
  file: 'recibo',
  invoice: {
    title: 'Factura',
    titleOfCorrection: 'Factura rectificativa',
    documentTitle: (number: string) => `Factura ${number}`,
    number: 'Número de factura',
    date: 'Fecha de emisión',
    sold: 'Fecha de la operación',
    replaces: 'Sustituye a',
    corrects: 'Rectifica',
    invoiceOf: (number: string, at: string) => `Factura ${number}, del ${at}`,
    reason: 'Motivo',
    reasons: 'Corrección de los datos del cliente',
    corrected: 'Rectificada por',
    taxId: (id: string) => `NIF/IVA: ${id}`,
    total: 'Total factura',
    note: 'Factura completa emitida en sustitución del recibo. El IVA está incluido en el total, ya pagado.',
    noteOfCorrection: 'Esta factura sustituye por completo a la que rectifica. El total ya está pagado.',
    file: 'factura',
  },
  correction: {
    title: 'Recibo rectificativo',
    /** If an invoice had replaced the receipt. */
    titleOfInvoice: 'Factura rectificativa',
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
    noteOfInvoice:
      'Los importes se suman a los de la factura que rectifica. El IVA está incluido en el total.',
    file: 'recibo-rectificativo',
  },
};

/** The texts that every language must have: a missing sentence fails the type check. */
export type ReceiptTexts = typeof es;
