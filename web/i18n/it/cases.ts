import type { Messages } from '../catalogue';

export const cases: Messages['cases'] = {
  title: 'Casi di successo',
  lead: 'Ecco come affrontiamo la crescita di un marchio: che cosa mancava, che cosa si è fatto e che cosa è cambiato.',
  sampleTitle: 'Casi di esempio',
  sample:
    'Questi tre casi sono inventati: clienti, cifre e opinioni non sono reali. Saranno sostituiti da casi di clienti che ci autorizzano.',
  example: 'Esempio',
  challenge: 'La sfida',
  solution: 'La soluzione',
  results: 'Risultati',
  timeline: 'Durata',
  quote: (text) => `«${text}»`,
  method: 'Il nostro metodo',
  steps: [
    { title: 'Analisi', text: 'Guardiamo il Suo profilo, il pubblico e ciò che già funziona.' },
    { title: 'Strategia', text: 'Fissiamo un obiettivo, un calendario e come misurarlo.' },
    { title: 'Esecuzione', text: 'Avviamo il piano e Lei lo segue passo dopo passo.' },
    { title: 'Ottimizzazione', text: 'Confrontiamo con l’obiettivo e correggiamo quanto serve.' },
  ],
  call: 'Richieda una consulenza gratuita',
  callText: 'Ci dica che cosa vuole ottenere: rispondiamo entro 24 ore, senza impegno.',
  contact: 'Richiedi una consulenza gratuita',
};
