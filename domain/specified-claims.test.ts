import { cases as casesEs } from '../web/i18n/es/cases';
import { contact as contactEs, leaving as leavingEs } from '../web/i18n/es/support';
import { success as successEs } from '../web/i18n/es/tracking';
import { cases as casesFr } from '../web/i18n/fr/cases';
import { contact as contactFr, leaving as leavingFr } from '../web/i18n/fr/support';
import { success as successFr } from '../web/i18n/fr/tracking';
import { cases as casesIt } from '../web/i18n/it/cases';
import { contact as contactIt, leaving as leavingIt } from '../web/i18n/it/support';
import { success as successIt } from '../web/i18n/it/tracking';
import { defaultContent } from './content/defaults';
import { questionGroups } from './content/questions';

/* The figures that the shop claims, and how many of a thing it shows, in every language. */

const languages = [
  ['es', { contact: contactEs, leaving: leavingEs, success: successEs, cases: casesEs }],
  ['fr', { contact: contactFr, leaving: leavingFr, success: successFr, cases: casesFr }],
  ['it', { contact: contactIt, leaving: leavingIt, success: successIt, cases: casesIt }],
] as const;

/** The figures in a sentence, without thousands separators. */
const figuresOf = (text: string) =>
  text.replace(/(\d)[.\s\u00a0\u202f](?=\d{3})/g, '$1').match(/\d+(?:,\d+)?/g);

describe.each(languages)('in %s', (language, { contact, leaving, success, cases }) => {
  const { badges, terms, score, figures } = defaultContent('claims', language);

  test('S0 §1, §9: rated 4,9 of 5 by over 4,230 reviews, with more than 10,000 clients', () => {
    expect([score.value, score.sample]).toEqual(['4,9', true]);
    expect(figuresOf(score.basis)).toEqual(['4230']);
    expect(figuresOf(score.clients)).toEqual(['10000']);
  });

  test('S0 §9, S1 §4: delivery takes 24 hours at most, and a loss of more than 10 % is refilled', () => {
    expect(figuresOf(`${terms.delivery} ${terms.refill}`)).toEqual(['24', '10']);
    expect(figuresOf(success.deliveryNotice)).toEqual(['24']);
  });

  test('S1 §2.9: 200+ projects, 95 % satisfied, 5+ years, an answer within 24 h', () => {
    expect(figures.map(({ value, sample }) => [value.replace(/\s/g, ''), sample])).toEqual([
      ['200+', true],
      ['95%', true],
      ['5+', true],
      ['24h', false],
    ]);
    expect(figuresOf(contact.lead)).toEqual(['24']);
  });

  test('S1 §2.10: a request is processed within 24 hours', () => {
    expect(figuresOf(leaving.toastText)).toEqual(['24']);
  });

  test.each([
    ['S0 §2, S1 §2.2: five trust badges', badges, 5],
    ['S1 §1: a method of four steps', cases.steps, 4],
    ['S1 §2.8: ten questions', questionGroups(defaultContent('faq', language).entries).general, 10],
    ['S1 §2.11: three case studies', defaultContent('case-studies', language).cases, 3],
  ])('%s', (_rule, list, count) => {
    expect(list).toHaveLength(count);
  });
});
