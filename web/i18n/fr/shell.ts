import type { Messages } from '../shape';

/** Header, menu and footer in French. */
export const shell: Messages['shell'] = {
  mainNavigation: 'Navigation principale',
  menu: 'Menu',
  openMenu: 'Ouvrir le menu',
  language: 'Langue',
  notice: 'Message de la boutique',
  deliveriesLate:
    'Certaines livraisons commencent plus tard que d’habitude. Votre commande est bien enregistrée et démarrera dès que possible, sans aucune démarche de votre part.',
  services: 'Instagram',
  allServices: 'Tous les services',
  ourServices: 'NOS SERVICES',
  usefulLinks: 'LIENS UTILES',
  lines: {
    followers: 'Abonnés Instagram',
    likes: 'Likes Instagram',
    views: 'Vues Instagram',
  },
  from: (price) => `Dès ${price}`,
  track: 'Suivre ma commande',
  aboutUs: 'À propos de nous',
  about: (shop) =>
    `${shop} est un prestataire de stratégies de croissance. Nous ne vendons ni abonnés ni likes : nous proposons une visibilité organique au moyen d’un réseau privé de partenaires, conformément aux règles publicitaires et à celles des plateformes. Nous n’avons aucun lien avec Instagram ni avec Meta.`,
  security: 'Sécurité',
  securityBadges: [
    'Connexion chiffrée',
    'Les données complètes de votre carte ne passent pas par nos serveurs',
    'Paiements vérifiés par 3-D Secure',
  ],
  cookieSettings: 'Gérer les cookies',
  paymentMethods: 'Moyens de paiement',
  help: 'Aide',
  legal: 'Informations légales',
  copyright: (year, shop) => `© ${year} ${shop}`,
};
