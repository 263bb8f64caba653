import { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router-dom';
import { findPage } from '#domain/pages.ts';
import { routes } from './routes';

test.each([
  '/es/FAQ',
  '/es/IG',
  '/ES/ig',
  '/Track-Order',
  '/es/Order-Success/FNZ-1',
  '/es/order-success/FNZ-1',
])('the app knows %s as a page only if the server does', (address) => {
  const path = matchRoutes(routes(new QueryClient(), address), address)?.at(-1)?.route.path;
  expect(path !== '*').toBe(findPage(address) !== undefined);
});
