/** Part of a legal text. */
export interface LegalSection {
  title: string;
  paragraphs: string[];
}

/**
 * Short and honest until the full texts are edited as content (decision 26); a lawyer confirms them. The pages show
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
        `${shop} trata su correo electrónico, el nombre de usuario público de Instagram que indica y los datos de su pedido. Nunca pedimos su contraseña.`,
        'Los datos de su tarjeta los recibe directamente la plataforma de pago. No pasan por nuestros servidores ni los guardamos.',
        'Si desiste de un contrato, guardamos su declaración con la fecha y la hora.',
        'Si nos escribe, se da de baja o pide el borrado de sus datos, guardamos lo que nos envía, con la fecha y la hora.',
      ],
    },
    {
      title: 'Para qué',
      paragraphs: [
        'Para cobrar, entregar y seguir su pedido y atender la garantía, porque es necesario para cumplir el contrato; y para cumplir nuestras obligaciones fiscales y de consumo. Si deja una compra a medias, podemos enviarle un único recordatorio.',
      ],
    },
    {
      title: 'Quién más los ve',
      paragraphs: [
        'La plataforma de pago recibe su correo y el importe. El proveedor que realiza la entrega recibe solo la dirección pública de su perfil y la cantidad.',
      ],
    },
    {
      title: 'Cuánto tiempo',
      paragraphs: [
        'Guardamos los datos del pedido mientras dura la garantía y, después, solo lo que exigen las leyes fiscales.',
        'Si pide el borrado, eliminamos su correo, su usuario y sus mensajes en cuanto termina lo que esté en curso; la garantía acaba con ello. De los pedidos quedan número, fecha, importe e IVA. Los registros cifrados del sistema y las copias de seguridad desaparecen al cumplirse su plazo.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'Usamos las necesarias para recordar su compra y protegerla. No hay cookies de publicidad.',
        'Las de medición, donde las haya, solo se cargan después de que usted las acepte. Rechazarlas es igual de fácil, comprar funciona igual sin ellas y puede cambiar su elección cuando quiera con «Configurar cookies», al pie de la página. Si las acepta, se cuentan las páginas que visita y, una vez, cada compra: su importe, lo comprado y el número de pedido, nunca su correo ni su usuario.',
      ],
    },
    {
      title: 'Sus derechos',
      paragraphs: [
        'Puede pedir el acceso, la corrección, la limitación, la portabilidad o el borrado de sus datos, y oponerse a su uso, respondiendo al correo de confirmación de su pedido. En la página «Darse de baja» puede dejar de recibir correos comerciales, con efecto inmediato, o pedir el borrado, que procesamos en 24 horas. También puede reclamar ante la Agencia Española de Protección de Datos.',
      ],
    },
  ],
  terms: (shop: string, seller: string): LegalSection[] => [
    {
      title: 'Quién vende',
      paragraphs: [`El contrato se celebra con ${seller}.`],
    },
    {
      title: 'Qué compra',
      paragraphs: [
        `${shop} ofrece servicios de visibilidad para perfiles públicos de Instagram a través de una red privada de colaboradores. No tenemos relación con Instagram ni con Meta.`,
      ],
    },
    {
      title: 'Precio y pago',
      paragraphs: [
        'Los precios son finales e incluyen el IVA. El pedido se cobra una sola vez, al pulsar el botón de pago, que supone una obligación de pago. No hay suscripciones. Recibirá por correo la confirmación, estas condiciones y un recibo.',
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
        'Si pierde más de un 10 % de lo entregado, lo reponemos sin coste mientras el perfil exista, siga siendo público y conserve el mismo nombre de usuario. La garantía no tiene fecha de fin y se suma a sus derechos legales si el servicio no es conforme.',
        'Los paquetes que se venden sin reposición lo dicen antes de pagar y en la confirmación, y no incluyen esta garantía.',
      ],
    },
    {
      title: 'Uso correcto',
      paragraphs: [
        'Solo puede pedir para perfiles propios o con permiso de su titular. Podemos rechazar y devolver pedidos que incumplan estas condiciones.',
      ],
    },
    {
      title: 'Reclamaciones y ley aplicable',
      paragraphs: [
        'Puede reclamar respondiendo al correo de confirmación; contestamos en un plazo máximo de 30 días. El contrato se rige por la ley española, sin perjuicio de la protección que le dé la ley del país en el que vive.',
      ],
    },
  ],
  refunds: (shop: string, seller: string): LegalSection[] => [
    {
      title: 'Si no podemos entregar',
      paragraphs: [
        'Le devolvemos la parte que no se haya entregado. Si el pago no llega a convertirse en un pedido, se devuelve entero de forma automática y se lo comunicamos por correo.',
      ],
    },
    {
      title: 'Derecho de desistimiento',
      paragraphs: [
        'Puede desistir del contrato en un plazo de 14 días desde el día de la compra, sin indicar el motivo.',
        'Al pagar solicita que la entrega empiece de inmediato. Si desiste con la entrega empezada, paga solo la parte ya entregada. Cuando el pedido está entregado por completo, el derecho se extingue.',
      ],
    },
    {
      title: 'Cómo desistir',
      paragraphs: [
        `Use «Desistir del contrato aquí», al pie de todas las páginas y en los correos de su pedido: son dos pasos, y ${shop} le envía al momento un acuse de recibo con la fecha y la hora. Basta con que envíe su declaración antes de que acabe el plazo.`,
        `También puede enviar cualquier declaración inequívoca, por ejemplo con este modelo: «A la atención de ${seller}: comunico que desisto de mi contrato de prestación del siguiente servicio: … (número de pedido). Pedido el: … Nombre: … Fecha: …»`,
      ],
    },
    {
      title: 'Qué pasa después',
      paragraphs: [
        'Detenemos la entrega si aún es posible y le devolvemos el importe, menos la parte ya entregada, sin demora y como máximo 14 días después de recibir su declaración. No tiene ningún coste para usted.',
      ],
    },
    {
      title: 'Cuándo llega el dinero',
      paragraphs: [
        'El importe vuelve al mismo medio de pago; su banco puede tardar de 5 a 10 días en abonarlo.',
      ],
    },
  ],
};

/** The legal texts every language must have. */
export type LegalTexts = typeof legal;
