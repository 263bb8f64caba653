import type { Messages } from '../shape';

/** Promotional pages and the compliance test page in Italian. */
export const campaigns: Messages['campaigns'] = {
  start: 'Inizia ora',
  landing: {
    end: {
      title: 'Pronto in un paio di minuti',
      text: 'Scegli il profilo e la quantità. Niente registrazione, niente password, niente abbonamento.',
    },
  },
  igTools: {
    headline: 'Strumenti per far crescere il tuo profilo',
    lead: 'Visibilità organica attraverso una rete privata di collaboratori. Tu decidi l’obiettivo e la quantità; noi ti mostriamo ogni passo.',
    points: ['Senza password e senza abbonamento', 'Prezzo fisso, IVA inclusa', 'Segui tutto in tempo reale'],
    tools: { title: 'Scegli uno strumento', lead: 'Tre obiettivi, lo stesso procedimento semplice.' },
    steps: {
      title: 'Come si usano',
      items: [
        {
          title: 'Scegli l’obiettivo',
          text: 'Più pubblico, più interazioni o più copertura per i tuoi video.',
        },
        { title: 'Indica il profilo', text: 'Basta il nome pubblico. Non chiediamo mai password.' },
        { title: 'Segui l’avanzamento', text: 'Di ogni fase vedi data e ora, dal pagamento alla fine.' },
      ],
    },
  },
  adsLanding: {
    headline: 'Follower per il tuo Instagram, a prezzo fisso',
    lead: 'Scegli un pacchetto e segui la consegna in tempo reale dal primo minuto.',
    action: 'Vedi tutti i pacchetti',
    packages: {
      title: 'I pacchetti più scelti',
      lead: 'Un solo pagamento, IVA inclusa.',
      choose: (units) => `Scegli ${units}`,
      loading: 'Caricamento dei prezzi…',
      none: 'In questo momento non possiamo mostrare i prezzi. Li vedrai nel modulo prima di pagare.',
    },
  },
  marketing: {
    headline: 'Marketing sui social, senza promesse vuote',
    lead: 'Un piano chiaro, prezzi fissi e risultati che si vedono avanzare. Per aziende, creator e marchi.',
    method: {
      title: 'Il nostro metodo',
      lead: 'Quattro fasi, le stesse per ogni profilo.',
      items: [
        {
          title: 'Analisi',
          text: 'Guardiamo il tuo profilo pubblico: che cosa pubblichi, quanto spesso e per chi.',
        },
        { title: 'Strategia', text: 'Scegliamo con te l’obiettivo: pubblico, interazioni o copertura.' },
        { title: 'Esecuzione', text: 'Diamo visibilità attraverso la nostra rete privata di collaboratori.' },
        {
          title: 'Ottimizzazione',
          text: 'Misuriamo il risultato e adattiamo il passo successivo.',
        },
      ],
    },
    services: { title: 'Che cosa puoi ordinare', lead: 'Servizi singoli, senza vincoli.' },
    promises: {
      title: 'Che cosa non facciamo',
      items: [
        'Non chiediamo password e non entriamo nel tuo account.',
        'Nessun abbonamento, nessun addebito successivo.',
        'Non pubblichiamo e non scriviamo a nessuno a nome tuo.',
      ],
    },
    talk: {
      title: 'Preferisci parlarne prima?',
      text: 'Dicci che cosa cerchi e ti rispondiamo entro 24 ore.',
      action: 'Contattaci',
    },
  },
  specialOffer: {
    headline: (percent) => `${percent}% di sconto sul tuo ordine`,
    lead: 'Il codice vale adesso su tutti i servizi. Toccalo e lo applicheremo al pagamento.',
    codeLabel: 'Il tuo codice',
    use: 'Usa il codice',
    used: 'Sarà applicato al pagamento',
    order: 'Scegli il pacchetto',
    examples: {
      title: 'Quanto risparmi',
      caption: 'Prezzo di alcuni pacchetti senza codice e con il codice',
      package: 'Pacchetto',
      before: 'Senza codice',
      after: 'Con il codice',
      saves: 'Risparmi',
    },
    steps: {
      title: 'Come si usa',
      items: [
        { title: 'Tocca il codice', text: 'Resta salvato in questo browser durante la visita.' },
        { title: 'Scegli il pacchetto', text: 'Profilo, quantità ed e-mail, come sempre.' },
        { title: 'Controlla il totale', text: 'Lo sconto compare nel riepilogo prima di pagare.' },
      ],
    },
    terms:
      'Lo sconto si calcola sul totale dell’ordine, IVA inclusa. Un codice per ordine, non cumulabile. L’importo minimo di un ordine è 0,50 €.',
    none: {
      headline: 'Al momento non ci sono offerte',
      text: 'I prezzi che vedi nel modulo sono quelli che paghi, senza costi aggiuntivi.',
    },
  },
  test: {
    lead: 'Quale testo viene mostrato in questa visita, e perché. Lo user agent viene solo riportato: non cambia nulla di ciò che si vede.',
    state: 'Modalità di conformità',
    on: 'Attiva',
    off: 'Non attiva',
    trigger: 'Motivo',
    triggers: {
      path: 'L’indirizzo della pagina',
      host: 'Il dominio promozionale',
      'ad-click': 'Un parametro pubblicitario nell’indirizzo',
      'ad-referrer': 'La pagina precedente è di un annuncio',
    },
    noTrigger: 'Nessuno',
    userAgent: 'User agent',
    crawler: 'Crawler noto',
    crawlerYes: (name) => `Sì: ${name}`,
    crawlerNo: 'No',
    referrer: 'Pagina precedente',
    parameters: 'Parametri dell’indirizzo',
    none: 'Nessuno',
    time: 'Data e ora',
    again: 'Controlla di nuovo',
    tools: 'Apri la pagina degli strumenti',
  },
};
