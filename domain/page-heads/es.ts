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
  withdrawal: {
    title: 'Desistimiento',
    description: 'Desista de su contrato en dos pasos; recibirá un acuse de recibo con la fecha y la hora.',
  },
  notFound: { title: '404 Page Not Found', description: 'Esta página no existe o ha cambiado de sitio.' },
};
