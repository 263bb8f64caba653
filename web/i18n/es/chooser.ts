/** The product chooser (S0 §2, S1 §2.2). */
export const chooser = {
  lead: '¿Qué quieres para tu perfil? Elige y sigue la entrega en directo. Sin contraseña.',
  products: 'Elige un producto',
  texts: {
    followers: 'De Europa o de España, con regalo según la cantidad',
    likes: 'Repartidos entre las publicaciones que elijas',
    views: 'Para tus vídeos y reels',
  },
  trust: {
    title: 'Por qué comprar aquí',
    termsLink: 'condiciones de la garantía',
  },
  score: {
    title: 'Valoración',
    outOf: (score: string) => `${score} de 5 estrellas`,
    note: 'Cifras de muestra: se sustituirán por las de compradores verificados.',
    source: (source: string) => `Fuente: ${source}`,
  },
};
