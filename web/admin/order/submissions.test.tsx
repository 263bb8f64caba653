import type { AdminOrderDetail } from '#domain/calls/admin-order.ts';
import { textFor } from '../ui/markup.fixture';
import { Submissions } from './submissions';

const submission: AdminOrderDetail['submissions'][number] = {
  ...{ id: '1', generation: 1, line: 1, state: 'ready', username: 'lucia', quantity: 1000 },
  ...{ providerId: 1, providerName: 'Panel', providerServiceId: '1001' },
};

const shown = (change: Partial<typeof submission>) =>
  textFor('administrator', <Submissions submissions={[{ ...submission, ...change }]} />);

test('a reason is in words, and a charge says in which money', () => {
  const text = shown({ reason: 'panel does not answer', charge: '6.05000' });
  expect(text).toContain('Motivo El panel no responde');
  expect(text).toContain('Coste 6,05 en la moneda del panel');
});

test('the panel’s own words stay', () => {
  expect(shown({ reason: 'Server is busy' })).toContain('Motivo Server is busy');
});

test('an erased target says so', () => {
  expect(shown({})).toContain('Objetivo @lucia');
  expect(shown({ username: '' })).toContain('Objetivo Datos borrados');
});
