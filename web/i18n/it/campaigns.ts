import type { Messages } from '../catalogue';

/** Promotional pages and the compliance test page in Italian. */
export const campaigns: Messages['campaigns'] = {
  start: 'Inizi ora',
  landing: {
    title: 'Follower, Mi piace e visualizzazioni',
    end: {
      title: 'Pronto in un paio di minuti',
      text: 'Scelga il profilo e la quantità. Niente registrazione, niente password, niente abbonamento.',
    },
  },
  igTools: {
    title: 'Strumenti di crescita',
    headline: 'Strumenti per far crescere il Suo profilo',
    lead: 'Visibilità organica attraverso una rete privata di collaboratori. Lei decide l’obiettivo e la quantità; noi Le mostriamo ogni passo.',
    points: ['Senza password e senza abbonamento', 'Prezzo fisso, IVA inclusa', 'Stato in diretta'],
    tools: { title: 'Scelga uno strumento', lead: 'Tre obiettivi, lo stesso procedimento semplice.' },
    steps: {
      title: 'Come si usano',
      items: [
        { title: 'Scelga l’obiettivo', text: 'Più pubblico, più interazioni o più portata ai Suoi video.' },
        { title: 'Indichi il profilo', text: 'Basta il nome pubblico. Non chiediamo mai password.' },
        { title: 'Segua l’avanzamento', text: 'Ogni passo ha la sua ora, dal pagamento alla fine.' },
      ],
    },
  },
  adsLanding: {
    title: 'Follower con consegna immediata',
    headline: 'Follower per il Suo Instagram, a prezzo fisso',
    lead: 'Scelga un pacchetto e segua la consegna in diretta dal primo minuto.',
    action: 'Vedi tutti i pacchetti',
    packages: {
      title: 'I pacchetti più scelti',
      lead: 'Un solo pagamento, IVA inclusa.',
      choose: (units) => `Scegli ${units}`,
      loading: 'Caricamento dei prezzi…',
      none: 'In questo momento non possiamo mostrare i prezzi. Li vedrà nel modulo prima di pagare.',
    },
  },
  marketing: {
    title: 'Marketing sui social',
    headline: 'Marketing sui social, senza promesse vuote',
    lead: 'Un piano chiaro, prezzi fissi e risultati che si vedono avanzare. Per aziende, creator e marchi.',
    method: {
      title: 'Il nostro metodo',
      lead: 'Quattro fasi, le stesse in ogni profilo.',
      items: [
        {
          title: 'Analisi',
          text: 'Guardiamo il Suo profilo pubblico: che cosa pubblica, quanto spesso e a chi.',
        },
        { title: 'Strategia', text: 'Scegliamo con Lei l’obiettivo: pubblico, interazioni o portata.' },
        { title: 'Esecuzione', text: 'Diamo visibilità attraverso la nostra rete privata di collaboratori.' },
        { title: 'Ottimizzazione', text: 'Misuriamo, reintegriamo i cali e regoliamo il passo successivo.' },
      ],
    },
    services: { title: 'Che cosa può ordinare', lead: 'Servizi singoli, senza vincoli.' },
    promises: {
      title: 'Che cosa non facciamo',
      items: [
        'Non chiediamo password e non entriamo nel Suo account.',
        'Nessun abbonamento, nessun addebito successivo.',
        'Non pubblichiamo e non scriviamo a nessuno a nome Suo.',
      ],
    },
    talk: {
      title: 'Preferisce parlarne prima?',
      text: 'Ci dica che cosa cerca e Le rispondiamo entro 24 ore.',
      action: 'Ci contatti',
    },
  },
  specialOffer: {
    title: 'Offerta speciale',
    headline: (percent) => `${percent}% di sconto sul Suo ordine`,
    lead: 'Il codice vale adesso su tutti i servizi. Lo tocchi e lo applicheremo al pagamento.',
    codeLabel: 'Il Suo codice',
    use: 'Usa il codice',
    used: 'Sarà applicato al pagamento',
    order: 'Scegli il pacchetto',
    examples: {
      title: 'Quanto risparmia',
      caption: 'Prezzo di alcuni pacchetti senza codice e con il codice',
      package: 'Pacchetto',
      before: 'Senza codice',
      after: 'Con il codice',
      saves: 'Risparmia',
    },
    steps: {
      title: 'Come si usa',
      items: [
        { title: 'Tocchi il codice', text: 'Resta salvato in questo browser durante la visita.' },
        { title: 'Scelga il pacchetto', text: 'Profilo, quantità ed e-mail, come sempre.' },
        { title: 'Controlli il totale', text: 'Lo sconto compare nel riepilogo prima di pagare.' },
      ],
    },
    terms:
      'Lo sconto si calcola sul totale dell’ordine, IVA inclusa. Un codice per ordine, non cumulabile. L’importo minimo di un ordine è 0,50 €.',
    none: {
      headline: 'Al momento non ci sono offerte',
      text: 'I prezzi che vede nel modulo sono quelli che paga, senza altro.',
    },
  },
  test: {
    title: 'Verifica di conformità',
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
