import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '#domain/money.ts';
import type { Circumstances } from '../report';
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
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const mark = (text: string, met: boolean) => `${text} ${met ? 'met' : '**missed**'}`;
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
    `${where.at}, commit ${where.commit}, ${where.cores} × ${where.cpu}, Node ${where.node}, load before ${where.loadBefore}.`,
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
  const folder = join(__dirname, '..', 'results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${where.at.slice(0, 16).replace(':', '')}-assistant.json`);
  const shares = Object.fromEntries(
    Object.entries(figures).map(([part, byLanguage]) => [
      part,
      Object.fromEntries(
        Object.entries(byLanguage).map(([language, judged]) => [language, sharesOf(judged)]),
      ),
    ]),
  );
  const worst = worstOf(figures);
  writeFileSync(file, `${JSON.stringify({ circumstances: where, shares, worst }, undefined, 2)}\n`);
  writeFileSync(
    join(folder, 'latest-assistant.md'),
    `# The newest measurement of the assistant\n\n${assistantTable(figures, where)}\n`,
  );
  return file;
}
