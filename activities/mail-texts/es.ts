/** The Spanish messages of a purchase: sentences only; their composition stands in mail-messages.ts. */
export const es = {
  services: { followers: 'seguidores', likes: 'likes', views: 'visualizaciones' },
  regions: { spain: 'España', europe: 'Europa', none: '' },
  facts: {
    orderNumber: 'Número de pedido',
    username: 'Usuario de Instagram',
    package: 'Paquete',
    bonus: 'De regalo',
    upsell: 'Ampliación',
    discount: 'Descuento',
    total: 'Total',
    vat: (rate: string) => `IVA incluido (${rate})`,
    date: 'Fecha y hora',
    reference: 'Referencia',
    order: 'Pedido',
    orderTotal: 'Total del pedido',
    returned: 'Importe devuelto',
    refunded: 'Reembolsado hasta ahora',
  },
  confirmation: {
    subject: (number: string) => `Confirmación de su pedido ${number}`,
    title: 'Gracias por su compra',
    text: (number: string) =>
      `Hemos recibido su pago y su pedido ${number} está en marcha. Normalmente se entrega en pocos minutos; a veces tarda hasta 24 horas.`,
    button: 'Seguir mi pedido',
    withdrawal:
      'Usted pidió que el servicio comenzara de inmediato. Hasta que se haya prestado por completo puede desistir del contrato en un plazo de 14 días; se descontará la parte ya entregada.',
    links: (terms: string, refunds: string) =>
      `Condiciones: ${terms} · Reembolsos y desistimiento: ${refunds}`,
  },
  reminder: {
    subject: 'Su pedido está guardado',
    title: 'Su pedido le espera',
    text: 'Dejó un pedido sin terminar. Lo hemos guardado: puede pagarlo desde el mismo navegador en el que lo empezó. No se le ha cobrado nada.',
    button: 'Volver a mi pedido',
    unsubscribe: (address: string) =>
      `Es el único recordatorio que recibirá. Si no desea correos como este, escríbanos a ${address}.`,
  },
  returned: {
    subject: (number: string) => `Hemos devuelto su pago (${number})`,
    title: 'Su pago ha sido devuelto',
    text: 'No hemos podido aceptar su pedido, así que le hemos devuelto el importe completo a la misma tarjeta. Según su banco, tarda entre 5 y 10 días en aparecer. No tiene que hacer nada.',
    why: (address: string) => `Si quiere saber el motivo, escríbanos a ${address} indicando la referencia.`,
  },
  refund: {
    subject: (number: string) => `Reembolso de su pedido ${number}`,
    title: 'Le hemos hecho un reembolso',
    text: 'El importe vuelve a la misma tarjeta. Según su banco, tarda entre 5 y 10 días en aparecer.',
    button: 'Ver mi pedido',
  },
};

/** What every language must say: a missing sentence fails the type check. */
export type MailTexts = typeof es;
