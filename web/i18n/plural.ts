import { type Language, localeOf } from '#domain/money.ts';

/** Chooses the form of a sentence for a number, by the rules of the language. */
export function plural<Form>(language: Language, value: number, forms: { one: Form; other: Form }): Form {
  return new Intl.PluralRules(localeOf(language)).select(value) === 'one' ? forms.one : forms.other;
}
