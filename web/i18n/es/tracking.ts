import type { ServiceType } from '#domain/catalogue.ts';
import { payments, statuses } from '#domain/order-labels/es.ts';
import { formatCount } from '../format';
import { plural } from '../plural';

/** Tracking and the success page (S0 §2, §8; S1 §2.3, §8 verbatim). */
export const tracking = {
  lead: 'Escribe el número que recibiste por correo, por ejemplo FNZ-261121-AB3K.',
  numberLabel: 'Número de pedido',
  search: 'Buscar pedido',
  searching: 'Buscando tu pedido…',
  empty: 'Aquí aparecerá el estado de tu pedido, paso a paso y en directo.',
  required: 'Introduce el número de pedido',
  notFound: 'No se encontró el pedido. Verifica el número.',
  failed: 'Error al buscar el pedido. Inténtalo de nuevo.',
  unexpected: 'Error inesperado. Por favor, inténtalo de nuevo.',
  orderTitle: (number: string) => `Pedido ${number}`,
  live: 'En directo',
  polling: 'Se actualiza sola cada pocos segundos',
  statuses,
  payments,
  /** Of the payment, where it was not the shop that returned it. */
  chargedBack: 'Devuelto por tu banco',
  timeline: 'Estado del pedido, paso a paso',
  /** The e-mail address of an order, corrected by its buyer. */
  correction: {
    /** Nothing reaches this address; then how to correct it, or that support does. */
    refused: 'No hemos podido hacer llegar la confirmación a esta dirección.',
    correctHere: 'Si tiene una errata, corrígela aquí.',
    write: 'Escríbenos y la corregimos.',
    open: '¿No es tu correo?',
    form: 'Corregir el correo del pedido',
    label: 'Correo correcto',
    hint: 'Te enviamos ahí la confirmación con el recibo. Puedes corregirlo durante la hora siguiente al pedido.',
    save: 'Guardar correo',
    done: 'Correo corregido',
    doneText: (email: string) => `La confirmación va de camino a ${email}.`,
    same: 'Es el mismo correo. Escribe otro o cancela.',
  },
  /** Whom an order goes to, corrected by its buyer before the delivery. */
  target: {
    openProfile: 'Corregir el usuario',
    openPosts: 'Corregir las publicaciones',
    form: 'Corregir el usuario del pedido',
    formPosts: 'Corregir las publicaciones del pedido',
    label: 'Usuario correcto',
    hint: 'Entregamos en este perfil. Se puede cambiar hasta que empiece la entrega.',
    postLabel: (position: number) => `Enlace de la publicación ${position}`,
    postHint: 'Cambia solo el que no sea correcto. Las publicaciones deben ser de un perfil público.',
    save: 'Guardar y enviar',
    again: 'El perfil ya es público: enviar de nuevo',
    stillPrivate: (username: string) =>
      `@${username} todavía aparece como privado. En los ajustes de la cuenta, «Privacidad de la cuenta», desactiva «Cuenta privada». Puede tardar un momento; inténtalo otra vez.`,
    isPrivate: (username: string) =>
      `@${username} es un perfil privado. Ponlo en público y guarda otra vez, o escribe otro usuario.`,
    unsure: (username: string) =>
      `No hemos podido comprobar @${username}. Mira que esté bien escrito y que el perfil sea público; si es así, confírmalo.`,
    confirm: (username: string) => `Sí, es @${username}`,
    same: 'Es el mismo usuario. Escribe otro o cancela.',
    samePosts: 'Son las mismas publicaciones. Cambia un enlace o cancela.',
    sentMeanwhile: (count: number) =>
      plural('es', count, {
        one: 'Una de las publicaciones ya se ha enviado y no se puede cambiar.',
        other: `${count} de las publicaciones ya se han enviado y no se pueden cambiar.`,
      }),
    done: 'Lo enviamos ahora',
    doneText: 'Aquí verás cómo va tu pedido.',
  },
  stepStates: {
    done: 'hecho',
    current: 'en curso',
    upcoming: 'por venir',
    problem: 'hay un problema',
  },
  steps: {
    paid: { title: 'Pago recibido', text: '' },
    created: { title: 'Pedido creado', text: 'Te hemos enviado la confirmación por correo.' },
    waits: {
      title: 'En espera de otro pedido',
      text: 'Otro pedido para el mismo perfil o la misma publicación está en curso. Este empieza en cuanto termine.',
    },
    held: {
      title: 'Pedido guardado, pendiente de envío',
      text: 'El proveedor que hace la entrega no responde en este momento. Tu pedido sale solo en cuanto vuelva; si tarda demasiado, una persona lo revisa.',
    },
    onHold: { title: 'Una persona lo revisa', text: '' },
    fixTarget: {
      title: 'Necesitamos tu ayuda',
      text: 'No hemos podido empezar la entrega. Puedes corregirlo en esta página.',
    },
    sent: {
      title: 'Preparando la entrega',
      text: 'Estamos preparando la entrega. Suele tardar unos minutos.',
    },
    progress: { title: 'Entrega en curso', text: 'Mantén tu perfil público hasta que termine.' },
    completed: { title: 'Completado', text: 'Todo lo que compraste está en tu perfil.' },
    partial: {
      title: 'Entregado en parte',
      text: 'Lo sentimos: no hemos podido entregarlo todo. Te devolvemos lo que falta o lo entregamos si todavía se puede; te lo decimos por correo.',
    },
    cancelled: {
      title: 'No entregado',
      text: 'Lo sentimos: no hemos podido hacer la entrega. Te devolvemos lo que no se ha entregado o lo intentamos otra vez; te lo decimos por correo.',
    },
    refund: {
      title: 'Reembolso',
      text: 'El importe vuelve al mismo medio de pago; tu banco puede tardar de 5 a 10 días.',
    },
    guarantee: {
      title: 'Garantía',
      text: 'Si pierdes más de un 10 % de lo entregado, lo reponemos sin coste.',
    },
    refill: { title: 'Reposición', text: 'Estamos reponiendo lo perdido.' },
    guaranteeOver: { title: 'Garantía terminada', text: '' },
  },
  /** Instead of the step's text where posts were served, not the profile. */
  completedPosts: 'Todo lo que compraste está en tus publicaciones.',
  publications: (processed: number, total: number) =>
    plural('es', total, {
      one: `Entrega empezada en ${processed} de 1 publicación`,
      other: `Entrega empezada en ${processed} de ${total} publicaciones`,
    }),
  refunded: (amount: string) => `Importe devuelto: ${amount}.`,
  /** After the step's text if a part of it was, instead of it if all of it was. */
  refundedOutside:
    'Lo que no podía volver al medio de pago con el que pagaste te lo hemos devuelto de otra forma.',
  progressLabel: 'Entregado hasta ahora',
  progress: (delivered: number, total: number) =>
    `${formatCount(delivered, 'es')} de ${formatCount(total, 'es')}`,
  announcement: (status: string, step: string) => `Estado del pedido: ${status}. ${step}.`,
  announcedProgress: (percent: number) => `Entregado el ${percent} %.`,
  details: 'Datos del pedido',
  receipt: 'Descargar recibo (PDF)',
  /** Of a refund: its number and what it takes off the receipt. */
  correctiveReceipt: (number: string, amount: string) => `Recibo rectificativo ${number} (${amount})`,
  /** An invoice in place of the receipt. */
  invoice: {
    open: 'Pedir factura',
    download: (number: string) => `Descargar factura ${number} (PDF)`,
    form: 'Datos de la factura',
    lead: (until: string) =>
      `La factura lleva tus datos fiscales y sustituye al recibo. Puedes pedirla hasta el ${until}.`,
    name: 'Nombre o razón social',
    country: 'País',
    taxIds: {
      ES: {
        label: 'NIF, NIE o CIF',
        hint: 'Por ejemplo, B58378431',
        wrong:
          'Este número no es válido. Escribe el NIF, NIE o CIF completo, con la letra o el dígito final.',
      },
      FR: {
        label: 'SIREN, SIRET o número de IVA',
        hint: '9 o 14 cifras, o FR y 11 signos',
        wrong: 'Este número no es válido. Escribe un SIREN, un SIRET o un número de IVA francés.',
      },
      IT: {
        label: 'Partita IVA o código fiscal italiano',
        hint: '11 cifras, o los 16 signos de una persona',
        wrong: 'Este número no es válido. Escribe una partita IVA o un código fiscal italiano.',
      },
      other: {
        label: 'Número de IVA intracomunitario',
        hint: 'Con o sin el código del país',
        wrong: 'Este número no tiene el formato de ese país. Revísalo y escríbelo de nuevo.',
      },
    },
    address: 'Dirección',
    postalCode: 'Código postal',
    city: 'Población',
    missing: {
      name: 'Escribe el nombre o la razón social.',
      taxId: 'Escribe el número fiscal.',
      address: 'Escribe la dirección.',
      postalCode: 'Escribe el código postal.',
      city: 'Escribe la población.',
    },
    signs: 'Usa letras latinas, cifras y los signos de una dirección.',
    once: 'Revisa los datos: la factura se emite una sola vez. Si hay un error, escríbenos y la rectificamos.',
    send: 'Emitir la factura',
    done: (number: string) => `Factura ${number} emitida`,
    doneText: 'Ya puedes descargarla aquí siempre que quieras.',
  },
  next: {
    title: 'Qué puedes hacer ahora',
    situations: {
      unpaid: 'El pago no se ha completado y no se te ha cobrado nada. Puedes intentarlo de nuevo.',
      preparing:
        'Preparamos la entrega: suele empezar en unos minutos y, como mucho, en 24 horas. Esta página se actualiza sola.',
      waiting: 'Tu pedido sale solo en cuanto se pueda y esta página se actualiza sola.',
      fixProfile:
        'No hemos podido empezar la entrega: tu perfil puede ser privado o el nombre puede tener una errata. Revísalo y corrígelo aquí: lo enviamos enseguida.',
      fixPosts:
        'No hemos podido empezar la entrega en alguna publicación: puede haberse borrado, o tu perfil puede ser privado. Revísalo y corrígelo aquí: lo enviamos enseguida.',
      inDoubt:
        'El proveedor que hace la entrega no nos ha confirmado si tu pedido ha empezado. Para no entregarlo dos veces, una persona lo comprueba; hasta entonces no se puede cambiar.',
      onHold: 'Tu pedido todavía no ha podido salir y una persona de nuestro equipo se ocupa de él.',
      overdue:
        'Lo sentimos: tu pedido lleva más de 24 horas en espera. Escríbenos y te decimos qué pasa; si no podemos entregarlo, te devolvemos tu dinero.',
      paymentDisputed:
        'Tu banco ha puesto en duda el pago de este pedido: hasta que lo confirme, no enviamos nada más. Si es un error, díselo a tu banco y escríbenos.',
      late: 'La entrega tarda más de lo normal y una persona la está reclamando al proveedor. Mantén tu perfil público; lo que no llegue, lo enviamos otra vez o te lo devolvemos.',
      delivering: 'No tienes que hacer nada: la entrega está en curso y esta página se actualiza sola.',
      delivered:
        'Tu pedido está completo. Si pierdes más de un 10 % de lo entregado, pide una reposición sin coste.',
      refilling: 'Hemos pedido la reposición de lo perdido. Aquí verás cuándo termina.',
      deliveredForGood: 'El pedido está completo. No hace falta hacer nada.',
      guaranteeOver: 'Tu pedido está completo y tu garantía ha terminado.',
      review:
        'Revisamos tu pedido y te escribimos por correo con la solución en menos de 24 horas. Si lo prefieres, escríbenos.',
      undated: 'Una persona de nuestro equipo se ocupa de este pedido. Si tienes una pregunta, escríbenos.',
      chargedBack:
        'Tu banco te ha devuelto el pago de este pedido, así que lo hemos cerrado. Si crees que es un error, escríbenos.',
      refundOwed:
        'Un reembolso de este pedido no ha podido hacerse y una persona de nuestro equipo se ocupa de él. Si ya no tienes la tarjeta o la cuenta con la que pagaste, escríbenos y buscamos otra forma.',
      closedShort: 'Este pedido está cerrado y ya no se entrega nada más. Si algo no te cuadra, escríbenos.',
      madeGood:
        'Te hemos devuelto dinero por lo que no se entregó; tu banco puede tardar de 5 a 10 días. Si algo no te cuadra, escríbenos.',
      refunded:
        'Te hemos devuelto el importe de este pedido; tu banco puede tardar de 5 a 10 días. Si quieres, puedes comprar de nuevo.',
      erased:
        'Los datos personales de este pedido se borraron a petición de su titular. Del pedido quedan, sin nombre, los datos de la compra, del pago y de la entrega. Si tienes una pregunta, escríbenos.',
    },
    /** The same situations, if nothing of it came back by the payment provider. */
    outside: {
      madeGood:
        'Te hemos devuelto dinero por lo que no se entregó, de una forma distinta a la del pago. Si algo no te cuadra, escríbenos.',
      refunded:
        'Te hemos devuelto el importe de este pedido, de una forma distinta a la del pago. Si no te ha llegado, escríbenos.',
    },
    /** Before the sentence about a refund that failed. */
    owed: (amount: string) => `Te debemos ${amount}.`,
    lookedAt: (moment: string) => `Lo revisa a más tardar el ${moment}.`,
    lookedAtElse: (moment: string) => `Si no, lo revisa una persona, a más tardar el ${moment}.`,
    waitsUntil: (moment: string) => `Si para el ${moment} todavía no ha salido, se ocupa de él una persona.`,
    payAgain: 'Volver al pago',
    buyAgain: 'Comprar de nuevo',
    openWhole: 'Es mi pedido: ver todos los datos',
    openWholeWhy:
      'Con la dirección de correo de la compra se ven todos los datos, el recibo y lo que se puede hacer con el pedido.',
    contact: 'Escríbenos',
  },
  forget: {
    button: 'Olvidar este navegador',
    why: 'Si este móvil u ordenador no es tuyo, bórralo todo: quien lo use después no verá este pedido entero.',
    done: 'Este navegador lo ha olvidado todo',
    doneText:
      'Hemos borrado de aquí tus pedidos, tu carrito, la conversación y tu sesión. El pedido sigue adelante. Para verlo entero, busca el número con tu dirección de correo.',
  },
  expected: (moment: string) => `Fin previsto: ${moment}`,
  refillRejected:
    'Esta vez no hemos podido reponer lo perdido. Tu garantía sigue en pie: pídelo de nuevo más tarde o escríbenos.',
  notFoundReference: 'No se encontró ningún pedido con ese número de referencia.',
  notFoundTogether:
    'No se encontró ningún pedido con ese número y ese correo electrónico. Revisa ambos e inténtalo de nuevo.',
  notPaidYet: 'Este es el número reservado para tu última compra en este navegador.',
  seePayment: 'Ver cómo va el pago',
  lastOrder: (number: string) => `Ver tu último pedido: ${number}`,
  withEmail: 'Añadir la dirección de correo de la compra para ver todos los datos',
  emailLabel: 'Correo electrónico de la compra (opcional)',
  emailHint: 'Lo usamos solo para comprobar que el pedido es tuyo.',
  /** What the panel counted of a delivery. */
  proof: {
    title: 'Prueba de entrega',
    before: 'Al empezar',
    delivered: 'Entrega',
    after: 'Con la entrega',
    notYet: 'Aún sin contar',
    counted:
      'Contado en tu perfil justo antes de empezar. Después, el total puede subir o bajar por sí solo.',
    post: (position: number, shortcode: string) => `Publicación ${position} (${shortcode})`,
    states: { 'under-way': 'En curso', completed: 'Entregada', short: 'Entregada en parte' },
  },
  refill: {
    ask: 'Solicitar reposición',
    sent: {
      title: 'Solicitud enviada',
      text: 'Hemos recibido tu solicitud de reabastecimiento. Te notificaremos cuando sea procesada.',
    },
    /** Instead, if the provider's answer was lost: no e-mail follows. */
    unanswered: {
      title: 'Solicitud enviada',
      text: 'El proveedor aún no la ha confirmado. Si no se repone lo perdido, podrás pedirlo otra vez.',
    },
    failed: {
      title: 'Error al solicitar reabastecimiento',
      text: 'No se pudo procesar la solicitud',
    },
    from: (moment: string) =>
      `Ya se pidió una reposición hace poco. Podrás pedir otra a partir del ${moment}.`,
    history: 'Reposiciones',
    requestedOn: (moment: string) => `Pedida el ${moment}`,
    endedOn: (moment: string) => `Terminada el ${moment}`,
    /** The panel's states as customers know them. */
    states: {
      requested: 'En curso',
      unknown: 'Sin respuesta',
      completed: 'Completada',
      rejected: 'No realizada',
    },
  },
  facts: {
    username: 'Usuario de Instagram',
    package: 'Paquete',
    quantity: 'Cantidad total',
    publications: 'Publicaciones',
    price: 'Precio',
    number: 'Número de pedido',
    status: 'Estado',
    payment: 'Pago',
    date: 'Fecha y hora',
    id: 'Identificador',
    platform: 'Plataforma',
    email: 'Correo electrónico',
  },
  priceWithVat: (amount: string, vat: string) => `${amount} (incluye ${vat} de IVA)`,
  platforms: { instagram: 'Instagram' },
  package: (units: string, extra: number, region: 'spain' | 'europe' | 'none', _type: ServiceType) =>
    [
      units,
      extra > 0 && ` +${formatCount(extra, 'es')} de regalo`,
      region === 'spain' && ' · España',
      region === 'europe' && ' · Europa',
    ]
      .filter(Boolean)
      .join(''),
};

