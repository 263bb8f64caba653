/** Payment methods that redirect to their own page and back. The API and the frames share them. */
export const REDIRECT_METHODS = ['bizum', 'satispay', 'klarna'] as const;
export type RedirectMethod = (typeof REDIRECT_METHODS)[number];

/** Their names for buyers. */
export const METHOD_NAMES: Record<RedirectMethod, string> = {
  bizum: 'Bizum',
  satispay: 'Satispay',
  klarna: 'Klarna',
};

export function isRedirectMethod(type: string): type is RedirectMethod {
  return REDIRECT_METHODS.some((one) => one === type);
}
