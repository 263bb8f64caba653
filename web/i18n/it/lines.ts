import type { Messages } from '../catalogue';

/** The pages of likes and views in Italian. */
export const lines: Messages['lines'] = {
  likes: {
    title: 'Mi piace Instagram',
    headline: 'Più Mi piace per i Suoi post',
    lead: 'Scelga il pacchetto, scelga i post e dividiamo i Mi piace in parti uguali. Senza password.',
    claims: [
      'Servizio e assistenza in italiano',
      'Decide Lei quali post ricevono i Mi piace, fino a 20 per ordine',
      'La consegna inizia alla conferma del pagamento e la vede avanzare in diretta',
      'Carta, Apple Pay o Google Pay; la Sua carta non passa mai dai nostri server',
    ],
    differences: {
      title: 'Perché acquistare qui',
      items: [
        {
          title: 'Senza password',
          text: 'Ci servono solo il nome utente e i post. Nessuno entra nel Suo account.',
        },
        {
          title: 'Divisione in chiaro',
          text: 'Prima di pagare vede quanti Mi piace riceve ogni post, compresi quelli in regalo.',
        },
        {
          title: 'Prezzo chiaro',
          text: 'Paga quello che vede: IVA inclusa, senza abbonamento e senza costi successivi.',
        },
        {
          title: 'Ciò che manca si rimborsa',
          text: 'La parte che non può essere consegnata torna sullo stesso metodo di pagamento.',
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
          title: 'Scelga pacchetto e post',
          text: 'Selezioni i post o incolli il link: i Mi piace vengono divisi in parti uguali.',
        },
        {
          title: 'Paghi e segua l’ordine',
          text: 'Riceve un’e-mail con il numero d’ordine e vede avanzare ogni post senza ricaricare la pagina.',
        },
      ],
    },
    faq: {
      title: 'Domande frequenti',
      items: [
        {
          question: 'Tra quanti post posso dividere i Mi piace?',
          answer:
            'Fino a 20 per ordine, purché a ciascuno ne tocchino almeno 10. Il modulo Le dice quanti post accetta il pacchetto.',
        },
        {
          question: 'Come vengono divisi?',
          answer:
            'In parti uguali, compresi quelli in regalo. Se la divisione non è esatta, i primi post scelti ne ricevono uno in più.',
        },
        {
          question: 'Quanto tempo ci vuole per ricevere l’ordine?',
          answer: 'Normalmente l’ordine viene elaborato subito; a volte però possono volerci fino a 24 ore.',
        },
        {
          question: 'E se il mio post non è nella lista?',
          answer:
            'Incolli il link, per esempio instagram.com/p/…. La lista mostra solo i più recenti, e a volte Instagram non la fornisce.',
        },
        {
          question: 'Vi serve la mia password?',
          answer:
            'No. Solo il nome utente e i post, e che il profilo sia pubblico durante la consegna. Se qualcuno Le chiede la password a nome nostro, non la dia.',
        },
        {
          question: 'È sicuro pagare qui?',
          answer:
            'Sì. I dati della Sua carta vanno direttamente alla piattaforma di pagamento, cifrati. Noi non li vediamo e non li conserviamo, e uno stesso ordine non viene mai addebitato due volte.',
        },
      ],
    },
  },
  views: {
    title: 'Visualizzazioni Instagram',
    headline: 'Più visualizzazioni per i Suoi video',
    lead: 'Scelga il pacchetto, scelga i video o i reel e veda salire il contatore. Senza password.',
    claims: [
      'Servizio e assistenza in italiano',
      'Per video e reel: uno solo o diversi nello stesso ordine',
      'La consegna inizia alla conferma del pagamento e la vede avanzare in diretta',
      'Carta, Apple Pay o Google Pay; la Sua carta non passa mai dai nostri server',
    ],
    differences: {
      title: 'Perché acquistare qui',
      items: [
        {
          title: 'Senza password',
          text: 'Ci servono solo il nome utente e i video. Nessuno entra nel Suo account.',
        },
        {
          title: 'Solo video',
          text: 'Le mostriamo soltanto i post che possono ricevere visualizzazioni.',
        },
        {
          title: 'Prezzo chiaro',
          text: 'Paga quello che vede: IVA inclusa, senza abbonamento e senza costi successivi.',
        },
        {
          title: 'Ciò che manca si rimborsa',
          text: 'La parte che non può essere consegnata torna sullo stesso metodo di pagamento.',
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
          title: 'Scelga pacchetto e video',
          text: 'Selezioni i video o incolli il link: le visualizzazioni vengono divise in parti uguali.',
        },
        {
          title: 'Paghi e segua l’ordine',
          text: 'Riceve un’e-mail con il numero d’ordine e vede avanzare ogni video senza ricaricare la pagina.',
        },
      ],
    },
    faq: {
      title: 'Domande frequenti',
      items: [
        {
          question: 'Quali post possono ricevere visualizzazioni?',
          answer:
            'I video e i reel pubblici. Le foto non hanno un contatore di visualizzazioni, perciò non compaiono nella lista.',
        },
        {
          question: 'Posso dividerle tra diversi video?',
          answer:
            'Sì, fino a 20 per ordine, purché a ciascuno ne tocchino almeno 100. Vengono divise in parti uguali e lo vede prima di pagare.',
        },
        {
          question: 'Quanto tempo ci vuole per ricevere l’ordine?',
          answer:
            'Normalmente l’ordine viene elaborato subito; a volte però possono volerci fino a 24 ore. I pacchetti grandi vengono consegnati poco a poco.',
        },
        {
          question: 'E se il mio video non è nella lista?',
          answer:
            'Incolli il link, per esempio instagram.com/reel/…. La lista mostra solo i più recenti, e a volte Instagram non la fornisce.',
        },
        {
          question: 'Vi serve la mia password?',
          answer:
            'No. Solo il nome utente e i video, e che il profilo sia pubblico durante la consegna. Se qualcuno Le chiede la password a nome nostro, non la dia.',
        },
        {
          question: 'È sicuro pagare qui?',
          answer:
            'Sì. I dati della Sua carta vanno direttamente alla piattaforma di pagamento, cifrati. Noi non li vediamo e non li conserviamo, e uno stesso ordine non viene mai addebitato due volte.',
        },
      ],
    },
  },
};
