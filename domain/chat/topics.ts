import { buyingTopics } from './topics/buying';
import { checkoutTopics } from './topics/checkout';
import { complaintsTopics } from './topics/complaints';
import { discountsTopics } from './topics/discounts';
import { ordersTopics } from './topics/orders';
import { packagesTopics } from './topics/packages';
import { personalDataTopics } from './topics/personal-data';
import { rangeTopics } from './topics/range';
import { sellerTopics } from './topics/seller';
import type { TopicRule } from './topics/topic-rule';
import type { Concept } from './words/concepts';

/**
 * What visitors ask about. If two sets are equally specific, the earlier topic wins. Complaints come first, because an
 * answer that misses one costs most.
 */
const rules = {
  ...complaintsTopics,
  ...packagesTopics,
  ...checkoutTopics,
  ...ordersTopics,
  ...personalDataTopics,
  ...discountsTopics,
  ...sellerTopics,
  ...rangeTopics,
  ...buyingTopics,
} satisfies Record<string, TopicRule>;

export type Topic = keyof typeof rules;
export const topics = Object.keys(rules) as Topic[];

/** Concepts that belong together, each as its choices; one that must be missing begins with `!`. */
export type ConceptSet = readonly (readonly (Concept | `!${Concept}`)[])[];

/** A rule ready to compare. */
interface ReadyRule extends TopicRule {
  sets: readonly ConceptSet[];
}

const ready = Object.fromEntries(
  Object.entries(rules).map(([topic, rule]: [string, TopicRule]) => [
    topic,
    { ...rule, sets: rule.asked.map((set) => set.split(' ').map((choice) => choice.split('/'))) },
  ]),
) as unknown as Record<Topic, ReadyRule>;

/** What makes a topic, and what its answer leads to. */
export function ruleOf(topic: Topic): ReadyRule {
  return ready[topic];
}
