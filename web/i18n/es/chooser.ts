/** The product chooser (S0 §2, S1 §2.2). */
export const chooser = {
  title: 'Seguidores Instagram',
  lead: '¿Qué quieres para tu perfil? Elige y sigue la entrega en directo. Sin contraseña.',
  products: 'Elige un producto',
  texts: {
    followers: 'De Europa o de España, con regalo según la cantidad',
    likes: 'Repartidos entre las publicaciones que elijas',
    views: 'Para tus vídeos y reels',
  },
  trust: {
    title: 'Por qué comprar aquí',
    /** The one that names the guarantee stands only where every package of followers has it. */
    badges: [
      'Servicio 100 % en español',
      'Entrega inmediata',
      'Garantía {guarantee} en seguidores',
      'Apple Pay y Google Pay',
      'Pago seguro con tarjeta',
    ],
    delivery: 'La entrega empieza en pocos minutos y, como mucho, en 24 horas.',
    refill: 'Si pierdes más de un 10 % de los seguidores entregados, los reponemos gratis:',
    termsLink: 'condiciones de la garantía',
  },
  score: {
    title: 'Valoración',
    value: '4,9',
    outOf: '4,9 de 5 estrellas',
    basis: 'Basada en más de 4.230 reseñas',
    clients: 'Más de 10.000 clientes',
    note: 'Cifras de muestra: se sustituirán por las de compradores verificados.',
  },
};
