import { useLocation } from 'react-router-dom';
import type { Language } from '../../domain/money';
import { addressOf, type PageName, prefixOf } from '../../domain/pages';

/** Addresses of the storefront in one language, in the form with or without the Spanish prefix. */
export function pathsFor(prefix: '' | `/${Language}`, language: Language) {
  const to = (page: PageName) => prefix + addressOf(page, language).slice(`/${language}`.length);
  const home = addressOf('home', language);
  return {
    home,
    faq: `${home}#preguntas`,
    howItWorks: `${home}#como-funciona`,
    checkout: to('checkout'),
    orderSuccess: to('success'),
    track: to('track'),
    trackOrder: (order: string) => `${to('track')}?order=${encodeURIComponent(order)}`,
    paymentFailed: to('paymentFailed'),
    privacy: to('privacy'),
    terms: to('terms'),
    refunds: to('refunds'),
  };
}

/** The addresses in the form of the present one: a page under /es leads to pages under /es. */
export function usePaths() {
  const { prefix, language } = prefixOf(useLocation().pathname);
  return pathsFor(prefix, language);
}
