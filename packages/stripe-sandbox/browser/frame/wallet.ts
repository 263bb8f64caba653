import { languageOf } from '../language';
import type { ToFrame, WalletSheet } from '../protocol';
import { applyAppearance } from './appearance';
import { emit, make } from './page';
import { type Texts, textsFor } from './texts';

const NAMES = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' };
/** The owner of this wallet. */
const HOLDER = { name: 'Persona de Prueba' };

let finish: ((ok: boolean) => void) | undefined;

/** The wallet's sheet: amount and recipient, confirm or cancel. */
export function receive(root: HTMLElement, message: ToFrame): void {
  if (message.kind === 'outcome') finish?.(message.ok);
  if (message.kind !== 'init' || !message.options.wallet) return;
  applyAppearance(message.options.appearance);
  document.documentElement.lang = languageOf(message.options.locale);
  show(root, textsFor(message.options.locale), message.options.wallet);
}

function show(root: HTMLElement, texts: Texts, sheet: WalletSheet): void {
  const words = texts.wallet;
  const money = (amount: number) => {
    const format = new Intl.NumberFormat(document.documentElement.lang, {
      style: 'currency',
      currency: sheet.currency,
    });
    return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  };
  const total = sheet.amount === null ? '' : money(sheet.amount);
  const pay = make('button', { type: 'button', class: 'Button Button--wallet' }, words.pay(total));
  const cancel = make('button', { type: 'button', class: 'Button' }, words.cancel);
  const status = make('p', { class: 'SheetStatus', role: 'status' });
  let waiting = false;
  const stop = () => emit('cancel');
  pay.addEventListener('click', () => {
    waiting = true;
    pay.disabled = true;
    status.textContent = words.processing;
    emit('approve', HOLDER);
  });
  cancel.addEventListener('click', stop);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !waiting) stop();
  });
  finish = (ok) => {
    cancel.disabled = true;
    status.textContent = ok ? words.done : words.failed;
  };
  root.classList.add('Overlay', 'Overlay--bottom');
  root.replaceChildren(
    make(
      'section',
      { class: 'Sheet', 'aria-labelledby': 'title' },
      make('p', { class: 'Ribbon' }, make('strong', {}, texts.testMode), make('span', {}, words.note)),
      make('h1', { id: 'title', class: 'SheetTitle' }, words.payWith(NAMES[sheet.wallet])),
      make('p', { class: 'SheetTo' }, sheet.business),
      make('p', { class: 'StoredCard' }, words.storedCard),
      make('dl', { class: 'Total' }, make('dt', {}, words.total), make('dd', {}, money(sheet.amount ?? 0))),
      status,
      make('div', { class: 'Buttons' }, pay, cancel),
    ),
  );
  root.hidden = false;
  pay.focus();
}
