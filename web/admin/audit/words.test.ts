import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bulkActions } from '#domain/bulk.ts';
import { actionNames } from '../messages/audit-actions';
import { outcomeText, subjectAddress, subjectName, valueText } from './words';

it('an order’s number links to the order, a bulk action to its results, nothing else to anything', () => {
  expect(subjectAddress('FNZ-261121-AB12')).toBe('/admin/orders/FNZ-261121-AB12');
  expect(subjectAddress('bulk 0b7cf0d4-2f0f-4a39-8a4c-6cc6a0a4a6a1')).toBe(
    '/admin/bulk/0b7cf0d4-2f0f-4a39-8a4c-6cc6a0a4a6a1',
  );
  for (const subject of ['session', 'user/lucia', 'faq/es', 'FNZ-261121'])
    expect(subjectAddress(subject)).toBeUndefined();
});

it('subjects, outcomes and values are words', () => {
  expect(subjectName('user/lucia')).toBe('Usuario lucia');
  expect(subjectName('session')).toBe('Sesión');
  expect(subjectName('faq/es')).toBe('faq/es');
  expect(outcomeText({})).toBeUndefined();
  expect(outcomeText({ refused: 'nothing_to_refund' })).toBe(
    'No queda importe por reembolsar en este pedido.',
  );
  expect(outcomeText({ unanswered: 'unavailable' })).toContain('quizá siga en curso o se haya hecho');
  expect(valueText('refundedCents', 999)).toMatch(/^9,99\s€$/);
  expect(valueText('sources', ['1/1001', '2/17'])).toBe('1/1001, 2/17');
  expect(valueText('sources', [])).toBe('—');
  expect(valueText('ended', 2)).toBe('2');
  expect(valueText('role', 'read-only')).toBe('Solo consulta');
  expect(valueText('active', false)).toBe('No');
  expect(valueText('reason', undefined)).toBe('—');
  expect(valueText('reason', null)).toBe('No se indicó');
  expect(valueText('at', '2026-03-05T22:30:00.000Z')).toMatch(/05 mar 2026, 23:30:00/);
});

it('every kind of action that the API records has a Spanish name [S1-2.15.14]', () => {
  const folder = join(__dirname, '../../../api');
  const written = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('routes.ts'))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /(?:\baction: |\bauditedAction\(\s*|\bauditedUpdate\(\s*audited,\s*)'([a-z-]+)'/g,
      ),
    ])
    .map((match) => match[1] ?? '');
  expect(written.length).toBeGreaterThan(10);
  written.push(...bulkActions.map((action) => `bulk-${action}`));
  expect(written.filter((action) => !(action in actionNames))).toEqual([]);
});
