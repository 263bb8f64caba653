/** Part of a legal text. */
interface LegalSection {
  title: string;
  paragraphs: string[];
}

/** Short and honest until the full texts are edited as content (decision 26); a lawyer confirms them. */
export const legal = {
  privacy: (shop: string): LegalSection[] => [
    {
      title: 'Qué datos tratamos',
      paragraphs: [
        `${shop} trata su correo electrónico, el nombre de usuario público de Instagram que indica y los datos de su pedido. Nunca pedimos su contraseña.`,
        'Los datos de su tarjeta los recibe directamente la plataforma de pago. No pasan por nuestros servidores ni los guardamos.',
      ],
    },
    {
      title: 'Para qué',
      paragraphs: [
        'Para cobrar, entregar y seguir su pedido, atender la garantía y cumplir nuestras obligaciones fiscales. Si deja una compra a medias, podemos enviarle un único recordatorio.',
      ],
    },
    {
      title: 'Quién más los ve',
      paragraphs: [
        'La plataforma de pago recibe su correo y el importe. El proveedor que realiza la entrega recibe solo la dirección pública de su perfil y la cantidad.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'Usamos las necesarias para recordar su compra y protegerla. No hay cookies de publicidad.',
        'Las de medición, donde las haya, solo se cargan después de que usted las acepte. Rechazarlas es igual de fácil, comprar funciona igual sin ellas y puede cambiar su elección cuando quiera con «Configurar cookies», al pie de la página.',
      ],
    },
    {
      title: 'Sus derechos',
      paragraphs: [
        'Puede pedir el acceso, la corrección o el borrado de sus datos respondiendo al correo de confirmación de su pedido. También puede reclamar ante la Agencia Española de Protección de Datos.',
      ],
    },
  ],
  terms: (shop: string): LegalSection[] => [
    {
      title: 'Qué compra',
      paragraphs: [
        `${shop} ofrece servicios de visibilidad para perfiles públicos de Instagram a través de una red privada de colaboradores. No tenemos relación con Instagram ni con Meta.`,
      ],
    },
    {
      title: 'Precio y pago',
      paragraphs: [
        'Los precios son finales e incluyen el IVA. El pedido se cobra una sola vez, al pulsar el botón de pago, que supone una obligación de pago. No hay suscripciones.',
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
        'Si pierde más de un 10 % de lo entregado, lo reponemos sin coste mientras el perfil exista, siga siendo público y conserve el mismo nombre de usuario. La garantía no tiene fecha de fin.',
      ],
    },
    {
      title: 'Uso correcto',
      paragraphs: [
        'Solo puede pedir para perfiles propios o con permiso de su titular. Podemos rechazar y devolver pedidos que incumplan estas condiciones.',
      ],
    },
  ],
  refunds: (shop: string): LegalSection[] => [
    {
      title: 'Si no podemos entregar',
      paragraphs: [
        'Le devolvemos la parte que no se haya entregado. Si el pago no llega a convertirse en un pedido, se devuelve entero de forma automática y se lo comunicamos por correo.',
      ],
    },
    {
      title: 'Derecho de desistimiento',
      paragraphs: [
        'Tiene 14 días para desistir. Al pagar solicita que la entrega empiece de inmediato: si desiste con la entrega empezada, se descuenta la parte ya entregada; cuando el pedido está entregado por completo, el derecho se extingue.',
      ],
    },
    {
      title: 'Cómo pedirlo',
      paragraphs: [
        `Responda al correo de confirmación indicando su número de pedido. ${shop} le contestará por correo con la fecha y la hora de su solicitud.`,
      ],
    },
    {
      title: 'Cuándo llega el dinero',
      paragraphs: [
        'El importe vuelve al mismo medio de pago. Nosotros lo enviamos al momento; su banco puede tardar de 5 a 10 días en abonarlo.',
      ],
    },
  ],
};
