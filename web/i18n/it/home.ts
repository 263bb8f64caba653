import type { Messages } from '../catalogue';

/** Sections around the order form, in Italian. */
export const home: Messages['home'] = {
  title: 'Follower Instagram',
  headline: 'Più follower per il Suo Instagram',
  lead: 'Scelga il profilo, scelga la quantità e segua la consegna in diretta. Senza password.',
  claims: [
    'Servizio e assistenza in italiano',
    'La consegna inizia alla conferma del pagamento e la vede avanzare in diretta',
    'Carta, Apple Pay o Google Pay; la Sua carta non passa mai dai nostri server',
  ],
  guaranteeClaim: 'Garanzia a vita: se il numero diminuisce di oltre il 10%, reintegriamo quanto perso',
  differences: {
    title: 'Perché acquistare qui',
    items: [
      {
        title: 'Senza password',
        text: 'Ci serve solo il Suo nome utente. Nessuno entra nel Suo account.',
      },
      {
        title: 'Consegna in diretta',
        text: 'Dal pagamento all’ultimo follower, ogni passo del Suo ordine ha la sua ora.',
      },
      {
        title: 'Prezzo chiaro',
        text: 'Paga quello che vede: IVA inclusa, senza abbonamento e senza costi successivi.',
      },
      {
        title: 'Garanzia e rimborso',
        text: 'Con la garanzia reintegriamo i cali di oltre il 10%. Ciò che non può essere consegnato viene rimborsato.',
      },
    ],
  },
  howItWorks: {
    title: 'Come funziona',
    steps: [
      {
        title: 'Indichi il profilo',
        text: 'Scriva il Suo nome utente e verifichi dalla foto che sia il Suo. Deve essere pubblico.',
      },
      {
        title: 'Scelga quanti',
        text: 'Europei o spagnoli, in pacchetti con regalo o nella quantità esatta che desidera.',
      },
      {
        title: 'Paghi e segua l’ordine',
        text: 'Riceve un’e-mail con il numero d’ordine e vede la consegna avanzare senza ricaricare la pagina.',
      },
    ],
  },
  reviews: {
    title: 'Recensioni',
    note: 'Queste recensioni sono esempi, non opinioni reali. Saranno sostituite da quelle di acquirenti verificati.',
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
          'Normalmente l’ordine viene elaborato subito; a volte però possono volerci fino a 24 ore. I pacchetti grandi vengono consegnati poco a poco.',
      },
      {
        question: 'Vi serve la mia password?',
        answer:
          'No. Solo il nome utente, e che il profilo sia pubblico durante la consegna. Se qualcuno Le chiede la password a nome nostro, non la dia.',
      },
      {
        question: 'Che cosa copre la garanzia a vita?',
        answer:
          'Se perde oltre il 10% dei follower consegnati, li reintegriamo senza costi finché il profilo esiste, resta pubblico e mantiene lo stesso nome utente. I pacchetti con l’indicazione «Senza ripristino» non la comprendono.',
      },
      {
        question: 'E se la consegna non è possibile?',
        answer:
          'Le rimborsiamo la parte non consegnata con lo stesso metodo di pagamento. Se il pagamento non diventa un ordine, viene rimborsato per intero e La avvisiamo via e-mail.',
      },
      {
        question: 'È sicuro pagare qui?',
        answer:
          'Sì. I dati della Sua carta vanno direttamente alla piattaforma di pagamento, cifrati. Noi non li vediamo e non li conserviamo, e uno stesso ordine non viene mai addebitato due volte.',
      },
    ],
  },
};
