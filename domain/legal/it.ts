import type { LegalTexts } from './es';

/** Legal texts in Italian; a lawyer confirms them. */
export const legal: LegalTexts = {
  privacy: (shop, seller) => [
    {
      title: 'Chi è il titolare',
      paragraphs: [`Il titolare del trattamento è ${seller}.`],
    },
    {
      title: 'Quali dati trattiamo',
      paragraphs: [
        `${shop} tratta il tuo indirizzo e-mail, il nome utente pubblico di Instagram che indichi e i dati del tuo ordine. Non chiediamo mai la password.`,
        'I dati completi della tua carta sono ricevuti direttamente dalla piattaforma di pagamento: non passano dai nostri server. Ne conserviamo il circuito, le ultime quattro cifre e il paese e, se la banca rifiuta il pagamento, il motivo.',
        'Se chiedi una fattura, conserviamo i dati fiscali che scrivi per riceverla.',
        'Se recedi da un contratto, conserviamo la tua dichiarazione con la data e l’ora.',
        'Se ci scrivi, annulli l’iscrizione o chiedi la cancellazione dei tuoi dati, conserviamo ciò che ci invii, con la data e l’ora.',
      ],
    },
    {
      title: 'A quale scopo',
      paragraphs: [
        'Per riscuotere il pagamento, consegnare e seguire il tuo ordine e onorare la garanzia, perché è necessario per eseguire il contratto; e per adempiere ai nostri obblighi fiscali e di tutela dei consumatori. Se lasci un acquisto a metà, possiamo inviarti un unico promemoria.',
        'Qualche giorno dopo la consegna possiamo chiederti una recensione via e-mail, una volta per ordine; puoi annullare l’iscrizione a queste e-mail quando vuoi. Se la scrivi, pubblichiamo le stelle, il testo e il nome che scegli, se ne scegli uno.',
      ],
    },
    {
      title: 'Chi altro li vede',
      paragraphs: [
        'La piattaforma di pagamento riceve la tua e-mail, l’importo e il nome del titolare della carta. Il fornitore che effettua la consegna riceve solo l’indirizzo pubblico del tuo profilo o dei post che hai scelto, e la quantità.',
        'Per trovare il tuo profilo e contare i tuoi follower, il nome utente che scrivi arriva al servizio che consulta Instagram per noi, che può essere Meta.',
      ],
    },
    {
      title: 'Per quanto tempo',
      paragraphs: [
        'Conserviamo i dati dei tuoi ordini, i tuoi messaggi, le richieste e le recensioni finché non ne chiedi la cancellazione.',
        'Quanto segue si cancella da solo, al più tardi dopo un anno: l’e-mail e il nome utente degli acquisti che non hai pagato; i registri tecnici, tra cui le chiamate ai fornitori e il testo delle e-mail che ti inviamo; i codici e le sessioni di «Il mio account»; e le recensioni che rifiutiamo.',
        'Se chiedi la cancellazione, eliminiamo la tua e-mail, il tuo nome utente, i tuoi messaggi e le tue recensioni appena termina ciò che è in corso; la garanzia finisce con essa. Degli ordini restano, senza il tuo nome, numero, data, pacchetto, importo, IVA, stato e andamento della consegna e, del pagamento, il circuito, le ultime quattro cifre e il paese della carta, e le contestazioni con la banca: li richiedono la contabilità e quelle contestazioni. Se blocchiamo un nome utente o un’e-mail per uso scorretto, resta questa annotazione con il motivo, per riconoscerli. I registri cifrati del sistema e le copie di sicurezza scompaiono allo scadere del loro termine. Nell’elenco delle azioni del nostro team gli indirizzi IP si cancellano dopo 90 giorni.',
      ],
    },
    {
      title: 'Cookie',
      paragraphs: [
        'Usiamo quelli necessari per ricordare il tuo acquisto e proteggerlo. Non ci sono cookie pubblicitari.',
        'Quelli di misurazione, dove ci sono, si caricano solo dopo che li hai accettati. Rifiutarli è altrettanto facile, l’acquisto funziona anche senza e puoi cambiare la tua scelta quando vuoi con «Gestisci i cookie», in fondo alla pagina. Se li accetti, contiamo le pagine che visiti e, una volta, ogni acquisto: il suo importo, che cosa è stato acquistato e il numero d’ordine, mai la tua e-mail né il tuo nome utente.',
      ],
    },
    {
      title: 'I tuoi diritti',
      paragraphs: [
        'Puoi chiedere l’accesso, la rettifica, la limitazione, la portabilità o la cancellazione dei tuoi dati, e opporti al loro uso, rispondendo all’e-mail di conferma dell’ordine. Nella pagina «Annulla l’iscrizione» puoi smettere di ricevere e-mail commerciali, con effetto immediato, o chiedere la cancellazione, che elaboriamo entro 24 ore. Puoi anche presentare reclamo al Garante per la protezione dei dati personali.',
      ],
    },
  ],
  terms: (shop, seller) => [
    {
      title: 'Chi vende',
      paragraphs: [`Il contratto è concluso con ${seller}.`],
    },
    {
      title: 'Che cosa acquisti',
      paragraphs: [
        `${shop} offre servizi di visibilità per profili pubblici di Instagram attraverso una rete privata di collaboratori. Non abbiamo alcun rapporto con Instagram né con Meta.`,
      ],
    },
    {
      title: 'Prezzo e pagamento',
      paragraphs: [
        'I prezzi sono definitivi e includono l’IVA. L’importo viene addebitato una sola volta, quando premi il pulsante di pagamento, il che comporta l’obbligo di pagare. Non ci sono abbonamenti. Riceverai via e-mail la conferma, queste condizioni e una ricevuta.',
        'Un prezzo barrato è il più basso dei 30 giorni precedenti la riduzione.',
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
        'Se perdi oltre il 10% dei follower consegnati, li reintegriamo senza costi finché il profilo esiste, resta pubblico e mantiene lo stesso nome utente. La garanzia {guaranteeEnd} e si aggiunge ai tuoi diritti di legge se il servizio non è conforme.',
        'Questa garanzia non comprende né i like, né le visualizzazioni, né i pacchetti venduti senza reintegro, che lo dicono prima del pagamento e nella conferma.',
      ],
    },
    {
      title: 'Uso corretto',
      paragraphs: [
        'Puoi ordinare solo per profili tuoi o con il permesso del titolare. Possiamo rifiutare e rimborsare gli ordini che non rispettano queste condizioni.',
      ],
    },
    {
      title: 'Reclami e legge applicabile',
      paragraphs: [
        'Puoi presentare un reclamo rispondendo all’e-mail di conferma; rispondiamo entro 30 giorni. Il contratto è regolato dalla legge spagnola, fatta salva la tutela che ti riconosce la legge del Paese in cui vivi.',
      ],
    },
  ],
  refunds: (shop, seller) => [
    {
      title: 'Se non possiamo consegnare',
      paragraphs: [
        'Ti rimborsiamo la parte non consegnata. Se dopo il pagamento non riusciamo a creare l’ordine, viene rimborsato per intero automaticamente e ti avvisiamo via e-mail.',
      ],
    },
    {
      title: 'Diritto di recesso',
      paragraphs: [
        'Puoi recedere dal contratto entro 14 giorni dal giorno dell’acquisto, senza indicarne il motivo.',
        'Pagando chiedi che la consegna inizi subito. Se recedi a consegna iniziata, paghi solo la parte già consegnata. Quando l’ordine è consegnato per intero, il diritto si estingue.',
      ],
    },
    {
      title: 'Come recedere',
      paragraphs: [
        `Usa «Recedere dal contratto qui», in fondo a tutte le pagine e nelle e-mail del tuo ordine: sono due passaggi, e ${shop} ti invia subito una conferma di ricezione con la data e l’ora. Basta inviare la dichiarazione prima della fine del termine.`,
        `Puoi anche inviare qualsiasi dichiarazione esplicita, per esempio con questo modello: «All’attenzione di ${seller}: comunico il recesso dal mio contratto per la fornitura del seguente servizio: … (numero d’ordine). Ordinato il: … Nome: … Data: …»`,
      ],
    },
    {
      title: 'Che cosa succede dopo',
      paragraphs: [
        'Fermiamo la consegna se è ancora possibile e ti rimborsiamo l’importo, meno la parte già consegnata, senza ritardo e al più tardi 14 giorni dopo aver ricevuto la tua dichiarazione. Per te non ci sono costi.',
      ],
    },
    {
      title: 'Quando arriva il denaro',
      paragraphs: [
        'L’importo torna sullo stesso metodo di pagamento; la tua banca può impiegare da 5 a 10 giorni per accreditarlo.',
      ],
    },
  ],
};
