/** Pages around the purchase. */
export const pages = {
  notFound: {
    title: '404 Page Not Found',
    text: 'Esta página no existe o ha cambiado de sitio.',
  },
  cancel: {
    title: 'Pago cancelado',
    text: 'No se le ha cobrado nada. Lo que eligió sigue guardado por si quiere intentarlo de nuevo.',
    again: 'Intentar de nuevo',
    redirect: (seconds: number) =>
      seconds === 1 ? 'Volverá al inicio en 1 segundo.' : `Volverá al inicio en ${seconds} segundos.`,
    stay: 'Quedarme aquí',
    toast: 'Ha cancelado el pago',
  },
  paymentFailed: {
    title: 'Error en el pago',
    unknown: 'Error desconocido al procesar el pago',
    code: (code: string) => `Código: ${code}`,
    back: 'Volver al formulario de pago',
    note: 'No se le ha cobrado nada. Puede intentarlo de nuevo o usar otra tarjeta.',
  },
};
