import { changeProvider, createProvider, type ProviderView } from '#domain/calls/admin-providers.ts';
import { bodyOf, changesOf, differingLines, storedValuesOf, valuesOf } from './form-values';

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

test('an alert of `1.000` could mean a thousand, or one, and is refused', () => {
  const read = (balanceAlertBelow: string) =>
    createProvider.body?.safeParse(bodyOf({ ...valuesOf(provider), apiKey: 'new-key', balanceAlertBelow }));
  for (const typed of ['1.000', '1,000', '12.345', '0,00001', '1.000,50'])
    expect(read(typed)?.error?.issues[0]).toMatchObject({
      path: ['balanceAlertBelow'],
      message: 'Indica un importe sin puntos de millar, por ejemplo 1000,50',
    });
  for (const [typed, stored] of [
    ['1000', '1000'],
    ['1000,50', '1000.50'],
    ['25.5', '25.5'],
  ] as const)
    expect(read(typed)?.data).toMatchObject({ balanceAlertBelow: stored });
});

test('an alert that an earlier release stored as `1.000` does not keep a provider from being changed', () => {
  const stored: ProviderView = { ...provider, balanceAlertBelow: '1.000' };
  const sent = (typed: object) => {
    const { apiKey: _, ...body } = changesOf({ ...valuesOf(stored), ...typed }, stored);
    return changeProvider.body?.safeParse({ ...body, active: false, version: 3 });
  };
  expect(sent({})?.data).toMatchObject({ active: false, balanceAlertBelow: undefined });
  expect(sent({ balanceAlertBelow: '1000' })?.data).toMatchObject({ balanceAlertBelow: '1000' });
  expect(sent({ balanceAlertBelow: '' })?.data).toMatchObject({ balanceAlertBelow: null });
  expect(sent({ balanceAlertBelow: '2,000' })?.success).toBe(false);
});
