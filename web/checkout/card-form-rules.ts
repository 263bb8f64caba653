import { emailProblem } from '../ui/email';

/** The state of one of the provider's fields, from its change events. */
export interface FieldState {
  complete: boolean;
  empty: boolean;
  /** The provider rejects the typed value. */
  wrong: boolean;
}

/** What is missing or wrong, by field, in the order of the form. */
export type CardProblems = Record<'number' | 'expiry' | 'cvc' | 'name' | 'email' | 'immediate', boolean>;

/** The rules of the card form (S0 §5). The provider validates the card fields; `email` is only checked if given. */
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

/** The first field to fix. */
export function firstProblem(problems: CardProblems): keyof CardProblems | undefined {
  return (Object.keys(problems) as (keyof CardProblems)[]).find((field) => problems[field]);
}
