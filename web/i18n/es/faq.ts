/** The page of questions (S1 §2.8); the questions themselves are content. */
export const faq = {
  lead: 'Lo que más nos preguntan, con respuestas cortas. Si no encuentras la tuya, escríbenos.',
  more: '¿No encuentras tu respuesta?',
  moreText: 'Cuéntanos qué necesitas y te contestamos en un plazo de 24 horas.',
  contact: 'Contactar',
  track: 'Seguir mi pedido',
};
