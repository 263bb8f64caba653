import type { ApiError, ApiResult, ControllerCall, Source, ToFrame } from '../protocol';
import { intentIdOf } from '../protocol';
import { BrowserApi } from './api';
import type { CardData, FormDoor } from './form';
import { postToPage } from './page';

/** The name under which a form frame exposes its interface to this one. */
export const DOOR = 'paymentsSandboxForm';

const api = new BrowserApi();

/** The hidden frame: does the page's API calls, with card data taken from the form frames directly. */
export async function receive(message: ToFrame): Promise<void> {
  if (message.kind === 'update') {
    api.locale = message.options.locale ?? 'auto';
    api.publishableKey = String(message.options.element?.publishableKey);
  }
  if (message.kind === 'call') postToPage({ kind: 'reply', id: message.id, result: await run(message.call) });
}

async function run(call: ControllerCall): Promise<ApiResult> {
  const path = `payment_intents/${intentIdOf(call.clientSecret)}`;
  const client_secret = call.clientSecret;
  if (call.do === 'retrieve') return api.intent('GET', path, { client_secret });

  const method = await makeMethod(call.source);
  if (method.error) return { error: method.error };
  return api.intent('POST', `${path}/confirm`, {
    client_secret,
    payment_method: method.id,
    return_url: call.returnUrl,
    use_stripe_sdk: true,
  });
}

async function makeMethod(source: Source): Promise<{ id?: string; error?: ApiError }> {
  if (source.from === 'wallet') {
    const card = { token: `tok_${source.wallet}` };
    return api.method({ type: 'card', card, billing_details: source.billing });
  }
  const { card, method, error } = collect(source.frames);
  if (error) return { error };
  if (method) return api.method({ type: method, billing_details: source.billing });
  return api.method({ type: 'card', card, billing_details: source.billing });
}

// Frames of one origin can reach each other through the page between them: card data bypass the page.
function collect(names: string[]): { card?: CardData; method?: string; error?: ApiError } {
  const card: CardData = {};
  let method: string | undefined;
  let first: ApiError | undefined;
  const doors = names.map(findDoor);
  // From last to first, so that the first wrong field ends up with the focus.
  for (const door of doors.reverse()) {
    const result = door?.collect();
    if (result === undefined) {
      first = {
        type: 'invalid_request_error',
        message: 'The card form is not ready. Wait for its ready event.',
      };
    } else if ('error' in result) first = result.error;
    else if ('method' in result) method = result.method;
    else Object.assign(card, result.card);
  }
  if (doors.length === 0) {
    const message = 'There is no mounted Element to take the payment from.';
    return { error: { type: 'invalid_request_error', message } };
  }
  if (first) return { error: first };
  return method ? { method } : { card };
}

function findDoor(name: string): FormDoor | undefined {
  for (let index = 0; index < window.parent.length; index += 1) {
    try {
      const frame = window.parent[index] as (Window & { [DOOR]?: FormDoor }) | undefined;
      if (frame?.name === name) return frame[DOOR];
    } catch {
      // A frame of another origin: not ours.
    }
  }
  return undefined;
}
