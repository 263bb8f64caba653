import type { Verdict } from './judge';
import { MUTATED_FOLDERS } from './mutant';

const STATES = ['killed', 'survived', 'no test', 'timed out'] as const;

/** The table of a run: one line per folder. The score is the share of faults that a test noticed. */
export function table(verdicts: readonly Verdict[]): string {
  const rows = [...MUTATED_FOLDERS, 'all'].flatMap((folder) => {
    const there = verdicts.filter(({ mutant }) => folder === 'all' || mutant.file.startsWith(`${folder}/`));
    if (there.length === 0) return [];
    const counts = STATES.map((state) => there.filter((verdict) => verdict.state === state).length);
    const [killed = 0, , , late = 0] = counts;
    return [[folder, there.length, ...counts, `${Math.round(((killed + late) * 100) / there.length)} %`]];
  });
  return [['folder', 'mutants', ...STATES, 'score'], ...rows]
    .map(
      ([first, ...rest]) => String(first).padEnd(12) + rest.map((cell) => String(cell).padStart(10)).join(''),
    )
    .join('\n');
}

/** The faults that no test noticed, file by file. */
export function survivors(verdicts: readonly Verdict[]): string {
  return verdicts
    .filter(({ state }) => state === 'survived' || state === 'no test')
    .map(({ mutant, state, ran }) => {
      const suites = ran.map(({ suite, files, of }) => `${suite} ${files} of ${of} files`).join(', ');
      const where = `${mutant.file}:${mutant.line}  mutant ${mutant.id}, ${mutant.kind}, ${state}`;
      return `${where}${suites === '' ? '' : ` (${suites})`}\n${difference(mutant.original, mutant.mutated)}`;
    })
    .join('\n');
}

/** The original and the fault as two lines; a long one is cut around the difference. */
export function difference(original: string, mutated: string): string {
  const [before, after] = [flat(original), flat(mutated)];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const from = Math.max(0, same - 40);
  const part = (text: string) =>
    `${from > 0 ? '…' : ''}${text.slice(from, from + 110)}${text.length > from + 110 ? '…' : ''}`;
  return `    - ${part(before)}\n    + ${part(after)}`;
}

function flat(code: string): string {
  return code.replace(/\s+/g, ' ');
}
