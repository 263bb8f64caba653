import type { AdminRequest } from '#domain/calls/admin-requests.ts';
import { textFor } from '../ui/markup.fixture';
import { RequestCard } from './request-card';

jest.mock('../ui/use-now', () => ({ useNow: () => Date.parse('2026-11-30T10:00:00Z') }));

const at = '2026-11-28T10:00:00.000Z';
const common = {
  id: '1f0c22a7-6f1e-4a53-9d3e-0d6c9a1f2b3c',
  email: 'ana@example.com',
  language: 'es' as const,
  receivedAt: at,
  acknowledgedAt: at,
  withoutLetter: false,
};
const answered = (reply: object, note?: string): AdminRequest => ({
  ...common,
  kind: 'contact',
  reference: 'C-1F0C22A7',
  state: 'closed',
  decidedBy: 'marta',
  note,
  name: 'Ana',
  service: 'order',
  message: '¿Cuándo llega?',
  replies: [{ id: common.id, author: 'support', text: 'Mañana.', at, ...reply }],
  temporalUrl: '',
});
const shown = (request: AdminRequest) => textFor('administrator', <RequestCard request={request} />);

test('an answer that never reached the customer says so until a person has noted another way', () => {
  expect(shown(answered({}))).toContain('se reintenta solo');
  for (const [unsent, words] of [
    ['refused', 'No salió: el servidor de correo no conoce esa dirección'],
    ['given-up', 'No salió en dos días de intentos'],
  ] as const) {
    const text = shown(answered({ unsent }));
    for (const said of [words, 'Házsela llegar por otra vía', 'Ya lo sabe']) expect(text).toContain(said);
    expect(text).not.toContain('se reintenta solo');
    const settled = shown(answered({ unsent }, 'Por teléfono'));
    expect(settled).toContain('Lo cerró marta: Por teléfono');
    expect(settled).not.toMatch(/Házsela llegar|Ya lo sabe/);
  }
});

test('a refusal that never reached its person says so until a person has told them', () => {
  const refused = (told: object): AdminRequest => ({
    ...common,
    kind: 'deletion',
    reference: 'B-1F0C22A7',
    state: 'refused',
    username: 'ana',
    reason: 'Ya no',
    orders: 0,
    underWay: 0,
    temporalUrl: '',
    ...told,
  });
  expect(shown(refused({}))).toContain('el correo se reintenta solo durante dos días');
  const text = shown(refused({ unanswered: 'refused' }));
  for (const said of ['no conoce esa dirección', 'no sabe que se denegó', 'Ya lo sabe'])
    expect(text).toContain(said);
  expect(shown(refused({ answeredAt: at }))).not.toMatch(/no sabe|Ya lo sabe|se reintenta/);
});

test('a statement of withdrawal that fits no order can be read once it is closed', () => {
  const text = shown({
    ...common,
    kind: 'withdrawal',
    reference: 'D-1F0C22A7',
    state: 'closed',
    decidedBy: 'marta',
    note: 'No es de esta tienda',
    name: 'Ana Pérez',
    orderNumber: 'FNZ-261121-ZZZZ',
    hasOrder: false,
    reason: 'cambié de idea',
  });
  const said = [
    'Desistimiento D-1F0C22A7',
    'Ana Pérez',
    'FNZ-261121-ZZZZ',
    'Lo cerró marta: No es de esta tienda',
  ];
  for (const words of [...said, 'cambié de idea']) expect(text).toContain(words);
  expect(text).not.toContain('Marcar como atendido');
});
