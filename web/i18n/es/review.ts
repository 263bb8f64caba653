import { plural } from '../plural';

/** The page on which a buyer reviews an order. */
export const review = {
  about: (units: string) => `Sobre tu pedido de ${units}.`,
  honest: 'La leemos antes de publicarla. Las críticas también se publican.',
  stars: '¿Cuántas estrellas le das a tu pedido?',
  starCount: (count: number) => plural('es', count, { one: '1 estrella', other: `${count} estrellas` }),
  comment: 'Tu reseña',
  commentHint: 'Hasta 1.000 caracteres. No escribas datos personales, ni tuyos ni de nadie.',
  name: 'Nombre que se muestra (opcional)',
  nameHint: 'Tu nombre de pila o tus iniciales. Sin nombre sale como «Anónimo».',
  missing: {
    stars: 'Elige de 1 a 5 estrellas',
    comment: 'Escribe tu reseña',
    name: 'Escribe solo tu nombre de pila o tus iniciales',
  },
  problems: (count: number) => (count === 1 ? 'Revisa un campo.' : `Revisa estos ${count} campos.`),
  send: 'Enviar mi reseña',
  change: 'Guardar los cambios',
  sending: 'Enviando…',
  failed: 'Tu reseña no se ha enviado',
  pending: 'Ya la tenemos y aún no la hemos revisado: puedes cambiarla.',
  done: {
    title: 'Gracias por tu reseña',
    text: 'La leemos y te decimos aquí si se publica. Hasta entonces puedes cambiarla en esta misma página.',
    change: 'Cambiar mi reseña',
  },
  published: {
    title: 'Tu reseña está publicada',
    text: 'La ven todos en la página del producto. Gracias por contarlo.',
  },
  refused: {
    title: 'No hemos publicado tu reseña',
    text: 'Si no estás de acuerdo, escríbenos y lo miramos contigo.',
    reason: (reason: string) => `Motivo: ${reason}`,
  },
  refunded: {
    title: 'Este pedido no admite reseña',
    text: 'Te devolvimos su importe. Si quieres contarnos qué pasó, escríbenos.',
  },
  undelivered: {
    title: 'Este pedido no admite reseña',
    text: 'No se entregó. Si quieres contarnos qué pasó, escríbenos.',
  },
  early: {
    title: 'Todavía es pronto',
    text: 'Podrás escribir tu reseña cuando el pedido esté entregado por completo.',
  },
  invalid: {
    title: 'Este enlace no funciona',
    text: 'Ábrelo otra vez desde el correo. También puedes escribirla desde la página de tu pedido.',
  },
  loadFailed: 'No se pudo abrir tu reseña. Comprueba la conexión e inténtalo otra vez.',
  track: 'Buscar mi pedido',
  contact: 'Escribirnos',
  fromOrder: 'Escribir una reseña',
};
