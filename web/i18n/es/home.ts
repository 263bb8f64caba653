/** Sections around the order form; sample content until the shop's own is edited (decision 26). */
export const home = {
  title: 'Seguidores Instagram',
  headline: 'Más seguidores para su Instagram',
  lead: 'Elija su perfil, elija la cantidad y siga la entrega en directo. Sin contraseña.',
  claims: [
    'Servicio y atención 100 % en español',
    'La entrega empieza al confirmarse el pago y la ve avanzar en directo',
    'Tarjeta, Apple Pay o Google Pay; su tarjeta nunca pasa por nuestros servidores',
  ],
  /** Where every package of followers has the guarantee. */
  guaranteeClaim: 'Garantía de por vida: si la cantidad baja más de un 10 %, reponemos lo perdido',
  differences: {
    title: 'Por qué comprar aquí',
    items: [
      {
        title: 'Sin contraseña',
        text: 'Solo necesitamos su nombre de usuario. Nadie entra en su cuenta.',
      },
      {
        title: 'Seguimiento en directo',
        text: 'Desde el pago hasta el último seguidor, cada paso de su pedido tiene su hora.',
      },
      {
        title: 'Precio cerrado',
        text: 'Paga lo que ve: IVA incluido, sin suscripción y sin cargos posteriores.',
      },
      {
        title: 'Garantía y devolución',
        text: 'Con la garantía reponemos las bajadas de más del 10 %. Lo que no se pueda entregar se devuelve.',
      },
    ],
  },
  howItWorks: {
    title: 'Cómo funciona',
    steps: [
      {
        title: 'Diga qué perfil es',
        text: 'Escriba su usuario y confirme con la foto que es el suyo. Debe ser público.',
      },
      {
        title: 'Elija cuántos',
        text: 'Europeos o de España, en paquetes con regalo o la cantidad exacta que usted quiera.',
      },
      {
        title: 'Pague y sígalo',
        text: 'Recibe un correo con su número de pedido y ve la entrega avanzar sin recargar la página.',
      },
    ],
  },
  reviews: {
    title: 'Reseñas',
    note: 'Estas reseñas son ejemplos de muestra, no opiniones reales. Se sustituirán por las de compradores verificados.',
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
          'Normalmente, el pedido se procesa inmediatamente; sin embargo, a veces suele tardar un máximo de 24 horas. Los paquetes grandes se entregan poco a poco.',
      },
      {
        question: '¿Necesitan mi contraseña?',
        answer:
          'No. Solo su nombre de usuario, y que el perfil sea público mientras dura la entrega. Si alguien le pide su contraseña en nuestro nombre, no se la dé.',
      },
      {
        question: '¿Qué cubre la garantía de por vida?',
        answer:
          'Si pierde más de un 10 % de los seguidores entregados, los reponemos sin coste mientras el perfil exista, siga público y conserve el mismo nombre de usuario. Los paquetes con la indicación «Sin reposición» no la incluyen.',
      },
      {
        question: '¿Y si no se puede entregar?',
        answer:
          'Le devolvemos la parte que no se haya entregado por el mismo medio de pago. Si el pago no llega a convertirse en un pedido, se devuelve entero y se lo comunicamos por correo.',
      },
      {
        question: '¿Es seguro pagar aquí?',
        answer:
          'Sí. Los datos de su tarjeta van directamente a la plataforma de pago, cifrados. Nosotros no los vemos ni los guardamos, y un mismo pedido nunca se cobra dos veces.',
      },
    ],
  },
};
