import type { OrderView } from '#domain/calls/orders.ts';
import { answerAboutOrder } from '#domain/chat/order-answer.ts';
import { textsOf } from '#domain/chat/texts/index.ts';
import { languages } from '#domain/money.ts';
import type { TimelineKind } from '#domain/timeline.ts';
import { formatCount, formatMoment } from '../i18n/format';
import { anOrder } from '../order/order.fixture';

const now = Date.UTC(2026, 10, 21, 12);
const holds = (until: string) => ({ onHold: { cause: 'shop' as const, since: until, until } });

describe.each(languages)('in %s, an order that seems stuck says why', (language) => {
  const texts = textsOf[language];
  test.each<[string, Partial<OrderView>, TimelineKind[], string | undefined]>([
    ['a person checks it', holds('2026-11-22T11:00:00.000Z'), [], texts.onHold('X').split('X')[0]],
    ['the check is overdue', holds('2026-11-21T11:00:00.000Z'), [], texts.overdue],
    [
      'another order comes first',
      { waitsUntil: '2026-11-22T11:00:00.000Z' },
      ['submission-waits'],
      texts.waits,
    ],
    ['late', { status: 'processing' }, ['submission-accepted', 'delivery-late'], texts.late],
  ])('%s', (_, over, kinds, sentence) => {
    expect(answerAboutOrder(anOrder(over, ...kinds), language, now).message).toContain(sentence);
  });

  test('with dates and figures as the pages write them', () => {
    const order = anOrder({
      ...holds('2026-12-08T09:00:00.000Z'),
      progress: { delivered: 1000, total: 5000 },
    });
    const { message } = answerAboutOrder(order, language, now);
    expect(message).toContain(texts.progress(formatCount(1000, language), formatCount(5000, language)));
    expect(message).toContain(texts.onHold(formatMoment('2026-12-08T09:00:00.000Z', language)));
  });

  test('with the first of a month as the language has it', () => {
    const order = anOrder({ status: 'processing', expectedAt: '2026-12-01T09:00:00.000Z' });
    const { message } = answerAboutOrder(order, language, now);
    expect(message).toMatch({ es: / 1 de diciembre/, fr: / 1er décembre/, it: / 1º dicembre/ }[language]);
  });

  test('but not until when, if a bank has to decide', () => {
    const onHold = { ...holds('2026-10-01T11:00:00.000Z').onHold, cause: 'undated' as const };
    const { message } = answerAboutOrder(anOrder({ onHold }), language, now);
    expect(message).not.toContain(texts.onHold('X').split('X')[0]);
    expect(message).not.toContain(texts.overdue);
  });

  test('not while it progresses', () => {
    const { message } = answerAboutOrder(anOrder({}, 'submission-accepted'), language, now);
    expect([texts.overdue, texts.waits, texts.late].some((one) => message.includes(one))).toBe(false);
  });
});
