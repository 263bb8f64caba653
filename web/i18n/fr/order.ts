import type { Messages } from '../catalogue';
import { formatCount } from '../format';
import { plural } from '../plural';

/** The order form in French. */
export const order: Messages['order'] = {
  steps: { profile: 'Votre profil Instagram', package: 'Votre formule', email: 'Votre adresse e-mail' },
  usernameLabel: 'Nom d’utilisateur Instagram',
  usernamePlaceholder: 'votre_nom',
  usernameHint: 'Nous ne vous demanderons jamais votre mot de passe.',
  suggestions: 'Profils trouvés',
  searching: 'Recherche de profils…',
  searchFound: (count) =>
    plural('fr', count, {
      one: `${count} profil trouvé. Choisissez le vôtre.`,
      other: `${count} profils trouvés. Choisissez le vôtre.`,
    }),
  searchEmpty: (name) => `Nous ne trouvons pas « ${name} ». Vérifiez l’orthographe.`,
  searchLimited:
    'Il y a beaucoup de recherches en ce moment. Saisissez votre nom d’utilisateur complet et appuyez sur Continuer.',
  searchFailed: 'La recherche a échoué. Saisissez votre nom d’utilisateur complet et appuyez sur Continuer.',
  private: 'Privé',
  isThisYou: 'Est-ce vous ?',
  anotherProfile: 'Non, chercher un autre',
  publicProfile: 'C’est mon profil et il est public',
  continue: 'Continuer',
  privateDialog: {
    title: 'Votre profil doit être public',
    text: (username) =>
      `@${username} est un profil privé. Pour que nous puissions livrer votre commande, rendez-le public ; vous pourrez le remettre en privé après la livraison.`,
    steps: [
      'Ouvrez Instagram et allez dans Paramètres.',
      'Choisissez « Confidentialité du compte ».',
      'Désactivez « Compte privé » et revenez ici.',
    ],
    done: 'Compris',
  },
  region: 'Provenance des abonnés',
  regions: {
    europe: { name: 'Européens', text: 'Le meilleur rapport quantité-prix' },
    spain: { name: 'Espagne', text: 'Profils d’Espagne, qualité supérieure' },
  },
  quantity: 'Nombre d’abonnés',
  unit: 'abonnés',
  followers: (count) =>
    plural('fr', count, { one: `${count} abonné`, other: `${formatCount(count, 'fr')} abonnés` }),
  bonus: (count) => `+${count} offerts`,
  popular: 'Le plus choisi',
  servicesFailed: 'Les formules n’ont pas pu être chargées. Ce que vous avez saisi est toujours là.',
  servicesEmpty: 'Il n’y a pas de formule de cette provenance pour le moment. Choisissez l’autre.',
  emailLabel: 'Adresse e-mail',
  emailPlaceholder: 'nom@courriel.fr',
  emailHint: 'Vous y recevrez la confirmation et le lien de suivi.',
  yourOrder: 'Votre commande',
  noPackageYet: 'Choisissez une formule pour voir le prix.',
  vatIncluded: 'TVA incl.',
  proceed: 'Passer au paiement',
  alerts: {
    noUsername: 'Veuillez saisir votre nom d’utilisateur Instagram',
    notFound: (name) => `Nous ne trouvons pas le profil @${name}. Vérifiez l’orthographe.`,
    notPublic: 'Confirmez que c’est votre profil et qu’il est public pour continuer.',
    noPackage: 'Veuillez choisir une formule d’abonnés',
    emailMissing: 'Veuillez saisir votre adresse e-mail',
    emailInvalid: 'Veuillez saisir une adresse e-mail valide',
  },
  blocked: {
    title: 'Utilisateur non disponible',
    text: 'Cet utilisateur ne peut pas passer de commande pour le moment. Contactez le support si vous pensez qu’il s’agit d’une erreur.',
    short: 'Cet utilisateur ne peut pas passer de commande pour le moment.',
  },
};
