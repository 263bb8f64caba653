/** The pages of likes and views around their order form, as `home` is that of followers (S0 §1, §2; decision 26). */
export const lines = {
  likes: {
    title: 'Likes Instagram',
    headline: 'Más likes para tus publicaciones',
    lead: 'Elige el paquete, elige tus publicaciones y repartimos los likes a partes iguales. Sin contraseña.',
    claims: [
      'Servicio y atención 100 % en español',
      'Tú decides qué publicaciones reciben los likes, hasta 20 por pedido',
      'La entrega empieza al confirmarse el pago y la ves avanzar en directo',
      'Tarjeta, Apple Pay o Google Pay; no vemos ni guardamos los datos de tu tarjeta',
    ],
    differences: {
      title: 'Por qué comprar aquí',
      items: [
        {
          title: 'Sin contraseña',
          text: 'Solo necesitamos tu nombre de usuario y las publicaciones. Nadie entra en tu cuenta.',
        },
        {
          title: 'Reparto a la vista',
          text: 'Antes de pagar ves cuántos likes recibe cada publicación, incluidos los de regalo.',
        },
        {
          title: 'Precio cerrado',
          text: 'Pagas lo que ves: IVA incluido, sin suscripción y sin cargos posteriores.',
        },
        {
          title: 'Si falta algo, te devolvemos esa parte',
          text: 'La parte que no se pueda entregar vuelve al mismo medio de pago.',
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
          title: 'Elige paquete y publicaciones',
          text: 'Marca tus publicaciones o pega su enlace: los likes se reparten a partes iguales.',
        },
        {
          title: 'Paga y síguelo',
          text: 'Recibes un correo con tu número de pedido y ves cada publicación avanzar sin recargar la página.',
        },
      ],
    },
    faq: {
      title: 'Preguntas frecuentes',
      items: [
        {
          question: '¿Entre cuántas publicaciones puedo repartir los likes?',
          answer:
            'Hasta 20 por pedido, siempre que a cada una le toquen al menos 10 likes. El formulario te dice cuántas caben en tu paquete.',
        },
        {
          question: '¿Cómo se reparten?',
          answer:
            'A partes iguales, con los de regalo incluidos. Si la división no es exacta, las primeras publicaciones que elegiste reciben uno más.',
        },
        {
          question: '¿Cuánto tarda en llegar mi pedido?',
          answer:
            'Normalmente, el pedido se procesa inmediatamente; sin embargo, a veces suele tardar un máximo de 24 horas en empezar.',
        },
        {
          question: '¿Y si no veo mi publicación en la lista?',
          answer:
            'Pega su enlace, por ejemplo instagram.com/p/…. En la lista salen las más recientes; a veces Instagram no nos la da.',
        },
        {
          question: '¿Necesitan mi contraseña?',
          answer:
            'No. Solo tu nombre de usuario y las publicaciones, y que el perfil sea público mientras dura la entrega. Si alguien te pide tu contraseña en nuestro nombre, no la compartas.',
        },
        {
          question: '¿Es seguro pagar aquí?',
          answer:
            'Sí. Los datos de tu tarjeta van directamente a la plataforma de pago, cifrados. Nosotros no los vemos ni los guardamos, y un mismo pedido nunca se cobra dos veces.',
        },
      ],
    },
  },
  views: {
    title: 'Visualizaciones Instagram',
    headline: 'Más visualizaciones para tus vídeos',
    lead: 'Elige el paquete, elige tus vídeos o reels y ve subir el contador. Sin contraseña.',
    claims: [
      'Servicio y atención 100 % en español',
      'Para vídeos y reels: uno solo o varios en el mismo pedido',
      'La entrega empieza al confirmarse el pago y la ves avanzar en directo',
      'Tarjeta, Apple Pay o Google Pay; no vemos ni guardamos los datos de tu tarjeta',
    ],
    differences: {
      title: 'Por qué comprar aquí',
      items: [
        {
          title: 'Sin contraseña',
          text: 'Solo necesitamos tu nombre de usuario y los vídeos. Nadie entra en tu cuenta.',
        },
        {
          title: 'Solo vídeos',
          text: 'Te enseñamos únicamente las publicaciones que pueden recibir visualizaciones.',
        },
        {
          title: 'Precio cerrado',
          text: 'Pagas lo que ves: IVA incluido, sin suscripción y sin cargos posteriores.',
        },
        {
          title: 'Si falta algo, te devolvemos esa parte',
          text: 'La parte que no se pueda entregar vuelve al mismo medio de pago.',
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
          title: 'Elige paquete y vídeos',
          text: 'Marca tus vídeos o pega su enlace: las visualizaciones se reparten a partes iguales.',
        },
        {
          title: 'Paga y síguelo',
          text: 'Recibes un correo con tu número de pedido y ves cada vídeo avanzar sin recargar la página.',
        },
      ],
    },
    faq: {
      title: 'Preguntas frecuentes',
      items: [
        {
          question: '¿Qué publicaciones pueden recibir visualizaciones?',
          answer:
            'Los vídeos y los reels públicos. Las fotos no tienen contador de visualizaciones, por eso no aparecen en la lista.',
        },
        {
          question: '¿Puedo repartirlas entre varios vídeos?',
          answer:
            'Sí, hasta 20 por pedido, siempre que a cada uno le toquen al menos 100. Se reparten a partes iguales y lo ves antes de pagar.',
        },
        {
          question: '¿Cuánto tarda en llegar mi pedido?',
          answer:
            'Normalmente, el pedido se procesa inmediatamente; sin embargo, a veces suele tardar un máximo de 24 horas en empezar. Los paquetes grandes se entregan poco a poco.',
        },
        {
          question: '¿Y si no veo mi vídeo en la lista?',
          answer:
            'Pega su enlace, por ejemplo instagram.com/reel/…. En la lista salen los más recientes; a veces Instagram no nos la da.',
        },
        {
          question: '¿Necesitan mi contraseña?',
          answer:
            'No. Solo tu nombre de usuario y los vídeos, y que el perfil sea público mientras dura la entrega. Si alguien te pide tu contraseña en nuestro nombre, no la compartas.',
        },
        {
          question: '¿Es seguro pagar aquí?',
          answer:
            'Sí. Los datos de tu tarjeta van directamente a la plataforma de pago, cifrados. Nosotros no los vemos ni los guardamos, y un mismo pedido nunca se cobra dos veces.',
        },
      ],
    },
  },
};
