import type { ActionName } from './actions';

interface ActionMessages {
  /** On the button and as title of the dialog. */
  label: string;
  /** One line under the button. */
  hint: string;
  /** What it will do, and what can't be undone. */
  does: readonly string[];
  cannotUndo: string;
  submit: string;
}

/** Each action of an administrator on an order. */
export const actionMessages: Record<ActionName, ActionMessages> = {
  resend: {
    label: 'Reenviar al proveedor',
    hint: 'Envía otra vez lo que, con toda seguridad, no está en el panel.',
    does: [
      'Hace un envío nuevo al primer proveedor que el paquete tiene ahora.',
      'El envío anterior queda en el historial.',
    ],
    cannotUndo: 'En cuanto el panel lo acepte, lo cobra y empieza a entregar.',
    submit: 'Reenviar al proveedor',
  },
  forceResend: {
    label: 'Forzar reenvío',
    hint: 'Envía otra vez aunque el panel pueda tener ya el pedido.',
    does: [
      'Hace un envío nuevo, al primer proveedor que el paquete tiene ahora, aunque el anterior esté aceptado o en duda.',
      'De una entrega que terminó a medias se pide solo lo que falta.',
    ],
    cannotUndo: 'El panel puede acabar con dos pedidos y cobrar los dos.',
    submit: 'Forzar el reenvío',
  },
  resolve: {
    label: 'Resolver envío dudoso',
    hint: 'Di qué pasó con el envío cuya respuesta se perdió.',
    does: [
      'Aceptado: ese envío sigue con el número que indiques.',
      'No aceptado: ese envío se hace de nuevo al momento, al primer proveedor que el paquete tiene ahora.',
    ],
    cannotUndo: 'Si indicas que no se aceptó y sí estaba en el panel, se entregará dos veces.',
    submit: 'Resolver el envío',
  },
  changeTarget: {
    label: 'Cambiar objetivo',
    hint: 'Corrige el usuario o la publicación antes de que el panel tenga el pedido.',
    does: [
      'El próximo envío irá al objetivo nuevo.',
      'No envía nada si el pedido espera tu atención: reenvíalo después.',
    ],
    cannotUndo: 'Cuando el panel acepte el envío, el objetivo ya no se puede cambiar.',
    submit: 'Cambiar el objetivo',
  },
  changeEmail: {
    label: 'Cambiar correo',
    hint: 'Corrige la dirección a la que llegan los correos del pedido.',
    does: [
      'La dirección nueva recibe la confirmación con el recibo.',
      'La anterior recibe un aviso de que ya no es la del pedido.',
    ],
    cannotUndo:
      'Desde entonces, quien tenga la dirección nueva ve el pedido entero. Comprueba que lo pide quien compró.',
    submit: 'Cambiar el correo',
  },
  refill: {
    label: 'Solicitar reposición',
    hint: 'Pide al panel que reponga lo perdido.',
    does: [
      'Pide la reposición al panel y sigue su estado hasta el final.',
      'Empieza el plazo de espera hasta la siguiente.',
    ],
    cannotUndo: 'Una reposición pedida no se puede retirar.',
    submit: 'Solicitar la reposición',
  },
  refund: {
    label: 'Cancelar y reembolsar',
    hint: 'Devuelve dinero al cliente por el mismo medio de pago.',
    does: [
      'Devuelve el importe indicado y avisa al cliente por correo.',
      'Si devuelves todo lo que queda, antes pide al panel que pare y el pedido se cierra. Con una parte, el panel sigue, salvo que marques que pare.',
    ],
    cannotUndo: 'El dinero devuelto no se puede volver a cobrar.',
    submit: 'Reembolsar',
  },
};

