/** The product chooser (S0 §2, S1 §2.2). */
export const chooser = {
  title: 'Seguidores Instagram',
  lead: '¿Qué quiere para su perfil? Elija y siga la entrega en directo. Sin contraseña.',
  products: 'Elija un producto',
  texts: {
    followers: 'De Europa o de España, con regalo según la cantidad',
    likes: 'Repartidos entre las publicaciones que elija',
    views: 'Para sus vídeos y reels',
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
      'La entrega suele ser inmediata y tarda como máximo 24 horas. La garantía repone las bajadas de más del 10 %:',
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
