import { inFrench } from '#domain/typography.ts';
import type { ReceiptTexts } from './es';

/** Receipts in French. */
export const fr: ReceiptTexts = inFrench({
  services: { followers: 'abonnés', likes: 'likes', views: 'vues' },
  regions: { spain: 'Espagne', europe: 'Europe', none: '' },
  bonus: (count, unit) => `${count} ${unit} en cadeau`,
  free: 'Offert',
  upsell: (count, unit) => `${count} ${unit} en complément`,
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
});
