import type { Words } from './language-words';

/** Vocabulary of French questions. */
export const words: Words = {
  and: / (?:et|mais) /u,
  stop: 'a ai as au aux avec avez avons c ca car ce ces cet cette chez combien comme comment d dans de des donc du elle elles en est et etes etre eu fait faire faut il ils j je l la le les leur leurs lui ma mais me meme mes moi mon n ne nos notre nous on ont ou par pas peu peut peux pour pourquoi pouvez plus qu quand que quel quelle quelles quels qui quoi s sa sans se ses si soit son sont suis sur svp t ta te tes toi ton tous tout toute tres tu un une va vais vos votre vous voudrais veux y bonjour merci stp puis',
  named: {
    followers:
      'abonne abonnes abonnee abonnees followe* folowe* folower* follower* followeurs fans abos suiveurs abonner_a_moi me_suivre me_suivent suivre_mon_compte abo',
    likes: 'like likes j_aime jaime laik* coeur coeurs mentions_j_aime likent',
    views: 'vue vues view views visionnage* visualisation* lecture lectures',
    spain: 'espagne espagnol espagnols espagnole espagnoles',
    europe: 'europe europeen europeens europeenne europeennes',
  },
  numbers: {
    cent: 100,
    cinquante: 50,
    mille: 1000,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    dix: 10,
    vingt: 20,
    trente: 30,
    million: 1_000_000,
    k: 1000,
  },
  notUnits:
    'ans an heures heure h jours jour semaines semaine mois minutes fois photos publications posts videos reels comptes profils commandes codes debits paiements prelevements x',
};
