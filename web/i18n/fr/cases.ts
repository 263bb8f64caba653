import type { Messages } from '../shape';

export const cases: Messages['cases'] = {
  lead: 'Voici comment nous abordons la croissance d’une marque : ce qui manquait, ce qui a été fait, ce qui a changé.',
  sampleTitle: 'Exemples fictifs',
  sample:
    'Les cas de cette page sont inventés : les clients, les chiffres et les avis ne sont pas réels. Ils seront remplacés par ceux de clients qui nous y autorisent.',
  example: 'Exemple',
  challenge: 'Le défi',
  solution: 'La solution',
  results: 'Résultats',
  timeline: (time) => `Durée : ${time}`,
  quote: (text) => `« ${text} »`,
  method: 'Notre méthode',
  steps: [
    { title: 'Analyse', text: 'Nous étudions votre profil, votre public et ce qui fonctionne déjà.' },
    { title: 'Stratégie', text: 'Nous fixons un objectif, un calendrier et la façon de le mesurer.' },
    { title: 'Exécution', text: 'Nous lançons le plan et vous le suivez pas à pas.' },
    { title: 'Optimisation', text: 'Nous comparons avec l’objectif et corrigeons ce qui doit l’être.' },
  ],
  call: 'Demandez une consultation gratuite',
  callText: 'Dites-nous ce que vous voulez atteindre : nous répondons sous 24 heures, sans engagement.',
  contact: 'Demander une consultation gratuite',
};
