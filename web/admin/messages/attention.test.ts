import { attentionDetail } from './attention';

test.each([
  ['remains 1', 'Falta 1 unidad'],
  ['remains 1200', 'Faltan 1.200 unidades'],
  ['Incorrect link', 'Incorrect link'],
  ['the panel says: remains 3', 'the panel says: remains 3'],
])('%s is told as %s', (detail, told) => {
  expect(attentionDetail(detail)).toBe(told);
});
