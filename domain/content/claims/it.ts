import type { ContentOf } from '../sections';

/** What a new shop claims in Italian (S0 §1, §9; S1 §2.9). Figures that nobody has counted are marked as samples. */
export const claims: ContentOf<'claims'> = {
  badges: [
    { icon: 'language', text: 'Servizio in italiano' },
    { icon: 'speed', text: 'Consegna immediata' },
    { icon: 'check', text: 'Garanzia {guarantee} sui follower' },
    { icon: 'wallet', text: 'Apple Pay e Google Pay' },
    { icon: 'card', text: 'Pagamento sicuro con carta' },
  ],
  terms: {
    delivery: 'La consegna inizia in pochi minuti, al massimo entro 24 ore.',
    refill: 'Se perdi più del 10% dei follower consegnati, li reintegriamo gratis:',
  },
  score: {
    value: '4,9',
    basis: 'Basata su oltre 4.230 recensioni',
    clients: 'Oltre 10.000 clienti',
    source: '',
    sample: true,
  },
  figures: [
    { value: '200+', label: 'progetti', source: '', sample: true },
    { value: '95%', label: 'di soddisfazione', source: '', sample: true },
    { value: '5+', label: 'anni', source: '', sample: true },
    { value: '24 h', label: 'per rispondere', source: '', sample: false },
  ],
  reasons: [
    { text: 'Risponde una persona, nella tua lingua e per iscritto.' },
    { text: 'Con il numero d’ordine vediamo subito a che punto è.' },
    { text: 'Ciò che non si può consegnare viene rimborsato.' },
    { text: 'Non ti chiederemo mai la tua password.' },
  ],
};
