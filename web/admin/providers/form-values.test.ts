import type { ProviderView } from '#domain/calls/admin-providers.ts';
import { bodyOf, differingLines, storedValuesOf, valuesOf } from './form-values';

const provider = {
  name: 'Panel',
  baseUrl: 'https://panel.example/api/v2',
  protocol: 'smm-v2',
  apiKeyLast4: 'abcd',
  maxCallsPerSecond: 2.5,
  balanceAlertBelow: '25.50',
  active: true,
  version: 3,
} as ProviderView;

test('a provider is typed with commas, without its key, and back', () => {
  const typed = valuesOf(provider);
  expect(typed).toMatchObject({ apiKey: '', maxCallsPerSecond: '2,5', balanceAlertBelow: '25,50' });
  expect(bodyOf({ ...typed, balanceAlertBelow: ' ' })).toMatchObject({
    maxCallsPerSecond: 2.5,
    balanceAlertBelow: null,
  });
});

test('what a colleague has stored meanwhile is said beside what was typed', () => {
  const typed = { ...storedValuesOf(provider), name: 'Mi panel', apiKey: 'typed key' };
  expect(differingLines(provider, typed)).toEqual(['Nombre: ahora «Panel», tú «Mi panel»']);
  const theirs: ProviderView = {
    ...provider,
    protocol: 'json-rest',
    balanceAlertBelow: undefined,
    active: false,
    apiKeyLast4: 'wxyz',
    version: 4,
  };
  expect(differingLines(theirs, typed)).toEqual([
    'Nombre: ahora «Panel», tú «Mi panel»',
    'Protocolo: ahora «JSON REST», tú «API SMM v2»',
    'Aviso por debajo de: ahora «sin aviso», tú «25,50»',
    'Recibe pedidos nuevos: ahora «no», tú «sí»',
    'Clave de la API: la guardada termina ahora en wxyz',
  ]);
});
