import type { PageHeads } from '../pages';

/** Titles and descriptions of the Spanish pages. */
export const heads: PageHeads = {
  home: {
    title: 'Seguidores Instagram',
    description:
      'Paquetes de crecimiento para Instagram. Sin contraseña, pago seguro y seguimiento en directo.',
  },
  chooser: {
    title: 'Seguidores Instagram',
    description:
      'Elige qué quieres para tu Instagram: seguidores, likes o visualizaciones. Sin contraseña y con seguimiento en directo.',
  },
  likes: {
    title: 'Likes Instagram',
    description:
      'Likes para las publicaciones que elijas, repartidos a partes iguales. Sin contraseña y con seguimiento en directo.',
  },
  views: {
    title: 'Visualizaciones Instagram',
    description:
      'Visualizaciones para tus vídeos y reels de Instagram. Sin contraseña, pago seguro y seguimiento en directo.',
  },
  checkout: {
    title: 'Finalizar compra',
    description: 'Revisa tu pedido y paga con tarjeta, Bizum, Apple Pay o Google Pay.',
  },
  cardPayment: {
    title: 'Pagar tu pedido',
    description: 'Paga con tarjeta en una pantalla, con el importe total a la vista.',
  },
  cardForm: {
    title: 'Pago con tarjeta',
    description: 'Otra forma de escribir los datos de tu tarjeta, campo por campo.',
  },
  success: { title: 'Tu pedido', description: 'El estado de tu pedido, paso a paso y en directo.' },
  track: {
    title: 'Seguimiento de tu pedido',
    description: 'Consulta con tu número de pedido en qué punto está la entrega.',
  },
  account: {
    title: 'Mi Cuenta',
    description:
      'Tus pedidos, recibos y reposiciones en un solo sitio, con un código por correo y sin contraseña.',
  },
  cancel: { title: 'Pago cancelado', description: 'El pago se canceló y no se ha cobrado nada.' },
  paymentFailed: {
    title: 'Error en el pago',
    description: 'El pago no se completó. Puedes intentarlo de nuevo o usar otra tarjeta.',
  },
  privacy: {
    title: 'Política de privacidad',
    description: 'Qué datos tratamos, para qué, quién más los ve y cuáles son tus derechos.',
  },
  terms: {
    title: 'Términos y condiciones',
    description: 'Qué compras, precio y pago, entrega, garantía y uso correcto.',
  },
  refunds: {
    title: 'Política de reembolso',
    description: 'Cuándo devolvemos el dinero, el derecho de desistimiento y cómo pedirlo.',
  },
  faq: {
    title: 'Preguntas frecuentes',
    description:
      'Entrega, garantía, pago, devoluciones y descuentos: las respuestas a lo que más nos preguntan.',
  },
  cases: {
    title: 'Casos de éxito',
    description: 'Cómo planteamos el crecimiento de una marca: nuestra metodología en cuatro pasos.',
  },
  demo: {
    title: 'Demostración de la confirmación',
    description: 'Cómo se ve la confirmación de un pedido, con datos inventados.',
  },
  contact: { title: 'Contacto', description: 'Escríbenos: te contestamos por correo en menos de 24 horas.' },
  unsubscribe: {
    title: 'Darse de baja',
    description: 'Deja de recibir correos comerciales o pide que borremos tus datos.',
  },
  landing: {
    title: 'Seguidores, likes y visualizaciones',
    description:
      'Seguidores, likes y visualizaciones para Instagram en tres pasos: elige, paga y sigue la entrega en directo.',
  },
  igTools: {
    title: 'Herramientas de crecimiento',
    description:
      'Herramientas para dar a conocer tu perfil: más audiencia, más interacción y más alcance, con seguimiento en directo.',
  },
  adsLanding: {
    title: 'Seguidores con entrega inmediata',
    description:
      'Paquetes de seguidores para Instagram a precio cerrado y con seguimiento en directo. Sin contraseña y sin suscripción.',
  },
  marketing: {
    title: 'Marketing en redes sociales',
    description:
      'Un método de cuatro pasos para crecer en redes: análisis, estrategia, ejecución y optimización.',
  },
  specialOffer: {
    title: 'Oferta especial',
    description: 'El código de descuento que vale ahora mismo, cuánto ahorras con él y cómo se usa.',
  },
  testCompliance: {
    title: 'Comprobación de cumplimiento',
    description: 'Qué redacción se muestra en esta visita y por qué.',
  },
  review: { title: 'Tu reseña', description: 'Cuenta cómo ha ido tu pedido, sin iniciar sesión.' },
  thread: {
    title: 'Tu mensaje',
    description: 'Lee lo que nos escribiste y nuestra respuesta, y sigue la conversación.',
  },
  withdrawal: {
    title: 'Desistimiento',
    description: 'Desiste de tu contrato en dos pasos; recibirás un acuse de recibo con la fecha y la hora.',
  },
  notFound: { title: '404 Page Not Found', description: 'Esta página no existe o ha cambiado de sitio.' },
};
