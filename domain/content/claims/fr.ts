import type { ContentOf } from '../sections';

/** What a new shop claims in French (S0 §1, §9; S1 §2.9). Figures that nobody has counted are marked as samples. */
export const claims: ContentOf<'claims'> = {
  badges: [
    { icon: 'language', text: 'Service en français' },
    { icon: 'speed', text: 'Livraison immédiate' },
    { icon: 'check', text: 'Garantie {guarantee} sur les abonnés' },
    { icon: 'wallet', text: 'Apple Pay et Google Pay' },
    { icon: 'card', text: 'Paiement sécurisé par carte' },
  ],
  terms: {
    delivery: 'La livraison commence en quelques minutes, 24 heures au plus.',
    refill: 'Si vous perdez plus de 10 % des abonnés livrés, nous les remplaçons sans frais :',
  },
  score: {
    value: '4,9',
    basis: 'D’après plus de 4 230 avis',
    clients: 'Plus de 10 000 clients',
    source: '',
    sample: true,
  },
  figures: [
    { value: '200+', label: 'projets', source: '', sample: true },
    { value: '95 %', label: 'de satisfaction', source: '', sample: true },
    { value: '5+', label: 'ans', source: '', sample: true },
    { value: '24 h', label: 'pour répondre', source: '', sample: false },
  ],
  reasons: [
    { text: 'C’est une personne qui vous répond, dans votre langue et par écrit.' },
    { text: 'Avec votre numéro de commande, nous voyons aussitôt où elle en est.' },
    { text: 'Ce qui ne peut pas être livré est remboursé.' },
    { text: 'Nous ne vous demanderons jamais votre mot de passe.' },
  ],
};
