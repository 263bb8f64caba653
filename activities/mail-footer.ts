import type { Language } from '../domain/money';
import { addressOf } from '../domain/pages';
import { es } from './mail-texts/es';
import { fr } from './mail-texts/fr';
import { it } from './mail-texts/it';

/** A link: its text and its address. */
export interface Link {
  label: string;
  url: string;
}

/** The sentences of a language. */
export const mailTexts = { es, fr, it };

/** The foot of every e-mail: tracking, account, help, withdrawal; and how to unsubscribe from marketing. */
export function mailFooter(
  { publicUrl }: { publicUrl: string },
  language: Language,
  unsubscribeUrl?: string,
): Link[] {
  const { footer } = mailTexts[language];
  const pages = [
    ['track', footer.track],
    ['account', footer.account],
    ['faq', footer.help],
    ['withdrawal', footer.withdrawal],
  ] as const;
  return [
    ...pages.map(([page, label]) => ({ label, url: publicUrl + addressOf(page, language) })),
    ...(unsubscribeUrl ? [{ label: footer.unsubscribe, url: unsubscribeUrl }] : []),
  ];
}
