import { es as mailsEs } from '#activities/mail-texts/es.ts';
import { support as supportEs } from '#activities/mail-texts/es-support.ts';
import { fr as mailsFr } from '#activities/mail-texts/fr.ts';
import { support as supportFr } from '#activities/mail-texts/fr-support.ts';
import { it as mailsIt } from '#activities/mail-texts/it.ts';
import { support as supportIt } from '#activities/mail-texts/it-support.ts';
import { ownAnswers as answersEs } from '#domain/chat/own-answers/es.ts';
import { ownAnswers as answersFr } from '#domain/chat/own-answers/fr.ts';
import { ownAnswers as answersIt } from '#domain/chat/own-answers/it.ts';
import { texts as chatEs } from '#domain/chat/texts/es.ts';
import { texts as chatFr } from '#domain/chat/texts/fr.ts';
import { texts as chatIt } from '#domain/chat/texts/it.ts';
import { defaultContent } from '#domain/content/defaults.ts';
import { contentKeys } from '#domain/content/sections.ts';
import { fieldSentences } from '#domain/field-sentences.ts';
import { immediatePerformanceText } from '#domain/immediate-performance.ts';
import type { Language } from '#domain/money.ts';
import * as labelsEs from '#domain/order-labels/es.ts';
import * as labelsFr from '#domain/order-labels/fr.ts';
import * as labelsIt from '#domain/order-labels/it.ts';
import { neutralHeads } from '#domain/page-heads/neutral.ts';
import { withdrawalDeclaration } from '#domain/withdrawal.ts';
import { receiptTexts } from '#receipts/texts/index.ts';
import { es } from '../es';
import { neutral as neutralEs } from '../es/neutral';
import { fr } from '../fr';
import { neutral as neutralFr } from '../fr/neutral';
import { it } from '../it';
import { neutral as neutralIt } from '../it/neutral';
import { sentences } from './sentences';

const catalogues = {
  es: {
    pages: es,
    neutral: neutralEs,
    mails: mailsEs,
    support: supportEs,
    chat: chatEs,
    answers: answersEs,
    labels: labelsEs,
  },
  fr: {
    pages: fr,
    neutral: neutralFr,
    mails: mailsFr,
    support: supportFr,
    chat: chatFr,
    answers: answersFr,
    labels: labelsFr,
  },
  it: {
    pages: it,
    neutral: neutralIt,
    mails: mailsIt,
    support: supportIt,
    chat: chatIt,
    answers: answersIt,
    labels: labelsIt,
  },
};

/**
 * All texts of the shop for visitors and buyers in a language, by place: pages and their neutral wording, content and
 * legal texts, e-mails, receipts, the assistant, legal declarations.
 */
export function ownTexts(language: Language): Map<string, string> {
  return sentences({
    ...catalogues[language],
    content: Object.fromEntries(contentKeys.map((key) => [key, defaultContent(key, language)])),
    receipts: receiptTexts[language],
    fields: language === 'es' ? {} : Object.values(fieldSentences[language]),
    neutralHeads: neutralHeads[language],
    immediatePerformance: immediatePerformanceText(language),
    withdrawal: withdrawalDeclaration('#1', language),
  });
}
