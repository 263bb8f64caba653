import type { ReceiptTexts } from './es';

/** Receipts in Italian. */
export const it: ReceiptTexts = {
  services: { followers: 'follower', likes: 'like', views: 'visualizzazioni' },
  regions: { spain: 'Spagna', europe: 'Europa', none: '' },
  bonus: (count, unit) => `${count} ${unit} in regalo`,
  free: 'Gratis',
  upsell: (count, unit) => `${count} ${unit} in aggiunta`,
  discount: (code) => `Sconto ${code}`.trim(),
  net: 'Imponibile',
  vat: (rate) => `IVA (${rate})`,
  total: 'Totale pagato',
  title: 'Ricevuta',
  documentTitle: (number) => `Ricevuta dell’ordine ${number}`,
  seller: 'Venditore',
  taxId: 'NIF (P. IVA spagnola)',
  buyer: 'Cliente',
  number: 'Numero d’ordine',
  date: 'Data del pagamento',
  payment: 'Riferimento del pagamento',
  concept: 'Descrizione',
  amount: 'Importo',
  included: 'L’IVA è inclusa nei prezzi.',
  sample: 'Dati del venditore di esempio: documento senza validità fiscale.',
  file: 'ricevuta',
};
