import { errorCatalogue } from '#domain/errors.ts';
import { markupFor, textFor } from '../ui/markup.fixture';
import { ActionsPanel } from './actions-panel';
import { Emails } from './emails';
import { Notes } from './notes';
import { orderDetail } from './order.fixture';
import { CustomerFacts } from './order-facts';

const refusal = (code: 'purchase_closed' | 'buyer_forgotten') => ({
  ...{ allowed: false as const, code },
  message: errorCatalogue[code][1],
});
const erased = orderDetail({ email: '', username: '', stage: 'closed' });

test('the buyer’s data are said to be erased, with nothing to copy and no link', () => {
  const known = markupFor('administrator', <CustomerFacts order={orderDetail()} />);
  expect(known).toContain('https://www.instagram.com/ana/');
  const markup = markupFor('administrator', <CustomerFacts order={erased} />);
  expect(markup.match(/Datos borrados/g)).toHaveLength(2);
  expect(markup).not.toMatch(/instagram\.com|<button|@</);
});

test('no note is taken, which no erasure would find', () => {
  const known = markupFor('administrator', <Notes order={orderDetail()} />);
  expect(known).toContain('<textarea');
  const markup = markupFor('administrator', <Notes order={erased} />);
  expect(markup).not.toContain('<textarea');
  expect(markup).toContain('no escribas notas');
});

test('what can’t be done any more is said to the team, not to a buyer', () => {
  const can = { ...erased.can, resend: refusal('buyer_forgotten'), resolve: refusal('purchase_closed') };
  const email = { letter: 'order-completed', kind: 'order-completed', subject: 'Completado' };
  const shown = textFor(
    'administrator',
    <>
      <ActionsPanel order={{ ...erased, can }} onAction={() => undefined} />
      <Emails order={{ id: '1', emails: [{ ...email, resend: refusal('buyer_forgotten') }] }} />
    </>,
  );
  expect(shown.match(/se borraron a petición de su titular/g)).toHaveLength(2);
  expect(shown).toContain('El pedido ya está cerrado o se está reembolsando.');
  expect(shown).not.toMatch(/Haz un pedido nuevo|Elige de nuevo tu paquete/);
});
