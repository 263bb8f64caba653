import type { Verdict } from './result';

/**
 * Every error that a caller can get: its HTTP status and the Spanish sentence that says what to do next. Screens in
 * other languages translate by code.
 */
export const errorCatalogue = {
  validation_failed: [400, 'Revisa los datos marcados y vuelve a intentarlo.'],
  malformed_json: [400, 'Algo ha fallado. Recarga la página e inténtalo de nuevo.'],
  payload_too_large: [413, 'La petición es demasiado grande. Acorta el texto e inténtalo de nuevo.'],
  unauthenticated: [401, 'Inicia sesión para continuar.'],
  invalid_credentials: [401, 'Nombre de usuario o contraseña incorrectos'],
  login_code_wrong: [422, 'El código no es correcto. Revísalo y escríbelo de nuevo.'],
  login_code_over: [410, 'Este código ya no sirve. Pide uno nuevo.'],
  half_login_over: [410, 'El plazo para escribir el código ha terminado. Vuelve a iniciar sesión.'],
  totp_code_wrong: [422, 'El código no es correcto. Espera al siguiente de tu aplicación y escríbelo.'],
  proof_wrong: [422, 'La contraseña o el código no son correctos. Revísalos y escríbelos de nuevo.'],
  step_up_required: [403, 'Confirma que eres tú con tu contraseña o un código y repite la acción.'],
  totp_active: [
    409,
    'La verificación en dos pasos ya está activada. Desactívala antes de configurarla de nuevo.',
  ],
  totp_not_begun: [409, 'La verificación en dos pasos no está preparada. Empieza la configuración de nuevo.'],
  totp_not_active: [409, 'La verificación en dos pasos no está activada. Recarga la página.'],
  password_change_needed: [403, 'Cambia tu contraseña inicial para continuar.'],
  second_step_needed: [
    403,
    'Tu función necesita la verificación en dos pasos. Recarga la página para activarla.',
  ],
  first_password_over: [
    403,
    'Tu contraseña inicial ha caducado. Pide otra a un administrador: en «Usuarios», «Restablecer la contraseña».',
  ],
  user_not_found: [404, 'Este usuario no existe. Recarga la lista de usuarios.'],
  user_name_taken: [409, 'Ya hay un usuario con este nombre. Elige otro.'],
  own_user: [
    409,
    'No puedes hacerlo con tu propio usuario. Pídeselo a otro administrador o usa «Mi cuenta».',
  ],
  forbidden: [403, 'Tu usuario no tiene permiso para esta acción. Pídelo a un administrador.'],
  csrf_failed: [403, 'La sesión de esta página ha caducado. Recarga la página e inténtalo de nuevo.'],
  not_found: [404, 'No se ha encontrado. Comprueba la dirección o vuelve al inicio.'],
  order_not_found: [404, 'No se encontró el pedido. Verifica el número.'],
  purchase_not_found: [404, 'No encontramos esta compra en tu navegador. Elige de nuevo tu paquete.'],
  rate_limited: [429, 'Demasiados intentos. Espera un momento y vuelve a intentarlo.'],
  unavailable: [
    503,
    'El servicio no está disponible ahora mismo. Inténtalo de nuevo en un momento; no se te cobrará dos veces.',
  ],
  internal: [500, 'Ha ocurrido un error inesperado. Inténtalo de nuevo; si continúa, contacta con soporte.'],

  unknown_service: [404, 'Este paquete ya no está disponible. Elige otro paquete.'],
  quantity_unavailable: [
    422,
    'Esta cantidad no está disponible. Elige una cantidad dentro de los límites del paquete.',
  ],
  posts_missing: [422, 'Elige al menos una publicación para continuar.'],
  posts_too_many: [
    422,
    'Has elegido demasiadas publicaciones para este paquete. Quita alguna o elige un paquete mayor.',
  ],
  posts_not_wanted: [
    422,
    'Este paquete se entrega en el perfil, no en publicaciones. Elige de nuevo el paquete.',
  ],
  private_profile: [409, 'El perfil es privado. Ponlo en público y vuelve a intentarlo.'],
  package_changed: [409, 'Tu paquete ha cambiado. Revísalo y continúa si estás de acuerdo.'],
  price_changed: [409, 'El precio de tu pedido ha cambiado. Revísalo y continúa si estás de acuerdo.'],
  upsell_not_offered: [
    409,
    'Esta oferta no está disponible para el paquete elegido. Continúa con el precio original.',
  ],
  upsell_expired: [409, 'La oferta ha caducado. Continúa con el precio original.'],
  blocked_user: [403, 'Este usuario no puede realizar pedidos en este momento. Contacta con soporte.'],
  user_blocked_already: [409, 'Este usuario ya está bloqueado. Búscalo en la lista para ver el motivo.'],
  user_not_blocked: [
    409,
    'Este usuario ya no está bloqueado. Recarga la página para ver quién lo desbloqueó.',
  ],
  discount_invalid: [422, 'El código de descuento no es válido o ha expirado.'],
  discount_expired: [422, 'El código de descuento no es válido o ha expirado.'],
  discount_used: [422, 'Este código ya se ha utilizado. Continúa sin él o prueba con otro.'],
  discount_minimum: [
    422,
    'Tu pedido no llega al importe mínimo de este código. Elige un paquete mayor o continúa sin él.',
  ],
  discount_not_applicable: [
    422,
    'Este código no vale para el paquete elegido. Continúa sin él o prueba con otro.',
  ],
  discount_exhausted: [422, 'Este código ya se ha agotado. Continúa sin él o prueba con otro.'],
  discount_held_often: [
    422,
    'Desde tu conexión ya se ha reservado hoy este código demasiadas veces. Continúa sin él o inténtalo mañana.',
  ],
  discount_exists: [409, 'Ya hay un código con este nombre. Elige otro nombre o edita el que existe.'],
  discount_changed: [
    409,
    'Otra persona ha cambiado este código mientras tanto. Recarga la página y revisa tus cambios.',
  ],
  suppressed_already: [
    409,
    'Esta dirección ya está dada de baja. Búscala en la lista para ver desde cuándo y por qué.',
  ],
  suppression_ended: [
    404,
    'Esta dirección ya no está dada de baja. Recarga la lista para ver quién la retiró.',
  ],
  erasure_under_way: [
    409,
    'Hay una solicitud de borrado de esta dirección que no ha terminado. Ábrela en «Solicitudes».',
  ],
  already_reminded: [
    409,
    'A esta compra ya se le escribió. Solo se envía un recordatorio: espera o ciérrala.',
  ],
  no_reminder_wanted: [
    409,
    'Esta dirección no quiere correo comercial. No se le puede enviar un recordatorio.',
  ],
  bought_elsewhere: [
    409,
    'Con esta dirección se ha hecho después un pedido del mismo servicio. No se le puede enviar un recordatorio.',
  ],
  marketing_held: [
    409,
    'El correo comercial está en pausa desde que se restauró la tienda. Pide a quien lleva el servidor que termine la pausa y envía después el recordatorio.',
  ],
  reminded_today: [
    409,
    'Esta dirección ya ha recibido hoy un recordatorio de otra compra. Envíalo cuando hayan pasado 24 horas.',
  ],
  already_paid: [409, 'Este pedido ya está pagado. Consulta su estado; no se te cobrará otra vez.'],
  purchase_closed: [409, 'Esta compra ya está cerrada. Elige de nuevo tu paquete para empezar otra.'],
  too_many_declines: [
    409,
    'Se han rechazado demasiados intentos de pago y hemos cerrado esta compra. No se te ha cobrado nada. Consulta con tu banco o elige otra forma de pago y empieza una compra nueva.',
  ],
  payment_not_completed: [409, 'El pago no se completó. Inténtalo de nuevo o usa otro medio de pago.'],
  payment_processing: [
    409,
    'El banco todavía procesa el pago de este pedido. Espera su respuesta; no hace falta pagar otra vez.',
  ],
  payment_provider_failed: [502, 'No se pudo inicializar el pago. Por favor, intenta nuevamente.'],
  webhook_signature: [
    400,
    'The webhook signature does not match or is old. Check the endpoint secret and the clock.',
  ],

  no_order: [409, 'Todavía no hay pedido para esta compra. Espera a que se confirme el pago.'],
  submission_under_way: [409, 'Ya hay un envío en curso. Espera a que termine.'],
  submission_accepted: [
    409,
    'El proveedor ya tiene este pedido. Espera a que lo entregue, o fuerza el reenvío si lo ha perdido.',
  ],
  submission_over: [
    409,
    'El proveedor ya ha terminado con este pedido. Si falta una parte, pide la reposición o reembólsala.',
  ],
  submission_doubtful: [
    409,
    'El proveedor puede tener ya este pedido. Resuélvelo o fuerza el reenvío indicando el motivo.',
  ],
  target_is_posts: [
    409,
    'Este pedido se entrega en publicaciones. Indica una publicación, no un perfil ni un usuario.',
  ],
  target_is_profile: [
    409,
    'Este pedido se entrega en un perfil. Indica el usuario o la dirección de un perfil, no la de una publicación.',
  ],
  target_in_doubt: [
    409,
    'No sabemos todavía si la entrega ha empezado, así que ahora no se puede cambiar. Una persona lo comprueba y te escribe.',
  ],
  target_sent: [
    409,
    'La entrega ya está en marcha y no se puede cambiar. Escríbenos y vemos qué se puede hacer.',
  ],
  refund_owed: [409, 'El importe está pendiente de reembolso, así que no se envía nada más.'],
  posts_changed: [
    409,
    'Entretanto ha cambiado lo que falta por enviar. Mira las publicaciones que quedan y guarda otra vez.',
  ],
  letter_out_of_date: [
    409,
    'Este correo ya no corresponde al estado del pedido. Reenvía otro, o escribe tú al cliente.',
  ],
  letter_not_repeated: [409, 'Este correo se envía una sola vez. Escribe tú al cliente si hace falta.'],
  letter_not_wanted: [409, 'Esta dirección no quiere recibir este correo. No se ha enviado nada.'],
  note_not_yours: [409, 'Solo quien escribió la nota puede borrarla. Añade otra si hay que corregirla.'],
  nothing_to_resolve: [
    409,
    'No hay ningún envío dudoso que resolver. Si lo había, el historial dice quién lo resolvió.',
  ],
  several_doubtful: [
    409,
    'Este pedido tiene varios envíos dudosos. Abre el pedido o recarga la página, y elige cuál resuelves.',
  ],
  doubt_not_seen: [
    409,
    'Este pedido tiene otro envío dudoso desde que lo elegiste. Búscalo en el panel y resuélvelo en el pedido.',
  ],
  order_changed: [
    409,
    'Desde que elegiste este pedido, alguien ha actuado sobre él. Revisa el historial y repite solo si todavía hace falta.',
  ],
  not_delivered: [409, 'El pedido aún no está entregado. Espera a que termine la entrega.'],
  refill_under_way: [409, 'Ya hay una reposición en curso. Espera a que termine.'],
  refill_cooldown: [
    409,
    'Ya se pidió una reposición hace poco. Espera a que pase el plazo entre una y otra.',
  ],
  guarantee_over: [409, 'La garantía de este pedido ha terminado.'],
  sold_without_refills: [409, 'Este pedido se vendió sin reposición.'],
  buyer_forgotten: [
    409,
    'Los datos de este pedido se borraron a petición de su titular: ya no se puede reponer. Haz un pedido nuevo.',
  ],
  email_erased: [
    409,
    'Los datos de este pedido se borraron a petición de su titular: el correo ya no se puede cambiar.',
  ],
  email_correction_over: [
    409,
    'El correo solo se puede corregir durante la hora siguiente al pedido. Escríbenos y lo cambiamos nosotros.',
  ],
  count_holds: [
    409,
    'No se ha perdido más de un 10 % de los seguidores entregados. No hace falta reposición.',
  ],
  refill_not_offered: [409, 'El proveedor no ofrece reposición para este servicio. Reembolsa si procede.'],
  refill_refused: [
    409,
    'Esta vez no se ha podido reponer. La garantía sigue en pie: pídelo más tarde o escríbenos.',
  ],
  nothing_to_refund: [409, 'No queda importe por reembolsar en este pedido.'],
  refund_too_large: [409, 'El importe supera lo que queda por reembolsar. Indica un importe menor.'],
  cancellation_ignored: [
    409,
    'Una compra no se detiene así. Antes del pago se anula desde «Carritos»; después, con «Cancelar y reembolsar».',
  ],
  refund_not_owed: [
    409,
    'No se debe ese importe: lo que no se pudo devolver ya está pagado, es menos, o antes hay que decidir otro asunto. Recarga la página y revisa los reembolsos.',
  ],
  refund_without_order: [
    409,
    'Esta compra aún no tiene pedido. Devuelve el importe completo, o espera a que se cree el pedido.',
  ],
  refund_leaves_nothing: [
    409,
    'Sin lo que falta por enviar, no queda nada que entregar. Reembolsa todo lo que queda.',
  ],
  unsent_changed: [
    409,
    'Entretanto ha cambiado lo que falta por enviar. Cierra este diálogo, revisa los envíos y el importe, y repite.',
  ],
  dismissal_unpaid: [
    409,
    'De este pedido todavía no se ha devuelto nada. Indica el importe de lo que no se va a enviar.',
  ],
  submission_dismissed: [
    409,
    'La parte que faltaba por enviar ya está reembolsada y no se envía. Si todavía se quiere, hace falta un pedido nuevo.',
  ],
  refund_changed: [
    409,
    'Entretanto se ha devuelto otro importe de este pago. Revisa los reembolsos y repite solo si todavía hace falta.',
  ],
  resend_changed: [
    409,
    'Entretanto ya se ha enviado de nuevo. Revisa los envíos y repite solo si todavía hace falta.',
  ],
  target_changed: [
    409,
    'Entretanto ha cambiado el envío que ibas a corregir. Revisa los envíos del pedido y repite solo si todavía hace falta.',
  ],
  target_taken: [
    409,
    'Esa publicación ya es de otra parte de este pedido. Indica otra, o reembolsa la parte que falta.',
  ],
  provider_order_taken: [
    409,
    'Ese número del panel ya es de otro pedido. Comprueba en el panel cuál corresponde a este objetivo.',
  ],
  delivery_over: [
    409,
    'La entrega de este pedido ha terminado. Para enviarlo a otro objetivo, indícalo al reenviarlo.',
  ],
  delivery_on_hold: [
    409,
    'El banco disputa el pago de este pedido o ya lo ha recuperado, así que no se envía ni se repone nada. Si la disputa se cierra a favor de la tienda, inténtalo de nuevo.',
  ],
  payment_disputed: [
    409,
    'El banco disputa este pago y tiene el dinero. Responde a la disputa en el proveedor de pagos; no reembolses además.',
  ],
  refund_failed: [
    502,
    'El reembolso no se pudo hacer. Revisa el pago en el proveedor de pagos y vuelve a intentarlo.',
  ],
  range_not_over: [
    422,
    'Esos días aún no han pasado. Elige un rango que ya haya empezado; lo del último cuarto de hora no se compara.',
  ],
  difference_closed: [
    409,
    'Esta diferencia ya no está abierta. Recarga la página para ver quién la resolvió o si desapareció sola.',
  ],
  difference_changed: [
    409,
    'Esta diferencia ha cambiado desde que se mostró: otro importe u otro estado. Mírala de nuevo antes de resolverla.',
  ],
  settings_changed: [
    409,
    'Otra persona ha cambiado estos ajustes mientras tanto. Compara tus valores con los nuevos y guarda de nuevo.',
  ],
  draft_changed: [
    409,
    'Otra persona ha cambiado este borrador mientras tanto. Lee el texto nuevo antes de guardar, publicar o descartar.',
  ],
  content_changed: [
    409,
    'Otra persona ha publicado este contenido mientras tanto. Compara tu texto con el nuevo antes de publicarlo.',
  ],
  link_invalid: [
    404,
    'Este enlace no es válido o ya no sirve. Ábrelo de nuevo desde el correo, o usa el formulario de esta página.',
  ],
  request_decided: [409, 'Esta solicitud ya está decidida. Recarga la página para ver qué se decidió.'],
  address_not_proven: [
    409,
    'Quien la pidió aún no ha confirmado que la dirección es suya. Espera a que lo haga, o deniégala indicando el motivo.',
  ],
  erasure_needs_administrator: [
    403,
    'El equipo cambió hace poco el correo de un pedido de esta persona. Pide a un administrador que apruebe el borrado.',
  ],
  review_decided: [
    409,
    'Ya hemos revisado tu reseña y no se puede cambiar. Si quieres contarnos algo más, escríbenos.',
  ],
  review_refunded: [
    409,
    'Te devolvimos el importe de este pedido, así que no admite reseña. Si quieres contarnos algo, escríbenos.',
  ],
  review_undelivered: [
    409,
    'Este pedido no se entregó, así que no admite reseña. Si quieres contarnos algo, escríbenos.',
  ],
  review_too_early: [409, 'Podrás escribir tu reseña cuando el pedido esté entregado por completo.'],
  review_changed: [
    409,
    'Esta reseña ha cambiado, o alguien la ha decidido mientras tanto. Vuelve a leerla en la lista y decide.',
  ],
  invoice_refunded: [
    409,
    'Te devolvimos el importe completo de este pedido, así que no hay nada que facturar. Descarga los recibos.',
  ],
  invoice_disputed: [
    409,
    'El banco disputa el pago de este pedido o ya lo ha recuperado, así que no se puede facturar. Si la disputa se cierra a favor de la tienda, inténtalo de nuevo.',
  ],
  invoice_too_late: [
    409,
    'El plazo para pedir la factura, 60 días desde el pago, ha terminado. Escríbenos y la preparamos nosotros.',
  ],
  invoice_erased: [409, 'Los datos de este comprador se borraron, así que no se puede emitir una factura.'],
  invoice_changed: [
    409,
    'Este pedido tiene ya otra factura. Recarga la página, revísala y corrígela si hace falta.',
  ],
  message_closed: [409, 'Este mensaje ya está atendido. Recarga la página para ver qué se hizo.'],
  thread_full: [
    409,
    'Esta conversación ya es muy larga. Escríbenos un mensaje nuevo desde la página de contacto y cita esta referencia.',
  ],
  thread_changed: [
    409,
    'Hay un mensaje más en esta conversación. Recarga la página y léelo antes de seguir.',
  ],
  view_not_found: [404, 'Esta vista ya no existe o es de otra persona. Recarga la página.'],
  view_name_taken: [409, 'Ya tienes una vista con ese nombre. Elige otro nombre.'],
  too_many_views: [409, 'Ya tienes 50 vistas guardadas. Borra alguna para guardar otra.'],
  bulk_empty: [409, 'Ningún pedido coincide ya. Recarga la lista y vuelve a elegir.'],
  bulk_too_large: [
    409,
    'La acción alcanza como máximo 1.000 pedidos a la vez. Afina los filtros, por ejemplo por fechas, y repítela por partes.',
  ],
  bulk_not_found: [404, 'Esta acción en bloque no existe. Vuelve a las acciones en bloque.'],
  bulk_ended: [409, 'Esta acción en bloque ya ha terminado. Revisa sus resultados.'],
  nothing_to_sync: [409, 'El panel no tiene ningún envío abierto de este pedido. No hay nada que consultar.'],
  panel_silent: [502, 'El panel no ha dado una respuesta útil. Vuelve a intentarlo en unos minutos.'],
  order_silent: [
    504,
    'El pedido no ha contestado; puede que la acción se haga todavía. Comprueba el pedido antes de repetirla.',
  ],
  exports_busy: [429, 'Ya se están descargando dos listas. Espera a que termine una y vuelve a intentarlo.'],
  export_unfinished: [503, 'La descarga se interrumpió. Vuelve a descargar la lista.'],
  provider_not_found: [404, 'Este proveedor no existe. Vuelve a la lista de proveedores.'],
  provider_changed: [
    409,
    'Otra persona ha cambiado este proveedor mientras tanto. Compara tus datos con los nuevos y guarda de nuevo.',
  ],
  provider_in_use: [
    409,
    'Hay servicios activos que se piden a este proveedor. Asígnalos antes a otro o desactívalos.',
  ],
  provider_delivers: [
    409,
    'Este proveedor tiene envíos abiertos, que en otra cuenta no existen. Confirma que la nueva dirección es de la misma cuenta, o añade la otra como proveedor nuevo.',
  ],
  service_not_found: [404, 'Este paquete no existe. Vuelve a la lista de servicios.'],
  service_changed: [
    409,
    'Otra persona ha cambiado este paquete mientras tanto. Compara tus datos con los nuevos y guarda de nuevo.',
  ],
  services_changed: [
    409,
    'Otra persona ha cambiado estos paquetes mientras tanto. Abre el orden de nuevo y repite tu cambio.',
  ],
  service_other_kind: [
    409,
    'Este paquete no tiene esos datos: unos son de tamaño fijo y otros de cantidad libre. Recarga la página.',
  ],
  service_size_taken: [
    409,
    'Ya hay a la venta otro paquete de esta cantidad. Retíralo antes de la venta, o elige otra cantidad.',
  ],
  provider_off: [
    409,
    'El proveedor de este paquete no recibe pedidos nuevos. Actívalo en «Proveedores» o asigna otro.',
  ],
  panel_service_gone: [
    409,
    'El panel ya no ofrece el servicio de este paquete. Asigna otro antes de ponerlo a la venta.',
  ],
  import_changed: [
    409,
    'El catálogo del panel o sus paquetes han cambiado desde la vista previa. Este intento no ha aplicado nada: pide los cambios de nuevo.',
  ],
  panel_unreachable: [
    502,
    'El proveedor no dio una respuesta válida. Prueba la conexión y vuelve a intentarlo.',
  ],
  schedule_missing: [
    503,
    'La tarea programada aún no existe. Arranca el worker y vuelve a intentarlo dentro de un momento.',
  ],
  withdrawal_closed: [409, 'Este desistimiento ya está atendido. Recarga la página para ver qué se hizo.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

/** The stable codes of errors; Temporal failures carry them as their type. */
export type ErrorCode = keyof typeof errorCatalogue;

/**
 * Codes that only calls of the back office answer with, whose screens are Spanish: the shop has no sentence for them. A
 * code that a buyer's call may answer with too doesn't belong here.
 */
export const staffErrorCodes = [
  'invalid_credentials',
  'half_login_over',
  'totp_code_wrong',
  'proof_wrong',
  'step_up_required',
  'totp_active',
  'totp_not_begun',
  'totp_not_active',
  'password_change_needed',
  'second_step_needed',
  'first_password_over',
  'user_not_found',
  'user_name_taken',
  'own_user',
  'user_blocked_already',
  'user_not_blocked',
  'discount_exists',
  'discount_changed',
  'suppressed_already',
  'suppression_ended',
  'no_reminder_wanted',
  'bought_elsewhere',
  'marketing_held',
  'reminded_today',
  'note_not_yours',
  'doubt_not_seen',
  'order_changed',
  'range_not_over',
  'difference_closed',
  'difference_changed',
  'settings_changed',
  'erasure_needs_administrator',
  'view_not_found',
  'view_name_taken',
  'too_many_views',
  'bulk_empty',
  'bulk_too_large',
  'bulk_not_found',
  'bulk_ended',
  'nothing_to_sync',
  'panel_silent',
  'order_silent',
  'exports_busy',
  'export_unfinished',
  'provider_not_found',
  'provider_changed',
  'provider_in_use',
  'provider_delivers',
  'service_changed',
  'services_changed',
  'service_other_kind',
  'service_size_taken',
  'provider_off',
  'panel_service_gone',
  'import_changed',
  'panel_unreachable',
  'schedule_missing',
  'withdrawal_closed',
] as const satisfies ErrorCode[];
/** The codes for which the shop has a sentence in each language. */
export type ShopErrorCode = Exclude<ErrorCode, (typeof staffErrorCodes)[number]>;

/** Why a payment can't become an order (D13); also the reason of its refund. */
export const orderRefusals = [
  'price_changed',
  'unknown_service',
  'quantity_unavailable',
  'blocked_user',
  'discount_used',
  'discount_exhausted',
] as const satisfies ErrorCode[];
export type OrderRefusal = (typeof orderRefusals)[number];

/**
 * Errors that leave open whether an action happened: its answer was late or lost, or it broke off. Every other error is
 * a refusal.
 */
export const unansweredCodes = [
  'unavailable',
  'internal',
  'export_unfinished',
] as const satisfies ErrorCode[];
export type UnansweredCode = (typeof unansweredCodes)[number];

/** Whether an error leaves open whether the action happened. */
export function isUnanswered(code: string): code is UnansweredCode {
  return unansweredCodes.some((one) => one === code);
}

/** Whether a text is one of our codes. */
export function isErrorCode(text: string | null | undefined): text is ErrorCode {
  return typeof text === 'string' && Object.hasOwn(errorCatalogue, text);
}

/** An error with a stable code; `details` go to the caller. */
export class ShopError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details?: Record<string, unknown>,
    options?: ErrorOptions,
  ) {
    super(errorCatalogue[code][1], options);
    this.name = 'ShopError';
  }

  /** HTTP status of the answer. */
  get status(): number {
    return errorCatalogue[this.code][0];
  }
}

/** Throws the refusal of a rule. */
export function allow(verdict: Verdict<ErrorCode>): void {
  if (!verdict.allowed) throw new ShopError(verdict.code);
}
