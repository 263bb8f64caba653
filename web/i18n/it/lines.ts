import type { Messages } from '../shape';

/** The pages of likes and views in Italian. */
export const lines: Messages['lines'] = {
  likes: {
    title: 'Like Instagram',
    headline: 'Più like per i tuoi post',
    lead: 'Scegli il pacchetto, scegli i post e dividiamo i like in parti uguali. Senza password.',
    claims: [
      'Servizio e assistenza in italiano',
      'Decidi tu quali post ricevono i like, fino a 20 per ordine',
      'La consegna inizia alla conferma del pagamento e la vedi avanzare in tempo reale',
      'Carta, Apple Pay o Google Pay; non vediamo né conserviamo i dati della tua carta',
    ],
    differences: {
      title: 'Perché acquistare qui',
      items: [
        {
          title: 'Senza password',
          text: 'Ci servono solo il nome utente e i post. Nessuno entra nel tuo account.',
        },
        {
          title: 'Divisione visibile',
          text: 'Prima di pagare vedi quanti like riceve ogni post, compresi quelli in regalo.',
        },
        {
          title: 'Prezzo fisso',
          text: 'Paga quello che vedi: IVA inclusa, senza abbonamento e senza costi successivi.',
        },
        {
          title: 'Se manca qualcosa, ti rimborsiamo quella parte',
          text: 'La parte che non può essere consegnata torna sullo stesso metodo di pagamento.',
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
          title: 'Scegli pacchetto e post',
          text: 'Seleziona i post o incolla il link: i like vengono divisi in parti uguali.',
        },
        {
          title: 'Paga e segui l’ordine',
          text: 'Ricevi un’e-mail con il numero d’ordine e vedi avanzare ogni post senza ricaricare la pagina.',
        },
      ],
    },
    faq: {
      title: 'Domande frequenti',
      items: [
        {
          question: 'Tra quanti post posso dividere i like?',
          answer:
            'Fino a 20 per ordine, purché ognuno ne riceva almeno 10. Il modulo ti dice quanti post accetta il pacchetto.',
        },
        {
          question: 'Come vengono divisi?',
          answer:
            'In parti uguali, compresi quelli in regalo. Se la divisione non è esatta, i primi post scelti ne ricevono uno in più.',
        },
        {
          question: 'Quanto tempo ci vuole per ricevere l’ordine?',
          answer: 'La consegna inizia in pochi minuti, al massimo entro 24 ore.',
        },
        {
          question: 'E se il mio post non è nella lista?',
          answer:
            'Incolla il link, per esempio instagram.com/p/…. La lista mostra solo i più recenti, e a volte Instagram non la fornisce.',
        },
        {
          question: 'Vi serve la mia password?',
          answer:
            'No. Solo il nome utente e i post, e che il profilo sia pubblico durante la consegna. Se qualcuno ti chiede la password a nome nostro, non darla.',
        },
        {
          question: 'È sicuro pagare qui?',
          answer:
            'Sì. I dati della tua carta vanno direttamente alla piattaforma di pagamento, cifrati. Noi non li vediamo e non li conserviamo, e uno stesso ordine non viene mai addebitato due volte.',
        },
      ],
    },
  },
  views: {
    title: 'Visualizzazioni Instagram',
    headline: 'Più visualizzazioni per i tuoi video',
    lead: 'Scegli il pacchetto, scegli i video o i reel e vedi salire il contatore. Senza password.',
    claims: [
      'Servizio e assistenza in italiano',
      'Per video e reel: uno solo o diversi nello stesso ordine',
      'La consegna inizia alla conferma del pagamento e la vedi avanzare in tempo reale',
      'Carta, Apple Pay o Google Pay; non vediamo né conserviamo i dati della tua carta',
    ],
    differences: {
      title: 'Perché acquistare qui',
      items: [
        {
          title: 'Senza password',
          text: 'Ci servono solo il nome utente e i video. Nessuno entra nel tuo account.',
        },
        {
          title: 'Solo video',
          text: 'Ti mostriamo soltanto i post che possono ricevere visualizzazioni.',
        },
        {
          title: 'Prezzo fisso',
          text: 'Paga quello che vedi: IVA inclusa, senza abbonamento e senza costi successivi.',
        },
        {
          title: 'Se manca qualcosa, ti rimborsiamo quella parte',
          text: 'La parte che non può essere consegnata torna sullo stesso metodo di pagamento.',
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
          title: 'Scegli pacchetto e video',
          text: 'Seleziona i video o incolla il link: le visualizzazioni vengono divise in parti uguali.',
        },
        {
          title: 'Paga e segui l’ordine',
          text: 'Ricevi un’e-mail con il numero d’ordine e vedi avanzare ogni video senza ricaricare la pagina.',
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
            'Sì, fino a 20 per ordine, purché ognuno ne riceva almeno 100. Vengono divise in parti uguali e lo vedi prima di pagare.',
        },
        {
          question: 'Quanto tempo ci vuole per ricevere l’ordine?',
          answer:
            'La consegna inizia in pochi minuti, al massimo entro 24 ore. I pacchetti grandi vengono consegnati poco a poco.',
        },
        {
          question: 'E se il mio video non è nella lista?',
          answer:
            'Incolla il link, per esempio instagram.com/reel/…. La lista mostra solo i più recenti, e a volte Instagram non la fornisce.',
        },
        {
          question: 'Vi serve la mia password?',
          answer:
            'No. Solo il nome utente e i video, e che il profilo sia pubblico durante la consegna. Se qualcuno ti chiede la password a nome nostro, non darla.',
        },
        {
          question: 'È sicuro pagare qui?',
          answer:
            'Sì. I dati della tua carta vanno direttamente alla piattaforma di pagamento, cifrati. Noi non li vediamo e non li conserviamo, e uno stesso ordine non viene mai addebitato due volte.',
        },
      ],
    },
  },
};
