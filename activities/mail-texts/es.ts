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
    expected: 'Previsto para',
    delivered: 'Entregado',
    ofAll: (some: string, all: string) => `${some} de ${all}`,
    refund: 'Reembolso',
    proposed: 'Reembolso previsto',
  },
  footer: {
    track: 'Seguir un pedido',
    account: 'Mi Cuenta',
    help: 'Ayuda',
    withdrawal: 'Desistir de un contrato',
    unsubscribe: 'Darse de baja de estos correos',
  },
  status: {
    notPaid: 'Pago no realizado',
    saved: 'Pendiente de pago',
    paid: 'Pago recibido',
    inProgress: 'En curso',
    completed: 'Completado',
    partial: 'Entregado en parte',
    cancelled: 'No entregado',
    refunded: 'Reembolsado',
    refill: 'Reposición en curso',
    refilled: 'Repuesto',
    refillRejected: 'Reposición no realizada',
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
    withoutRefills:
      'Este pedido se vende sin reposición: lo que se pierda después de la entrega no se repone.',
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
    only: 'Es el único recordatorio que recibirá por este pedido. Si ya no lo quiere, no tiene que hacer nada.',
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
  paymentFailed: {
    subject: 'El pago de su pedido no se ha completado',
    title: 'El pago no se ha completado',
    text: 'El último intento de pago de su pedido no salió adelante. No se le ha cobrado nada.',
    again:
      'Hemos guardado su pedido: puede intentarlo otra vez, con la misma tarjeta o con otra, desde el mismo navegador en el que lo empezó.',
    button: 'Intentar el pago otra vez',
    held: 'Si su banco muestra un importe retenido, lo liberará por sí solo en unos días.',
    nothing: 'Si ya no quiere el pedido, no tiene que hacer nada.',
  },
  inProgress: {
    subject: (number: string) => `Su pedido ${number} está en curso`,
    title: 'Su pedido está en curso',
    text: 'La entrega ha empezado y lleva algo más de tiempo de lo habitual. No tiene que hacer nada: le escribiremos en cuanto esté completa.',
    keepPublic: 'Mantenga su perfil público hasta que termine y no cambie su nombre de usuario.',
  },
  completed: {
    subject: (number: string) => `Su pedido ${number} está completado`,
    title: 'Su pedido está completado',
    text: (units: string, username: string) =>
      `Hemos entregado ${units} en ${username}. Gracias por su confianza.`,
    refill:
      'Su pedido tiene garantía: si pierde más del 10 % de lo entregado, puede pedir una reposición gratuita desde la página de su pedido.',
    wrong: (address: string) => `Si algo no es como esperaba, escríbanos a ${address}.`,
  },
  partial: {
    subject: (number: string) => `Su pedido ${number} se ha entregado en parte`,
    title: 'Su pedido se ha entregado en parte',
    text: 'Solo hemos podido entregar una parte de lo que compró. Lamentamos las molestias.',
  },
  cancelled: {
    subject: (number: string) => `No hemos podido entregar su pedido ${number}`,
    title: 'No hemos podido entregar su pedido',
    text: 'La entrega se ha cancelado. Lamentamos las molestias.',
  },
  short: {
    refunded: (amount: string) =>
      `Le hemos devuelto ${amount} a la misma tarjeta por lo que no hemos entregado. Según su banco, tarda entre 5 y 10 días en aparecer. No tiene que hacer nada.`,
    proposed: (amount: string) =>
      `Le corresponden ${amount} por lo que no hemos entregado. Nuestro equipo lo está revisando: le devolverá ese importe a la misma tarjeta o volverá a enviar lo que falta. Le avisaremos por correo; no tiene que hacer nada.`,
    undecided: 'Nuestro equipo lo está revisando y le escribirá con la solución. No tiene que hacer nada.',
  },
  refill: {
    started: {
      subject: (number: string) => `Ha empezado la reposición de su pedido ${number}`,
      title: 'La reposición ha empezado',
      text: (username: string) =>
        `Estamos reponiendo en ${username} lo que se había perdido de su pedido. No tiene ningún coste. Le avisaremos cuando termine.`,
    },
    completed: {
      subject: (number: string) => `La reposición de su pedido ${number} está completada`,
      title: 'La reposición está completada',
      text: (username: string) => `Hemos repuesto en ${username} lo que se había perdido de su pedido.`,
    },
    rejected: {
      subject: (number: string) => `No hemos podido completar la reposición de su pedido ${number}`,
      title: 'La reposición no se ha podido completar',
      text: 'No hemos podido reponer lo que se había perdido de su pedido.',
      next: (address: string) =>
        `La página de su pedido le dice desde cuándo puede pedirla otra vez; también puede escribirnos a ${address} y lo miramos con usted.`,
    },
  },
  login: {
    subject: (code: string, shop: string) => `${code} es su código para entrar en ${shop}`,
    title: 'Su código para entrar',
    text: (shop: string) =>
      `Escriba este código en la página en la que lo ha pedido para ver sus pedidos en ${shop}.`,
    until: (at: string) => `Vale una sola vez y hasta el ${at} (hora de Madrid).`,
    never: 'No lo comparta con nadie. Nunca se lo pediremos por teléfono ni por mensaje.',
    notYou:
      'Si no lo ha pedido usted, ignore este correo: sin el código nadie puede entrar y no tiene que hacer nada.',
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
