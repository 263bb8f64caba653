/** Pages around the purchase. */
export const pages = {
  cancel: {
    text: 'No se te ha cobrado nada. Lo que elegiste sigue guardado por si quieres intentarlo de nuevo.',
    unknown: 'Lo que elegiste sigue guardado por si quieres intentarlo de nuevo.',
    again: 'Intentar de nuevo',
    redirect: (seconds: number) =>
      seconds === 1
        ? 'Te llevamos al inicio dentro de 1 segundo.'
        : `Te llevamos al inicio dentro de ${seconds} segundos.`,
    stay: 'Quedarme aquí',
    toast: 'Has cancelado el pago',
  },
  paymentFailed: {
    unknown: 'Error desconocido al procesar el pago',
    code: (code: string) => `Código: ${code}`,
    back: 'Volver al formulario de pago',
    notCharged: 'No se te ha cobrado nada.',
    retry: 'Puedes intentarlo de nuevo o usar otro medio de pago.',
  },
};
