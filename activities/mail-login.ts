import type { Language } from '../domain/money';
import { formatMoment } from '../receipts/lines';
import { mailTexts } from './mail-footer';
import { type ComposedMail, layOut, type MailShop } from './mail-layout';

/**
 * The letter with a login code. The code stands in the subject too: phones show it in the notification and offer it to
 * the form, and whoever could read a subject on a locked screen still needs the browser that asked for the code.
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
