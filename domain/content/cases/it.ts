import type { ContentOf } from '../sections';

/** The three sample cases of S1 §2.11. Made up, and marked so on the page. */
export const cases: ContentOf<'case-studies'>['cases'] = [
  {
    client: 'Negozio online di ceramiche',
    industry: 'Commercio elettronico',
    challenge:
      'Vendeva bene alle fiere, ma il negozio online riceveva poche visite e il profilo non mostrava la qualità dei pezzi.',
    solution:
      'Un profilo ordinato per collezioni, un calendario di tre post a settimana e più visibilità a ogni lancio.',
    results: [
      { metric: 'Visite al negozio dal profilo', increase: '+180%' },
      { metric: 'Copertura media di ogni post', increase: '+95%' },
      { metric: 'Ordini online', increase: '+40%' },
    ],
    timeline: '4 mesi',
    testimonial: 'Finalmente sappiamo quale post porta visite e quale no. Le novità vanno esaurite prima.',
    clientName: 'Elena V., titolare',
  },
  {
    client: 'Ristorante di quartiere',
    industry: 'Ristorazione',
    challenge:
      'I tavoli si riempivano nel fine settimana e restavano vuoti dal lunedì al giovedì. Il profilo era fermo da mesi.',
    solution:
      'Una serie di video brevi dalla cucina, i menu feriali raccontati ogni domenica e visibilità in città.',
    results: [
      { metric: 'Prenotazioni dal lunedì al giovedì', increase: '+55%' },
      { metric: 'Visualizzazioni dei video', increase: '+320%' },
      { metric: 'Messaggi ricevuti', increase: '+70%' },
    ],
    timeline: '3 mesi',
    testimonial: 'La gente entra dicendo di aver visto il video del risotto. Prima non succedeva.',
    clientName: 'Marcos G., responsabile di sala',
  },
  {
    client: 'Società di consulenza',
    industry: 'Servizi B2B',
    challenge:
      'Un gruppo con molta esperienza e poca presenza: chi decideva gli acquisti non trovava prove del lavoro svolto.',
    solution:
      'Post brevi con casi raccontati in cifre, un tono comune a tutto il gruppo e visibilità tra i profili del settore.',
    results: [
      { metric: 'Richieste ricevute', increase: '+65%' },
      { metric: 'Visite al profilo', increase: '+210%' },
      { metric: 'Incontri fissati', increase: '+35%' },
    ],
    timeline: '6 mesi',
    testimonial: 'Arriviamo al primo incontro con la fiducia già conquistata.',
    clientName: 'Patricia L., socia fondatrice',
  },
];
