/** Sizes at which every e2e test must work: a phone and a desk. */
export const sizes = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
} as const;

export type Size = keyof typeof sizes;
