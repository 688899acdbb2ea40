import type { Direction } from './itemKeys.ts';

const STEPS = {
  across: { left: -1, right: 1, up: 0, down: 0 },
  down: { left: 0, right: 0, up: -1, down: 1 },
} as const;

/** The name beside another one, in names that stand side by side or one below the other; undefined at the edge. */
export function beside(
  names: readonly string[],
  name: string,
  direction: Direction,
  stand: 'across' | 'down',
): string | undefined {
  const by = STEPS[stand][direction];
  const at = names.indexOf(name);
  return by === 0 || at < 0 ? undefined : names[at + by];
}
