import { type Language, languages } from '#domain/money.ts';
import { type Circumstances, circumstancesIn, keepResult, line, mark } from '../report';
import { spreadOf } from '../statistics';
import { type Part, parts } from './labelled';
import { type Judged, sharesOf } from './measure';

/** The judged answers, by part and language. */
export type AssistantFigures = Record<Part, Record<Language, Judged[]>>;

/** The goals of issue 17 for the held-out questions. */
const aims = { right: 0.92, wrong: 0.02 } as const;
const shownMistakes = 10;

/** The readable tables: shares by part and language, and the worst answers of the held-out questions. */
export function assistantTable(figures: AssistantFigures, where: Circumstances): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const rows = parts.flatMap((part) =>
    languages.map((language) => {
      const judged = figures[part][language];
      const { right, unanswered, wrong } = sharesOf(judged);
      const times = spreadOf(judged.map(({ ms }) => ms));
      return [
        part,
        language,
        String(judged.length),
        mark(percent(right), right >= aims.right),
        percent(unanswered),
        mark(percent(wrong), wrong <= aims.wrong),
        `${times.p50.toFixed(1)} ms (p95 ${times.p95.toFixed(1)})`,
      ];
    }),
  );
  const head = ['part', 'language', 'questions', 'right', 'unanswered', 'confidently wrong', 'time'];
  return [
    line(head),
    line(head.map(() => '---')),
    line(['aim', '', '', '≥ 92 %', '', '≤ 2 %', '']),
    ...rows.map(line),
    '',
    `The worst answers of the held-out questions, at most ${shownMistakes}:`,
    '',
    line(['language', 'question', 'right', 'answered', '']),
    line(['---', '---', '---', '---', '---']),
    ...worstOf(figures).map(({ language, question, right, about, verdict }) =>
      line([language, question, right.replaceAll('|', ' or '), about, verdict]),
    ),
    '',
    `${circumstancesIn(where)}.`,
  ].join('\n');
}

/** Confidently wrong ones first. */
function worstOf(figures: AssistantFigures): (Judged & { language: Language })[] {
  const all = languages.flatMap((language) =>
    figures['held-out'][language].map((one) => ({ ...one, language })),
  );
  return (['wrong', 'unanswered'] as const)
    .flatMap((verdict) => all.filter((one) => one.verdict === verdict))
    .slice(0, shownMistakes);
}

/** Writes the figures where they are kept; returns the file. */
export function keepAssistant(figures: AssistantFigures, where: Circumstances): string {
  return keepResult({
    ending: '-assistant',
    title: ' of the assistant',
    text: assistantTable(figures, where),
  });
}
