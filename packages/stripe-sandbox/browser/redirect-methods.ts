/** Payment methods whose buyer pays on the method's own page and is then sent back. The API and the frames share them. */
export const REDIRECT_METHODS = ['bizum', 'satispay', 'klarna'] as const;
export type RedirectMethod = (typeof REDIRECT_METHODS)[number];

/** The names under which buyers know them. */
export const METHOD_NAMES: Record<RedirectMethod, string> = {
  bizum: 'Bizum',
  satispay: 'Satispay',
  klarna: 'Klarna',
};

export function isRedirectMethod(type: string): type is RedirectMethod {
  return REDIRECT_METHODS.some((one) => one === type);
}
