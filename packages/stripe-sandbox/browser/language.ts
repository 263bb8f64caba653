/** A language of the frames: those of the shop. */
export type Language = 'es' | 'fr' | 'it';

/** The language that Stripe's `locale` option means: `auto` follows the browser, any other one is Spanish here. */
export function languageOf(locale: string | undefined): Language {
  const wanted = locale === undefined || locale === 'auto' ? navigator.language : locale;
  const language = wanted.slice(0, 2).toLowerCase();
  return language === 'fr' || language === 'it' ? language : 'es';
}
