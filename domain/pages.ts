import { type Language, languages } from './money';

/** The same addresses in every language. */
function everywhere(...paths: string[]): Record<Language, readonly string[]> {
  return { es: paths, fr: paths, it: paths };
}

const tracking = ['track-order', 'track', 'seguimiento', 'seguimiento-pedido'];

/**
 * The pages of the shop and their addresses, below the prefix of their language and, in Spanish, also without one (S0
 * §2, S1 §2.1, D1 and D2). Links use the first address of a language.
 */
export const pagePaths = {
  home: everywhere('ig'),
  likes: everywhere('ig-likes'),
  views: everywhere('ig-views'),
  chooser: { es: ['servicios'], fr: ['services'], it: ['servizi'] },
  checkout: everywhere('checkout'),
  cardPayment: everywhere('payment'),
  cardForm: everywhere('legacy-checkout'),
  success: everywhere('order-success', 'order-success/:orderId', 'payment-success/:orderId'),
  track: { es: tracking, fr: tracking, it: ['traccia-ordine', ...tracking] },
  account: {
    es: ['mi-cuenta', 'my-orders'],
    fr: ['mon-compte', 'my-orders'],
    it: ['mio-account', 'my-orders'],
  },
  cancel: everywhere('cancel'),
  paymentFailed: everywhere('payment-failed'),
  privacy: {
    es: ['privacy-policy', 'politica-de-privacidad'],
    fr: ['privacy-policy'],
    it: ['privacy-policy'],
  },
  terms: everywhere('terms-and-conditions'),
  refunds: everywhere('refund-policy'),
  faq: everywhere('faq'),
  cases: {
    es: ['casos-de-exito'],
    fr: ['cas-clients', 'casos-de-exito'],
    it: ['casi-di-successo', 'casos-de-exito'],
  },
  demo: {
    es: ['demo-confirmacion'],
    fr: ['demo-confirmation', 'demo-confirmacion'],
    it: ['demo-conferma', 'demo-confirmacion'],
  },
  contact: { es: ['contact', 'contacto'], fr: ['contact'], it: ['contatto', 'contact'] },
  thread: { es: ['mensaje'], fr: ['message'], it: ['messaggio'] },
  unsubscribe: {
    es: ['darse-de-baja'],
    fr: ['desinscription', 'darse-de-baja'],
    it: ['disiscrizione', 'darse-de-baja'],
  },
  landing: everywhere('landing'),
  igTools: everywhere('ig-tools'),
  adsLanding: everywhere('ads-landing'),
  marketing: everywhere('marketing'),
  specialOffer: everywhere('special-offer'),
  testCompliance: everywhere('test-compliance'),
  review: { es: ['resena'], fr: ['avis'], it: ['recensione'] },
  withdrawal: { es: ['desistimiento'], fr: ['retractation'], it: ['recesso'] },
} satisfies Record<string, Record<Language, readonly string[]>>;

export type PageName = keyof typeof pagePaths;
export const pageNames = Object.keys(pagePaths) as PageName[];

/** Pages about one visitor or their purchase, real or made up: search engines are asked to leave them out. */
const privatePages: readonly PageName[] = [
  'checkout',
  'cardPayment',
  'cardForm',
  'success',
  'account',
  'cancel',
  'paymentFailed',
  'review',
  'thread',
  'demo',
  'testCompliance',
];

/** Title and description of each page in one language; `notFound` is every address without a page. */
export type PageHeads = Record<PageName | 'notFound', { title: string; description: string }>;

/** The language prefix of an address, and its language: Spanish without a prefix (D2). */
export function prefixOf(pathname: string): { prefix: '' | `/${Language}`; language: Language } {
  const language = languages.find((one) => pathname === `/${one}` || pathname.startsWith(`/${one}/`));
  return language ? { prefix: `/${language}`, language } : { prefix: '', language: 'es' };
}

