import type { ContentOf } from '../sections';

/** The ten questions of a new shop (S1 §2.8). */
export const faq: ContentOf<'faq'>['entries'] = [
  {
    pregunta: 'Quanto tempo ci vuole per ricevere l’ordine?',
    respuesta:
      'Normalmente l’ordine viene elaborato subito; a volte però possono volerci fino a 24 ore prima che cominci. I pacchetti grandi vengono consegnati poco a poco. La pagina di tracciamento mostra in diretta quanto è già arrivato.',
  },
  {
    pregunta: 'Vi serve la mia password?',
    respuesta:
      'No. Ci serve solo il Suo nome utente di Instagram. Se qualcuno Le chiede la password a nome nostro, non la dia e ci avvisi.',
  },
  {
    pregunta: 'Il mio profilo deve essere pubblico?',
    respuesta:
      'Sì, per tutta la durata della consegna. Se il profilo è privato o cambia nome utente, la consegna si ferma. A consegna completata può renderlo di nuovo privato, ma la garanzia vale solo per un profilo pubblico.',
  },
  {
    pregunta: 'Che cosa copre la garanzia a vita?',
    respuesta:
      'Se perde oltre il 10% di quanto consegnato, lo reintegriamo senza costi finché il profilo esiste, resta pubblico e mantiene lo stesso nome utente. Può chiedere il reintegro nella pagina di tracciamento o in «Il mio account»; tra un reintegro e il successivo passano almeno 24 ore. I pacchetti venduti senza ripristino lo dicono prima del pagamento e nella conferma, e non comprendono la garanzia.',
  },
  {
    pregunta: 'Come faccio a sapere a che punto è il mio ordine?',
    respuesta:
      'Nella pagina di tracciamento, con il numero ricevuto via e-mail (ad esempio FNZ-261121-AB3K). In «Il mio account» vede tutti i Suoi ordini e scarica le ricevute. Può anche scrivere il numero a questo assistente.',
  },
  {
    pregunta: 'Come posso pagare, ed è sicuro?',
    respuesta:
      'Con carta (Visa, Mastercard, American Express), Apple Pay o Google Pay. I dati della Sua carta vanno, cifrati, direttamente alla piattaforma di pagamento: noi non li vediamo e non li conserviamo. Uno stesso ordine non viene mai addebitato due volte e non ci sono abbonamenti.',
  },
  {
    pregunta: 'Ricevo un rimborso se la consegna non è possibile?',
    respuesta:
      'Le rimborsiamo la parte non consegnata con lo stesso metodo di pagamento. Se il pagamento non diventa un ordine, viene rimborsato per intero in automatico e La avvisiamo via e-mail. La banca può impiegare da 5 a 10 giorni per l’accredito.',
  },
  {
    pregunta: 'Posso recedere dall’acquisto?',
    respuesta:
      'Sì, entro 14 giorni e senza indicare il motivo. Usi il link per il recesso in fondo a ogni pagina: bastano due passaggi e riceve una conferma di ricezione. Se la consegna è già iniziata paga solo la parte consegnata; a consegna completa il diritto si estingue.',
  },
  {
    pregunta: 'Come uso un codice sconto?',
    respuesta:
      'Al momento di pagare apra «codice sconto», scriva il codice e lo applichi: il nuovo importo compare prima del pagamento. I codici che diamo con un ordine valgono una volta, con lo stesso indirizzo e-mail e fino alla data indicata.',
  },
  {
    pregunta: 'Ho sbagliato profilo, che cosa faccio?',
    respuesta:
      'Ci scriva al più presto dalla pagina dei contatti con il numero d’ordine. Prima che inizi la consegna possiamo correggere il nome utente; dopo non è più possibile spostare su un altro profilo quanto consegnato.',
  },
];
