import type { Page } from '@playwright/test';
import type { words } from './words';

/** The collapsed field for a discount code in the checkout. */
export const discountField = (page: Page, { checkout }: { checkout: (typeof words)['es']['checkout'] }) => ({
  open: () => page.getByRole('button', { name: checkout.discount.open }).click(),
  type: (code: string) => page.getByLabel(checkout.discount.label).fill(code),
  apply: () => page.getByRole('button', { name: checkout.discount.apply, exact: true }).click(),
});
