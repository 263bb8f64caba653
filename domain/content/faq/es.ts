import type { ContentOf } from '../sections';

const lines = ['followers', 'likes', 'views'] as const;

/** The questions of a new shop: ten (S1 §2.8), and some about posts and videos. */
export const faq: ContentOf<'faq'>['entries'] = [
  {
    pregunta: '¿Cuánto tarda en llegar mi pedido?',
    respuesta:
      'Normalmente, el pedido se procesa inmediatamente; sin embargo, a veces suele tardar un máximo de 24 horas en empezar. Los paquetes grandes se entregan poco a poco. En la página de seguimiento ves en directo cuánto se ha entregado.',
    shownOn: [...lines],
  },
  {
    pregunta: '¿Necesitan mi contraseña?',
    respuesta:
      'No. Solo necesitamos tu nombre de usuario, y que el perfil sea público mientras dura la entrega. Si alguien te pide tu contraseña en nuestro nombre, no la compartas y avísanos.',
    shownOn: [...lines],
  },
  {
    pregunta: '¿Mi perfil tiene que ser público?',
    respuesta:
      'Sí, mientras dura la entrega. Si el perfil es privado o cambia de nombre de usuario, la entrega se detiene. Cuando esté completa puedes volver a ponerlo privado, pero la garantía solo puede aplicarse a un perfil público.',
  },
  {
    pregunta: '¿Qué cubre la garantía {guarantee}?',
    respuesta:
      'Si pierdes más de un 10 % de los seguidores entregados, los reponemos sin coste mientras el perfil exista, siga siendo público y conserve el mismo nombre de usuario. La garantía {guaranteeEnd}. Puedes pedir la reposición en la página de seguimiento o en «Mi Cuenta»; entre una reposición y la siguiente pasan al menos 24 horas. Los likes y las visualizaciones no la incluyen; tampoco los paquetes que se venden sin reposición, que lo dicen antes de pagar y en la confirmación.',
    shownOn: ['followers'],
  },
  {
    pregunta: '¿Cómo sé en qué punto está mi pedido?',
    respuesta:
      'En la página de seguimiento, con el número que recibiste por correo (por ejemplo FNZ-261121-AB3K). En «Mi Cuenta» ves todos tus pedidos y descargas tus recibos. También puedes escribir el número al asistente.',
  },
  {
    pregunta: '¿Cómo puedo pagar y es seguro?',
    respuesta:
      'Con tarjeta (Visa, Mastercard, American Express), Bizum, Apple Pay, Google Pay o Link. Los datos de tu tarjeta van cifrados directamente a la plataforma de pago: no vemos el número completo y solo guardamos la marca, las cuatro últimas cifras y el país. Un mismo pedido nunca se cobra dos veces y no hay suscripciones.',
    shownOn: [...lines],
  },
  {
    pregunta: '¿Me devuelven el dinero si no se puede entregar?',
    respuesta:
      'Te devolvemos la parte que no se haya entregado por el mismo medio de pago. Si después del pago no podemos crear tu pedido, se devuelve entero de forma automática y te lo comunicamos por correo. Tu banco puede tardar de 5 a 10 días en abonarlo.',
    shownOn: ['followers'],
  },
  {
    pregunta: '¿Puedo desistir de la compra?',
    respuesta:
      'Sí, en un plazo de 14 días y sin indicar el motivo. Usa «Desistir del contrato aquí», al pie de todas las páginas: son dos pasos y recibes un acuse de recibo. Si la entrega ya ha empezado, pagas solo la parte entregada; cuando está completa, el derecho se extingue.',
  },
  {
    pregunta: '¿Cómo uso un código de descuento?',
    respuesta:
      'Al pagar, abre «¿Tienes un código de descuento?», escribe el código y aplícalo: el nuevo importe aparece antes de pagar. Los códigos que damos con un pedido valen una vez, con el mismo correo electrónico y hasta la fecha que se indica.',
  },
  {
    pregunta: 'Me he equivocado de perfil, ¿qué hago?',
    respuesta:
      'Abre cuanto antes la página de tu pedido: si aún no ha salido, allí puedes corregir tú el nombre de usuario. Si ya no puedes, escríbenos desde la página de contacto con tu número de pedido. Lo que ya se ha entregado no se puede mover a otro perfil.',
  },
  {
    pregunta: '¿Entre cuántas publicaciones puedo repartir los likes?',
    respuesta:
      'Hasta 20 por pedido, siempre que a cada una le toquen al menos 10 likes; algunos paquetes piden más. El formulario te dice cuántas caben en el tuyo.',
    shownOn: ['likes'],
  },
  {
    pregunta: '¿Cómo se reparten los likes?',
    respuesta:
      'A partes iguales, con los de regalo incluidos. Si la división no es exacta, las primeras publicaciones que elegiste reciben uno más.',
    shownOn: ['likes'],
  },
  {
    pregunta: '¿Y si no veo mi publicación en la lista?',
    respuesta:
      'Pega su enlace, por ejemplo instagram.com/p/…. En la lista salen las más recientes; a veces Instagram no nos la da.',
    shownOn: ['likes'],
  },
  {
    pregunta: '¿Entre cuántos vídeos puedo repartir las visualizaciones?',
    respuesta:
      'Hasta 20 vídeos o reels públicos por pedido, siempre que a cada uno le toquen al menos 100; algunos paquetes piden más. Se reparten a partes iguales y lo ves antes de pagar.',
    shownOn: ['views'],
  },
  {
    pregunta: '¿Qué publicaciones pueden recibir visualizaciones?',
    respuesta:
      'Los vídeos y los reels públicos. Las fotos no tienen contador de visualizaciones, por eso no aparecen en la lista.',
    shownOn: ['views'],
  },
  {
    pregunta: '¿Y si no veo mi vídeo en la lista?',
    respuesta:
      'Pega su enlace, por ejemplo instagram.com/reel/…. En la lista salen los más recientes; a veces Instagram no nos la da.',
    shownOn: ['views'],
  },
];
