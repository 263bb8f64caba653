/** The page of questions (S1 §2.8); the questions themselves are content. */
export const faq = {
  title: 'Preguntas frecuentes',
  lead: 'Lo que más nos preguntan, con respuestas cortas. Si no encuentra la suya, escríbanos.',
  more: '¿No encuentra su respuesta?',
  moreText: 'Cuéntenos qué necesita y le contestamos en un plazo de 24 horas.',
  contact: 'Contactar',
  track: 'Seguir mi pedido',
};
