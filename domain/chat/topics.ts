import type { PageName } from '../pages';

/** What the answer to a topic leads to. */
interface TopicRule {
  /** Pages that say more, the best one first. */
  pages: readonly PageName[];
  /** A person has to look at it: the answer offers one. */
  handOver?: true;
  /** May be answered together with another topic if a question asks both. */
  combines?: true;
  /** Answered next to an order's state if the question names the order. What needs a person always is. */
  ofOrder?: true;
}

/** What visitors ask about. How they ask it is in `examples/`. */
const rules = {
  // Topics that need a person.
  'double-charge': { pages: ['contact', 'track'], handOver: true },
  'unknown-charge': { pages: ['contact'], handOver: true },
  'paid-no-order': { pages: ['track', 'contact'], handOver: true },
  complaint: { pages: ['contact'], handOver: true },
  'legal-threat': { pages: ['contact'], handOver: true },
  insult: { pages: ['contact'], handOver: true },
  business: { pages: ['contact'], handOver: true },
  missing: { pages: ['track', 'contact'], handOver: true },
  late: { pages: ['track', 'contact'], handOver: true },
  'change-order': { pages: ['track', 'contact'], handOver: true },
  technical: { pages: ['contact'], handOver: true },
  person: { pages: ['contact'], handOver: true },
  // A package: its price, its delivery, its safety, its guarantee.
  price: { pages: ['home'], combines: true },
  'total-price': { pages: ['terms'], combines: true },
  'delivery-time': { pages: ['faq', 'track'], combines: true },
  password: { pages: ['faq'], combines: true },
  quality: { pages: ['terms', 'home'], combines: true },
  regions: { pages: ['home'], combines: true },
  ban: { pages: ['terms', 'faq'], combines: true },
  legality: { pages: ['terms'], combines: true },
  discretion: { pages: ['privacy'], combines: true },
  guarantee: { pages: ['faq', 'track'], combines: true, ofOrder: true },
  // The profile and the payment that the checkout asks for.
  'wrong-profile': { pages: ['faq', 'track', 'contact'], ofOrder: true },
  'user-not-found': { pages: ['home', 'contact'] },
  'public-profile': { pages: ['faq'], combines: true },
  'other-methods': { pages: ['faq'], combines: true },
  'payment-failed': { pages: ['checkout', 'contact'] },
  payment: { pages: ['faq'], combines: true },
  // A paid order: its money, its e-mails, its state.
  refund: { pages: ['faq', 'refunds'], combines: true, ofOrder: true },
  withdrawal: { pages: ['faq', 'withdrawal'], combines: true, ofOrder: true },
  'lost-mail': { pages: ['track', 'account'] },
  'order-state': { pages: ['faq', 'track', 'account'] },
  invoice: { pages: ['account', 'contact'], combines: true, ofOrder: true },
  // Data and account of a customer.
  'delete-data': { pages: ['unsubscribe', 'privacy'], ofOrder: true },
  privacy: { pages: ['privacy'], combines: true },
  unsubscribe: { pages: ['unsubscribe'] },
  account: { pages: ['account', 'home'], combines: true },
  // What costs less or nothing.
  discount: { pages: ['faq'], combines: true },
  'free-sample': { pages: ['home'] },
  bonus: { pages: ['home'] },
  // Who sells, and under which terms.
  age: { pages: ['terms'], combines: true },
  law: { pages: ['terms'] },
  trust: { pages: ['terms', 'faq'], combines: true },
  seller: { pages: ['terms', 'contact'] },
  languages: { pages: ['contact'] },
  // What is sold, and what is not.
  'likes-posts': { pages: ['likes'] },
  'views-videos': { pages: ['views'] },
  quantities: { pages: ['home'], combines: true },
  'not-sold': { pages: ['chooser'] },
  offer: { pages: ['chooser'] },
  // How to buy, for whom and how often.
  'other-profile': { pages: ['terms'] },
  again: { pages: ['home'] },
  remove: { pages: ['contact'], ofOrder: true },
  abroad: { pages: ['home'] },
  'how-to-buy': { pages: ['home'] },
  'instagram-help': { pages: ['contact'] },
  bot: { pages: ['contact'] },
} as const satisfies Record<string, TopicRule>;

export type Topic = keyof typeof rules;
export const topics = Object.keys(rules) as Topic[];

export const isTopic = (label: string): label is Topic => label in rules;

/** What the answer to a topic leads to. */
export function ruleOf(topic: Topic): TopicRule {
  return rules[topic];
}
