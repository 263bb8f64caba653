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
    badges: [
      'Servicio 100 % en español',
      'Entrega inmediata',
      'Garantía de por vida',
      'Apple Pay y Google Pay',
      'Pago seguro con tarjeta',
    ],
    terms:
      'La entrega empieza en pocos minutos y, como mucho, en 24 horas. Si pierdes más de un 10 %, reponemos lo perdido gratis:',
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
