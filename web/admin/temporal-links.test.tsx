import type { ReactNode } from 'react';
import type { AbandonedCart } from '#domain/calls/admin-carts.ts';
import { type Role, roles } from '#domain/permissions.ts';
import { Actions } from './abandoned-carts/cells';
import { NavItems } from './layout/nav-items';
import { orderDetail } from './order/order.fixture';
import { OrderActions } from './order/order-header';
import { LastRun } from './reconciliation/last-run';
import type { AdminSession } from './session';
import { markupFor } from './ui/markup.fixture';
import { RunLink } from './ui/run-link';

const runUrl = 'https://temporal.example/run';
const cart = { orderNumber: 'FNZ-261121-AB3K', runUrl, stage: 'closed' } as AbandonedCart;
const navigation = (role: Role) =>
  ({ session: { role }, temporalUiUrl: runUrl, counts: {} }) as unknown as AdminSession;

const parts: [string, (role: Role) => ReactNode][] = [
  ['a request, a payment or a run', () => <RunLink href={runUrl}>Temporal</RunLink>],
  ['an order', () => <OrderActions order={orderDetail({ runUrl })} />],
  ['a cart', () => <Actions cart={cart} onAction={() => undefined} />],
  ['the daily comparison', () => <LastRun run={undefined} scheduleUrl={runUrl} />],
  ['the navigation', (role) => <NavItems session={navigation(role)} />],
];

test.each(parts)('the link to the Temporal UI of %s is shown only to those who may open it', (_, part) => {
  const shown = roles.filter((role) => markupFor(role, part(role)).includes(runUrl));
  expect(shown).toEqual(['administrator']);
});
