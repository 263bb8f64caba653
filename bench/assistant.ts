/**
 * `npx tsx bench/assistant.ts`: how often the assistant of a new shop answers right, on labelled questions. With `--
 * --tuning` it asks only the questions that may be used for improvement, shows each mistake, and writes nothing.
 */
import { type Language, languages } from '../domain/money';
import type { Part } from './assistant/labelled';
import { type Judged, judgedPart, sharesOf } from './assistant/measure';
import { type AssistantFigures, assistantTable, keepAssistant } from './assistant/report';
import { runAlone } from './own-shop';
import { circumstances } from './report';

async function inAllLanguages(part: Part): Promise<Record<Language, Judged[]>> {
  const judged: Partial<Record<Language, Judged[]>> = {};
  for (const language of languages) judged[language] = await judgedPart(language, part);
  return judged as Record<Language, Judged[]>;
}

async function main(): Promise<void> {
  const tuning = await inAllLanguages('tuning');
  if (process.argv.includes('--tuning')) {
    for (const language of languages) {
      const { right, wrong } = sharesOf(tuning[language]);
      process.stdout.write(`${language}: right ${right.toFixed(3)}, wrong ${wrong.toFixed(3)}\n`);
      for (const { question, right: label, about, verdict } of tuning[language])
        if (verdict !== 'right') process.stdout.write(`  ${verdict}: ${question} (${label}) → ${about}\n`);
    }
    return;
  }
  const where = circumstances();
  const figures: AssistantFigures = {
    tuning,
    'held-out': await inAllLanguages('held-out'),
  };
  process.stdout.write(`\n${assistantTable(figures, where)}\n`);
  process.stdout.write(`\nKept in ${keepAssistant(figures, where)}\n`);
}

if (require.main === module) runAlone(main);
