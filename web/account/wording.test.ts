import { heads } from '#domain/page-heads/es.ts';
import { account } from '../i18n/es/account';

test('messages are those of the specification (S1 §5, §8) [S1-8.13]', () => {
  expect(account.emailMissing).toBe('Por favor ingresa tu email');
  expect(account.none.title).toBe('No se encontraron pedidos');
  expect(account.none.other).toBe('Intentar con otro email');
  expect(account.list.empty).toBe('No se encontraron pedidos con ese filtro');
  expect(account.expired).toEqual({
    title: 'Acceso no autorizado',
    text: 'Por favor inicia sesión para ver tu historial de pedidos',
  });
  expect(account.loadFailed).toBe(
    'No se pudo cargar la información del pedido. Por favor intenta de nuevo más tarde.',
  );
});

test('labels are those of the specification (S1 §2.5, §4) [S1-4.8]', () => {
  expect(heads.account.title).toBe('Mi Cuenta');
  expect(account.changeAccount).toBe('Cambiar cuenta');
  expect(account.list.fallback('81726354')).toBe('Pedido #81726354');
  expect(account.statuses).toMatchObject({
    completed: 'Completado',
    processing: 'Procesando',
    pending: 'Pendiente',
    cancelled: 'Cancelado',
  });
});
