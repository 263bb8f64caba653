import type { Dashboard, DashboardSummary, RipeningFigures } from '#domain/calls/admin-dashboard.ts';
import { textFor } from '../ui/markup.fixture';
import { Figures } from './figures';

const young: RipeningFigures = {
  ...{ conversion: 0.5, failureRate: 0.25, abandoned: 0, recovered: 1 },
  ...{ medianSeconds: 60, p90Seconds: 120 },
};
const old: RipeningFigures = {
  ...{ conversion: 0.6, failureRate: 0.2, abandoned: 12, recovered: 3 },
  ...{ medianSeconds: 600, p90Seconds: 7200 },
};
const all = (ripening: RipeningFigures, orders: number): DashboardSummary => ({
  ...{ orders, begun: 40, paid: 20, failed: 5, reminded: 4, delivered: 20, refunds: 0 },
  ...{ disputesLost: 0, discounted: 0 },
  ...ripening,
});

/** The figures of a range as they are written, each by its name. */
function written(ripe: Dashboard['ripe']): (name: string) => string {
  const dashboard: Dashboard = {
    ...{ success: true, from: '2026-11-24', to: '2026-11-30' },
    ...{ previousFrom: '2026-11-17', previousTo: '2026-11-23', untilNow: true },
    ...{ waiting: [], balances: [], points: [], previousPoints: [], codes: [] },
    ...{ current: all(young, 22), previous: all(old, 20), ripe },
  };
  const text = textFor('support', <Figures dashboard={dashboard} />).replaceAll('\u00a0', ' ');
  return (name) => text.split(` ${name} `)[1] ?? '';
}

const ripening = [
  'Conversión',
  'Pagos rechazados',
  'Entrega: mediana',
  'Entrega: 90 %',
  'Carritos abandonados',
  'Carritos recuperados',
];

test('figures that still change are not compared: no cart of today is abandoned, and that is no progress', () => {
  const of = written(undefined);
  for (const name of ripening) expect(of(name)).toMatch(/^\S+( \S+)? sin comparar: aún cambia /);
  expect(of('Pedidos')).toMatch(/^22 \+10 % antes 20 /);
});

test('of a longer range they are compared up to the last day on which they no longer change', () => {
  const of = written({ to: '2026-11-27', current: { ...young, abandoned: 9 }, previous: old });
  expect(of('Carritos abandonados')).toMatch(/^0 -25 % hasta 27 nov: 9, antes 12 /);
  expect(of('Entrega: mediana')).toMatch(/^1 min -90 % hasta 27 nov: 1 min, antes 10 min /);
});

test('of a range that no longer changes they are compared as a whole', () => {
  const of = written({ to: '2026-11-30', current: young, previous: old });
  expect(of('Carritos abandonados')).toMatch(/^0 -100 % antes 12 /);
});
