/** The pages of likes and views around their order form, as `home` is that of followers (S0 §1, §2; decision 26). */
export const lines = {
  likes: {
    title: 'Likes Instagram',
    headline: 'Más likes para sus publicaciones',
    lead: 'Elija el paquete, elija sus publicaciones y repartimos los likes a partes iguales. Sin contraseña.',
    claims: [
      'Servicio y atención 100 % en español',
      'Usted decide qué publicaciones reciben los likes, hasta 20 por pedido',
      'La entrega empieza al confirmarse el pago y la ve avanzar en directo',
      'Tarjeta, Apple Pay o Google Pay; su tarjeta nunca pasa por nuestros servidores',
    ],
    differences: {
      title: 'Por qué comprar aquí',
      items: [
        {
          title: 'Sin contraseña',
          text: 'Solo necesitamos su nombre de usuario y las publicaciones. Nadie entra en su cuenta.',
        },
        {
          title: 'Reparto a la vista',
          text: 'Antes de pagar ve cuántos likes recibe cada publicación, incluidos los de regalo.',
        },
        {
          title: 'Precio cerrado',
          text: 'Paga lo que ve: IVA incluido, sin suscripción y sin cargos posteriores.',
        },
        {
          title: 'Lo que falte se devuelve',
          text: 'La parte que no se pueda entregar vuelve al mismo medio de pago.',
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
          title: 'Elija paquete y publicaciones',
          text: 'Marque sus publicaciones o pegue su enlace: los likes se reparten a partes iguales.',
        },
        {
          title: 'Pague y sígalo',
          text: 'Recibe un correo con su número de pedido y ve cada publicación avanzar sin recargar la página.',
        },
      ],
    },
    faq: {
      title: 'Preguntas frecuentes',
      items: [
        {
          question: '¿Entre cuántas publicaciones puedo repartir los likes?',
          answer:
            'Hasta 20 por pedido, siempre que a cada una le toquen al menos 10 likes. El formulario le dice cuántas caben en su paquete.',
        },
        {
          question: '¿Cómo se reparten?',
          answer:
            'A partes iguales, con los de regalo incluidos. Si la división no es exacta, las primeras publicaciones que eligió reciben uno más.',
        },
        {
          question: '¿Cuánto tarda en llegar mi pedido?',
          answer:
            'Normalmente, el pedido se procesa inmediatamente; sin embargo, a veces suele tardar un máximo de 24 horas.',
        },
        {
          question: '¿Y si no veo mi publicación en la lista?',
          answer:
            'Pegue su enlace, por ejemplo instagram.com/p/…. La lista enseña solo las más recientes, y a veces Instagram no la da.',
        },
        {
          question: '¿Necesitan mi contraseña?',
          answer:
            'No. Solo su nombre de usuario y las publicaciones, y que el perfil sea público mientras dura la entrega. Si alguien le pide su contraseña en nuestro nombre, no se la dé.',
        },
        {
          question: '¿Es seguro pagar aquí?',
          answer:
            'Sí. Los datos de su tarjeta van directamente a la plataforma de pago, cifrados. Nosotros no los vemos ni los guardamos, y un mismo pedido nunca se cobra dos veces.',
        },
      ],
    },
  },
  views: {
    title: 'Visualizaciones Instagram',
    headline: 'Más visualizaciones para sus vídeos',
    lead: 'Elija el paquete, elija sus vídeos o reels y vea subir el contador. Sin contraseña.',
    claims: [
      'Servicio y atención 100 % en español',
      'Para vídeos y reels: uno solo o varios en el mismo pedido',
      'La entrega empieza al confirmarse el pago y la ve avanzar en directo',
      'Tarjeta, Apple Pay o Google Pay; su tarjeta nunca pasa por nuestros servidores',
    ],
    differences: {
      title: 'Por qué comprar aquí',
      items: [
        {
          title: 'Sin contraseña',
          text: 'Solo necesitamos su nombre de usuario y los vídeos. Nadie entra en su cuenta.',
        },
        {
          title: 'Solo vídeos',
          text: 'Le enseñamos únicamente las publicaciones que pueden recibir visualizaciones.',
        },
        {
          title: 'Precio cerrado',
          text: 'Paga lo que ve: IVA incluido, sin suscripción y sin cargos posteriores.',
        },
        {
          title: 'Lo que falte se devuelve',
          text: 'La parte que no se pueda entregar vuelve al mismo medio de pago.',
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
          title: 'Elija paquete y vídeos',
          text: 'Marque sus vídeos o pegue su enlace: las visualizaciones se reparten a partes iguales.',
        },
        {
          title: 'Pague y sígalo',
          text: 'Recibe un correo con su número de pedido y ve cada vídeo avanzar sin recargar la página.',
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
            'Sí, hasta 20 por pedido, siempre que a cada uno le toquen al menos 100. Se reparten a partes iguales y lo ve antes de pagar.',
        },
        {
          question: '¿Cuánto tarda en llegar mi pedido?',
          answer:
            'Normalmente, el pedido se procesa inmediatamente; sin embargo, a veces suele tardar un máximo de 24 horas. Los paquetes grandes se entregan poco a poco.',
        },
        {
          question: '¿Y si no veo mi vídeo en la lista?',
          answer:
            'Pegue su enlace, por ejemplo instagram.com/reel/…. La lista enseña solo los más recientes, y a veces Instagram no la da.',
        },
        {
          question: '¿Necesitan mi contraseña?',
          answer:
            'No. Solo su nombre de usuario y los vídeos, y que el perfil sea público mientras dura la entrega. Si alguien le pide su contraseña en nuestro nombre, no se la dé.',
        },
        {
          question: '¿Es seguro pagar aquí?',
          answer:
            'Sí. Los datos de su tarjeta van directamente a la plataforma de pago, cifrados. Nosotros no los vemos ni los guardamos, y un mismo pedido nunca se cobra dos veces.',
        },
      ],
    },
  },
};
