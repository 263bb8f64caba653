import { renderToStaticMarkup } from 'react-dom/server';
import type { CountdownRule } from '#domain/countdown.ts';
import { loadMessages } from '../i18n/catalogue';
import { MessagesProvider } from '../i18n/messages';
import { BannerClock } from './banner-clock';

async function rendered(rule: CountdownRule): Promise<string> {
  return renderToStaticMarkup(
    <MessagesProvider language="es" messages={await loadMessages('es')}>
      <BannerClock rule={rule} onEnd={() => undefined} />
    </MessagesProvider>,
  );
}

test('a rendered page shows the whole countdown', async () => {
  const markup = await rendered({ seconds: 600, restarts: true });
  expect(markup).toContain('Tiempo restante: 10 min 0 s');
  expect(markup.match(/>\d\d</g)).toEqual(['>00<', '>10<', '>00<']);
});

test('if the code ends, a rendered page says when, and no time left: it is for later visitors, too', async () => {
  const markup = await rendered({ seconds: 600, restarts: true, codeEndsAt: 1_764_540_000_000 });
  expect(markup).toContain('data-code-ends="1764540000000"');
  expect(markup).not.toMatch(/>\d\d<|Tiempo restante/);
});
