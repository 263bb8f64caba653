/** Contact (S1 §2.9). Reasons and figures are content. */
export const contact = {
  lead: 'Escríbenos y te contestamos por correo en menos de 24 horas.',
  formTitle: 'Envíanos un mensaje',
  name: 'Nombre completo',
  email: 'Correo electrónico',
  emailHint: 'Aquí recibirás la respuesta.',
  company: 'Empresa (opcional)',
  phone: 'Teléfono (opcional)',
  service: '¿Qué necesitas?',
  services: {
    order: 'Un pedido',
    'content-management': 'Gestión de contenido',
    'digital-strategy': 'Estrategia digital',
    'metrics-analysis': 'Análisis de métricas',
    'integral-consulting': 'Consultoría integral',
    other: 'Otro asunto',
  },
  order: 'Número de pedido (opcional)',
  orderHint: 'Está en el correo de confirmación.',
  message: 'Mensaje',
  missing: {
    name: 'Introduce tu nombre',
    phone: 'Escribe solo cifras, espacios y el signo +',
    message: 'Escribe tu mensaje',
  },
  problems: (count: number) => (count === 1 ? 'Revisa un campo.' : `Revisa estos ${count} campos.`),
  conversation: {
    title: (count: number) =>
      count === 1
        ? 'Se adjunta la conversación con el asistente (1 mensaje)'
        : `Se adjunta la conversación con el asistente (${count} mensajes)`,
    show: 'Ver la conversación',
    you: 'Tú',
    assistant: 'Asistente',
    remove: 'No adjuntarla',
  },
  privacy: 'Usamos estos datos solo para contestarte.',
  send: 'Enviar mensaje',
  failed: 'No se pudo enviar. Tu mensaje sigue aquí.',
  unavailable:
    'El servicio no está disponible ahora mismo. Lo que has escrito sigue aquí: inténtalo de nuevo en un momento.',
  kept: 'Hemos recuperado lo que habías escrito.',
  done: {
    title: 'Hemos recibido tu mensaje',
    text: (email: string) =>
      `Te contestaremos en menos de 24 horas. Te hemos enviado un acuse de recibo a ${email}.`,
    withoutEmail: (email: string) =>
      `Te contestaremos en menos de 24 horas a ${email}. A esta dirección ya han salido demasiados correos, así que esta vez no enviamos acuse de recibo: guarda la referencia.`,
    another: 'Enviar otro mensaje',
  },
  details: 'Datos de contacto',
  seller: 'Empresa',
  track: 'Ver dónde está mi pedido',
  reasons: {
    title: 'Por qué escribirnos',
  },
  figures: {
    title: 'En cifras',
    note: '* Cifras de muestra: se sustituirán por las reales.',
  },
};

/** Unsubscribing and deletion (S1 §2.10, §5). */
export const leaving = {
  lead: 'Deja de recibir correos comerciales, o pide que borremos tus datos.',
  form: 'Ir al formulario de baja',
  question: '¿Qué quieres hacer?',
  requests: {
    mail: ['No recibir más correos comerciales', 'Vale desde el momento en que lo envíes.'],
    deletion: [
      'Borrar mis datos',
      'Borramos tu correo, tu usuario, tus mensajes y tus reseñas. La garantía de tus pedidos termina. De los pedidos quedan, sin tu nombre, los datos de la compra, del pago y de la entrega: los exigen la ley fiscal y la contabilidad.',
    ],
  } as Record<'mail' | 'deletion', [string, string]>,
  username: 'Nombre de usuario',
  usernameHint: 'El de Instagram que usaste en tu pedido, o tu nombre.',
  email: 'Correo electrónico',
  reason: 'Motivo',
  missing: {
    username: 'El nombre de usuario es demasiado corto',
    email: 'Por favor ingresa un correo electrónico válido',
    reason: 'Por favor explica brevemente el motivo',
  },
  problems: (count: number) => (count === 1 ? 'Revisa un campo.' : `Revisa estos ${count} campos.`),
  send: { mail: 'Darme de baja', deletion: 'Pedir el borrado' },
  failed: 'No se pudo enviar. Lo que escribiste sigue aquí.',
  toast: 'Solicitud enviada',
  /** Of a deletion (S1 §2.10); marketing mail ends at once (D27). */
  toastText: 'Procesaremos tu solicitud en un plazo de 24 horas.',
  done: {
    mail: {
      title: 'Baja recibida',
      text: (email: string) => `Ya no te enviaremos correos comerciales a ${email}.`,
    },
    deletion: {
      title: 'Solicitud recibida',
      text: (email: string) =>
        `Procesaremos tu solicitud en un plazo de 24 horas. Abre el correo que te hemos enviado a ${email} y confirma que la dirección es tuya.`,
    },
    /** A deletion whose address the account session proves. */
    proven: {
      title: 'Solicitud recibida',
      text: (email: string) =>
        `Procesaremos tu solicitud en un plazo de 24 horas y te escribiremos a ${email} en cuanto esté decidida.`,
    },
  },
  byLink: {
    mail: {
      title: 'Dejar de recibir correos comerciales',
      text: 'Con un clic dejas de recibir recordatorios y otros correos comerciales en la dirección a la que llegó este enlace.',
      button: 'Darme de baja',
      done: 'Ya está: no recibirás más correos comerciales',
      doneText: 'Los correos sobre tus pedidos seguirán llegando.',
    },
    deletion: {
      title: 'Confirmar la solicitud de borrado',
      text: 'Confirma que la dirección a la que llegó este enlace es tuya y que quieres que borremos tus datos.',
      button: 'Confirmar',
      done: 'Confirmado',
      doneText:
        'Procesaremos tu solicitud en un plazo de 24 horas y te escribiremos en cuanto esté decidida.',
    },
  },
};
