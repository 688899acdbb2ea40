/**
 * `DEEP=1` (`npm run test:deep`) runs all repetitions. Other runs have a time budget, so that the tests stay fast
 * however many calls there are.
 */
const isDeep = process.env['DEEP'] !== undefined;

/**
 * The seed of a suite: the same in every run, unless `SEED` gives another number, or `any`. It is part of the tests'
 * names, so that a failed run can be repeated.
 */
export function seedFrom(usual: number): number {
  const { SEED: wanted = String(usual) } = process.env;
  return wanted === 'any' ? Math.floor(Math.random() * 1e9) : Number(wanted);
}

/** The number of repetitions: in an ordinary run, or in a deep one. */
export const times = ({ usual, deep }: { usual: number; deep: number }): number => (isDeep ? deep : usual);

/**
 * Counts the repetitions that fit a time budget: at least `least`, at most `most`, and all of them in a deep run. Their
 * order is always the same, so that failures can be repeated.
 */
export function* withinBudget({ ms, least, most }: { ms: number; least: number; most: number }): Generator<number> {
  const end = performance.now() + ms;
  for (let i = 0; i < most && (i < least || isDeep || performance.now() < end); i += 1) yield i;
}
