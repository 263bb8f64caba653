/** Words that many screens share. */
export const common = {
  close: 'Cerrar',
  change: 'Cambiar',
  retry: 'Reintentar',
  backHome: 'Volver al inicio',
  notifications: 'Avisos',
  skipToContent: 'Ir al contenido',
  toHome: (shop: string) => `${shop}, inicio`,
  textFailed: 'No se pudo cargar el texto. Comprueba tu conexión e inténtalo de nuevo.',
  loading: 'Cargando…',
};
