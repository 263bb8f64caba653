/** What content may name without knowing it: settings of the shop. */
export interface ContentFacts {
  shop: string;
  /** In one line, see domain/seller.ts. */
  seller: string;
}

/** Puts the shop's name and its seller in place of `{shop}` and `{seller}`, in every text of a value. */
export function fillPlaceholders<T>(value: T, facts: ContentFacts): T {
  if (typeof value === 'string')
    return value.replace(/\{(shop|seller)\}/g, (_, name: 'shop' | 'seller') => facts[name]) as T;
  if (Array.isArray(value)) return value.map((part) => fillPlaceholders(part, facts)) as T;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, fillPlaceholders(part, facts)]),
    ) as T;
  return value;
}
