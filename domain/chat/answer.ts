import type { OrderView } from '../calls/orders';
import { type Language, localeOf } from '../money';
import { addressOf, type PageName, pagePaths } from '../pages';
import type { Found, Passage, Search } from './search';
import { type ChatTexts, texts as es } from './texts/es';
import { texts as fr } from './texts/fr';
import { texts as it } from './texts/it';
import { plainWords, termOf, wordsOf } from './words';
import type { Concept } from './words/language-words';

const textsOf: Record<Language, ChatTexts> = { es, fr, it };

/** A link of an answer: a page of the shop, as address without origin. */
export interface ChatLink {
  label: string;
  href: string;
}

/** What the assistant says. */
export interface ChatAnswer {
  /** Plain text. */
  message: string;
  links: ChatLink[];
  /** The visitor wants a person. */
  handOver?: boolean;
  /** What of the shop's texts belongs to the question; a language model may word the answer from it. */
  passages?: Passage[];
}

type LinkedPage = keyof ChatTexts['links'] & PageName;

/** How long an answer from a legal text gets, in characters; the page has the rest. */
const longestExcerpt = 600;

/** Which page says more about what. */
const pageAbout: Partial<Record<Concept, LinkedPage>> = {
  tracking: 'track',
  order: 'track',
  guarantee: 'track',
  refund: 'refunds',
  withdrawal: 'withdrawal',
  privacy: 'privacy',
};

/** Answers a question that names no order: from what the shop says, else honestly that it doesn't know (decision 28). */
export function answerTo(question: string, language: Language, search: Search): ChatAnswer {
  const texts = textsOf[language];
  const words = wordsOf[language];
  const plain = plainWords(question);
  if (words.person.some((pattern) => pattern.test(plain)))
    return { message: texts.person, links: linksTo(language, 'contact'), handOver: true };
  const found = search(question);
  const best = found.find(({ sure }) => sure);
  const passages = found.slice(0, 4).map(({ passage }) => passage);
  if (best)
    return {
      message: textOf(best),
      links: linksTo(language, best.passage.page, ...pagesAbout(best, question, language)),
      passages,
    };
  if (words.thanks.test(plain)) return { message: texts.thanks, links: [] };
  if (words.greeting.test(plain) && saysNothingElse(plain, language))
    return { message: texts.greeting, links: linksTo(language, 'faq', 'track') };
  return { message: texts.unknown, links: linksTo(language, 'faq', 'contact'), passages };
}

/** State of an order that anyone with its number may know (decision 19): no name, no address, nothing masked. */
export function answerAboutOrder(order: OrderView | undefined, language: Language): ChatAnswer {
  const texts = textsOf[language];
  if (!order) return { message: texts.orderNotFound, links: linksTo(language, 'track', 'contact') };
  const count = (units: number) => units.toLocaleString(localeOf(language));
  const parts = [
    texts.order(order.orderNumber, texts.statuses[order.status], texts.payments[order.paymentStatus]),
  ];
  if (order.progress)
    parts.push(texts.progress(count(order.progress.delivered), count(order.progress.total)));
  if (order.expectedAt && order.status === 'processing')
    parts.push(texts.expected(moment(order.expectedAt, language)));
  if (order.refillStatus === 'requested' || order.refillStatus === 'unknown') parts.push(texts.refill);
  parts.push(texts.more);
  const href = `${addressOf('track', language)}?order=${encodeURIComponent(order.orderNumber)}`;
  return { message: parts.join(' '), links: [{ label: texts.links.track, href }] };
}

/** Links to pages of a language, each once. A page that the shop doesn't have is left out. */
function linksTo(language: Language, ...pages: (PageName | 'contact')[]): ChatLink[] {
  const { links } = textsOf[language];
  const known = (page: string): page is LinkedPage => page in links && page in pagePaths;
  return [...new Set(pages)]
    .filter(known)
    .map((page) => ({ label: links[page], href: addressOf(page, language) }));
}

function textOf({ passage: { page, title, text } }: Found): string {
  if (page === 'faq') return text;
  const whole = `${title}. ${text}`;
  if (whole.length <= longestExcerpt) return whole;
  const cut = whole.slice(0, longestExcerpt);
  const end = cut.lastIndexOf('. ');
  return end > longestExcerpt / 2 ? cut.slice(0, end + 1) : `${cut.trimEnd()}…`;
}

/** Pages about what question and answer have in common. */
function pagesAbout({ passage }: Found, question: string, language: Language): LinkedPage[] {
  const concepts = (text: string) =>
    plainWords(text)
      .split(' ')
      .flatMap((word) => {
        const term = termOf(word, language);
        return term?.startsWith('=') ? [term.slice(1) as Concept] : [];
      });
  const asked = new Set([...concepts(question), ...concepts(passage.title)]);
  return [...asked].flatMap((concept) => pageAbout[concept] ?? []);
}

function saysNothingElse(plain: string, language: Language): boolean {
  const rest = plain.split(' ').filter((word) => termOf(word, language) !== undefined);
  return rest.length <= 1;
}

function moment(at: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone: 'Europe/Madrid',
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(at));
}
