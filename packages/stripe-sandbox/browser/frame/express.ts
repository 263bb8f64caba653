import { languageOf } from '../language';
import type { ToFrame, Wallet } from '../protocol';
import { applyAppearance } from './appearance';
import { emit, make, reportHeight } from './page';
import { textsFor } from './texts';

const WALLETS: { wallet: Wallet; option: string; name: string }[] = [
  { wallet: 'apple_pay', option: 'applePay', name: 'Apple Pay' },
  { wallet: 'google_pay', option: 'googlePay', name: 'Google Pay' },
];

let started = false;

/** The wallet buttons: the usual wallet of this device, or what the switch `wallets` says. */
export function receive(root: HTMLElement, message: ToFrame): void {
  if (message.kind !== 'init' && message.kind !== 'update') return;
  const { options } = message;
  applyAppearance(options.appearance);
  document.documentElement.lang = languageOf(options.locale);
  const shown = WALLETS.filter(({ wallet }) => available(wallet));
  const texts = textsFor(options.locale);
  root.classList.add('Express');
  root.hidden = false;
  root.replaceChildren(
    ...shown.map(({ wallet, name }) => {
      const button = make(
        'button',
        { type: 'button', class: 'Wallet', 'aria-label': texts.wallet.payWith(name) },
        name,
      );
      const height = Number(options.element?.buttonHeight);
      if (height >= 40 && height <= 55) button.style.height = `${height}px`;
      button.addEventListener('click', () => emit('press', { wallet }));
      return button;
    }),
  );
  const found = Object.fromEntries(
    WALLETS.map(({ option }) => [option, shown.some((wallet) => wallet.option === option)]),
  );
  const methods = shown.length === 0 ? undefined : found;
  if (!started) {
    started = true;
    reportHeight(root);
    emit('ready', { availablePaymentMethods: methods });
  }
}

function available(wallet: Wallet): boolean {
  const { wallets } = document.body.dataset;
  if (wallets === 'none') return false;
  if (wallets === 'both') return true;
  const apple = /iPhone|iPad|Macintosh.*Safari(?!.*Chrome)/.test(navigator.userAgent);
  return apple === (wallet === 'apple_pay');
}
