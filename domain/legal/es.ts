/** Part of a legal text. */
export interface LegalSection {
  title: string;
  paragraphs: string[];
}

/**
 * Short and honest until the full texts are edited as content (D26); a lawyer confirms them. The pages show
 * them, and the confirmation of an order carries terms and withdrawal information, so that the buyer keeps them.
 */
export const legal = {
  privacy: (shop: string, seller: string): LegalSection[] => [
    {
      title: 'Quién es el responsable',
      paragraphs: [`El responsable del tratamiento es ${seller}.`],
    },
    {
      title: 'Qué datos tratamos',
      paragraphs: [
        `${shop} trata tu correo electrónico, el nombre de usuario público de Instagram que indicas y los datos de tu pedido. Nunca pedimos tu contraseña.`,
        'Los datos completos de tu tarjeta los recibe directamente la plataforma de pago: no pasan por nuestros servidores. De la tarjeta guardamos la marca, las cuatro últimas cifras y el país y, si el banco rechaza el pago, el motivo.',
        'Si pides una factura, guardamos los datos fiscales que escribes para ella.',
        'Si desistes de un contrato, guardamos tu declaración con la fecha y la hora.',
        'Si nos escribes, te das de baja o pides el borrado de tus datos, guardamos lo que nos envías, con la fecha y la hora.',
      ],
    },
    {
      title: 'Para qué',
      paragraphs: [
        'Para cobrar, entregar y seguir tu pedido y atender la garantía, porque es necesario para cumplir el contrato; y para cumplir nuestras obligaciones fiscales y de protección de los consumidores. Si dejas una compra a medias, podemos enviarte un único recordatorio.',
        'Unos días después de la entrega podemos pedirte una reseña por correo, una vez por pedido; puedes darte de baja de esos correos cuando quieras. Si la escribes, publicamos tus estrellas, tu texto y el nombre que elijas, si eliges alguno.',
      ],
    },
    {
      title: 'Quién más los ve',
      paragraphs: [
        'La plataforma de pago recibe tu correo, el importe y el nombre del titular de la tarjeta. El proveedor que realiza la entrega recibe solo la dirección pública de tu perfil o de las publicaciones que elegiste, y la cantidad.',
        'Para encontrar tu perfil y contar tus seguidores, el nombre de usuario que escribes llega al servicio que consulta Instagram por nosotros, que puede ser Meta.',
      ],
    },
    {
      title: 'Cuánto tiempo',
      paragraphs: [
        'Guardamos los datos de tus pedidos, tus mensajes, solicitudes y reseñas hasta que pidas el borrado.',
        'Lo siguiente se borra solo, como muy tarde al cabo de un año: el correo y el usuario de las compras que no llegaste a pagar; los registros técnicos, entre ellos las llamadas a los proveedores y el texto de los correos que te enviamos; los códigos y las sesiones de «Mi Cuenta»; y las reseñas que rechazamos.',
        'Si pides el borrado, eliminamos tu correo, tu usuario, tus mensajes y tus reseñas en cuanto termina lo que esté en curso; la garantía acaba con ello. De los pedidos quedan, sin tu nombre, número, fecha, paquete, importe, IVA, estado y curso de la entrega y, del pago, la marca, las cuatro últimas cifras y el país de la tarjeta, y las disputas con el banco: los exigen la contabilidad y esas disputas. Si bloqueamos un usuario o un correo por un uso indebido, queda esa anotación con el motivo, que sirve para reconocer a quien se rechazó. Los registros cifrados del sistema y las copias de seguridad desaparecen al cumplirse su plazo. En el registro de lo que hace nuestro equipo, las direcciones IP se borran a los 90 días.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'Usamos las necesarias para recordar tu compra y protegerla. No hay cookies de publicidad.',
        'Las de medición, donde las haya, solo se cargan después de que las aceptes. Rechazarlas es igual de fácil, comprar funciona igual sin ellas y puedes cambiar tu elección cuando quieras con «Configurar cookies», al pie de la página. Si las aceptas, se cuentan las páginas que visitas y, una vez, cada compra: su importe, lo comprado y el número de pedido, nunca tu correo ni tu usuario.',
      ],
    },
    {
      title: 'Tus derechos',
      paragraphs: [
        'Puedes pedir el acceso, la corrección, la limitación, la portabilidad o el borrado de tus datos, y oponerte a su uso, respondiendo al correo de confirmación de tu pedido. En la página «Darse de baja» puedes dejar de recibir correos comerciales, con efecto inmediato, o pedir el borrado, que procesamos en 24 horas. También puedes reclamar ante la Agencia Española de Protección de Datos.',
      ],
    },
  ],
  terms: (shop: string, seller: string): LegalSection[] => [
    {
      title: 'Quién vende',
      paragraphs: [`El contrato se celebra con ${seller}.`],
    },
    {
      title: 'Qué compras',
      paragraphs: [
        `${shop} ofrece servicios de visibilidad para perfiles públicos de Instagram a través de una red privada de colaboradores. No tenemos relación con Instagram ni con Meta.`,
      ],
    },
    {
      title: 'Precio y pago',
      paragraphs: [
        'Los precios son finales e incluyen el IVA. El pedido se cobra una sola vez, al pulsar el botón de pago, que supone una obligación de pago. No hay suscripciones. Recibirás por correo la confirmación, estas condiciones y un recibo.',
        'Un precio tachado es el más bajo de los 30 días anteriores a la rebaja.',
      ],
    },
    {
      title: 'Entrega',
      paragraphs: [
        'La entrega empieza normalmente al confirmarse el pago y puede tardar hasta 24 horas en comenzar. El perfil debe ser público y conservar su nombre de usuario hasta que termine.',
      ],
    },
    {
      title: 'Garantía',
      paragraphs: [
        'Si pierdes más de un 10 % de los seguidores entregados, los reponemos sin coste mientras el perfil exista, siga siendo público y conserve el mismo nombre de usuario. La garantía {guaranteeEnd} y se suma a tus derechos legales si el servicio no es conforme.',
        'Los likes y las visualizaciones no incluyen esta garantía; tampoco los paquetes que se venden sin reposición, que lo dicen antes de pagar y en la confirmación.',
      ],
    },
    {
      title: 'Uso correcto',
      paragraphs: [
        'Solo puedes pedir para perfiles propios o con permiso de su titular. Podemos rechazar y devolver pedidos que incumplan estas condiciones.',
      ],
    },
    {
      title: 'Reclamaciones y ley aplicable',
      paragraphs: [
        'Puedes reclamar respondiendo al correo de confirmación; contestamos en un plazo máximo de 30 días. El contrato se rige por la ley española, sin perjuicio de la protección que te dé la ley del país en el que vives.',
      ],
    },
  ],
  refunds: (shop: string, seller: string): LegalSection[] => [
    {
      title: 'Si no podemos entregar',
      paragraphs: [
        'Te devolvemos la parte que no se haya entregado. Si después del pago no podemos crear tu pedido, se devuelve entero de forma automática y te lo comunicamos por correo.',
      ],
    },
    {
      title: 'Derecho de desistimiento',
      paragraphs: [
        'Puedes desistir del contrato en un plazo de 14 días desde el día de la compra, sin indicar el motivo.',
        'Al pagar solicitas que la entrega empiece de inmediato. Si desistes con la entrega empezada, pagas solo la parte ya entregada. Cuando el pedido está entregado por completo, el derecho se extingue.',
      ],
    },
    {
      title: 'Cómo desistir',
      paragraphs: [
        `Usa «Desistir del contrato aquí», al pie de todas las páginas y en los correos de tu pedido: son dos pasos, y ${shop} te envía al momento un acuse de recibo con la fecha y la hora. Basta con que envíes tu declaración antes de que acabe el plazo.`,
        `También puedes enviar cualquier declaración inequívoca, por ejemplo con este modelo: «A la atención de ${seller}: comunico que desisto de mi contrato de prestación del siguiente servicio: … (número de pedido). Pedido el: … Nombre: … Fecha: …»`,
      ],
    },
    {
      title: 'Qué pasa después',
      paragraphs: [
        'Detenemos la entrega si aún es posible y te devolvemos el importe, menos la parte ya entregada, sin demora y como máximo 14 días después de recibir tu declaración. No te cuesta nada.',
      ],
    },
    {
      title: 'Cuándo llega el dinero',
      paragraphs: [
        'El importe vuelve al mismo medio de pago; tu banco puede tardar de 5 a 10 días en abonarlo.',
      ],
    },
  ],
};

/** The legal texts every language must have. */
export type LegalTexts = typeof legal;
