import { languages } from '#domain/money.ts';
import { halfOf, labelledQuestions, questionsOf } from './labelled';
import { judgedPart, sharesOf } from './measure';

describe.each(languages)('the assistant in %s', (language) => {
  test('answers at least 92 % of the tuning questions right, and at most 2 % confidently wrong', async () => {
    const judged = await judgedPart(language, 'tuning');
    const { right, wrong } = sharesOf(judged);
    const missed = judged.filter(({ verdict }) => verdict !== 'right');
    expect({ missed, enough: right >= 0.92, wrong: wrong > 0.02 }).toEqual({
      missed: expect.anything(),
      enough: true,
      wrong: false,
    });
  });

  test('is measured by at least 80 questions, none of them twice, in halves of about the same size', () => {
    const questions = labelledQuestions[language].map(([question]) => question);
    expect(questions.length).toBeGreaterThanOrEqual(80);
    expect(new Set(questions).size).toBe(questions.length);
    const share = questionsOf(language, 'held-out').length / questions.length;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
  });
});

test('the half of a question follows from its text', () => {
  expect(halfOf('cuanto tardan en llegar')).toBe(halfOf('cuanto tardan en llegar'));
  expect(new Set(labelledQuestions.es.map(([question]) => halfOf(question)))).toEqual(
    new Set(['tuning', 'held-out']),
  );
});
