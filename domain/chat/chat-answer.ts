import type { Language } from '../money';
import { forbiddenWord } from '../neutral-words';
import { addressOf, type PageName, pagePaths } from '../pages';
import type { Passage } from './search';
import type { ChatTexts } from './texts/es';
import { textsOf } from './texts/index';
import type { Topic } from './topics';

/** A link of an answer: a page of the shop, as address without origin. */
export interface ChatLink {
  label: string;
  href: string;
}

/** The assistant's answer. */
export interface ChatAnswer {
  /** Plain text. */
  message: string;
  links: ChatLink[];
  /** A person has to look at it, or the visitor wants one. */
  handOver?: boolean;
  /** The shop's texts that match the question; a language model may word the answer from them. */
  passages?: Passage[];
  /** The recognized topics or small talk, or nothing. For measuring. */
  about?: (Topic | 'greeting' | 'thanks' | 'text')[];
}

type LinkedPage = keyof ChatTexts['links'] & PageName;

/** Links to pages of a language, each once. */
export function linksTo(language: Language, ...pages: PageName[]): ChatLink[] {
  const { links } = textsOf[language];
  const known = (page: string): page is LinkedPage => page in links && page in pagePaths;
  return [...new Set(pages)]
    .filter(known)
    .map((page) => ({ label: links[page], href: addressOf(page, language) }));
}

/**
 * The links for compliance mode (S1 §4). In place of a label with one of its forbidden words there is the product
 * chooser, which the promotional host shows itself.
 */
export function neutralLinks(links: readonly ChatLink[], language: Language): ChatLink[] {
  const isNeutral = ({ label }: ChatLink) => !forbiddenWord(label, language);
  return distinct(links.flatMap((link) => (isNeutral(link) ? [link] : linksTo(language, 'chooser'))));
}

/** Each page once. */
export function distinct(links: readonly ChatLink[]): ChatLink[] {
  return links.filter(({ href }, at) => links.findIndex((one) => one.href === href) === at);
}
