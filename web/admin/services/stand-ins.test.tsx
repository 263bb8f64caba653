import { renderToStaticMarkup } from 'react-dom/server';
import type { AdminServiceView } from '#domain/calls/admin-services.ts';
import { Listed } from './sources-form';
import { StandIns } from './stand-ins';

type Source = AdminServiceView['sources'][number];

const source = (providerId: number, over: Partial<Source> = {}): Source => ({
  ...{ providerId, providerName: `Panel ${providerId}`, providerActive: true, providerServiceId: '7' },
  ...{ currency: 'EUR', margin: { netCents: 826 }, warnings: [] },
  listed: { name: 'Followers', rate: '0.90', min: 10, max: 5000, gone: false },
  ...over,
});
const words = (markup: string) => markup.replace(/<[^>]+>/g, '');

test('each stand-in that has warnings is named with them, the package’s own panel is not', () => {
  const sources = [
    source(1, { warnings: ['loss'] }),
    source(2),
    source(3, { warnings: ['panel-service-gone', 'loss'] }),
  ];
  expect(words(renderToStaticMarkup(<StandIns of={{ sources }} />))).toBe(
    'Reserva 2 (Panel 3): los rechazará: el panel ya no ofrece su servicio; los entregará con pérdida.',
  );
});

test.each([false, true])('the list of panels shows a service that is gone (%s) as such', (gone) => {
  const sources = [source(1), source(2, { listed: { ...source(2).listed!, gone } })];
  const typed = { providerId: '2', providerServiceId: '7' };
  const shown = words(renderToStaticMarkup(<Listed sources={sources} typed={typed} />));
  expect(shown).toContain('Followers · 0,90');
  expect(shown.includes('El panel ya no lo ofrece')).toBe(gone);
});
