import { accountStatuses } from '#domain/order-labels/es.ts';
import { formatCount } from '../format';
import { plural } from '../plural';

/** "Mi Cuenta" (S1 §2.4, §2.5; wording of §4, §5 and §8 verbatim). */
export const account = {
  lead: 'Consulta tus pedidos, descarga tus recibos y pide reposiciones. No hace falta contraseña.',
  email: 'Correo electrónico',
  emailHint: 'El que usaste al comprar. Te enviaremos un código para entrar.',
  emailPlaceholder: 'nombre@ejemplo.es',
  emailMissing: 'Por favor ingresa tu email',
  ask: 'Enviarme un código',
  code: {
    title: 'Escribe el código',
    text: (email: string) =>
      `Si hay pedidos con la dirección ${email}, acabamos de enviarle un correo con un código de 6 cifras.`,
    label: 'Código de 6 cifras',
    hint: (minutes: number) =>
      plural('es', minutes, { one: 'Vale 1 minuto.', other: `Vale ${minutes} minutos.` }),
    missing: 'Escribe las 6 cifras del código',
    enter: 'Entrar',
    entering: 'Comprobando…',
    wrong: (left: number) =>
      plural('es', left, {
        one: 'El código no es correcto. Te queda 1 intento.',
        other: `El código no es correcto. Te quedan ${left} intentos.`,
      }),
    over: 'Este código ya no sirve. Pide uno nuevo.',
    noMail: '¿No te llega?',
    advice:
      'Mira en la carpeta de correo no deseado. Si esa dirección no tiene pedidos, te lo decimos en un correo: prueba entonces con la que usaste al comprar.',
    resend: 'Enviar otro código',
    resendIn: (seconds: number) => `Puedes pedir otro código dentro de ${seconds} s`,
    resent: 'Te hemos enviado otro código. Vale solo el último.',
    change: 'Cambiar de dirección',
  },
  expired: {
    title: 'Acceso no autorizado',
    text: 'Por favor inicia sesión para ver tu historial de pedidos',
  },
  loadFailed: 'No se pudo cargar la información del pedido. Por favor intenta de nuevo más tarde.',
  loading: 'Cargando tu cuenta…',
  loggedOut: 'Has cerrado la sesión',
  summary: {
    title: 'Resumen',
    email: 'Correo',
    orders: 'Pedidos',
    spent: 'Tus compras',
    spentNote: 'Lo pagado menos lo devuelto',
  },
  logOut: 'Cerrar sesión',
  changeAccount: 'Cambiar cuenta',
  list: {
    title: 'Mis pedidos',
    filter: 'Mostrar',
    filters: {
      all: 'Todos',
      completed: 'Completados',
      processing: 'Procesando',
      pending: 'Pendientes',
      cancelled: 'Cancelados',
    },
    shown: (shown: number, all: number) => `${formatCount(shown, 'es')} de ${formatCount(all, 'es')}`,
    empty: 'No se encontraron pedidos con ese filtro',
    more: 'Ver más pedidos',
    details: 'Ver detalles',
    detailsOf: (number: string) => `Ver detalles del pedido ${number}`,
    fallback: (id: string) => `Pedido #${id}`,
  },
  statuses: accountStatuses,
  facts: {
    quantity: 'Cantidad',
    amount: 'Importe',
    date: 'Fecha',
    link: 'Enlace indicado',
    method: 'Método de pago',
    card: 'Tarjeta de crédito o débito',
    subtotal: 'Subtotal',
    vat: (rate: string) => `IVA (${rate}, incluido)`,
    total: 'Total',
    refunded: 'Devuelto',
    refill: 'Reposición',
  },
  detail: {
    back: 'Volver a mis pedidos',
    progress: 'Estado del pedido',
    data: 'Datos del pedido',
    sums: 'Importe',
    track: 'Ver seguimiento',
    missing: 'Este pedido no está en tu cuenta. Vuelve a la lista y elige uno de ella.',
  },
  none: {
    title: 'No se encontraron pedidos',
    text: (email: string) => `No hay pedidos con la dirección ${email}.`,
    advice: 'Comprueba que es la dirección con la que compraste o escríbenos.',
    other: 'Intentar con otro email',
  },
  data: {
    title: 'Tus datos',
    text: 'Puedes llevarte todo lo que guardamos sobre tu dirección, o pedir que lo borremos.',
    download: 'Descargar mis datos',
    downloadNote:
      'Un archivo con pedidos, pagos, facturas, reposiciones, reseñas, mensajes y correos, entre otros datos.',
    erase: 'Borrar mis datos',
    dialog: {
      title: 'Borrar mis datos',
      text: 'Lo revisará una persona y te contestaremos por correo en 24 horas. No se puede deshacer.',
      consequences: [
        'Se borran tu correo, tu usuario de Instagram, tus mensajes y tus reseñas.',
        'Dejarás de ver tus pedidos aquí; ya no podrás abrirlos con tu correo.',
        'Sin datos no podremos hacer reposiciones: termina la garantía.',
        'Los datos de cada compra, del pago y de la entrega se conservan sin tu nombre; se ven en el seguimiento con su número.',
      ],
      reason: 'Motivo',
      reasonHint: 'Nos ayuda a mejorar. Bastan unas palabras.',
      reasonShort: 'Por favor explica brevemente el motivo',
      confirm: 'Pedir el borrado',
      cancel: 'No borrar nada',
      failed: 'No se pudo enviar',
      doneTitle: 'Hemos recibido tu petición',
      doneText: (email: string) => `La procesaremos en 24 horas y te escribiremos a ${email}.`,
    },
  },
};
