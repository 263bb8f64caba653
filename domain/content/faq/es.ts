import type { ContentOf } from '../sections';

/** The ten questions of a new shop (S1 §2.8). */
export const faq: ContentOf<'faq'>['entries'] = [
  {
    pregunta: '¿Cuánto tarda en llegar mi pedido?',
    respuesta:
      'Normalmente, el pedido se procesa inmediatamente; sin embargo, a veces suele tardar un máximo de 24 horas en empezar. Los paquetes grandes se entregan poco a poco. En la página de seguimiento ves en directo cuánto se ha entregado.',
  },
  {
    pregunta: '¿Necesitan mi contraseña?',
    respuesta:
      'No. Solo necesitamos tu nombre de usuario de Instagram. Si alguien te pide tu contraseña en nuestro nombre, no la compartas y avísanos.',
  },
  {
    pregunta: '¿Mi perfil tiene que ser público?',
    respuesta:
      'Sí, mientras dura la entrega. Si el perfil es privado o cambia de nombre de usuario, la entrega se detiene. Cuando esté completa puedes volver a ponerlo privado, pero la garantía solo puede aplicarse a un perfil público.',
  },
  {
    pregunta: '¿Qué cubre la garantía {guarantee}?',
    respuesta:
      'Si pierdes más de un 10 % de los seguidores entregados, los reponemos sin coste mientras el perfil exista, siga siendo público y conserve el mismo nombre de usuario. La garantía {guaranteeEnd}. Puedes pedir la reposición en la página de seguimiento o en «Mi Cuenta»; entre una reposición y la siguiente pasan al menos 24 horas. Los likes y las visualizaciones no la incluyen; tampoco los paquetes que se venden sin reposición, que lo dicen antes de pagar y en la confirmación.',
  },
  {
    pregunta: '¿Cómo sé en qué punto está mi pedido?',
    respuesta:
      'En la página de seguimiento, con el número que recibiste por correo (por ejemplo FNZ-261121-AB3K). En «Mi Cuenta» ves todos tus pedidos y descargas tus recibos. También puedes escribir el número a este asistente.',
  },
  {
    pregunta: '¿Cómo puedo pagar y es seguro?',
    respuesta:
      'Con tarjeta (Visa, Mastercard, American Express), Apple Pay o Google Pay. Los datos de tu tarjeta van cifrados directamente a la plataforma de pago: nosotros no los vemos ni los guardamos. Un mismo pedido nunca se cobra dos veces y no hay suscripciones.',
  },
  {
    pregunta: '¿Me devuelven el dinero si no se puede entregar?',
    respuesta:
      'Te devolvemos la parte que no se haya entregado por el mismo medio de pago. Si después del pago no podemos crear tu pedido, se devuelve entero de forma automática y te lo comunicamos por correo. Tu banco puede tardar de 5 a 10 días en abonarlo.',
  },
  {
    pregunta: '¿Puedo desistir de la compra?',
    respuesta:
      'Sí, en un plazo de 14 días y sin indicar el motivo. Usa «Desistir del contrato aquí», al pie de todas las páginas: son dos pasos y recibes un acuse de recibo. Si la entrega ya ha empezado, pagas solo la parte entregada; cuando está completa, el derecho se extingue.',
  },
  {
    pregunta: '¿Cómo uso un código de descuento?',
    respuesta:
      'Al pagar, abre «código de descuento», escribe el código y aplícalo: el nuevo importe aparece antes de pagar. Los códigos que damos con un pedido valen una vez, con el mismo correo electrónico y hasta la fecha que se indica.',
  },
  {
    pregunta: 'Me he equivocado de perfil, ¿qué hago?',
    respuesta:
      'Escríbenos cuanto antes desde la página de contacto con tu número de pedido. Antes de que empiece la entrega podemos corregir el nombre de usuario; después ya no es posible mover lo entregado a otro perfil.',
  },
];
