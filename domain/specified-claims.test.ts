import { cases as casesEs } from '../web/i18n/es/cases';
import { chooser as chooserEs } from '../web/i18n/es/chooser';
import { contact as contactEs, leaving as leavingEs } from '../web/i18n/es/support';
import { success as successEs } from '../web/i18n/es/tracking';
import { cases as casesFr } from '../web/i18n/fr/cases';
import { chooser as chooserFr } from '../web/i18n/fr/chooser';
import { contact as contactFr, leaving as leavingFr } from '../web/i18n/fr/support';
import { success as successFr } from '../web/i18n/fr/tracking';
import { cases as casesIt } from '../web/i18n/it/cases';
import { chooser as chooserIt } from '../web/i18n/it/chooser';
import { contact as contactIt, leaving as leavingIt } from '../web/i18n/it/support';
import { success as successIt } from '../web/i18n/it/tracking';
import { defaultContent } from './content/defaults';

/* The figures that the shop claims, and how many of a thing it shows, in every language. */

const languages = [
  ['es', { chooser: chooserEs, contact: contactEs, leaving: leavingEs, success: successEs, cases: casesEs }],
  ['fr', { chooser: chooserFr, contact: contactFr, leaving: leavingFr, success: successFr, cases: casesFr }],
  ['it', { chooser: chooserIt, contact: contactIt, leaving: leavingIt, success: successIt, cases: casesIt }],
] as const;

/** The figures in a sentence, without what keeps thousands apart. */
const figuresOf = (text: string) =>
  text.replace(/(\d)[.\s\u00a0\u202f](?=\d{3})/g, '$1').match(/\d+(?:,\d+)?/g);

describe.each(languages)('in %s', (language, { chooser, contact, leaving, success, cases }) => {
  test('S0 §1, §9: rated 4,9 of 5 by over 4,230 reviews, with more than 10,000 clients', () => {
    expect(chooser.score.value).toBe('4,9');
    expect(figuresOf(chooser.score.outOf)).toEqual(['4,9', '5']);
    expect(figuresOf(chooser.score.basis)).toEqual(['4230']);
    expect(figuresOf(chooser.score.clients)).toEqual(['10000']);
  });

  test('S0 §9, S1 §4: delivery takes 24 hours at most, and a loss of more than 10 % is refilled', () => {
    expect(figuresOf(`${chooser.trust.delivery} ${chooser.trust.refill}`)).toEqual(['24', '10']);
    expect(figuresOf(success.deliveryNotice)).toEqual(['24']);
  });

  test('S1 §2.9: 200+ projects, 95 % satisfied, 5+ years, an answer within 24 h', () => {
    expect(contact.figures.items.map(([figure]) => figure.replace(/\s/g, ''))).toEqual([
      '200+',
      '95%',
      '5+',
      '24h',
    ]);
    expect(figuresOf(contact.lead)).toEqual(['24']);
  });

  test('S1 §2.10: a request is processed within 24 hours', () => {
    expect(figuresOf(leaving.toastText)).toEqual(['24']);
  });

  test.each([
    ['S0 §2, S1 §2.2: five trust badges', chooser.trust.badges, 5],
    ['S1 §1: a method of four steps', cases.steps, 4],
    ['S1 §2.8: ten questions', defaultContent('faq', language).entries, 10],
    ['S1 §2.11: three case studies', defaultContent('case-studies', language).cases, 3],
  ])('%s', (_rule, list, count) => {
    expect(list).toHaveLength(count);
  });
});
