/** Receipts in Spanish, and the lines of an order in receipts and e-mails. */
export const es = {
  services: { followers: 'seguidores', likes: 'likes', views: 'visualizaciones' },
  regions: { spain: 'España', europe: 'Europa', none: '' },
  bonus: (count: string, unit: string) => `${count} ${unit} de regalo`,
  free: 'Gratis',
  upsell: (count: string, unit: string) => `${count} ${unit} de ampliación`,
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
};

/** What every language must say: a missing sentence fails the type check. */
export type ReceiptTexts = typeof es;
