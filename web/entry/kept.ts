/** Where the cart is kept in the browser. */
export const cartKey = 'cart.v1';

const choices =
  /"(?:username|email)":"[^"]|"(?:serviceId|customQuantity)":\d|"posts":\[[^\]]|"packageType":"(?!europe")/;

/** Whether a stored cart holds something that a pre-rendered page doesn't show: a name, an address, a package. */
export function holdsChoices(text: string | null): boolean {
  return text !== null && choices.test(text);
}

/** Where the state of the assistant is kept in a tab; absent while it is closed. */
export const chatViewKey = 'chatView.v1';
