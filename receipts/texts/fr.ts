import { packageWords } from '#domain/package-name.ts';
import { inFrench } from '#domain/typography.ts';
import type { ReceiptTexts } from './es';

/** Receipts in French. */
export const fr: ReceiptTexts = inFrench({
  ...packageWords.fr,
  free: 'Offert',
  discount: (code) => `Réduction ${code}`.trim(),
  net: 'Montant hors taxe',
  vat: (rate) => `TVA (${rate})`,
  total: 'Total payé',
  title: 'Reçu',
  documentTitle: (number) => `Reçu de la commande ${number}`,
  seller: 'Vendeur',
  taxId: 'N° de TVA',
  buyer: 'Client',
  number: 'Numéro de commande',
  date: 'Date du paiement',
  payment: 'Référence du paiement',
  concept: 'Désignation',
  amount: 'Montant',
  included: 'La TVA est comprise dans les prix.',
  sample: 'Données du vendeur fictives : document sans valeur fiscale.',
  file: 'recu',
  correction: {
    title: 'Reçu rectificatif',
    documentTitle: (number) => `Reçu rectificatif ${number}`,
    number: 'Numéro',
    date: 'Date d’émission',
    original: 'Rectifie',
    originalOf: (number, at) => `Le reçu de la commande ${number}, du ${at}`,
    reason: 'Motif',
    reasons: {
      undelivered: 'Remboursement de ce qui n’a pas été livré',
      withdrawal: 'Rétractation',
      agreed: 'Remboursement convenu',
      'not-paid-out': 'Annule une rectification : la banque n’a pas pu verser le remboursement',
    },
    total: 'Total rectifié',
    note: 'Les montants s’ajoutent à ceux du reçu rectifié. La TVA est comprise dans le total.',
    file: 'recu-rectificatif',
  },
});
