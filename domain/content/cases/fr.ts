import type { ContentOf } from '../sections';

/** The three sample cases of S1 §2.11. Made up, and marked so on the page. */
export const cases: ContentOf<'case-studies'>['cases'] = [
  {
    client: 'Boutique de céramique en ligne',
    industry: 'Commerce électronique',
    challenge:
      'Elle vendait bien sur les salons, mais sa boutique en ligne recevait peu de visites et son profil ne reflétait pas la qualité des pièces.',
    solution:
      'Un profil organisé par collections, un calendrier de trois publications par semaine et une visibilité renforcée à chaque lancement.',
    results: [
      { metric: 'Visites de la boutique depuis le profil', increase: '+180 %' },
      { metric: 'Portée moyenne par publication', increase: '+95 %' },
      { metric: 'Commandes en ligne', increase: '+40 %' },
    ],
    timeline: '4 mois',
    testimonial:
      'Pour la première fois, nous savons quelle publication attire des visites et laquelle n’en attire pas. Les nouveautés partent plus vite.',
    clientName: 'Elena V., propriétaire',
  },
  {
    client: 'Restaurant de quartier',
    industry: 'Restauration',
    challenge:
      'Les tables étaient pleines le week-end et vides du lundi au jeudi. Le profil n’avait pas été mis à jour depuis des mois.',
    solution:
      'Une série de vidéos courtes en cuisine, les menus de la semaine annoncés chaque dimanche et une visibilité dans la ville.',
    results: [
      { metric: 'Réservations du lundi au jeudi', increase: '+55 %' },
      { metric: 'Vues des vidéos', increase: '+320 %' },
      { metric: 'Messages reçus', increase: '+70 %' },
    ],
    timeline: '3 mois',
    testimonial: 'Les clients entrent en disant qu’ils ont vu la vidéo du riz. C’est nouveau.',
    clientName: 'Marcos G., chef de salle',
  },
  {
    client: 'Cabinet de conseil aux entreprises',
    industry: 'Services B2B',
    challenge:
      'Une équipe très expérimentée mais peu visible : les décideurs ne trouvaient aucune preuve de son travail.',
    solution:
      'Des publications brèves avec des cas racontés en chiffres, un ton commun à toute l’équipe et une visibilité auprès des profils du secteur.',
    results: [
      { metric: 'Demandes reçues', increase: '+65 %' },
      { metric: 'Visites du profil', increase: '+210 %' },
      { metric: 'Rendez-vous obtenus', increase: '+35 %' },
    ],
    timeline: '6 mois',
    testimonial: 'Nous arrivons au premier rendez-vous avec la confiance déjà acquise.',
    clientName: 'Patricia L., associée',
  },
];
