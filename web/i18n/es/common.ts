import { labelled } from '#domain/typography.ts';

/** Words that many screens share. */
export const common = {
  close: 'Cerrar',
  change: 'Cambiar',
  cancel: 'Cancelar',
  sending: 'Enviando…',
  retry: 'Reintentar',
  backHome: 'Volver al inicio',
  notifications: 'Avisos',
  skipToContent: 'Ir al contenido',
  toHome: (shop: string) => `${shop}, inicio`,
  textFailed: 'No se pudo cargar el texto. Comprueba tu conexión e inténtalo de nuevo.',
  emailMissing: 'Por favor, introduce tu correo electrónico',
  emailInvalid: 'Por favor, introduce un correo electrónico válido',
  /** Of a receipt. */
  receivedAt: 'Fecha y hora',
  reference: 'Referencia',
  /** A download of a file. */
  file: {
    failed: 'No se ha descargado',
    stop: 'Detener la descarga',
    stopped: 'Descarga detenida',
    left: 'Has salido de la página antes de que terminara.',
  },
  /** A label before its value. */
  labelled: (label: string, value: string) => labelled(label, value, 'es'),
  loading: 'Cargando…',
};
