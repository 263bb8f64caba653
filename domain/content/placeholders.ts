import { guaranteeWords } from '../guarantee';
import type { Language } from '../money';

/** Settings of the shop that content refers to by placeholder. */
export interface ContentFacts {
  shop: string;
  /** In one line, see domain/seller.ts. */
  seller: string;
  /** How long losses are refilled, as it follows the noun: "de por vida", "de 30 días". */
  guarantee: string;
  /** The same as a statement about the guarantee: "no tiene fecha de fin". */
  guaranteeEnd: string;
}

/** The facts of a shop in a language. `guaranteeSeconds` is null or undefined for a lifetime. */
export function contentFacts(
  shop: { shopName: string; seller: string; guaranteeSeconds?: number | null },
  language: Language,
): ContentFacts {
  return { shop: shop.shopName, seller: shop.seller, ...guaranteeWords(shop.guaranteeSeconds, language) };
}

const placeholder = /\{(shop|seller|guarantee|guaranteeEnd)\}/g;

/** Whether a text names the guarantee's length by a placeholder. */
export function namesGuarantee(text: string): boolean {
  return /\{guarantee(?:End)?\}/.test(text);
}

/** A section without the list items that name the guarantee's length, e.g. if not every package has the guarantee. */
export function withoutGuarantee<Section extends object>(section: Section): Section {
  const kept = Object.entries(section).map(([name, part]) => [
    name,
    Array.isArray(part) ? part.filter((item) => !namesGuarantee(JSON.stringify(item))) : part,
  ]);
  return Object.fromEntries(kept) as Section;
}

/** Replaces `{shop}`, `{seller}`, `{guarantee}` and `{guaranteeEnd}` by the facts, in every text of a value. */
export function fillPlaceholders<T>(value: T, facts: ContentFacts): T {
  if (typeof value === 'string')
    return value.replace(placeholder, (_, name: keyof ContentFacts) => facts[name]) as T;
  if (Array.isArray(value)) return value.map((part) => fillPlaceholders(part, facts)) as T;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, fillPlaceholders(part, facts)]),
    ) as T;
  return value;
}
