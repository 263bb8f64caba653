/** The Spanish letters about messages to the shop, about leaving, and about the deletion of data. */
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
    subject: (reference: string) => `Hemos recibido su mensaje (${reference})`,
    title: 'Hemos recibido su mensaje',
    text: 'Gracias por escribirnos. Le contestaremos por correo en menos de 24 horas.',
    notYou: (address: string) =>
      `Si no nos ha escrito usted, no tiene que hacer nada. Para cualquier duda, escríbanos a ${address}.`,
  },
  left: {
    subject: 'Ya no recibirá correos comerciales',
    title: 'Baja confirmada',
    text: 'Esta dirección ya no recibirá recordatorios ni otros correos comerciales nuestros. El cambio vale desde este momento.',
    orders:
      'Los correos sobre sus pedidos (confirmación, recibo, reembolsos) seguirán llegando, porque los necesita.',
    notYou: (address: string) => `Si no lo ha pedido usted, escríbanos a ${address} y lo anulamos.`,
  },
  deletion: {
    subject: (reference: string) => `Solicitud de borrado de datos (${reference})`,
    title: 'Hemos recibido una solicitud de borrado',
    text: 'Alguien ha pedido en nuestra página que borremos los datos vinculados a esta dirección de correo.',
    confirm: 'Confirme con el botón que esta dirección es suya. Sin esa confirmación no se borra nada.',
    proven: 'Ya sabemos que la dirección es suya: la solicitud se hizo con su sesión abierta.',
    button: 'Confirmar que es mi dirección',
    next: 'La procesaremos en un plazo de 24 horas y le escribiremos en cuanto esté decidida. Si tiene un pedido en curso, se borra en cuanto termine la entrega.',
    notYou: 'Si no lo ha pedido usted, no haga nada: la solicitud caduca sola a los 7 días.',
  },
  erased: {
    subject: 'Sus datos están borrados',
    title: 'Sus datos están borrados',
    text: 'Hemos borrado sus datos personales: su correo, su nombre de usuario, sus mensajes y sus sesiones. La garantía de sus pedidos termina con ello, porque ya no sabemos a qué perfil corresponden.',
    kept: 'De sus pedidos quedan solo el número, la fecha, el importe y el IVA, sin su nombre, porque las leyes fiscales obligan a conservarlos.',
    last: 'Este es el último correo que recibe de nosotros.',
  },
  refused: {
    subject: (reference: string) => `Su solicitud de borrado (${reference})`,
    title: 'No hemos podido borrar sus datos',
    text: 'Hemos revisado su solicitud y por ahora no podemos borrar los datos.',
    reason: 'Motivo',
    next: (address: string) =>
      `Si no está de acuerdo, escríbanos a ${address}. También puede reclamar ante la autoridad de protección de datos.`,
  },
};

/** What every language must say. */
export type SupportTexts = typeof support;
