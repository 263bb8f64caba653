import { autoRefillMessages, offeredText, refillStatusLabel } from './text';

test('refill statuses have the labels of S1 §4, and anything else is unknown [S1-4.11]', () => {
  expect(
    ['completed', 'processing', 'in-progress', 'partial', 'pending', 'canceled'].map(refillStatusLabel),
  ).toEqual(['Completado', 'En proceso', 'En proceso', 'Parcial', 'Pendiente', 'Cancelado']);
  expect(['', 'refunded', 'constructor', 'Completed'].map(refillStatusLabel)).toEqual(
    Array.from({ length: 4 }, () => 'Desconocido'),
  );
});

test('a panel that says nothing about refills is not shown as one that offers them', () => {
  expect([true, false, undefined].map(offeredText)).toEqual(['Sí', 'No', 'No lo dice']);
});

test('settings of one minute, hour and day are in the singular', () => {
  const now = (value: number) =>
    autoRefillMessages.now({
      enabled: true,
      intervalMinutes: value,
      cooldownHours: value,
      guaranteeDays: value,
    });
  expect(now(1)).toContain('cada 1 minuto, 1 hora entre dos reposiciones, 1 día de garantía.');
  expect(now(2)).toContain('cada 2 minutos, 2 horas entre dos reposiciones, 2 días de garantía.');
});
