import type { ImportAnswer } from '#shared/model/story_map/importItem.ts';
import type { ImportLine } from '#shared/rules/story_map/importPlan.ts';

/** A line with what becomes of it; null while that is not known. */
export type LineOutcome = Omit<ImportLine, 'item'> & { index: number; outcome: ImportAnswer['outcome'] | null };

/** What becomes of each line. @param answers for the first of the lines that are imported */
export function outcomesOf(lines: readonly ImportLine[], answers: readonly ImportAnswer[]): LineOutcome[] {
  let next = 0;
  return lines.map(({ item, ...line }, index) => {
    if (item === null) return { ...line, index, outcome: 'skipped' };
    const answer = answers[next];
    next += 1;
    const { outcome = null, error = null } = answer ?? {};
    return { ...line, index, outcome, notes: error === null ? line.notes : [error.message, ...line.notes] };
  });
}
