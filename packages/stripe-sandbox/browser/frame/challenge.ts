import type { ToFrame } from '../protocol';
import { BrowserApi } from './api';
import { applyAppearance } from './appearance';
import { emit, make, standsAlone } from './page';
import { languageOf, textsFor } from './texts';

const query = new URLSearchParams(location.search);
const api = new BrowserApi();

/** The bank's page in the test mode: the card holder passes or fails 3-D Secure. */
export function receive(root: HTMLElement, message: ToFrame): void {
  if (message.kind !== 'init' || !message.options.challenge) return;
  applyAppearance(message.options.appearance);
  show(root, message.options.locale, message.options.challenge, () => emit('done'));
}

/** The same as a page of its own, for intents confirmed with a return address. */
export function showAlone(root: HTMLElement): void {
  const returnUrl = query.get('return_url') ?? '/';
  const challenge = {
    intent: query.get('payment_intent') ?? '',
    clientSecret: query.get('client_secret') ?? '',
  };
  applyAppearance();
  show(root, 'auto', challenge, (passed) => {
    const url = new URL(returnUrl, location.href);
    url.searchParams.set('payment_intent', challenge.intent);
    url.searchParams.set('payment_intent_client_secret', challenge.clientSecret);
    url.searchParams.set('redirect_status', passed ? 'succeeded' : 'failed');
    location.assign(url.href);
  });
}

function show(
  root: HTMLElement,
  locale: string | undefined,
  challenge: { intent: string; clientSecret: string },
  done: (passed: boolean) => void,
): void {
  const texts = textsFor(locale);
  document.documentElement.lang = languageOf(locale);
  document.title = texts.challenge.title;
  api.publishableKey = document.body.dataset.publishableKey ?? '';
  api.locale = locale ?? 'auto';
  const complete = make(
    'button',
    { type: 'button', class: 'Button Button--primary' },
    texts.challenge.complete,
  );
  const fail = make('button', { type: 'button', class: 'Button' }, texts.challenge.fail);
  const problem = make('p', { class: 'Error', role: 'alert' });
  const end = async (outcome: 'succeeded' | 'failed') => {
    complete.disabled = true;
    fail.disabled = true;
    const { intent, error } = await api.intent('POST', '3ds2/challenge_complete', {
      payment_intent: challenge.intent,
      client_secret: challenge.clientSecret,
      outcome,
    });
    // Another window may have ended the challenge: then there is nothing left to do here either.
    if (intent || error?.code === 'payment_intent_unexpected_state') {
      done(intent?.status === 'succeeded');
      return;
    }
    problem.textContent = error?.message ?? '';
    complete.disabled = false;
    fail.disabled = false;
  };
  complete.addEventListener('click', () => end('succeeded'));
  fail.addEventListener('click', () => end('failed'));
  const card = make(
    'section',
    { class: 'Sheet', 'aria-labelledby': 'title' },
    make('p', { class: 'Ribbon' }, make('strong', {}, texts.testMode)),
    make('h1', { id: 'title', class: 'SheetTitle' }, texts.challenge.title),
    make('p', {}, texts.challenge.text),
    problem,
    make('div', { class: 'Buttons' }, complete, fail),
  );
  root.classList.add('Overlay');
  root.replaceChildren(card);
  root.hidden = false;
  if (!standsAlone) complete.focus();
}
