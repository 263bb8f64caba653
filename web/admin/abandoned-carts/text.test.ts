import { dashboardMessages } from '../dashboard/text';
import { paymentMessages } from '../payments/text';
import { cartMessages } from './text';

it('this screen counts reminders alone; what also counts e-mails about failed payments has another name', () => {
  const here = [...Object.values(cartMessages.figures), ...Object.values(cartMessages.states)];
  const { reminded, recovered } = paymentMessages.states;
  for (const name of [reminded, recovered, dashboardMessages.recovered]) expect(here).not.toContain(name);
  expect(dashboardMessages.recoveredHint('9')).toBe('de 9 con recordatorio o aviso de pago fallido');
});