/** Fields, refusals and common words of the dialogs. */
export const dialogMessages = {
  does: 'Qué hace',
  cannotUndo: 'No se puede deshacer',
  why: 'No disponible:',
  refreshing: 'Se está actualizando el pedido; espera un momento.',
  moved:
    'El pedido ha cambiado. Lo que tú has escrito o marcado sigue igual; lo demás se ha actualizado. Revísalo todo antes de seguir.',
  reasonHint: 'Queda en el historial con tu nombre.',
  username: 'Usuario de Instagram',
  usernameHint: (current: string) => `Ahora: @${current}`,
  urlOfProfile: 'O su dirección (URL)',
  urlHint: 'Por ejemplo https://www.instagram.com/usuario/',
  urlOfPost: 'Dirección (URL) de la publicación',
  urlOfPostHint: (replaced = 'que ha fallado') =>
    `Sustituye la publicación ${replaced}. Por ejemplo https://www.instagram.com/p/CuK5u_lJ9aB/`,
  urlNotPost: 'Este pedido se entrega en publicaciones. Indica la dirección de una publicación.',
  urlNotProfile: 'Este pedido se entrega en un perfil. Indica la dirección de un perfil.',
  email: 'Correo nuevo',
  emailHint: (now: string) => `Ahora es ${now}.`,
  emailSame: 'Es el mismo correo. Indica otro o cancela.',
  usernameSame: 'Es el mismo usuario. Indica otro o cancela.',
  otherTarget: 'Enviar a otro usuario (opcional)',
  submission: '¿Qué envío resuelves?',
  submissionOnly: 'Envío dudoso',
  submissionMissing: 'Elige uno de los envíos dudosos',
  submissionTo: (shortcode: string) => `Publicación ${shortcode}`,
  submissionHint: (one: { line: number; generation: number; quantity: string; panel: string }) =>
    `línea ${one.line}, envío ${one.generation} · cantidad ${one.quantity} · ${one.panel}`,
  outcome: '¿Qué pasó con el envío?',
  accepted: 'El panel lo aceptó',
  acceptedHint: 'El pedido aparece en el panel.',
  notAccepted: 'El panel no lo tiene',
  notAcceptedHint: 'Lo has comprobado y no aparece. Se enviará de nuevo.',
  panelId: 'Número del pedido en el panel',
  confirm: (number: string) => `Escribe ${number} para confirmar`,
  confirmWrong: (number: string) => `No coincide. Escribe exactamente ${number}.`,
  amount: 'Importe en euros',
  amountHint: (kept: string) => `Como máximo ${kept}, lo que queda por reembolsar.`,
  amountProposal: {
    hint: (amount: string, kept: string) =>
      `Propuesto por la parte no entregada: ${amount}. Como máximo ${kept}.`,
    button: (amount: string) => `Propuesto: ${amount}`,
  },
  amountOwed: {
    hint: (amount: string, kept: string) => `No se pudo devolver y se debe: ${amount}. Como máximo ${kept}.`,
    button: (amount: string) => `Lo que se debe: ${amount}`,
  },
  amountOutside: (owed: string) =>
    `Como máximo lo que se debe, ${owed}. Con menos, el resto se da por saldado.`,
  amountTooLarge: (kept: string) => `El importe supera lo que queda por reembolsar (${kept}).`,
  dismissUnsent: (lines: number) =>
    lines === 1
      ? 'No enviar más la publicación que ningún panel tiene. El pedido termina con las demás.'
      : `No enviar más las ${lines} publicaciones que ningún panel tiene. El pedido termina con las demás.`,
  dismissedForLess: (share: string, lines: number) =>
    `${lines === 1 ? 'Su parte es' : 'La parte de todas es'} ${share} y devuelves menos: lo demás ni se envía ni se devuelve. Sube el importe o desmarca la casilla.`,
  stopPanel:
    'Pedir al panel que pare la entrega: es por lo que no se va a entregar. Si al final falta más, solo se propone la diferencia.',
  amountNone: 'Nada: ya se devolvió',
  amountNoneDue: 'Nada que devolver',
  amountAll: (amount: string) => `Todo: ${amount}`,
  dismissSubmit: 'No enviar más',
  closeSubmit: 'Cerrar sin devolver más',
  refundSubmit: (amount: string) => `Reembolsar ${amount}`,
} as const;
