import type { Messages } from '../shape';

/** Sections around the order form, in Italian. */
export const home: Messages['home'] = {
  title: 'Follower Instagram',
  headline: 'Più follower per il tuo Instagram',
  lead: 'Scegli il profilo, scegli la quantità e segui la consegna in tempo reale. Senza password.',
  claims: [
    'Servizio e assistenza in italiano',
    'La consegna inizia alla conferma del pagamento e la vedi avanzare in tempo reale',
    'Carta, Apple Pay o Google Pay; non vediamo né conserviamo i dati della tua carta',
  ],
  guaranteeClaim: 'Garanzia {guarantee}: se il numero diminuisce di oltre il 10%, reintegriamo quanto perso',
  differences: {
    title: 'Perché acquistare qui',
    items: [
      {
        title: 'Senza password',
        text: 'Ci serve solo il tuo nome utente. Nessuno entra nel tuo account.',
      },
      {
        title: 'Consegna in tempo reale',
        text: 'Dal pagamento all’ultimo follower, ogni passo del tuo ordine mostra l’ora.',
      },
      {
        title: 'Prezzo fisso',
        text: 'Paga quello che vedi: IVA inclusa, senza abbonamento e senza costi successivi.',
      },
      {
        title: 'Garanzia e rimborso',
        text: 'Se perdi più del 10%, reintegriamo gratis quanto perso. Ciò che non può essere consegnato viene rimborsato.',
      },
    ],
  },
  howItWorks: {
    title: 'Come funziona',
    steps: [
      {
        title: 'Indica il profilo',
        text: 'Scrivi il tuo nome utente e verifica dalla foto che sia il tuo. Deve essere pubblico.',
      },
      {
        title: 'Scegli quanti',
        text: 'Europei o spagnoli, in pacchetti con regalo o nella quantità esatta che vuoi.',
      },
      {
        title: 'Paga e segui l’ordine',
        text: 'Ricevi un’e-mail con il numero d’ordine e vedi la consegna avanzare senza ricaricare la pagina.',
      },
    ],
  },
  reviews: {
    title: 'Recensioni',
    note: 'Queste recensioni sono esempi, non opinioni reali. Saranno sostituite da quelle di acquirenti verificati.',
    mixed: 'Quelle con il segno «Esempio» sono dimostrative.',
    how: 'Può scriverle solo chi ha acquistato qui: chiediamo la recensione per e-mail qualche giorno dopo la consegna, e si pubblicano anche le critiche.',
    average: (average, count) => `${average} su 5 · ${count} recensioni verificate`,
    verified: 'Acquisto verificato',
    anonymous: 'Anonimo',
    whole: 'Leggi tutta',
    example: 'Esempio',
    quote: (comment) => `«${comment}»`,
    rating: (stars) => `${stars} stelle su 5`,
    previous: 'Recensioni precedenti',
    next: 'Recensioni successive',
    pause: 'Ferma lo scorrimento',
    play: 'Fai scorrere',
    page: (page, of) => `Pagina ${page} di ${of}`,
  },
  faq: {
    title: 'Domande frequenti',
    items: [
      {
        question: 'Quanto tempo ci vuole per ricevere l’ordine?',
        answer:
          'La consegna inizia in pochi minuti, al massimo entro 24 ore. I pacchetti grandi vengono consegnati poco a poco.',
      },
      {
        question: 'Vi serve la mia password?',
        answer:
          'No. Solo il nome utente, e che il profilo sia pubblico durante la consegna. Se qualcuno ti chiede la password a nome nostro, non darla.',
      },
      {
        question: 'Che cosa copre la garanzia {guarantee}?',
        answer:
          'Se perdi oltre il 10% dei follower consegnati, li reintegriamo senza costi finché il profilo esiste, resta pubblico e mantiene lo stesso nome utente. La garanzia {guaranteeEnd}. I pacchetti con l’indicazione «Senza reintegro» non la comprendono.',
      },
      {
        question: 'E se la consegna non è possibile?',
        answer:
          'Ti rimborsiamo la parte non consegnata con lo stesso metodo di pagamento. Se dopo il pagamento non riusciamo a creare l’ordine, viene rimborsato per intero e ti avvisiamo via e-mail.',
      },
      {
        question: 'È sicuro pagare qui?',
        answer:
          'Sì. I dati della tua carta vanno direttamente alla piattaforma di pagamento, cifrati. Noi non li vediamo e non li conserviamo, e uno stesso ordine non viene mai addebitato due volte.',
      },
    ],
  },
};
