import { languages } from '#domain/money.ts';
import { labelledQuestions, type Part, parts } from './labelled';
import { judgedPart, sharesOf } from './measure';

const least = { tuning: 0.92, 'held-out': 0.88 };

describe.each(languages)('the assistant in %s', (language) => {
  test.each(parts)(
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

  test('is measured by at least 100 questions, none of which were used for tuning', () => {
    const asked = (part: Part) =>
      labelledQuestions[part][language].map(([question]) => question.toLowerCase());
    const heldOut = asked('held-out');
    expect(heldOut.length).toBeGreaterThanOrEqual(100);
    const all = [...heldOut, ...asked('tuning')];
    expect(all.filter((question, at) => all.indexOf(question) !== at)).toEqual([]);
  });
});
