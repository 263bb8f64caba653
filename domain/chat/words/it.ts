import type { Words } from './language-words';

/** Vocabulary of Italian questions. */
export const words: Words = {
  and: / (?:e|ed|ma|però) /u,
  stop: 'a ad ai al alla alle allo anche avete c ce che chi ci cio come con cosa cui d da dal dalla dei del della delle dello di dove e ed era essere fa fare gli ha hai hanno ho i il in io l la le lei li lo loro ma me mi mia mie miei mio ne nei nel nella no noi non nostra nostro o ogni per perche piu po poi posso puo qual quale quali quando quanta quante quanti quanto quella quello questa queste questi questo sa se sei si sia sono su sua sue sul sulla suo ti tra tu tua tue tuo un una uno va vi voi volevo vorrei vostra vostro ciao salve grazie buongiorno potete avere',
  named: {
    followers: 'follower* folower* followe* seguac* fan fans iscritti seguitori folowers seguirmi seguono',
    likes: 'like likes mi_piace laik* cuori cuore mipiace',
    views: 'visualizzazion* view views visualizazion* visioni riproduzion* visite',
    spain: 'spagna spagnol*',
    europe: 'europa europe*',
  },
  numbers: {
    cento: 100,
    cinquanta: 50,
    cinquecento: 500,
    duecento: 200,
    mille: 1000,
    mila: 1000,
    duemila: 2000,
    cinquemila: 5000,
    diecimila: 10000,
    ventimila: 20000,
    centomila: 100000,
    cinquantamila: 50000,
    tremila: 3000,
    due: 2,
    tre: 3,
    cinque: 5,
    dieci: 10,
    venti: 20,
    milione: 1_000_000,
    k: 1000,
  },
  notUnits:
    'anni anno ore ora h giorni giorno settimane settimana mesi mese minuti volte volta foto post video reel account profili ordini codici addebiti pagamenti rate',
};
