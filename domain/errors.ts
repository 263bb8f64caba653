/**
 * Every error a caller can meet: its HTTP status and the Spanish sentence that
 * says what to do next. Screens in other languages translate by code.
 */
export const errorCatalogue = {
  validation_failed: [400, 'Revise los datos marcados y vuelva a intentarlo.'],
  malformed_json: [400, 'La petición no es JSON válido. Recargue la página e inténtelo de nuevo.'],
  payload_too_large: [413, 'La petición es demasiado grande. Acorte el texto e inténtelo de nuevo.'],
  unauthenticated: [401, 'Inicie sesión para continuar.'],
  invalid_credentials: [401, 'Nombre de usuario o contraseña incorrectos'],
  login_code_wrong: [422, 'El código no es correcto. Revíselo y escríbalo de nuevo.'],
  login_code_over: [410, 'Este código ya no sirve. Pida uno nuevo.'],
  half_login_over: [410, 'El plazo para escribir el código ha terminado. Vuelva a iniciar sesión.'],
  totp_code_wrong: [422, 'El código no es correcto. Espere al siguiente de su aplicación y escríbalo.'],
  proof_wrong: [422, 'La contraseña o el código no son correctos. Revíselos y escríbalos de nuevo.'],
  totp_active: [
    409,
    'La verificación en dos pasos ya está activada. Desactívela antes de configurarla de nuevo.',
  ],
  totp_not_begun: [409, 'La verificación en dos pasos no está preparada. Empiece la configuración de nuevo.'],
  totp_not_active: [409, 'La verificación en dos pasos no está activada. Recargue la página.'],
  password_change_needed: [403, 'Cambie su contraseña inicial para continuar.'],
  user_not_found: [404, 'Este usuario no existe. Recargue la lista de usuarios.'],
  user_name_taken: [409, 'Ya hay un usuario con este nombre. Elija otro.'],
  own_user: [409, 'No puede hacerlo con su propio usuario. Pídaselo a otro administrador o use «Mi cuenta».'],
  forbidden: [403, 'Su usuario no tiene permiso para esta acción. Pídalo a un administrador.'],
  csrf_failed: [403, 'La sesión de esta página ha caducado. Recargue la página e inténtelo de nuevo.'],
  not_found: [404, 'No se ha encontrado. Compruebe la dirección o vuelva al inicio.'],
  order_not_found: [404, 'No se encontró el pedido. Verifica el número.'],
  purchase_not_found: [404, 'No encontramos esta compra en su navegador. Elija de nuevo su paquete.'],
  rate_limited: [429, 'Demasiados intentos. Espere un momento y vuelva a intentarlo.'],
  unavailable: [
    503,
    'El servicio no está disponible ahora mismo. Inténtelo de nuevo en un momento; no se le cobrará dos veces.',
  ],
  internal: [500, 'Ha ocurrido un error inesperado. Inténtelo de nuevo; si continúa, contacte con soporte.'],

  unknown_service: [404, 'Este paquete ya no está disponible. Elija otro paquete.'],
  quantity_unavailable: [
    422,
    'Esta cantidad no está disponible. Elija una cantidad dentro de los límites del paquete.',
  ],
  posts_missing: [422, 'Elija al menos una publicación para continuar.'],
  posts_too_many: [
    422,
    'Ha elegido demasiadas publicaciones para este paquete. Quite alguna o elija un paquete mayor.',
  ],
  posts_not_wanted: [
    422,
    'Este paquete se entrega en el perfil, no en publicaciones. Elija de nuevo el paquete.',
  ],
  private_profile: [409, 'El perfil es privado. Póngalo en público y vuelva a intentarlo.'],
  price_changed: [409, 'El precio de su pedido ha cambiado. Revíselo y continúe si está de acuerdo.'],
  upsell_not_offered: [
    409,
    'Esta oferta no está disponible para el paquete elegido. Continúe con el precio original.',
  ],
  upsell_expired: [409, 'La oferta ha caducado. Continúe con el precio original.'],
  blocked_user: [403, 'Este usuario no puede realizar pedidos en este momento. Contacte con soporte.'],
  user_blocked_already: [409, 'Este usuario ya está bloqueado. Búsquelo en la lista para ver el motivo.'],
  user_not_blocked: [
    409,
    'Este usuario ya no está bloqueado. Recargue la página para ver quién lo desbloqueó.',
  ],
  discount_invalid: [422, 'El código de descuento no es válido o ha expirado.'],
  discount_expired: [422, 'El código de descuento no es válido o ha expirado.'],
  discount_used: [422, 'Este código ya se ha utilizado. Continúe sin él o pruebe con otro.'],
  discount_minimum: [
    422,
    'Su pedido no llega al importe mínimo de este código. Elija un paquete mayor o continúe sin él.',
  ],
  discount_not_applicable: [
    422,
    'Este código no vale para el paquete elegido. Continúe sin él o pruebe con otro.',
  ],
  discount_exhausted: [422, 'Este código ya se ha agotado. Continúe sin él o pruebe con otro.'],
  discount_exists: [409, 'Ya hay un código con este nombre. Elija otro nombre o edite el que existe.'],
  discount_changed: [
    409,
    'Otra persona ha cambiado este código mientras tanto. Recargue la página y revise sus cambios.',
  ],
  suppressed_already: [
    409,
    'Esta dirección ya está dada de baja. Búsquela en la lista para ver desde cuándo y por qué.',
  ],
  suppression_ended: [
    404,
    'Esta dirección ya no está dada de baja. Recargue la lista para ver quién la retiró.',
  ],
  erasure_under_way: [409, 'Ya hay una solicitud de borrado de esta dirección. Decídala en «Solicitudes».'],
  already_reminded: [
    409,
    'A esta compra ya se le escribió. Solo se envía un recordatorio: espere o ciérrela.',
  ],
  no_reminder_wanted: [
    409,
    'Esta dirección no quiere correo comercial. No se le puede enviar un recordatorio.',
  ],
  already_paid: [409, 'Este pedido ya está pagado. Consulte su estado; no se le cobrará otra vez.'],
  purchase_closed: [409, 'Esta compra ya está cerrada. Elija de nuevo su paquete para empezar otra.'],
  payment_not_completed: [409, 'El pago no se completó. Inténtelo de nuevo o use otra tarjeta.'],
  payment_provider_failed: [502, 'No se pudo inicializar el pago. Por favor, intenta nuevamente.'],
  webhook_signature: [
    400,
    'The webhook signature does not match or is old. Check the endpoint secret and the clock.',
  ],

  no_order: [409, 'Todavía no hay pedido para esta compra. Espere a que se confirme el pago.'],
  submission_under_way: [409, 'Ya hay un envío en curso. Espere a que termine.'],
  submission_accepted: [
    409,
    'El proveedor puede tener ya este pedido. Resuélvalo o fuerce el reenvío indicando el motivo.',
  ],
  target_is_posts: [
    409,
    'Este pedido se entrega en publicaciones: su destino no se puede cambiar. Reembolse y pida una compra nueva.',
  ],
  target_is_profile: [
    409,
    'Este pedido se entrega en un perfil. Indique el usuario o la dirección de un perfil, no la de una publicación.',
  ],
  letter_out_of_date: [
    409,
    'Este correo ya no corresponde al estado del pedido. Reenvíe otro, o escriba usted al cliente.',
  ],
  letter_not_wanted: [409, 'Esta dirección no quiere recibir este correo. No se ha enviado nada.'],
  note_not_yours: [409, 'Solo quien escribió la nota puede borrarla. Añada otra si hay que corregirla.'],
  nothing_to_resolve: [409, 'No hay ningún envío dudoso que resolver. Recargue la página.'],
  not_delivered: [409, 'El pedido aún no está en manos del proveedor. Espere a que se entregue.'],
  refill_under_way: [409, 'Ya hay una reposición en curso. Espere a que termine.'],
  refill_cooldown: [409, 'Ya se pidió una reposición hace poco. Inténtelo cuando pase el plazo.'],
  guarantee_over: [409, 'La garantía de este pedido ha terminado.'],
  sold_without_refills: [409, 'Este pedido se vendió sin reposición.'],
  buyer_forgotten: [
    409,
    'Los datos de este pedido se borraron a petición de su titular: ya no se puede reponer. Haga un pedido nuevo.',
  ],
  count_holds: [409, 'El número de seguidores no ha bajado más de un 10 %. No hace falta reposición.'],
  refill_not_offered: [409, 'El proveedor no ofrece reposición para este servicio. Reembolse si procede.'],
  refill_refused: [409, 'El proveedor no acepta la reposición ahora. Inténtelo más tarde.'],
  nothing_to_refund: [409, 'No queda importe por reembolsar en este pedido.'],
  refund_too_large: [409, 'El importe supera lo que queda por reembolsar. Indique un importe menor.'],
  refund_changed: [
    409,
    'Entretanto se ha devuelto otro importe de este pago. Revise los reembolsos y repita solo si todavía hace falta.',
  ],
  resend_changed: [
    409,
    'Entretanto ya se ha enviado de nuevo. Revise los envíos y repita solo si todavía hace falta.',
  ],
  provider_order_taken: [
    409,
    'Ese número del panel ya es de otro pedido. Compruebe en el panel cuál corresponde a este destino.',
  ],
  delivery_on_hold: [
    409,
    'El banco disputa el pago de este pedido o ya lo ha recuperado, así que no se envía ni se repone nada. Si la disputa se cierra a favor de la tienda, inténtelo de nuevo.',
  ],
  payment_disputed: [
    409,
    'El banco disputa este pago o ya lo ha recuperado. Responda a la disputa en el proveedor de pagos; no reembolse además.',
  ],
  refund_failed: [
    502,
    'El reembolso no se pudo hacer. Revise el pago en el proveedor de pagos y vuelva a intentarlo.',
  ],
  range_not_over: [
    422,
    'Esos días aún no han pasado. Elija un rango que ya haya empezado; lo del último cuarto de hora no se compara.',
  ],
  difference_closed: [
    409,
    'Esta diferencia ya no está abierta. Recargue la página para ver quién la resolvió o si desapareció sola.',
  ],
  settings_changed: [
    409,
    'Otra persona ha cambiado estos ajustes mientras tanto. Compare sus valores con los nuevos y guarde de nuevo.',
  ],
  draft_changed: [
    409,
    'Otra persona ha guardado este borrador mientras tanto. Compare su texto con el nuevo y guarde de nuevo.',
  ],
  content_changed: [
    409,
    'Otra persona ha publicado este contenido mientras tanto. Recargue la página y revise sus cambios.',
  ],
  link_invalid: [
    404,
    'Este enlace no es válido o ya no sirve. Ábralo de nuevo desde el correo, o use el formulario de esta página.',
  ],
  request_decided: [409, 'Esta solicitud ya está decidida. Recargue la página para ver qué se decidió.'],
  address_not_proven: [
    409,
    'Quien la pidió aún no ha confirmado que la dirección es suya. Espere a que lo haga, o deniéguela indicando el motivo.',
  ],
  message_closed: [409, 'Este mensaje ya está atendido. Recargue la página para ver qué se hizo.'],
  view_not_found: [404, 'Esta vista ya no existe o es de otra persona. Recargue la página.'],
  view_name_taken: [409, 'Ya tiene una vista con ese nombre. Elija otro nombre.'],
  too_many_views: [409, 'Ya tiene 50 vistas guardadas. Borre alguna para guardar otra.'],
  bulk_empty: [409, 'Ningún pedido coincide ya. Recargue la lista y vuelva a elegir.'],
  bulk_too_large: [
    409,
    'La acción alcanza como máximo 1.000 pedidos a la vez. Afine los filtros, por ejemplo por fechas, y repítala por partes.',
  ],
  bulk_not_found: [404, 'Esta acción en bloque no existe. Vuelva a la lista de pedidos.'],
  bulk_ended: [409, 'Esta acción en bloque ya ha terminado. Revise sus resultados.'],
  nothing_to_sync: [409, 'El panel no tiene ningún envío abierto de este pedido. No hay nada que consultar.'],
  panel_silent: [502, 'El panel no ha dado una respuesta útil. Vuelva a intentarlo en unos minutos.'],
  exports_busy: [429, 'Ya se están descargando dos listas. Espere a que termine una y vuelva a intentarlo.'],
  export_unfinished: [503, 'La descarga se interrumpió. Vuelva a descargar la lista.'],
  provider_not_found: [404, 'Este proveedor no existe. Vuelva a la lista de proveedores.'],
  provider_changed: [
    409,
    'Otra persona ha cambiado este proveedor mientras tanto. Recargue la página y repita su cambio.',
  ],
  provider_in_use: [
    409,
    'Hay servicios activos que se piden a este proveedor. Asígnelos antes a otro o desactívelos.',
  ],
  service_not_found: [404, 'Este paquete no existe. Vuelva a la lista de servicios.'],
  service_changed: [
    409,
    'Otra persona ha cambiado este paquete mientras tanto. Compare sus datos con los nuevos y guarde de nuevo.',
  ],
  services_changed: [
    409,
    'Otra persona ha cambiado estos paquetes mientras tanto. Abra el orden de nuevo y repita su cambio.',
  ],
  service_other_kind: [
    409,
    'Este paquete no tiene esos datos: unos son de tamaño fijo y otros de cantidad libre. Recargue la página.',
  ],
  service_size_taken: [
    409,
    'Ya hay a la venta otro paquete de esta cantidad. Retírelo antes de la venta, o elija otra cantidad.',
  ],
  provider_off: [
    409,
    'El proveedor de este paquete no recibe pedidos nuevos. Actívelo en «Proveedores» o asigne otro.',
  ],
  panel_service_gone: [
    409,
    'El panel ya no ofrece el servicio de este paquete. Asigne otro antes de ponerlo a la venta.',
  ],
  import_changed: [
    409,
    'El catálogo del panel o sus paquetes han cambiado desde la vista previa. No se ha aplicado nada: pida los cambios de nuevo.',
  ],
  panel_unreachable: [
    502,
    'El proveedor no dio una respuesta válida. Pruebe la conexión y vuelva a intentarlo.',
  ],
  schedule_missing: [
    503,
    'La tarea programada aún no existe. Arranque el worker y vuelva a intentarlo dentro de un momento.',
  ],
  withdrawal_closed: [409, 'Este desistimiento ya está atendido. Recargue la página para ver qué se hizo.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

/** The stable codes of errors; Temporal failures carry them as their type. */
export type ErrorCode = keyof typeof errorCatalogue;

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
