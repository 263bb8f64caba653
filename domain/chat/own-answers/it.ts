import { inItalian } from '#domain/typography.ts';
import type { OwnAnswers } from './es';

/** The assistant's own answers in Italian, used if no published question covers the topic. */
export const ownAnswers: OwnAnswers = inItalian({
  'double-charge':
    'Uno stesso ordine si paga una sola volta. A volte la banca mostra anche un importo bloccato, che sparisce da solo in pochi giorni. Se vedi due addebiti, una persona controlla e rimborsa quello in più: scrivici con data e importo di entrambi e il numero d’ordine.',
  'unknown-charge':
    'Lo controlla una persona. Scrivici con data e importo dell’addebito e le ultime quattro cifre della carta, mai il numero completo. Se pensi che qualcuno usi la tua carta, avvisa anche la banca.',
  'paid-no-order':
    'Se il pagamento è riuscito, l’ordine compare da solo in pochi minuti; se non è possibile, ti rimborsiamo tutto in automatico e ti avvisiamo via e-mail. Se non vedi né l’uno né l’altro, scrivici con data, importo e il tuo indirizzo e-mail.',
  complaint:
    'Mi dispiace per quello che è successo. Deve vederlo una persona: puoi portare questa conversazione nel modulo di contatto e aggiungere il numero d’ordine. Rispondiamo via e-mail entro 24 ore.',
  'legal-threat':
    'Mi dispiace che siamo arrivati a questo punto. Deve occuparsene una persona: inviaci il tuo reclamo con questa conversazione e il numero d’ordine e ti rispondiamo via e-mail entro 24 ore. I tuoi diritti sono nei termini e condizioni.',
  insult:
    'Mi dispiace di non averti aiutato. Se qualcosa è andato storto, una persona lo controlla: scrivici con il numero d’ordine e ti rispondiamo via e-mail entro 24 ore.',
  business:
    'I prezzi del sito sono uguali per tutti. Se vuoi comprare grandi volumi, rivendere o collaborare, scrivici che cosa ti serve: una persona risponde entro 24 ore.',
  missing:
    'I pacchetti grandi arrivano poco a poco: la pagina di stato dell’ordine mostra quanto è già stato consegnato. Se l’ordine è completato e manca qualcosa, scrivici con il numero d’ordine e lo controlla una persona. Quello che non si può consegnare viene rimborsato.',
  late: 'La consegna può impiegare fino a 24 ore per iniziare, e il profilo deve essere pubblico. La pagina di stato dell’ordine mostra a che punto è; puoi anche scrivermi qui il numero d’ordine. Se è passato più tempo, scrivici e lo controlla una persona.',
  'change-order':
    'Nella pagina del tuo ordine puoi correggere tu il nome utente o i post, se l’ordine non è ancora partito, e l’e-mail, nell’ora successiva all’acquisto e con lo stesso browser. Per qualsiasi altra modifica scrivici con il numero d’ordine: la controlla una persona.',
  technical:
    'Prova a ricaricare la pagina: quello che hai scelto resta salvato. Se non basta, prova un altro browser; lì dovrai scegliere di nuovo. Se non cambia nulla, scrivici che cosa stavi facendo e quale messaggio vedi: lo controlla una persona.',
  'total-price':
    'Il prezzo che vedi è quello finale: IVA inclusa, senza spese né commissioni. È un pagamento unico, senza abbonamento né rinnovi.',
  quality:
    'Arrivano da una rete privata di collaboratori, con profili europei o spagnoli a seconda del pacchetto. Rendono visibile il tuo profilo; non possiamo promettere che mettano like, commentino o comprino. Se il numero cala, vale la garanzia, purché il tuo pacchetto la comprenda.',
  regions:
    'Puoi scegliere tra follower europei, con il miglior rapporto tra quantità e prezzo, e follower spagnoli, di qualità superiore. Non si può scegliere un altro Paese, né sesso, età o interessi.',
  ban: 'Non entriamo nel tuo account e non chiediamo la password. Non abbiamo legami con Instagram e non decidiamo come applica le sue regole: può togliere follower o limitare un profilo. Se il numero cala, vale la garanzia, purché il tuo pacchetto la comprenda.',
  legality:
    'È un normale contratto di servizi, con ricevuta e IVA. Altra cosa sono le regole di Instagram, che può togliere follower. Ordina solo per profili tuoi o con il permesso del titolare, e non usare i numeri per ingannare qualcuno.',
  discretion:
    'Non pubblichiamo nulla sul tuo profilo, non scriviamo ai tuoi follower e non diciamo a nessuno che hai comprato. In un profilo pubblico, però, tutti possono vedere la lista dei follower e che è cresciuta.',
  'user-not-found':
    'Scrivi il nome utente senza spazi, come appare nel profilo, e premi Continua anche se non è nella lista: la ricerca non lo mostra sempre. Il profilo deve essere pubblico. Se risulta non disponibile, scrivici.',
  'other-methods':
    'Accettiamo carta (Visa, Mastercard, American Express), Satispay, Apple Pay, Google Pay e Link, in euro e in un solo pagamento. Niente PayPal, bonifico, criptovalute, contanti o rate.',
  'payment-failed':
    'Se il pagamento viene rifiutato, non si addebita nulla. Controlla numero, scadenza e CVC, conferma il pagamento nell’app della banca o prova un’altra carta, Satispay, Apple Pay o Google Pay. Se non riesci, o se vedi un addebito senza ordine, scrivici.',
  'lost-mail':
    'Guarda nella posta indesiderata. Il tuo ordine è anche in «Il mio account»: entra con l’e-mail dell’acquisto e il codice che ti inviamo. Se l’indirizzo era scritto male, correggilo nella pagina dell’ordine entro un’ora dall’acquisto, con lo stesso browser; dopo, scrivici con data, importo e nome utente.',
  invoice:
    'Ogni ordine ha la sua ricevuta in PDF con l’IVA: scaricala in «Il mio account» o nella pagina di stato dell’ordine. Lì puoi chiedere anche la fattura con i tuoi dati fiscali nei 60 giorni successivi al pagamento; dopo, scrivici con questi dati e il numero d’ordine.',
  'delete-data':
    'Nella pagina «Annulla l’iscrizione» scegli la cancellazione dei dati: ti chiediamo di confermare via e-mail e la gestiamo entro 24 ore. Non serve un account. La garanzia finisce. Degli ordini restano, senza il tuo nome, i dati dell’acquisto, del pagamento e della consegna.',
  unsubscribe:
    'Nella pagina «Annulla l’iscrizione» smetti subito di ricevere e-mail commerciali. Vale anche il link in fondo a quelle e-mail: il promemoria d’acquisto e la richiesta di recensione. Gli avvisi di un ordine in corso continuano ad arrivare.',
  account:
    'Non servono registrazione né password. Per comprare bastano il nome utente e l’e-mail. In «Il mio account» scrivi l’e-mail dell’acquisto e ti inviamo un codice di 6 cifre, valido 10 minuti: guarda anche nella posta indesiderata.',
  'free-sample':
    'Non ci sono prove gratis. Puoi iniziare dal pacchetto più piccolo, che vedi quando scegli la quantità; se non si può consegnare, ti rimborsiamo.',
  bonus:
    'Molti pacchetti hanno unità in regalo: le vedi accanto alla quantità, ad esempio «+50 in regalo». Arrivano con l’ordine e non costano nulla.',
  age: 'Se sei minorenne, acquista con il permesso di un genitore o di un tutore.',
  trust:
    'Giudica da quello che puoi verificare: chi vende è indicato nei termini e condizioni, i dati della carta arrivano direttamente alla piattaforma di pagamento, vedi la consegna in tempo reale, quello che non arriva viene rimborsato e hai 14 giorni per recedere, finché l’ordine non è consegnato per intero. Le recensioni di esempio sono indicate come tali.',
  seller: '{shop} è un negozio online, senza locali aperti al pubblico. Il venditore è {seller}.',
  languages:
    'Il negozio, le e-mail e il nostro team parlano italiano, spagnolo e francese. Cambia lingua con il selettore della pagina, o scrivici in quella delle tre che preferisci.',
  'likes-posts':
    'Scegli tu quali post ricevono i like, fino a 20 per ordine e con almeno 10 like ciascuno; alcuni pacchetti ne chiedono di più. Si dividono in parti uguali, regalo compreso. Se un post non è nella lista, incolla il suo link.',
  'views-videos':
    'Le visualizzazioni sono per video e reel pubblici, fino a 20 per ordine e con almeno 100 ciascuno; alcuni pacchetti ne chiedono di più. Foto e storie non possono riceverle.',
  'not-sold':
    'Offriamo solo pacchetti di follower, like e visualizzazioni di Instagram. Niente commenti, account o altri social.',
  'other-profile':
    'Sì, se il profilo è tuo o hai il permesso del titolare. Ogni ordine è per un solo profilo: fanne uno per ogni account. Il profilo deve essere pubblico.',
  again:
    'Sì, puoi comprare tutte le volte che vuoi, anche per lo stesso profilo. Gli ordini dello stesso tipo per uno stesso profilo vengono consegnati uno dopo l’altro.',
  remove:
    'Non possiamo togliere quello che è stato consegnato. Nel tuo profilo puoi rimuovere i follower dalla lista di Instagram, uno per uno. Se hai un problema con la consegna, scrivici.',
  abroad:
    'Sì, puoi comprare da qualsiasi Paese se la tua carta permette pagamenti online in euro. Il negozio è in italiano, spagnolo e francese.',
  'how-to-buy':
    'Tre passaggi: scrivi il nome utente; scegli la quantità; indica la tua e-mail e paga. Senza password e senza registrazione. Poi ricevi il numero d’ordine e vedi la consegna in tempo reale.',
  'instagram-help':
    'Non siamo Instagram e non abbiamo accesso a nessun account. Se hai dimenticato la password o perso l’accesso, usa l’assistenza di Instagram.',
  privacy:
    'Trattiamo la tua e-mail, il nome utente pubblico e i dati del tuo ordine per riscuotere il pagamento, consegnare l’ordine e gestire la garanzia; non li vendiamo. I dati completi della tua carta non passano da noi. Tutto è nell’informativa sulla privacy, anche come chiedere l’accesso o la cancellazione.',
  law: 'Il contratto è regolato dalla legge spagnola, fatta salva la tutela che ti dà la legge del Paese in cui vivi. Il resto è nei termini e condizioni.',
  bot: 'Sono un assistente automatico: rispondo con i testi e i dati di {shop}. Se preferisci una persona, scrivici e ti risponde via e-mail entro 24 ore.',
});
