/** What questions are about, whatever words they use for it. */
export type Concept =
  | 'delivery'
  | 'tracking'
  | 'refund'
  | 'withdrawal'
  | 'guarantee'
  | 'payment'
  | 'safety'
  | 'password'
  | 'privacy'
  | 'visibility'
  | 'discount'
  | 'mistake'
  | 'order'
  | 'receipt'
  | 'account';

/** The words of a language that the assistant has to know. */
export interface Words {
  /** Words that say nothing about what a question is about. */
  stop: readonly string[];
  /** Words that mean the same, in one line. The first concept that lists a word has it. */
  concepts: Record<Concept, string>;
  /** These three read a question without accents and signs, in lower case. */
  greeting: RegExp;
  thanks: RegExp;
  /** The visitor wants a person. */
  person: readonly RegExp[];
}
