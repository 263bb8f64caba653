import type { ContentOf } from '../sections';

const lines = ['followers', 'likes', 'views'] as const;

/** The questions of a new shop: ten (S1 §2.8), and some about posts and videos. */
export const faq: ContentOf<'faq'>['entries'] = [
  {
    pregunta: 'Quanto tempo ci vuole per ricevere l’ordine?',
    respuesta:
      'La consegna inizia in pochi minuti, al massimo entro 24 ore. I pacchetti grandi vengono consegnati poco a poco. La pagina di stato dell’ordine mostra in tempo reale quanto è già arrivato.',
    shownOn: [...lines],
  },
  {
    pregunta: 'Vi serve la mia password?',
    respuesta:
      'No. Ci serve solo il tuo nome utente, e che il profilo sia pubblico durante la consegna. Se qualcuno ti chiede la password a nome nostro, non darla e avvisaci.',
    shownOn: [...lines],
  },
  {
    pregunta: 'Il mio profilo deve essere pubblico?',
    respuesta:
      'Sì, per tutta la durata della consegna. Se il profilo è privato o cambia nome utente, la consegna si ferma. A consegna completata puoi renderlo di nuovo privato, ma la garanzia vale solo per un profilo pubblico.',
  },
  {
    pregunta: 'Che cosa copre la garanzia {guarantee}?',
    respuesta:
      'Se perdi oltre il 10% dei follower consegnati, li reintegriamo senza costi finché il profilo esiste, resta pubblico e mantiene lo stesso nome utente. La garanzia {guaranteeEnd}. Puoi chiedere il reintegro nella pagina di stato dell’ordine o in «Il mio account»; tra un reintegro e il successivo passano almeno 24 ore. I like e le visualizzazioni non sono coperti, e nemmeno i pacchetti venduti senza reintegro, che lo dicono prima del pagamento e nella conferma.',
    shownOn: ['followers'],
  },
  {
    pregunta: 'Come faccio a sapere a che punto è il mio ordine?',
    respuesta:
      'Nella pagina di stato dell’ordine, con il numero ricevuto via e-mail (ad esempio FNZ-261121-AB3K). In «Il mio account» vedi tutti i tuoi ordini e scarichi le ricevute. Puoi anche scrivere il numero all’assistente.',
  },
  {
    pregunta: 'Come posso pagare, ed è sicuro?',
    respuesta:
      'Con carta (Visa, Mastercard, American Express), Satispay, Apple Pay, Google Pay o Link. I dati della tua carta vanno, cifrati, direttamente alla piattaforma di pagamento: non vediamo il numero completo e conserviamo solo il circuito, le ultime quattro cifre e il paese. Uno stesso ordine non si paga mai due volte e non ci sono abbonamenti.',
    shownOn: [...lines],
  },
  {
    pregunta: 'Ricevo un rimborso se la consegna non è possibile?',
    respuesta:
      'Ti rimborsiamo la parte non consegnata con lo stesso metodo di pagamento. Se dopo il pagamento non riusciamo a creare l’ordine, viene rimborsato per intero in automatico e ti avvisiamo via e-mail. La banca può impiegare da 5 a 10 giorni per l’accredito.',
    shownOn: ['followers'],
  },
  {
    pregunta: 'Posso recedere dall’acquisto?',
    respuesta:
      'Sì, entro 14 giorni e senza indicare il motivo. Usa «Recedere dal contratto qui», in fondo a ogni pagina: bastano due passaggi e ricevi una conferma di ricezione. Se la consegna è già iniziata, paghi solo la parte consegnata; a consegna completa il diritto si estingue.',
  },
  {
    pregunta: 'Come uso un codice sconto?',
    respuesta:
      'Al momento di pagare apri «Hai un codice sconto?», scrivi il codice e applicalo: il nuovo importo compare prima del pagamento. I codici che diamo con un ordine valgono una volta, con lo stesso indirizzo e-mail e fino alla data indicata.',
  },
  {
    pregunta: 'Ho sbagliato profilo, che cosa faccio?',
    respuesta:
      'Apri al più presto la pagina del tuo ordine: se non è ancora partito, lì puoi correggere tu il nome utente. Se non è più possibile, scrivici dalla pagina dei contatti con il numero d’ordine. Quanto è già stato consegnato non si può spostare su un altro profilo.',
  },
  {
    pregunta: 'Tra quanti post posso dividere i like?',
    respuesta:
      'Fino a 20 per ordine, purché ognuno ne riceva almeno 10; alcuni pacchetti ne chiedono di più. Il modulo ti dice quanti post accetta il tuo.',
    shownOn: ['likes'],
  },
  {
    pregunta: 'Come vengono divisi i like?',
    respuesta:
      'In parti uguali, compresi quelli in regalo. Se la divisione non è esatta, i primi post scelti ne ricevono uno in più.',
    shownOn: ['likes'],
  },
  {
    pregunta: 'E se il mio post non è nella lista?',
    respuesta:
      'Incolla il link, per esempio instagram.com/p/…. La lista mostra solo i più recenti, e a volte Instagram non la fornisce.',
    shownOn: ['likes'],
  },
  {
    pregunta: 'Tra quanti video posso dividere le visualizzazioni?',
    respuesta:
      'Fino a 20 video o reel pubblici per ordine, purché ognuno ne riceva almeno 100; alcuni pacchetti ne chiedono di più. Vengono divise in parti uguali e lo vedi prima di pagare.',
    shownOn: ['views'],
  },
  {
    pregunta: 'Quali post possono ricevere visualizzazioni?',
    respuesta:
      'I video e i reel pubblici. Le foto non hanno un contatore di visualizzazioni, perciò non compaiono nella lista.',
    shownOn: ['views'],
  },
  {
    pregunta: 'E se il mio video non è nella lista?',
    respuesta:
      'Incolla il link, per esempio instagram.com/reel/…. La lista mostra solo i più recenti, e a volte Instagram non la fornisce.',
    shownOn: ['views'],
  },
];
