/** Names of the groups in the navigation. */
export const groupNames = {
  work: 'Trabajo diario',
  selling: 'Ventas',
  delivery: 'Entrega',
  content: 'Contenido y avisos',
  system: 'Sistema',
} as const;
