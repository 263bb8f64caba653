import { languages } from '#domain/money.ts';
import { halfOf, labelledQuestions } from './labelled';
import { judgedPart, sharesOf } from './measure';

const least = { tuning: 0.92, 'held-out': 0.88 };

describe.each(languages)('the assistant in %s', (language) => {
  test.each(['tuning', 'held-out'] as const)(
    'answers at least nine of ten %s questions right, and few confidently wrong',
    async (part) => {
      const judged = await judgedPart(language, part);
      const { right, wrong } = sharesOf(judged);
      const missed = judged.filter(({ verdict }) => verdict !== 'right');
      expect({ missed, enough: right >= least[part], wrong: wrong > 0.05 }).toEqual({
        missed: expect.anything(),
        enough: true,
        wrong: false,
      });
    },
  );

  test('is measured by at least 80 questions, none of them twice, in halves of about the same size', () => {
    const questions = labelledQuestions[language].map(([question]) => question);
    expect(questions.length).toBeGreaterThanOrEqual(80);
    expect(new Set(questions).size).toBe(questions.length);
    const share = questions.filter((question) => halfOf(question) === 'held-out').length / questions.length;
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
