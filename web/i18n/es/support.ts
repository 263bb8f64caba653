/** Contact (S1 §2.9). The figures are samples and say so; the rest is what the shop really does. */
export const contact = {
  title: 'Contacto',
  lead: 'Escríbanos y le contestamos por correo en menos de 24 horas.',
  formTitle: 'Envíenos un mensaje',
  name: 'Nombre completo',
  email: 'Correo electrónico',
  emailHint: 'Aquí recibirá la respuesta.',
  company: 'Empresa (opcional)',
  phone: 'Teléfono (opcional)',
  service: 'Servicio de interés',
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
    name: 'Introduzca su nombre',
    emailMissing: 'Por favor, introduce tu correo electrónico',
    emailInvalid: 'Por favor, introduce un correo electrónico válido',
    phone: 'Escriba solo cifras, espacios y el signo +',
    message: 'Escriba su mensaje',
  },
  problems: (count: number) =>
    count === 1 ? 'Falta corregir un campo.' : `Faltan por corregir ${count} campos.`,
  conversation: {
    title: (count: number) =>
      count === 1
        ? 'Se adjunta la conversación con el asistente (1 mensaje)'
        : `Se adjunta la conversación con el asistente (${count} mensajes)`,
    show: 'Ver la conversación',
    you: 'Usted',
    assistant: 'Asistente',
    remove: 'No adjuntarla',
  },
  privacy: 'Usamos estos datos solo para contestarle.',
  privacyLink: 'Política de privacidad',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  failed: 'No se pudo enviar. Su mensaje sigue aquí.',
  offline: 'No hay conexión. Compruebe su conexión a internet e inténtelo de nuevo.',
  unavailable:
    'El servicio no está disponible ahora mismo. Lo que ha escrito sigue aquí: inténtelo de nuevo en un momento.',
  kept: 'Hemos recuperado lo que había escrito.',
  done: {
    title: 'Hemos recibido su mensaje',
    text: (email: string) =>
      `Le contestaremos en menos de 24 horas. Le hemos enviado un acuse de recibo a ${email}.`,
    receivedAt: 'Fecha y hora',
    reference: 'Referencia',
    another: 'Enviar otro mensaje',
  },
  details: 'Datos de contacto',
  seller: 'Empresa',
  track: 'Ver dónde está mi pedido',
  reasons: {
    title: 'Por qué escribirnos',
    items: [
      'Contesta una persona, en su idioma y por escrito.',
      'Con su número de pedido vemos al momento en qué punto está.',
      'Lo que no se pueda entregar se devuelve.',
      'Nunca le pediremos su contraseña.',
    ],
  },
  figures: {
    title: 'En cifras',
    items: [
      ['200+', 'proyectos'],
      ['95 %', 'de satisfacción'],
      ['5+', 'años'],
      ['24 h', 'para responder'],
    ] as [string, string][],
    note: 'Proyectos, satisfacción y años son cifras de muestra: se sustituirán por las reales.',
  },
};

/** Unsubscribing and deletion (S1 §2.10, §5). */
export const leaving = {
  title: 'Darse de baja',
  link: 'Darse de baja',
  lead: 'Deje de recibir correos comerciales, o pida que borremos sus datos.',
  form: 'Ir al formulario de baja',
  wish: '¿Qué desea?',
  wishes: {
    mail: ['No recibir más correos comerciales', 'Vale desde el momento en que lo envíe.'],
    deletion: [
      'Borrar mis datos',
      'Borramos su correo, su usuario y sus mensajes. La garantía de sus pedidos termina. De los pedidos solo queda lo que exige la ley fiscal.',
    ],
  } as Record<'mail' | 'deletion', [string, string]>,
  username: 'Nombre de usuario',
  usernameHint: 'El de Instagram que usó en su pedido, o su nombre.',
  email: 'Correo electrónico',
  reason: 'Motivo',
  missing: {
    username: 'El nombre de usuario es demasiado corto',
    email: 'Por favor ingresa un correo electrónico válido',
    reason: 'Por favor explica brevemente el motivo',
  },
  problems: (count: number) =>
    count === 1 ? 'Falta corregir un campo.' : `Faltan por corregir ${count} campos.`,
  send: { mail: 'Darme de baja', deletion: 'Pedir el borrado' },
  sending: 'Enviando…',
  failed: 'No se pudo enviar. Lo que escribió sigue aquí.',
  toast: 'Solicitud enviada',
  toastText: 'Procesaremos su solicitud en un plazo de 24 horas.',
  done: {
    mail: {
      title: 'Baja recibida',
      text: (email: string) =>
        `Procesaremos su solicitud en un plazo de 24 horas; los correos comerciales a ${email} ya están detenidos.`,
    },
    deletion: {
      title: 'Solicitud recibida',
      text: (email: string) =>
        `Procesaremos su solicitud en un plazo de 24 horas. Abra el correo que le hemos enviado a ${email} y confirme que la dirección es suya.`,
    },
    reference: 'Referencia',
    receivedAt: 'Fecha y hora',
  },
  byLink: {
    mail: {
      title: 'Dejar de recibir correos comerciales',
      text: 'Con un clic deja de recibir recordatorios y otros correos comerciales en la dirección a la que llegó este enlace.',
      button: 'Darme de baja',
      done: 'Ya está: no recibirá más correos comerciales',
      doneText: 'Los correos sobre sus pedidos seguirán llegando.',
    },
    deletion: {
      title: 'Confirmar la solicitud de borrado',
      text: 'Confirme que la dirección a la que llegó este enlace es suya y que desea que borremos sus datos.',
      button: 'Confirmar',
      done: 'Confirmado',
      doneText:
        'Procesaremos su solicitud en un plazo de 24 horas y le escribiremos en cuanto esté decidida.',
    },
  },
};
