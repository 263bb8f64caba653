import { renderToStaticMarkup } from 'react-dom/server';
import type { OrderView } from '#domain/calls/orders.ts';
import { languages } from '#domain/money.ts';
import { loadMessages } from '../i18n/catalogue';
import { formatMoment } from '../i18n/format';
import { MessagesProvider } from '../i18n/messages';
import { anOrder } from './order.fixture';
import { OrderTimeline } from './order-timeline';
import { useSituation } from './use-situation';

function Situation({ order }: { order: OrderView }) {
  return <p>{useSituation(order)}</p>;
}

test.each(languages)(
  '%s: until when a person looks at an order is said only if that is promised',
  async (language) => {
    const messages = await loadMessages(language);
    const until = '2126-11-22T11:00:00.000Z';
    const shown = (cause: 'shop' | 'undated') => {
      const order = anOrder({ onHold: { cause, since: '2026-11-21T11:00:00.000Z', until } });
      return [
        <Situation key="situation" order={order} />,
        <OrderTimeline key="timeline" order={order} />,
      ].map((part) =>
        renderToStaticMarkup(
          <MessagesProvider language={language} messages={messages}>
            {part}
          </MessagesProvider>,
        ),
      );
    };
    const promise = messages.tracking.next.lookedAt(formatMoment(until, language));
    for (const part of shown('shop')) expect(part).toContain(promise);
    for (const part of shown('undated')) {
      expect(part).toContain('<');
      expect(part).not.toContain(promise);
    }
  },
);

test.each([
  ['es', 'Te debemos 3,00'],
  ['fr', 'Nous vous devons 3,00'],
  ['it', 'Ti dobbiamo 3,00'],
] as const)('%s: what is owed because a refund failed is named, if it is known', async (language, owed) => {
  const messages = await loadMessages(language);
  const shown = (refundOwedCents?: number) =>
    renderToStaticMarkup(
      <MessagesProvider language={language} messages={messages}>
        <Situation order={anOrder({ refundOwed: true, refundOwedCents })} />
      </MessagesProvider>,
    );
  expect(shown(300)).toContain(owed);
  expect(shown()).toBe(`<p>${messages.tracking.next.situations.refundOwed}</p>`);
});
