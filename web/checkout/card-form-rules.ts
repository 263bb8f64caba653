import { emailProblem } from '../ui/email';

/** How one of the provider's fields is filled in, as its change events say. */
export interface FieldState {
  complete: boolean;
  empty: boolean;
  /** The provider itself found what was typed to be wrong. */
  wrong: boolean;
}

/** What is missing or wrong, by field, in the order of the form. */
export type CardProblems = Record<'number' | 'expiry' | 'cvc' | 'name' | 'email' | 'immediate', boolean>;

/** The rules of the card form (S0 §5). The fields of the card are judged by the provider; `email` only where asked for. */
export function problemsOf({
  fields,
  name,
  email,
  immediate,
}: {
  fields: Record<'number' | 'expiry' | 'cvc', FieldState>;
  name: string;
  email: string | undefined;
  immediate: boolean;
}): CardProblems {
  const wrong = ({ complete, wrong: refused }: FieldState) => !complete || refused;
  return {
    number: wrong(fields.number),
    expiry: wrong(fields.expiry),
    cvc: wrong(fields.cvc),
    name: name.trim() === '',
    email: email !== undefined && emailProblem(email) !== undefined,
    immediate: !immediate,
  };
}

/** Where to go first. */
export function firstProblem(problems: CardProblems): keyof CardProblems | undefined {
  return (Object.keys(problems) as (keyof CardProblems)[]).find((field) => problems[field]);
}
