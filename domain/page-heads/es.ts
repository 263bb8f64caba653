import type { PageHeads } from '../pages';

/** What the Spanish pages are called and about. */
export const heads: PageHeads = {
  home: {
    title: 'Seguidores Instagram',
    description:
      'Paquetes de crecimiento para Instagram. Sin contraseña, pago seguro y seguimiento en directo.',
  },
  chooser: {
    title: 'Seguidores Instagram',
    description:
      'Elija qué quiere para su Instagram: seguidores, likes o visualizaciones. Sin contraseña y con seguimiento en directo.',
  },
  likes: {
    title: 'Likes Instagram',
    description:
      'Likes para las publicaciones que usted elija, repartidos a partes iguales. Sin contraseña y con seguimiento en directo.',
  },
  views: {
    title: 'Visualizaciones Instagram',
    description:
      'Visualizaciones para sus vídeos y reels de Instagram. Sin contraseña, pago seguro y seguimiento en directo.',
  },
  checkout: {
    title: 'Finalizar compra',
    description: 'Revise su pedido y pague con tarjeta, Apple Pay o Google Pay.',
  },
  cardPayment: {
    title: 'Pagar su pedido',
    description: 'Pague con tarjeta en una pantalla, con el importe total a la vista.',
  },
  cardForm: {
    title: 'Pago con tarjeta',
    description: 'Otra forma de escribir los datos de su tarjeta, campo por campo.',
  },
  success: { title: 'Su pedido', description: 'El estado de su pedido, paso a paso y en directo.' },
  track: {
    title: 'Seguimiento de su pedido',
    description: 'Consulte con su número de pedido en qué punto está la entrega.',
  },
  account: {
    title: 'Mi Cuenta',
    description:
      'Sus pedidos, recibos y reposiciones en un solo sitio, con un código por correo y sin contraseña.',
  },
  cancel: { title: 'Pago cancelado', description: 'El pago se canceló y no se ha cobrado nada.' },
  paymentFailed: {
    title: 'Error en el pago',
    description: 'El pago no se completó. Puede intentarlo de nuevo o usar otra tarjeta.',
  },
  privacy: {
    title: 'Política de privacidad',
    description: 'Qué datos tratamos, para qué, quién más los ve y cuáles son sus derechos.',
  },
  terms: {
    title: 'Términos y condiciones',
    description: 'Qué compra, precio y pago, entrega, garantía y uso correcto.',
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
    description: 'Cómo trabajamos: tres casos de muestra y una metodología en cuatro pasos.',
  },
  demo: {
    title: 'Demostración de la confirmación',
    description: 'Cómo se ve la confirmación de un pedido, con datos inventados.',
  },
  contact: { title: 'Contacto', description: 'Escríbanos: le contestamos por correo en menos de 24 horas.' },
  unsubscribe: {
    title: 'Darse de baja',
    description: 'Deje de recibir correos comerciales o pida que borremos sus datos.',
  },
  landing: {
    title: 'Seguidores, likes y visualizaciones',
    description:
      'Seguidores, likes y visualizaciones para Instagram en tres pasos: elija, pague y siga la entrega en directo.',
  },
  igTools: {
    title: 'Herramientas de crecimiento',
    description:
      'Herramientas para dar a conocer su perfil: más audiencia, más interacción y más alcance, con seguimiento en directo.',
  },
  adsLanding: {
    title: 'Seguidores con entrega inmediata',
    description:
      'Paquetes de seguidores para Instagram con regalo, precio cerrado y garantía. Sin contraseña y sin suscripción.',
  },
  marketing: {
    title: 'Marketing en redes sociales',
    description:
      'Un método de cuatro pasos para crecer en redes: análisis, estrategia, ejecución y optimización.',
  },
  specialOffer: {
    title: 'Oferta especial',
    description: 'El código de descuento que vale ahora mismo, cuánto ahorra con él y cómo se usa.',
  },
  testCompliance: {
    title: 'Comprobación de cumplimiento',
    description: 'Qué redacción se muestra en esta visita y por qué.',
  },
  withdrawal: {
    title: 'Desistimiento',
    description: 'Desista de su contrato en dos pasos; recibirá un acuse de recibo con la fecha y la hora.',
  },
  notFound: { title: '404 Page Not Found', description: 'Esta página no existe o ha cambiado de sitio.' },
};
