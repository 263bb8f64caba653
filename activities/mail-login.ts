import { formatMoment } from '../domain/format';
import type { Language } from '../domain/money';
import { addressOf, type PageName } from '../domain/pages';
import { mailTexts } from './mail-footer';
import { type ComposedMail, layOut, type MailShop } from './mail-layout';

/**
 * The e-mail with a login code. The code is also in the subject: phones show it in the notification and offer it to the
 * form, and a person who reads a subject on a locked screen still needs the browser that requested the code.
 */
export function composeLoginCode(
  { code, language, expiresAt }: { code: string; language: Language; expiresAt: Date },
  shop: MailShop,
): ComposedMail {
  const text = mailTexts[language].login;
  return layOut(
    {
      subject: text.subject(code, shop.shopName),
      title: text.title,
      paragraphs: [text.text(shop.shopName)],
      code,
      summary: [],
      notes: [text.until(formatMoment(expiresAt, language)), text.never, text.notYou],
    },
    shop,
    language,
  );
}

/** The e-mail to an address without purchases: the order may have another address, or can be found by its number. */
export function composeUnknownAddress({ language }: { language: Language }, shop: MailShop): ComposedMail {
  const { unknown } = mailTexts[language].login;
  const page = (name: PageName) => shop.publicUrl + addressOf(name, language);
  return layOut(
    {
      subject: unknown.subject(shop.shopName),
      title: unknown.title,
      paragraphs: [unknown.text(shop.shopName), unknown.next],
      summary: [],
      button: { label: unknown.button, url: page('track') },
      links: [
        { label: unknown.other, url: page('account') },
        { label: unknown.contact, url: page('contact') },
      ],
      notes: [unknown.notYou],
    },
    shop,
    language,
  );
}
