/** Sentences of the service verification (S1 §5, §8). */
export const testVerifyMessages = {
  title: 'Verificar un servicio',
  lead: 'Comprueba en el panel del proveedor si existe un servicio, sin pedir nada.',
  provider: 'ID del proveedor',
  service: 'ID del servicio',
  verify: 'Verificar servicio',
  verifying: 'Verificando…',
  both: 'Se requieren ambos valores: ID del proveedor e ID del servicio',
  noProvider: 'No se pudo obtener información del proveedor',
  badAnswer: 'Error en la respuesta del servidor',
  notFound: 'Servicio no encontrado',
  notFoundText: 'No se encontró el servicio con ese ID',
  found: 'Servicio encontrado',
  name: 'Nombre',
  panel: 'Proveedor',
} as const;
