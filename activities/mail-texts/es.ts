/** The Spanish messages of a purchase: sentences only; their composition stands in mail-messages.ts. */
export const es = {
  facts: {
    orderNumber: 'Número de pedido',
    username: 'Usuario de Instagram',
    post: (n: number) => `Publicación ${n}`,
    package: 'Paquete',
    bonus: 'De regalo',
    total: 'Total',
    vatContained: (tax: string) => `Incluye ${tax}`,
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
    receipt: 'Adjuntamos el recibo en PDF.',
    withdrawal:
      'Puede desistir del contrato en un plazo de 14 días. Si desiste con la entrega empezada, paga solo la parte ya entregada; cuando el pedido está entregado por completo, el derecho se extingue.',
    immediate: (at: string, version: string, sentence: string) =>
      `Usted pidió el inicio inmediato el ${at} (texto ${version}): «${sentence}»`,
    withdrawHere: 'Desistir del contrato aquí',
    terms: 'Términos y condiciones',
    refunds: 'Reembolsos y desistimiento',
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
  withdrawal: {
    subject: (number: string) => `Acuse de recibo de su desistimiento (${number})`,
    title: 'Hemos recibido su desistimiento',
    text: (at: string) => `Recibimos su declaración de desistimiento el ${at} (hora de Madrid).`,
    declared: 'Esto es lo que declaró. Guarde este correo: es el acuse de recibo.',
    declaration: 'Declaración',
    number: 'Número de pedido',
    name: 'Nombre',
    email: 'Correo electrónico',
    receivedAt: 'Recibida',
    reference: 'Referencia',
    next: 'Comprobaremos los datos del contrato. Si puede desistir, detendremos la entrega si aún es posible y le devolveremos el importe, menos la parte ya entregada, como máximo en 14 días y por el mismo medio de pago. No tiene que hacer nada más.',
    notYou: (address: string) => `Si no ha enviado usted esta declaración, escríbanos a ${address}.`,
    rules: 'Reembolsos y desistimiento',
  },
};

/** What every language must say: a missing sentence fails the type check. */
export type MailTexts = typeof es;
