/** `DEEP=1` (`npm run test:deep`) does all of the repeated work. Every other run does what its time allows, so that the tests stay quick however many calls there are. */
const isDeep = process.env['DEEP'] !== undefined;

/**
 * Where the chance of a suite starts: at the same place in every run, so that it finds tomorrow what it found today, unless `SEED` names another number, or `any`.
 * The seed is part of the tests' names, so that whoever sees one fail can start there again.
 */
export function seedFrom(usual: number): number {
  const { SEED: wanted = String(usual) } = process.env;
  return wanted === 'any' ? Math.floor(Math.random() * 1e9) : Number(wanted);
}

/** How often something is repeated: so often in every run, or so often in a deep one. */
export const times = ({ usual, deep }: { usual: number; deep: number }): number => (isDeep ? deep : usual);

/**
 * Counts the repetitions that fit a budget of time: at least `least`, at most `most`, and all of them in a deep run. They come in the same order each time,
 * so that what one of them found is found again.
 */
export function* withinBudget({ ms, least, most }: { ms: number; least: number; most: number }): Generator<number> {
  const end = performance.now() + ms;
  for (let i = 0; i < most && (i < least || isDeep || performance.now() < end); i += 1) yield i;
}
