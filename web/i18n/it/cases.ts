import type { Messages } from '../shape';

export const cases: Messages['cases'] = {
  lead: 'Ecco come affrontiamo la crescita di un marchio: che cosa mancava, che cosa si è fatto e che cosa è cambiato.',
  sampleTitle: 'Casi di esempio',
  sample:
    'I casi di questa pagina sono inventati: clienti, cifre e opinioni non sono reali. Saranno sostituiti da casi di clienti che ci autorizzano.',
  example: 'Esempio',
  challenge: 'La sfida',
  solution: 'La soluzione',
  results: 'Risultati',
  timeline: (time) => `Durata: ${time}`,
  quote: (text) => `«${text}»`,
  method: 'Il nostro metodo',
  steps: [
    { title: 'Analisi', text: 'Guardiamo il tuo profilo, il pubblico e ciò che già funziona.' },
    { title: 'Strategia', text: 'Fissiamo obiettivo, calendario e criteri di misura.' },
    { title: 'Esecuzione', text: 'Avviamo il piano e tu lo segui passo dopo passo.' },
    { title: 'Ottimizzazione', text: 'Confrontiamo i risultati con l’obiettivo e correggiamo.' },
  ],
  call: 'Richiedi una consulenza gratuita',
  callText: 'Dicci che cosa vuoi ottenere: rispondiamo entro 24 ore, senza impegno.',
  contact: 'Richiedi una consulenza gratuita',
};
