/** Sections around the order form; sample content until the shop's own is edited (decision 26). */
export const home = {
  title: 'Seguidores Instagram',
  headline: 'Más seguidores para tu Instagram',
  lead: 'Elige tu perfil, elige la cantidad y sigue la entrega en directo. Sin contraseña.',
  claims: [
    'Servicio y atención 100 % en español',
    'La entrega empieza al confirmarse el pago y la ves avanzar en directo',
    'Tarjeta, Apple Pay o Google Pay; no vemos ni guardamos los datos de tu tarjeta',
  ],
  /** Where every package of followers has the guarantee; filled in as content is (domain/content/placeholders.ts). */
  guaranteeClaim: 'Garantía {guarantee}: si la cantidad baja más de un 10 %, reponemos lo perdido',
  differences: {
    title: 'Por qué comprar aquí',
    items: [
      {
        title: 'Sin contraseña',
        text: 'Solo necesitamos tu nombre de usuario. Nadie entra en tu cuenta.',
      },
      {
        title: 'Seguimiento en directo',
        text: 'Desde el pago hasta el último seguidor, ves cada paso de tu pedido con su hora.',
      },
      {
        title: 'Precio cerrado',
        text: 'Pagas lo que ves: IVA incluido, sin suscripción y sin cargos posteriores.',
      },
      {
        title: 'Garantía y devolución',
        text: 'Si pierdes más de un 10 %, reponemos lo perdido gratis. Lo que no se pueda entregar se devuelve.',
      },
    ],
  },
  howItWorks: {
    title: 'Cómo funciona',
    steps: [
      {
        title: 'Dinos qué perfil es',
        text: 'Escribe tu usuario y confirma con la foto que es el tuyo. Debe ser público.',
      },
      {
        title: 'Elige cuántos',
        text: 'Europeos o de España, en paquetes con regalo o la cantidad exacta que quieras.',
      },
      {
        title: 'Paga y síguelo',
        text: 'Recibes un correo con tu número de pedido y ves la entrega avanzar sin recargar la página.',
      },
    ],
  },
  reviews: {
    title: 'Reseñas',
    note: 'Estas reseñas son ejemplos de muestra, no opiniones reales. Se sustituirán por las de compradores verificados.',
    mixed: 'Las marcadas como «Ejemplo» son de muestra.',
    how: 'Solo puede escribir quien ha comprado aquí: pedimos la reseña por correo unos días después de la entrega, y las críticas también se publican.',
    average: (average: string, count: number) => `${average} de 5 · ${count} reseñas verificadas`,
    verified: 'Compra verificada',
    anonymous: 'Anónimo',
    whole: 'Leer entera',
    example: 'Ejemplo',
    quote: (comment: string) => `«${comment}»`,
    rating: (stars: number) => `${stars} de 5 estrellas`,
    previous: 'Reseñas anteriores',
    next: 'Reseñas siguientes',
    pause: 'Detener el cambio automático',
    play: 'Cambiar automáticamente',
    page: (page: number, of: number) => `Página ${page} de ${of}`,
  },
  faq: {
    title: 'Preguntas frecuentes',
    items: [
      {
        question: '¿Cuánto tarda en llegar mi pedido?',
        answer:
          'Normalmente, el pedido se procesa inmediatamente; sin embargo, a veces suele tardar un máximo de 24 horas en empezar. Los paquetes grandes se entregan poco a poco.',
      },
      {
        question: '¿Necesitan mi contraseña?',
        answer:
          'No. Solo tu nombre de usuario, y que el perfil sea público mientras dura la entrega. Si alguien te pide tu contraseña en nuestro nombre, no la compartas.',
      },
      {
        question: '¿Qué cubre la garantía {guarantee}?',
        answer:
          'Si pierdes más de un 10 % de los seguidores entregados, los reponemos sin coste mientras el perfil exista, siga público y conserve el mismo nombre de usuario. La garantía {guaranteeEnd}. Los paquetes con la indicación «Sin reposición» no la incluyen.',
      },
      {
        question: '¿Y si no se puede entregar?',
        answer:
          'Te devolvemos la parte que no se haya entregado por el mismo medio de pago. Si después del pago no podemos crear tu pedido, se devuelve entero y te lo comunicamos por correo.',
      },
      {
        question: '¿Es seguro pagar aquí?',
        answer:
          'Sí. Los datos de tu tarjeta van directamente a la plataforma de pago, cifrados. Nosotros no los vemos ni los guardamos, y un mismo pedido nunca se cobra dos veces.',
      },
    ],
  },
};
