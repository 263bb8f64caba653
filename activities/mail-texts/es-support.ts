/** The Spanish e-mails about messages to the shop, unsubscribing, and the erasure of data. */
export const support = {
  reference: 'Referencia',
  receivedAt: 'Recibido',
  subjectOf: 'Asunto',
  subjects: {
    order: 'Un pedido',
    'content-management': 'Gestión de contenido',
    'digital-strategy': 'Estrategia digital',
    'metrics-analysis': 'Análisis de métricas',
    'integral-consulting': 'Consultoría integral',
    other: 'Otro asunto',
  },
  contact: {
    subject: (reference: string) => `Hemos recibido tu mensaje (${reference})`,
    title: 'Hemos recibido tu mensaje',
    text: 'Gracias por escribirnos. Te contestaremos por correo en menos de 24 horas.',
    notYou: (address: string) =>
      `Si no nos has escrito tú, no tienes que hacer nada. Para cualquier duda, escríbenos a ${address}.`,
  },
  thread: {
    open: 'Ver mi mensaje',
    subject: (reference: string) => `Respuesta a tu mensaje (${reference})`,
    title: 'Te hemos contestado',
    answeredAt: 'Respuesta',
    answer: 'Ver la conversación y responder',
    howTo:
      'Responde con el botón: así tu mensaje queda en la conversación y no tienes que explicarlo todo otra vez.',
  },
  left: {
    subject: 'Ya no recibirás correos comerciales',
    title: 'Baja confirmada',
    text: 'Esta dirección ya no recibirá recordatorios ni otros correos comerciales nuestros. El cambio vale desde este momento.',
    orders:
      'Los correos sobre tus pedidos (confirmación, recibo, reembolsos) seguirán llegando, porque los necesitas.',
    notYou: (address: string) => `Si no lo has pedido tú, escríbenos a ${address} y lo anulamos.`,
  },
  deletion: {
    subject: (reference: string) => `Solicitud de borrado de datos (${reference})`,
    title: 'Hemos recibido una solicitud de borrado',
    text: 'Alguien nos ha pedido que borremos los datos vinculados a esta dirección de correo.',
    confirm: 'Confirma con el botón que esta dirección es tuya. Sin esa confirmación no se borra nada.',
    proven: 'Ya está comprobado que la dirección es tuya: no tienes que confirmar nada.',
    button: 'Confirmar que es mi dirección',
    next: 'La procesaremos en un plazo de 24 horas y te escribiremos en cuanto esté decidida. Si tienes un pedido en curso, tus datos se borran en cuanto termine la entrega. Lo que compres después de nuestra decisión no se borra.',
    notYou: 'Si no lo has pedido tú, no hagas nada: la solicitud caduca sola a los 7 días.',
    notYouProven: (address: string) =>
      `Si no lo has pedido tú, escríbenos enseguida a ${address} para que no borremos nada.`,
  },
  erased: {
    subject: 'Tus datos están borrados',
    title: 'Tus datos están borrados',
    text: 'Hemos borrado tus datos personales: tu correo, tu nombre de usuario, tus mensajes, tus reseñas y tus sesiones. La garantía de tus pedidos termina con ello, porque ya no sabemos a qué perfil corresponden.',
    kept: 'De tus pedidos quedan, sin tu nombre, el número, la fecha, el paquete, el importe, el IVA y el curso de la entrega y, del pago, la marca, las cuatro últimas cifras y el país de la tarjeta, y las disputas con el banco: los exigen la contabilidad y esas disputas. Si habíamos bloqueado tu usuario o tu correo por un uso indebido, esa anotación también queda.',
    last: 'Este es el último correo que recibes de nosotros, aparte de los de un pedido que hayas hecho después de nuestra decisión.',
  },
  refused: {
    subject: (reference: string) => `Tu solicitud de borrado (${reference})`,
    title: 'No hemos podido borrar tus datos',
    text: 'Hemos revisado tu solicitud y por ahora no podemos borrar los datos.',
    reason: 'Motivo',
    next: (address: string) =>
      `Si no estás de acuerdo, escríbenos a ${address}. También puedes reclamar ante la autoridad de protección de datos.`,
  },
};

/** The texts that every language must have. */
export type SupportTexts = typeof support;
