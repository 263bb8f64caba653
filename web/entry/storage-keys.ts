/** The cart's key in the browser's storage. */
export const cartKey = 'cart.v1';

const choices =
  /"(?:username|email)":"[^"]|"(?:serviceId|customQuantity)":\d|"posts":\[[^\]]|"packageType":"(?!europe")/;

/** Whether a stored cart has something that a pre-rendered page doesn't show: a name, an address, a package. */
export function holdsChoices(text: string | null): boolean {
  return text !== null && choices.test(text);
}

/** The storage key of the conversation with the assistant in a tab, which the contact form takes over. */
export const chatKey = 'chat.v1';

/** The storage key of the assistant's state in a tab; absent while it is closed. */
export const chatViewKey = 'chatView.v1';

/** The storage key of a tab that was reloaded because the app couldn't be loaded; removed once it starts. */
export const reloadedKey = 'reloaded';
