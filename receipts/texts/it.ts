import { packageWords } from '#domain/package-name.ts';
import type { ReceiptTexts } from './es';

/** Receipts in Italian. */
export const it: ReceiptTexts = {
  ...packageWords.it,
  free: 'Gratis',
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
  correction: {
    title: 'Ricevuta di rettifica',
    documentTitle: (number) => `Ricevuta di rettifica ${number}`,
    number: 'Numero',
    date: 'Data di emissione',
    original: 'Rettifica',
    originalOf: (number, at) => `La ricevuta dell’ordine ${number}, del ${at}`,
    reason: 'Motivo',
    reasons: {
      undelivered: 'Rimborso di quanto non è stato consegnato',
      withdrawal: 'Recesso dal contratto',
      agreed: 'Rimborso concordato',
      'not-paid-out': 'Annulla una rettifica: la banca non ha potuto versare il rimborso',
    },
    total: 'Totale rettificato',
    note: 'Gli importi si sommano a quelli della ricevuta rettificata. L’IVA è inclusa nel totale.',
    file: 'ricevuta-di-rettifica',
  },
};
