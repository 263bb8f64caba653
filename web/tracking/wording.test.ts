import { tracking } from '../i18n/es/tracking';

test('labels and messages are those of the specification (S1 §2.3, §5, §8) [S1-2.3.7 S1-8.3]', () => {
  expect(tracking.statuses).toMatchObject({
    completed: 'Completado',
    processing: 'En proceso',
    cancelled: 'Cancelado',
    pending: 'Pendiente',
  });
  expect(tracking.payments).toMatchObject({ paid: 'Pagado', pending: 'Pendiente', failed: 'No pagado' });
  expect(tracking.required).toBe('Introduce el número de pedido');
  expect(tracking.notFound).toBe('No se encontró el pedido. Verifica el número.');
  expect(tracking.failed).toBe('Error al buscar el pedido. Inténtalo de nuevo.');
  expect(tracking.unexpected).toBe('Error inesperado. Por favor, inténtalo de nuevo.');
  expect(tracking.notFoundReference).toBe('No se encontró ningún pedido con ese número de referencia.');
});

test('messages of a refill are those of S1 §8 [S1-8.4]', () => {
  const { sent, failed } = tracking.refill;
  expect(sent).toEqual({
    title: 'Solicitud enviada',
    text: 'Hemos recibido tu solicitud de reabastecimiento. Te notificaremos cuando sea procesada.',
  });
  expect(failed).toEqual({
    title: 'Error al solicitar reabastecimiento',
    text: 'No se pudo procesar la solicitud',
  });
});