/** The success page. */
export const success = {
  title: '¡Pago exitoso!',
  text: 'Tu pedido ha sido procesado correctamente',
  /** For who wanted to pay it again. */
  already: {
    title: 'Este pedido ya está pagado',
    text: 'No se te cobrará otra vez. Si quieres hacer otro pedido, vuelve al inicio.',
  },
  loading: 'Cargando los detalles de tu pedido...',
  loadingText: 'Estamos recuperando la información de tu compra. Esto solo tomará unos segundos.',
  deliveryNotice:
    'Normalmente, el pedido se procesa inmediatamente; sin embargo, a veces suele tardar un máximo de 24 horas',
  emailNote: (email: string) => `Hemos enviado la confirmación a ${email}.`,
  follow: 'Seguir mi pedido',
  coupon: {
    title: (percent: string) => `Gracias por tu compra: ${percent} en tu próximo pedido`,
    text: (until: string) =>
      `Usa este código con el mismo correo electrónico hasta el ${until}. Vale una vez.`,
    copy: 'Copiar código',
    copied: 'Código copiado',
  },
  creating: {
    title: 'Hemos recibido tu pago',
    text: 'Estamos creando tu pedido. Esta página se actualiza sola; si la cierras, recibirás igualmente la confirmación por correo. No se te cobrará otra vez.',
    slow: 'El pedido está siendo procesado. Por favor, contacte con soporte si el problema persiste.',
  },
  waiting: {
    title: 'Esperamos la confirmación de tu banco',
    text: 'Esta página se actualiza sola; si la cierras, te escribimos en cuanto se confirme. No vuelvas a pagar: un mismo pedido no se cobra dos veces.',
  },
  unpaid: {
    title: 'El pago no se completó',
    text: 'No se te ha cobrado nada. Puedes intentarlo de nuevo o usar otro medio de pago; tus datos siguen guardados.',
    action: 'Volver al formulario de pago',
  },
  returned: {
    title: 'Te devolvemos tu pago',
    text: 'No hemos podido crear tu pedido. Te lo devolvemos todo; si vuelve al mismo medio de pago, tu banco puede tardar de 5 a 10 días. Recibirás un correo y no tienes que hacer nada.',
  },
  closed: {
    title: 'Este pedido ya no está abierto',
    text: 'No se te ha cobrado nada. Elige de nuevo tu paquete para empezar otro.',
  },
  /** Where the payment is not this browser's. */
  elsewhere: {
    text: 'Si has pagado en otro navegador, este no conoce tu pedido: la confirmación te llega por correo. Con el número de pedido y tu correo puedes verlo aquí.',
    action: 'Buscar mi pedido',
  },
  /** Several polls got no answer, which says nothing about the payment. */
  unanswered: {
    title: 'No podemos consultar tu pedido ahora mismo',
    text: 'Seguimos intentándolo. Si ya has pagado, no pagues otra vez: la confirmación te llega por correo.',
  },
  errors: {
    title: 'No se encontraron datos del pedido',
    text: 'Es posible que el pedido no exista o haya ocurrido un problema al procesar tu información.',
    load: 'No se pudo cargar el pedido. Por favor contacta con soporte.',
    payment: 'No se pudo confirmar el pago. Por favor contacta con soporte.',
    creation: 'No se pudo procesar tu pedido. Por favor contacta con soporte.',
    data: 'Error al cargar los datos del pedido. Por favor, contacta a soporte.',
    noReference: 'No se encontró información del pedido',
  },
  retrying: {
    title: 'Reintentando verificación',
    text: 'Estamos verificando el estado de tu pedido nuevamente...',
  },
};
