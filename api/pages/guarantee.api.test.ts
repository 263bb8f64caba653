import { refillOverview, setRefillSettings } from '#domain/calls/admin-refill.ts';
import { chat } from '#domain/calls/chat.ts';
import { stripeConfig } from '#domain/calls/shop.ts';
import { addressOf, type PageName } from '#domain/pages.ts';
import { administrator } from '../testing/administrator';
import { browser } from '../testing/browser';
import { eventually, seldom } from '../testing/wait';

const visitor = browser();

/** The text of a page as the server renders it. */
async function textOf(page: PageName): Promise<string> {
  const html = String((await visitor.send('GET', addressOf(page, 'es'))).body);
  return html.slice(html.indexOf('<body'), html.indexOf('id="page-state"')).replace(/[\u00a0\u202f]/g, ' ');
}

/** Questions to the assistant are rate-limited, and it rereads the settings only every few seconds. */
const rarely = { everyMs: 2_000 };

const everywhere = async () => [
  (await textOf('home')).includes('Garantía de por vida: si'),
  (await textOf('home')).includes('Garantía de 30 días: si'),
  ...(await Promise.all(
    (['home', 'chooser', 'faq', 'terms'] as const).map(async (page) => {
      const text = await textOf(page);
      return [/de por vida|no tiene fecha de fin/.test(text), /garantía de 30 días|dura 30 días/i.test(text)];
    }),
  )),
];

it('pages, badge, questions, terms and assistant show the length that the administrator sets [S1-9.16]', async () => {
  const admin = await administrator();
  const { settings } = await admin.call(refillOverview);
  const ask = async () => {
    const messages = [{ role: 'user' as const, content: '¿Qué cubre la garantía?' }];
    return (await browser().call(chat, { body: { messages, language: 'es' } })).message;
  };
  const forLife = [true, false];
  expect(await everywhere()).toEqual([true, false, forLife, forLife, forLife, forLife]);
  try {
    await admin.call(setRefillSettings, { body: { ...settings, guaranteeDays: 30, seen: settings } });
    const changed = [false, true];
    await eventually(
      async () => expect(await everywhere()).toEqual([false, true, changed, changed, changed, changed]),
      seldom,
    );
    await eventually(async () => expect(await ask()).toMatch(/La garantía dura 30\sdías/), rarely);
    expect(await visitor.call(stripeConfig)).toMatchObject({ guaranteeSeconds: 30 * 86_400 });
  } finally {
    const { settings: seen } = await admin.call(refillOverview);
    await admin.call(setRefillSettings, { body: { ...settings, seen } });
    // Later tests expect the shop unchanged.
    await eventually(
      async () => expect(await everywhere()).toEqual([true, false, forLife, forLife, forLife, forLife]),
      seldom,
    );
    await eventually(async () => expect(await ask()).toContain('no tiene fecha de fin'), rarely);
  }
  expect(await visitor.call(stripeConfig)).not.toHaveProperty('guaranteeSeconds');
});
