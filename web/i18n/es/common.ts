/** Words that many screens share. */
export const common = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  change: 'Cambiar',
  retry: 'Reintentar',
  backHome: 'Volver al inicio',
  notifications: 'Avisos',
  skipToContent: 'Ir al contenido',
  toHome: (shop: string) => `${shop}, inicio`,
  textFailed: 'No se pudo cargar el texto. Compruebe su conexión e inténtelo de nuevo.',
  loading: 'Cargando…',
};
