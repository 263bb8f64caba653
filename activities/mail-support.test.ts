import type { LeaveRow } from '../db/leave-requests';
import { languages } from '../domain/money';
import { foreignWords } from '../web/i18n/testing/foreign-words';
import { composeDeletionAnswer, composeDeletionReport, composeDeletionThanks } from './mail-support';

const shop = { shopName: 'Fanzeo', supportEmail: 'soporte@shop.example', publicUrl: 'https://shop.example' };
const request: LeaveRow = {
  id: '8c293741-0000-4000-8000-000000000000',
  wish: 'deletion',
  username: 'lucia',
  email: 'lucia@b.example',
  reason: 'Ya no lo necesito',
  language: 'es',
  state: 'unproven',
  withoutLetter: false,
  receivedAt: new Date('2026-11-21T09:00:00Z'),
};
const now = request.receivedAt;

test.each(languages)(
  '%s: only a request whose address is not proven expires; another is stopped by support',
  (language) => {
    const text = (confirmUrl?: string) =>
      composeDeletionThanks({ ...request, language }, shop, confirmUrl).text.split('\n--')[0] ?? '';
    const [unproven, proven] = [text('https://shop.example/?confirm=abc'), text()];
    expect(unproven).toMatch(/\b7\s(días|jours|giorni)/);
    expect(unproven).not.toContain(shop.supportEmail);
    expect(proven).not.toMatch(/\b7\s/);
    expect(proven).toContain(shop.supportEmail);
    for (const one of [unproven, proven]) expect(foreignWords(one, language)).toBeUndefined();
  },
);

test.each(languages)('%s: an acknowledgement does not claim where the request was made', (language) => {
  const { text } = composeDeletionThanks({ ...request, language }, shop, undefined);
  expect(text).not.toMatch(/página|sesión|site|session|sito|sessione/);
});

test.each(languages)('%s: the last e-mail names what an erasure leaves', (language) => {
  const answer = { id: request.id, language, outcome: 'erased' as const, reason: '' };
  const { text } = composeDeletionAnswer(answer, shop);
  for (const what of [
    /paquete|pack|pacchetto/,
    /curso de la entrega|déroulement de la livraison|andamento della consegna/,
    /cuatro últimas cifras|quatre derniers chiffres|ultime quattro cifre/,
    /disputas|litiges|contestazioni/,
    /bloqueado|bloqué|bloccato/,
  ])
    expect(text).toMatch(what);
  expect(foreignWords(text.split('\n--')[0] ?? '', language)).toBeUndefined();
});

test('support is not told that a session proved the address: an administrator may have vouched for it', () => {
  const { text } = composeDeletionReport({ ...request, provenAt: request.receivedAt }, shop, 'received', now);
  expect(text).toContain('está comprobado');
  expect(text).not.toContain('sesión');
});

test('the day that a request is promised begins with its proof, and a reminder says when it is over', () => {
  const provenAt = new Date('2026-11-24T09:00:00Z');
  const reminder = (at: string) =>
    composeDeletionReport({ ...request, state: 'open', provenAt }, shop, 'reminder', new Date(at)).text;
  for (const at of ['2026-11-25T05:00:00Z', '2026-11-25T09:00:00Z'])
    expect(reminder(at)).toMatch(/Plazo: 25 .*10:00/);
  expect(reminder('2026-11-25T05:00:00Z')).toContain('24 horas se acaba');
  expect(reminder('2026-11-25T09:00:00Z')).toContain('24 horas ha vencido');
});
