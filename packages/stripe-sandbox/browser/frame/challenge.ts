import { languageOf } from '../language';
import type { ToFrame } from '../protocol';
import { BrowserApi } from './api';
import { applyAppearance } from './appearance';
import { emit, make, standsAlone } from './page';
import { type Texts, textsFor } from './texts';

const query = new URLSearchParams(location.search);
const api = new BrowserApi();

type Outcome = 'succeeded' | 'failed' | 'processing';

/** Stripe's names for the end of a step, in the address to which the buyer returns. */
const redirectStatus: Record<Outcome, string> = {
  succeeded: 'succeeded',
  failed: 'failed',
  processing: 'pending',
};

/** The bank's page in test mode: the card holder passes or fails 3-D Secure. */
export function receive(root: HTMLElement, message: ToFrame): void {
  if (message.kind !== 'init' || !message.options.challenge) return;
  applyAppearance(message.options.appearance);
  show(root, message.options.locale, message.options.challenge, () => emit('done'));
}

/**
 * The same as a separate page, for intents confirmed with a return address; and the page of a method without a card.
 */
export function showAlone(root: HTMLElement): void {
  const returnUrl = query.get('return_url') ?? '/';
  const challenge = {
    intent: query.get('payment_intent') ?? '',
    clientSecret: query.get('client_secret') ?? '',
    method: query.get('method') ?? undefined,
  };
  applyAppearance();
  show(root, 'auto', challenge, (outcome) => {
    const url = new URL(returnUrl, location.href);
    url.searchParams.set('payment_intent', challenge.intent);
    url.searchParams.set('payment_intent_client_secret', challenge.clientSecret);
    url.searchParams.set('redirect_status', redirectStatus[outcome]);
    location.assign(url.href);
  });
}

/** The texts of the page, and its buttons with their outcomes; the first is the usual one. */
function pageOf(texts: Texts, method: string | undefined) {
  const { challenge, methodPage } = texts;
  if (method === undefined)
    return {
      title: challenge.title,
      text: challenge.text,
      ends: [
        ['succeeded', challenge.complete],
        ['failed', challenge.fail],
      ],
    } as const;
  return {
    title: methodPage.title(method),
    text: methodPage.text,
    ends: [
      ['succeeded', methodPage.authorize],
      ['failed', methodPage.refuse],
      ['processing', methodPage.later],
    ],
  } as const;
}

function show(
  root: HTMLElement,
  locale: string | undefined,
  challenge: { intent: string; clientSecret: string; method?: string | undefined },
  done: (outcome: Outcome) => void,
): void {
  const texts = textsFor(locale);
  const page = pageOf(texts, challenge.method);
  document.documentElement.lang = languageOf(locale);
  document.title = page.title;
  api.publishableKey = document.body.dataset.publishableKey ?? '';
  api.locale = locale ?? 'auto';
  const problem = make('p', { class: 'Error', role: 'alert' });
  const end = async (outcome: Outcome) => {
    for (const button of buttons) button.disabled = true;
    const { intent, error } = await api.intent('POST', '3ds2/challenge_complete', {
      payment_intent: challenge.intent,
      client_secret: challenge.clientSecret,
      outcome,
    });
    // Another window may have ended the step: then there is nothing left to do here.
    if (intent || error?.code === 'payment_intent_unexpected_state') {
      done(intent?.status === 'succeeded' || intent?.status === 'processing' ? intent.status : 'failed');
      return;
    }
    problem.textContent = error?.message ?? '';
    for (const button of buttons) button.disabled = false;
  };
  const buttons = page.ends.map(([outcome, label], index) => {
    const buttonClass = index === 0 ? 'Button Button--primary' : 'Button';
    const button = make('button', { type: 'button', class: buttonClass }, label);
    button.addEventListener('click', () => end(outcome));
    return button;
  });
  const card = make(
    'section',
    { class: 'Sheet', 'aria-labelledby': 'title' },
    make('p', { class: 'Ribbon' }, make('strong', {}, texts.testMode)),
    make('h1', { id: 'title', class: 'SheetTitle' }, page.title),
    make('p', {}, page.text),
    problem,
    make('div', { class: 'Buttons' }, ...buttons),
  );
  root.classList.add('Overlay');
  root.replaceChildren(card);
  root.hidden = false;
  if (!standsAlone) buttons[0]?.focus();
}
