/**
 * A question as a visitor types it, and what is right to answer: topics of domain/chat/topics.ts, `hand-over` (any
 * answer that offers a person) or `none` (it says that it doesn't know). `a|b`: either is right; `a+b`: both are asked
 * and both must be answered. `contains`: what the answer must name as well, e.g. a price without its currency.
 */
export type LabelledQuestion = [question: string, right: string, contains?: string];