const patterns = Object.fromEntries(
  languages.map((language) => [
    language,
    pageNames.map((page) => {
      const names = pagePaths[page][language].join('|').replaceAll(/:\w+/g, '[^/]+');
      return { page, pattern: new RegExp(`^/(?:${names})$`) };
    }),
  ]),
) as Record<Language, { page: PageName; pattern: RegExp }[]>;

/** The page of the shop at an address, with or without a trailing slash; undefined if it doesn't exist. */
export function findPage(pathname: string): PageName | undefined {
  const { prefix, language } = prefixOf(pathname);
  const rest = pathname.slice(prefix.length).replace(/(?<=.)\/$/, '');
  return patterns[language].find(({ pattern }) => pattern.test(rest))?.page;
}

/** What is before the parameter of an order's own page. */
const beforeOrder = /^.*\/(?:order|payment)-success\//i;

/** An address in lower case, as links write it. An order's id keeps its own. */
export function inLowerCase(pathname: string): string {
  const [names = pathname] = beforeOrder.exec(pathname) ?? [];
  return names.toLowerCase() + pathname.slice(names.length);
}

/** Pages that the promotional host shows itself; all others redirect to the shop (S0 §2). */
const promotionalPages: readonly PageName[] = [
  'landing',
  'igTools',
  'adsLanding',
  'marketing',
  'testCompliance',
  'chooser',
  'privacy',
  'terms',
  'refunds',
];

/** Whether a page is shown on the promotional host itself. */
export function isPromotional(page: PageName): boolean {
  return promotionalPages.includes(page);
}

/**
 * Maps an address to the one whose page is shown: the entry of the promotional host, `/es`, shows the landing page (S1
 * §2.1), whose first section is the product chooser (S0 §2).
 */
export function shownAt(pathname: string, promotional: boolean): string {
  const { prefix, language } = prefixOf(pathname);
  return promotional && prefix === pathname ? addressOf('landing', language) : pathname;
}

/** Pages with made-up data, or with the shop's view of a visit: for a look before the shop opens. */
const demoPages: readonly PageName[] = ['demo', 'testCompliance'];

/** Whether a page is left out if demonstrations are switched off (`DEMO_PAGES`). */
export function isDemo(page: PageName | undefined): boolean {
  return page !== undefined && demoPages.includes(page);
}

/** The page that a site shows at an address; undefined if there is none. */
export function pageShownAt(
  pathname: string,
  { promotional, withoutDemo }: { promotional: boolean; withoutDemo?: boolean },
): PageName | undefined {
  const page = findPage(shownAt(pathname, promotional));
  return withoutDemo && isDemo(page) ? undefined : page;
}

/** Where a page is in a language, e.g. `/it/traccia-ordine`. */
export function addressOf(page: PageName, language: Language): string {
  return `/${language}/${pagePaths[page][language][0]}`;
}

/** The same page in another language, for the language switch; the entry page if there is none. */
export function samePageIn(language: Language, pathname: string): string {
  const page = findPage(pathname);
  if (!page) return addressOf('home', language);
  // An order's own page keeps its order.
  const order = /\/(?:order|payment)-success\/([^/]+)/.exec(pathname)?.[1];
  return page === 'success' && order ? `${addressOf(page, language)}/${order}` : addressOf(page, language);
}

/** A `link` of the document's head. */
export interface HeadLink {
  rel: 'canonical' | 'alternate';
  hreflang?: Language | 'x-default';
  href: string;
}

/** Canonical address and the other languages of a page. `origin` without a slash at its end. */
export function headLinks(page: PageName, language: Language, origin: string): HeadLink[] {
  const href = (one: Language) => origin + addressOf(page, one);
  return [
    { rel: 'canonical', href: href(language) },
    ...languages.map((one): HeadLink => ({ rel: 'alternate', hreflang: one, href: href(one) })),
    { rel: 'alternate', hreflang: 'x-default', href: href('es') },
  ];
}

/** Whether search engines may list a page. */
export function isListed(page: PageName | undefined): boolean {
  return page !== undefined && !privatePages.includes(page);
}
