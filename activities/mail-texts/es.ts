import { payments } from '#domain/order-labels/es.ts';

/** The Spanish messages of a purchase: sentences only; mail-messages.ts composes them. */
export const es = {
  facts: {
    orderNumber: 'Número de pedido',
    username: 'Usuario de Instagram',
    post: (n: number) => `Publicación ${n}`,
    package: 'Paquete',
    bonus: 'De regalo',
    upsell: 'Ampliación',
    /** An unpaid cart whose package brings something else now. */
    was: 'Antes',
    total: 'Total',
    /** Part of an unpaid cart that its link doesn't open on another device. */
    onlyThere: 'fuera de este total y solo en el navegador donde empezaste',
    vatContained: (tax: string) => `Incluye ${tax}`,
    date: 'Fecha y hora',
    reference: 'Referencia',
    order: 'Pedido',
    orderTotal: 'Total del pedido',
    returned: 'Importe devuelto',
    refunded: 'Reembolsado hasta ahora',
    before: 'Seguidores al empezar',
    after: 'Seguidores con la entrega',
    expected: 'Previsto para',
    delivered: 'Entregado',
    ofAll: (some: string, all: string) => `${some} de ${all}`,
    refund: 'Reembolso',
    owed: 'Pendiente de devolverte',
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
    onHold: 'En revisión',
    completed: 'Completado',
    partial: 'Entregado en parte',
    cancelled: 'No entregado',
    refunded: 'Reembolsado',
    refundOwed: 'Reembolso pendiente',
    refill: 'Reposición en curso',
    refilled: 'Repuesto',
    refillRejected: 'Reposición no realizada',
  },
  /** Names of a payment's states, as on the order's page. */
  payments,
  confirmation: {
    subject: (number: string) => `Confirmación de tu pedido ${number}`,
    title: 'Gracias por tu compra',
    text: (number: string) =>
      `Hemos recibido tu pago y tu pedido ${number} está en marcha. La entrega empieza en pocos minutos y, como mucho, en 24 horas.`,
    /** Another order to the same target is under way. */
    waits: (number: string) =>
      `Hemos recibido tu pago. Otro pedido para el mismo perfil o la misma publicación está en curso: tu pedido ${number} empieza en cuanto termine el otro.`,
    /** A copy, and an order that has ended or waits for a person. */
    documents: (number: string) => `Estos son los documentos de tu pedido ${number}.`,
    button: 'Seguir mi pedido',
    receipt: 'Adjuntamos el recibo en PDF.',
    withdrawal:
      'Puedes desistir del contrato en un plazo de 14 días. Si desistes con la entrega empezada, pagas solo la parte ya entregada; cuando el pedido está entregado por completo, el derecho se extingue.',
    withoutRefills:
      'Este pedido se vende sin reposición: lo que se pierda después de la entrega no se repone.',
    immediate: (at: string, version: string, sentence: string) =>
      `Pediste el inicio inmediato el ${at} (texto ${version}): «${sentence}»`,
    invoice: 'Pedir factura con tus datos fiscales',
    withdrawHere: 'Desistir del contrato aquí',
    terms: 'Términos y condiciones',
    refunds: 'Política de reembolso',
  },
  reminder: {
    subject: 'Tu pedido está guardado',
    title: 'Tu pedido te espera',
    text: 'Dejaste un pedido sin terminar. Lo hemos guardado: puedes retomarlo y pagarlo desde cualquier dispositivo. No se te ha cobrado nada.',
    button: 'Volver a mi pedido',
    only: 'Es el único recordatorio que recibirás por este pedido. Si ya no lo quieres, no tienes que hacer nada.',
  },
  emailChanged: {
    subject: (number: string) => `Hemos cambiado el correo del pedido ${number}`,
    title: 'El correo de un pedido ha cambiado',
    text: (number: string) =>
      `Los mensajes del pedido ${number} ya no llegan a esta dirección: alguien nos ha pedido que los enviemos a otra.`,
    why: 'Si lo has pedido tú, o el pedido no es tuyo, no tienes que hacer nada. Si el pedido es tuyo y no has pedido el cambio, escríbenos y lo revisamos enseguida.',
    button: 'Escribirnos',
  },
  returned: {
    subject: (number: string) => `Hemos devuelto tu pago (${number})`,
    title: 'Tu pago ha sido devuelto',
    text: 'No hemos podido aceptar tu pedido, así que te hemos devuelto el importe completo al mismo medio de pago. Según tu banco, tarda entre 5 y 10 días en aparecer. No tienes que hacer nada.',
    outside:
      'No hemos podido aceptar tu pedido, así que te hemos devuelto el importe completo. Lo que no podía volver al medio de pago con el que pagaste te lo hemos devuelto de otra forma. No tienes que hacer nada.',
    why: (address: string) => `Si quieres saber el motivo, escríbenos a ${address} indicando la referencia.`,
  },
  refund: {
    subject: (number: string) => `Reembolso de tu pedido ${number}`,
    title: 'Te hemos devuelto dinero',
    text: 'El importe vuelve al mismo medio de pago. Según tu banco, tarda entre 5 y 10 días en aparecer.',
    outside:
      'Este importe no ha podido volver al medio de pago con el que pagaste, así que te lo hemos devuelto de otra forma. No tienes que hacer nada.',
    correction: 'Adjuntamos el recibo rectificativo en PDF.',
    correctionOfInvoice: 'Adjuntamos la factura rectificativa en PDF.',
    button: 'Ver mi pedido',
  },
  refundFailed: {
    subject: (number: string) => `Tu reembolso no ha llegado (${number})`,
    title: 'Tu reembolso no ha llegado',
    text: (amount: string) =>
      `Te avisamos de un reembolso de ${amount}, pero no se ha podido completar y el dinero ha vuelto a nosotros. Lo que te debemos te lo pagaremos en otra cuenta o de otra forma.`,
    by: (at: string) =>
      `Una persona de nuestro equipo se ocupa de ello y te escribe a más tardar el ${at} (hora de Madrid).`,
    soon: 'Una persona de nuestro equipo se ocupa de ello y te escribirá.',
    answer:
      'Si ya no tienes la tarjeta o la cuenta con la que pagaste, responde a este correo y dinos cómo prefieres recibirlo. No envíes números de tarjeta: nunca te los pediremos.',
  },
  paymentFailed: {
    subject: 'El pago de tu pedido no se ha completado',
    title: 'El pago no se ha completado',
    text: 'El último intento de pago de tu pedido no salió adelante. No se te ha cobrado nada.',
    again:
      'Hemos guardado tu pedido: puedes intentarlo otra vez, con el mismo medio de pago o con otro, desde cualquier dispositivo.',
    button: 'Intentar el pago otra vez',
    held: 'Si tu banco muestra un importe retenido, lo liberará por sí solo en unos días.',
    nothing: 'Si ya no quieres el pedido, no tienes que hacer nada.',
  },
  onHold: {
    subject: (number: string) => `Estamos revisando tu pedido ${number}`,
    title: 'Una persona revisa tu pedido',
    subjectTarget: (number: string) => `Revisa los datos de tu pedido ${number}`,
    titleTarget: 'Necesitamos que revises tu pedido',
    profile: (username: string) =>
      `No hemos podido empezar la entrega en ${username}: el perfil puede ser privado o el nombre puede tener una errata.`,
    posts: (username: string) =>
      `No hemos podido empezar la entrega en tus publicaciones: el perfil ${username} puede ser privado, o alguna publicación puede haberse borrado.`,
    how: 'Abre la página de tu pedido con la dirección de correo de la compra: allí puedes corregir los datos o decirnos que el perfil ya es público, y lo enviamos enseguida.',
    otherwise: (at: string) =>
      `Si prefieres no hacer nada, una persona de nuestro equipo lo revisa, a más tardar el ${at} (hora de Madrid).`,
    doubt:
      'El proveedor que hace la entrega no nos ha confirmado si tu pedido ha empezado. Para no entregarlo dos veces, una persona lo comprueba antes de seguir.',
    shop: 'Tu pedido todavía no ha podido salir y una persona de nuestro equipo se ocupa de él.',
    until: (at: string) => `Lo revisamos a más tardar el ${at} (hora de Madrid).`,
    money: 'Tu dinero está seguro: si no podemos hacer la entrega, te lo devolvemos.',
    button: 'Corregir mi pedido',
  },
  inProgress: {
    subject: (number: string) => `Tu pedido ${number} está en curso`,
    title: 'Tu pedido está en curso',
    text: 'La entrega ha empezado y sigue en curso. No tienes que hacer nada: te escribiremos en cuanto esté completa.',
    keepPublic: 'Mantén tu perfil público hasta que termine y no cambies tu nombre de usuario.',
  },
  completed: {
    again: 'Comprar de nuevo',
    subject: (number: string) => `Tu pedido ${number} está completo`,
    title: 'Tu pedido está completo',
    text: (units: string, username: string) =>
      `Hemos entregado ${units} en ${username}. Gracias por tu confianza.`,
    refillUntil: (at: string) =>
      `Tu pedido tiene garantía hasta el ${at} (hora de Madrid): si pierdes más del 10 % de lo entregado, puedes pedir una reposición gratuita desde la página de tu pedido.`,
    refill:
      'Tu pedido tiene garantía: si pierdes más del 10 % de lo entregado, puedes pedir una reposición gratuita desde la página de tu pedido.',
    wrong: (address: string) => `Si algo no es como esperabas, escríbenos a ${address}.`,
  },
  review: {
    subject: (shop: string) => `¿Qué tal tu pedido en ${shop}?`,
    title: '¿Qué tal ha ido?',
    text: (units: string, username: string) =>
      `Hace unos días entregamos ${units} en ${username}. Cuéntanos cómo ha ido: se hace en un minuto y no necesitas iniciar sesión.`,
    honest: 'Publicamos también las reseñas críticas. Solo puede escribirlas quien ha comprado.',
    button: 'Escribir mi reseña',
    only: 'Solo te lo pedimos una vez por pedido. Si no te apetece, no tienes que hacer nada.',
  },
  partial: {
    subject: (number: string) => `Tu pedido ${number} se ha entregado en parte`,
    title: 'Tu pedido se ha entregado en parte',
    text: 'Solo hemos podido entregar una parte de lo que compraste. Lamentamos las molestias.',
  },
  cancelled: {
    subject: (number: string) => `No hemos podido entregar tu pedido ${number}`,
    title: 'No hemos podido entregar tu pedido',
    text: 'La entrega se ha cancelado. Lamentamos las molestias.',
  },
  /** A bank disputes the payment, or asks about it. */
  disputed:
    'Tu banco ha puesto en duda el pago de este pedido: hasta que lo confirme, no enviamos nada más. Si es un error, díselo a tu banco y escríbenos.',
  short: {
    refunded: (amount: string) =>
      `Te hemos devuelto ${amount} al mismo medio de pago por lo que no hemos entregado. Según tu banco, tarda entre 5 y 10 días en aparecer. No tienes que hacer nada.`,
    outside: (amount: string) =>
      `Te hemos devuelto ${amount} por lo que no hemos entregado. Lo que no podía volver al medio de pago con el que pagaste te lo hemos devuelto de otra forma. No tienes que hacer nada.`,
    proposed: (amount: string) =>
      `Te corresponde un reembolso de ${amount} por lo que no hemos entregado. Nuestro equipo lo está revisando: te devolverá ese importe al mismo medio de pago o volverá a enviar lo que falta. Te avisaremos por correo; no tienes que hacer nada.`,
    closed: 'Tu pedido está cerrado y ya no se entrega nada más. Si algo no te cuadra, escríbenos.',
    undecided: 'Nuestro equipo lo está revisando y te escribirá con la solución. No tienes que hacer nada.',
  },
  refill: {
    started: {
      subject: (number: string) => `Ha empezado la reposición de tu pedido ${number}`,
      title: 'La reposición ha empezado',
      text: (username: string) =>
        `Estamos reponiendo en ${username} lo que se había perdido de tu pedido. No tiene ningún coste. Te avisaremos cuando termine.`,
    },
    completed: {
      subject: (number: string) => `La reposición de tu pedido ${number} ha terminado`,
      title: 'La reposición ha terminado',
      text: (username: string) => `Hemos repuesto en ${username} lo que se había perdido de tu pedido.`,
    },
    rejected: {
      subject: (number: string) => `No hemos podido completar la reposición de tu pedido ${number}`,
      title: 'La reposición no se ha podido completar',
      text: 'No hemos podido reponer lo que se había perdido de tu pedido.',
      next: (address: string) =>
        `La página de tu pedido te dice desde cuándo puedes pedirla otra vez; también puedes escribirnos a ${address} y lo miramos contigo.`,
    },
  },
  login: {
    subject: (code: string, shop: string) => `${code} es tu código para entrar en ${shop}`,
    title: 'Tu código para entrar',
    text: (shop: string) =>
      `Escribe este código en la página en la que lo has pedido para ver tus pedidos en ${shop}.`,
    until: (at: string) => `Vale una sola vez y hasta el ${at} (hora de Madrid).`,
    never: 'No lo compartas con nadie. Nunca te lo pediremos por teléfono ni por mensaje.',
    notYou:
      'Si no lo has pedido tú, ignora este correo: sin el código nadie puede entrar y no tienes que hacer nada.',
    /** Sent instead of a code to an address without purchases. */
    unknown: {
      subject: (shop: string) => `No hay pedidos con este correo en ${shop}`,
      title: 'No hay pedidos con este correo',
      text: (shop: string) =>
        `Alguien, quizá tú, ha pedido un código para entrar en ${shop} con esta dirección. Con ella no hay ningún pedido, así que no hay código que enviar.`,
      next: 'Quizá compraste con otra dirección: prueba con ella. Si tienes el número de pedido, búscalo con él.',
      button: 'Buscar por número de pedido',
      other: 'Probar con otra dirección',
      contact: 'Escríbenos y te ayudamos',
      notYou: 'Si no lo has pedido tú, ignora este correo: no guardamos ningún pedido tuyo.',
    },
  },
  withdrawal: {
    subject: (number: string) => `Acuse de recibo de tu desistimiento (${number})`,
    title: 'Hemos recibido tu desistimiento',
    text: (at: string) => `Recibimos tu declaración de desistimiento el ${at} (hora de Madrid).`,
    declared: 'Esto es lo que declaraste. Guarda este correo: es el acuse de recibo.',
    declaration: 'Declaración',
    number: 'Número de pedido',
    name: 'Nombre',
    email: 'Correo electrónico',
    receivedAt: 'Recibida',
    reference: 'Referencia',
    next: 'Comprobaremos los datos del contrato. Si puedes desistir, detendremos la entrega si aún es posible y te devolveremos el importe, menos la parte ya entregada, como máximo en 14 días y por el mismo medio de pago. No tienes que hacer nada más.',
    notYou: (address: string) => `Si no has enviado tú esta declaración, escríbenos a ${address}.`,
    rules: 'Política de reembolso',
  },
};

/** The texts that every language must have: a missing sentence fails the type check. */
export type MailTexts = typeof es;
