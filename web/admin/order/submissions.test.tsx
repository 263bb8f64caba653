import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { AdminOrderDetail } from '#domain/calls/admin-order.ts';
import { type AdminSession, SessionContext } from '../session';
import { Submissions } from './submissions';

const submission: AdminOrderDetail['submissions'][number] = {
  ...{ id: '1', generation: 1, line: 1, state: 'ready', username: 'lucia', quantity: 1000 },
  ...{ providerId: 1, providerName: 'Panel', providerServiceId: '1001' },
};
const session = { session: { role: 'administrator' } } as AdminSession;

/** The texts of a submission's card. */
function shown(change: Partial<typeof submission>): string {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <SessionContext value={session}>
        <Submissions submissions={[{ ...submission, ...change }]} />
      </SessionContext>
    </MemoryRouter>,
  );
  return markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('a reason is in words, and a charge says in which money', () => {
  const text = shown({ reason: 'panel does not answer', charge: '6.05000' });
  expect(text).toContain('Motivo El panel no responde');
  expect(text).toContain('Coste 6,05 en la moneda del panel');
});

test('the panel’s own words stay', () => {
  expect(shown({ reason: 'Server is busy' })).toContain('Motivo Server is busy');
});
