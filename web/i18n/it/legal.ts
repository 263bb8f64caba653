import type { LegalTexts } from '../legal';

/** Legal texts in Italian; a lawyer confirms them. */
export const legal: LegalTexts = {
  privacy: (shop) => [
    {
      title: 'Quali dati trattiamo',
      paragraphs: [
        `${shop} tratta il Suo indirizzo e-mail, il nome utente pubblico di Instagram che indica e i dati del Suo ordine. Non chiediamo mai la password.`,
        'I dati della Sua carta sono ricevuti direttamente dalla piattaforma di pagamento. Non passano dai nostri server e non li conserviamo.',
      ],
    },
    {
      title: 'A quale scopo',
      paragraphs: [
        'Per incassare, consegnare e seguire il Suo ordine, onorare la garanzia e adempiere ai nostri obblighi fiscali. Se lascia un acquisto a metà, possiamo inviarLe un unico promemoria.',
      ],
    },
    {
      title: 'Chi altro li vede',
      paragraphs: [
        'La piattaforma di pagamento riceve la Sua e-mail e l’importo. Il fornitore che effettua la consegna riceve solo l’indirizzo pubblico del Suo profilo e la quantità.',
      ],
    },
    {
      title: 'Cookie',
      paragraphs: [
        'Usiamo quelli necessari per ricordare il Suo acquisto e proteggerlo. Non ci sono cookie pubblicitari.',
        'Quelli di misurazione, dove ci sono, si caricano solo dopo che Lei li ha accettati. Rifiutarli è altrettanto facile, l’acquisto funziona anche senza e può cambiare la Sua scelta quando vuole con «Gestisci i cookie», in fondo alla pagina.',
      ],
    },
    {
      title: 'I Suoi diritti',
      paragraphs: [
        'Può chiedere l’accesso, la rettifica o la cancellazione dei Suoi dati rispondendo all’e-mail di conferma dell’ordine. Può anche presentare reclamo al Garante per la protezione dei dati personali.',
      ],
    },
  ],
  terms: (shop) => [
    {
      title: 'Che cosa acquista',
      paragraphs: [
        `${shop} offre servizi di visibilità per profili pubblici di Instagram attraverso una rete privata di collaboratori. Non abbiamo alcun rapporto con Instagram né con Meta.`,
      ],
    },
    {
      title: 'Prezzo e pagamento',
      paragraphs: [
        'I prezzi sono definitivi e includono l’IVA. L’ordine viene addebitato una sola volta, quando preme il pulsante di pagamento, il che comporta l’obbligo di pagare. Non ci sono abbonamenti.',
      ],
    },
    {
      title: 'Consegna',
      paragraphs: [
        'La consegna di norma inizia alla conferma del pagamento e può impiegare fino a 24 ore per cominciare. Il profilo deve essere pubblico e mantenere il nome utente fino alla fine.',
      ],
    },
    {
      title: 'Garanzia',
      paragraphs: [
        'Se perde oltre il 10% di quanto consegnato, lo reintegriamo senza costi finché il profilo esiste, resta pubblico e mantiene lo stesso nome utente. La garanzia non ha una data di fine.',
      ],
    },
    {
      title: 'Uso corretto',
      paragraphs: [
        'Può ordinare solo per profili propri o con il permesso del titolare. Possiamo rifiutare e rimborsare gli ordini che non rispettano queste condizioni.',
      ],
    },
  ],
  refunds: (shop) => [
    {
      title: 'Se non possiamo consegnare',
      paragraphs: [
        'Le rimborsiamo la parte non consegnata. Se il pagamento non diventa un ordine, viene rimborsato per intero automaticamente e La avvisiamo via e-mail.',
      ],
    },
    {
      title: 'Diritto di recesso',
      paragraphs: [
        'Ha 14 giorni per recedere. Pagando chiede che la consegna inizi subito: se recede a consegna iniziata, si detrae la parte già consegnata; quando l’ordine è consegnato per intero, il diritto si estingue.',
      ],
    },
    {
      title: 'Come chiederlo',
      paragraphs: [
        `Risponda all’e-mail di conferma indicando il numero d’ordine. ${shop} Le risponderà via e-mail con la data e l’ora della Sua richiesta.`,
      ],
    },
    {
      title: 'Quando arriva il denaro',
      paragraphs: [
        'L’importo torna sullo stesso metodo di pagamento. Noi lo inviamo subito; la Sua banca può impiegare da 5 a 10 giorni per accreditarlo.',
      ],
    },
  ],
};
