import type { ContentOf } from '../sections';

/** The ten questions of a new shop (S1 §2.8). */
export const faq: ContentOf<'faq'>['entries'] = [
  {
    pregunta: '¿Cuánto tarda en llegar mi pedido?',
    respuesta:
      'Normalmente, el pedido se procesa inmediatamente; sin embargo, a veces suele tardar un máximo de 24 horas en empezar. Los paquetes grandes se entregan poco a poco. En la página de seguimiento ve en directo cuánto se ha entregado.',
  },
  {
    pregunta: '¿Necesitan mi contraseña?',
    respuesta:
      'No. Solo necesitamos su nombre de usuario de Instagram. Si alguien le pide su contraseña en nuestro nombre, no se la dé y avísenos.',
  },
  {
    pregunta: '¿Mi perfil tiene que ser público?',
    respuesta:
      'Sí, mientras dura la entrega. Si el perfil es privado o cambia de nombre de usuario, la entrega se detiene. Cuando esté completa puede volver a ponerlo privado, pero la garantía solo puede aplicarse a un perfil público.',
  },
  {
    pregunta: '¿Qué cubre la garantía de por vida?',
    respuesta:
      'Si pierde más de un 10 % de lo entregado, lo reponemos sin coste mientras el perfil exista, siga siendo público y conserve el mismo nombre de usuario. Puede pedir la reposición en la página de seguimiento o en «Mi Cuenta»; entre una reposición y la siguiente pasan al menos 24 horas. Los paquetes que se venden sin reposición lo dicen antes de pagar y en la confirmación, y no incluyen la garantía.',
  },
  {
    pregunta: '¿Cómo sé en qué punto está mi pedido?',
    respuesta:
      'En la página de seguimiento, con el número que recibió por correo (por ejemplo FNZ-261121-AB3K). En «Mi Cuenta» ve todos sus pedidos y descarga sus recibos. También puede escribir el número a este asistente.',
  },
  {
    pregunta: '¿Cómo puedo pagar y es seguro?',
    respuesta:
      'Con tarjeta (Visa, Mastercard, American Express), Apple Pay o Google Pay. Los datos de su tarjeta van cifrados directamente a la plataforma de pago: nosotros no los vemos ni los guardamos. Un mismo pedido nunca se cobra dos veces y no hay suscripciones.',
  },
  {
    pregunta: '¿Me devuelven el dinero si no se puede entregar?',
    respuesta:
      'Le devolvemos la parte que no se haya entregado por el mismo medio de pago. Si el pago no llega a convertirse en un pedido, se devuelve entero de forma automática y se lo comunicamos por correo. Su banco puede tardar de 5 a 10 días en abonarlo.',
  },
  {
    pregunta: '¿Puedo desistir de la compra?',
    respuesta:
      'Sí, en un plazo de 14 días y sin indicar el motivo. Use «Desistir del contrato aquí», al pie de todas las páginas: son dos pasos y recibe un acuse de recibo. Si la entrega ya ha empezado paga solo la parte entregada; cuando está completa, el derecho se extingue.',
  },
  {
    pregunta: '¿Cómo uso un código de descuento?',
    respuesta:
      'Al pagar, abra «código de descuento», escriba el código y aplíquelo: el nuevo importe aparece antes de pagar. Los códigos que damos con un pedido valen una vez, con el mismo correo electrónico y hasta la fecha que se indica.',
  },
  {
    pregunta: 'Me he equivocado de perfil, ¿qué hago?',
    respuesta:
      'Escríbanos cuanto antes desde la página de contacto con su número de pedido. Antes de que empiece la entrega podemos corregir el nombre de usuario; después ya no es posible mover lo entregado a otro perfil.',
  },
];
