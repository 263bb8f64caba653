import { es as mailsEs } from '../../../activities/mail-texts/es';
import { support as supportEs } from '../../../activities/mail-texts/es-support';
import { fr as mailsFr } from '../../../activities/mail-texts/fr';
import { support as supportFr } from '../../../activities/mail-texts/fr-support';
import { it as mailsIt } from '../../../activities/mail-texts/it';
import { support as supportIt } from '../../../activities/mail-texts/it-support';
import { texts as chatEs } from '../../../domain/chat/texts/es';
import { texts as chatFr } from '../../../domain/chat/texts/fr';
import { texts as chatIt } from '../../../domain/chat/texts/it';
import { defaultContent } from '../../../domain/content/defaults';
import { contentKeys } from '../../../domain/content/sections';
import { immediatePerformanceText } from '../../../domain/immediate-performance';
import type { Language } from '../../../domain/money';
import * as labelsEs from '../../../domain/order-labels/es';
import * as labelsFr from '../../../domain/order-labels/fr';
import * as labelsIt from '../../../domain/order-labels/it';
import { neutralHeads } from '../../../domain/page-heads/neutral';
import { withdrawalDeclaration } from '../../../domain/withdrawal';
import { receiptTexts } from '../../../receipts/texts';
import { es } from '../es';
import { neutral as neutralEs } from '../es/neutral';
import { fr } from '../fr';
import { neutral as neutralFr } from '../fr/neutral';
import { it } from '../it';
import { neutral as neutralIt } from '../it/neutral';
import { sentences } from './sentences';

const catalogues = {
  es: { pages: es, neutral: neutralEs, mails: mailsEs, support: supportEs, chat: chatEs, labels: labelsEs },
  fr: { pages: fr, neutral: neutralFr, mails: mailsFr, support: supportFr, chat: chatFr, labels: labelsFr },
  it: { pages: it, neutral: neutralIt, mails: mailsIt, support: supportIt, chat: chatIt, labels: labelsIt },
};

/**
 * Everything that the shop says to visitors and buyers in a language, by its place: pages and their neutral wording,
 * content and legal texts, letters, receipts, the assistant, what is declared by law.
 */
export function ownTexts(language: Language): Map<string, string> {
  return sentences({
    ...catalogues[language],
    content: Object.fromEntries(contentKeys.map((key) => [key, defaultContent(key, language)])),
    receipts: receiptTexts[language],
    neutralHeads: neutralHeads[language],
    immediatePerformance: immediatePerformanceText(language),
    withdrawal: withdrawalDeclaration('#1', language),
  });
}
