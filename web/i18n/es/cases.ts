/** Casos de Éxito (S1 §1, §2.11); the cases themselves are content. */
export const cases = {
  lead: 'Así planteamos el crecimiento de una marca: qué faltaba, qué se hizo y qué cambió.',
  sampleTitle: 'Casos de muestra',
  sample:
    'Los casos de esta página son ejemplos inventados: clientes, cifras y opiniones no son reales. Se sustituirán por casos de clientes que lo autoricen.',
  example: 'Ejemplo',
  challenge: 'El reto',
  solution: 'La solución',
  results: 'Resultados',
  timeline: (time: string) => `Plazo: ${time}`,
  quote: (text: string) => `«${text}»`,
  method: 'Nuestra metodología',
  steps: [
    { title: 'Análisis', text: 'Miramos tu perfil, tu público y lo que ya funciona.' },
    { title: 'Estrategia', text: 'Fijamos un objetivo, un calendario y cómo se medirá.' },
    { title: 'Ejecución', text: 'Ponemos en marcha el plan y tú lo sigues paso a paso.' },
    { title: 'Optimización', text: 'Comparamos con el objetivo y corregimos lo que haga falta.' },
  ],
  call: 'Solicita una consulta gratuita',
  callText: 'Cuéntanos qué quieres conseguir y te contestamos en un plazo de 24 horas, sin compromiso.',
  contact: 'Solicitar consulta gratuita',
};
