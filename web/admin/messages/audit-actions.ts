/** What each kind of act is called in the audit log. One without a name is shown as it is stored. */
export const actionNames: Readonly<Record<string, string>> = {
  // Session and own account
  login: 'Inicio de sesión',
  'login-refused': 'Inicio de sesión rechazado',
  'login-code-refused': 'Código de verificación rechazado',
  logout: 'Cierre de sesión',
  'change-password': 'Cambio de su contraseña',
  'begin-totp': 'Preparación de la verificación en dos pasos',
  'activate-totp': 'Activación de la verificación en dos pasos',
  'end-totp': 'Desactivación de la verificación en dos pasos',
  'new-recovery-codes': 'Códigos de recuperación nuevos',
  'end-session': 'Cierre de una sesión propia',
  'end-sessions': 'Cierre de sesiones',
  // Users
  'create-user': 'Alta de usuario',
  'change-role': 'Cambio de función',
  'activate-user': 'Activación de usuario',
  'deactivate-user': 'Desactivación de usuario',
  'reset-password': 'Contraseña restablecida',
  'reset-totp': 'Verificación en dos pasos quitada',
  // Orders
  'send-to-provider': 'Envío al proveedor',
  'resolve-submission': 'Envío dudoso resuelto',
  'change-target': 'Cambio de objetivo',
  refill: 'Reposición',
  refund: 'Reembolso',
  'refund-payment': 'Reembolso de un pago',
  'resend-mail': 'Correo reenviado',
  'add-note': 'Nota añadida',
  'delete-note': 'Nota borrada',
  'export-orders': 'Exportación de pedidos',
  'cancel-bulk': 'Acción por lotes cancelada',
  'save-view': 'Vista guardada',
  'delete-view': 'Vista borrada',
  // Requests and customers
  'decide-deletion': 'Decisión sobre un borrado de datos',
  'close-contact': 'Mensaje atendido',
  'close-withdrawal': 'Desistimiento atendido',
  'export-customer': 'Exportación de datos de un cliente',
  'begin-erasure': 'Borrado de datos de un cliente',
  'block-user': 'Usuario bloqueado',
  'unblock-user': 'Usuario desbloqueado',
  // Delivery
  'sync-all': 'Sincronización con el proveedor',
  'set-sync-interval': 'Intervalo de sincronización',
  'process-all-refills': 'Reposición de todos los pedidos',
  'set-refill-settings': 'Ajustes de reposición',
  'create-provider': 'Alta de proveedor',
  'change-provider': 'Cambio de proveedor',
  'test-provider': 'Prueba de proveedor',
  'take-catalogue': 'Catálogo del proveedor incorporado',
  // Discount codes and carts
  'create-discount': 'Alta de código de descuento',
  'create-discounts': 'Alta de códigos en lote',
  'change-discount': 'Cambio de código de descuento',
  'activate-discount': 'Código de descuento activado',
  'deactivate-discount': 'Código de descuento desactivado',
  'export-discounts': 'Descarga de códigos de descuento',
  'add-suppression': 'Baja de correo comercial añadida',
  'remove-suppression': 'Baja de correo comercial retirada',
  'allow-marketing': 'Correo comercial permitido',
  'end-marketing': 'Correo comercial terminado',
  'remind-cart': 'Recordatorio de carrito',
  'close-cart': 'Carrito cerrado',
  'start-auto-sync': 'Auto-sincronización activada',
  'stop-auto-sync': 'Auto-sincronización pausada',
  // Content and settings
  'publish-content': 'Contenido publicado',
  'save-content-draft': 'Borrador de contenido guardado',
  'discard-content-draft': 'Borrador de contenido descartado',
  'save-settings': 'Ajustes guardados',
  'set-upsell-share': 'Reparto del experimento de oferta',
};

/** The name of a kind of act. */
export function actionName(action: string): string {
  return actionNames[action] ?? action;
}
