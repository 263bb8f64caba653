import type { Frame, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { eventually } from '#api/testing/wait.ts';

/** The steps of a shopper on the order form, up to the open checkout. */
export async function goToCheckout(page: Page, username: string): Promise<void> {
  await chooseProfile(page, username);
  await choosePackage(page, username);
}

/** Selects 1000 followers, enters an e-mail address and opens the checkout. */
export async function choosePackage(page: Page, username: string): Promise<void> {
  await page.getByRole('radio', { name: /^1[.]?000 seguidores/ }).click();
  await page.getByLabel('Correo electrónico').fill(`${username}@example.com`);
  await page.getByRole('button', { name: 'Proceder al pago' }).first().click();
  await cardFrame(page);
}

/** Types a name, picks the suggestion, confirms that it is their own, continues. */
export async function chooseProfile(page: Page, username: string): Promise<void> {
  await page.goto('/es/ig');
  await page.getByLabel('Nombre de usuario de Instagram').fill(username);
  await page.getByRole('option', { name: new RegExp(`@${username}`) }).click();
  await page.getByRole('checkbox', { name: 'Es mi perfil y es público' }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
}

/** The payment provider's own frame with the card fields, once they can be filled. */
export function cardFrame(page: Page): Promise<Frame> {
  return eventually(async () => {
    const frame = page.frames().find((candidate) => candidate.url().includes('/frames/payment'));
    if (!frame || !(await frame.getByLabel('Número de tarjeta').isVisible()))
      throw new Error('The card form did not appear');
    return frame;
  });
}

/** Fills the card form. */
export async function fillCard(page: Page, number: string): Promise<void> {
  const frame = await cardFrame(page);
  await frame.getByLabel('Número de tarjeta').fill(number);
  await frame.getByLabel('Fecha de caducidad').fill('12/34');
  await frame.getByLabel('Código de seguridad').fill('123');
}

/** Requests the immediate start and presses the pay button. */
export async function pay(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Solicito que la entrega empiece/ }).check();
  await page.getByRole('button', { name: /^Pagar .*pedido con obligación de pago$/ }).click();
}

/** Waits for the success page and returns the order's number. */
export async function orderNumber(page: Page): Promise<string> {
  await page.waitForURL(/order-success/);
  const heading = page.getByRole('heading', { name: /Pedido FNZ-/ });
  await expect(heading).toBeVisible();
  return /FNZ-\d{6}-\w{4}/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
}

/** Answers the bank's question in its frame. */
export async function challenge(page: Page, answer: string): Promise<void> {
  const button = await eventually(async () => {
    for (const frame of page.frames()) {
      const found = frame.getByRole('button', { name: answer, exact: true });
      if (await found.isVisible()) return found;
    }
    throw new Error('The bank asks nothing');
  });
  await button.click();
}
