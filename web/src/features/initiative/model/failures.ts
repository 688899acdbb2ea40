import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/initiatives.ts';
import type { GroupedRelease } from '#web/replica/initiative/board.ts';

/** Why a user does not see releases, and of how many of a group. */
export type Failure = { error: Exclude<GroupedRelease['error'], null>; count: number };

/** Why the user does not see releases of a group, each reason once. */
export function failuresOf(releases: readonly GroupedRelease[]): Failure[] {
  const counts = new Map<Failure['error'], number>();
  for (const { error } of releases) if (error !== null) counts.set(error, (counts.get(error) ?? 0) + 1);
  return [...counts].map(([error, count]) => ({ error, count }));
}

/** A reason in words, with the number of releases if there are several. */
export function wordsForFailure({ error, count }: Failure): string {
  if (error === 'loading') return commonTexts.loading;
  const words = texts.releaseErrors[error];
  return count === 1 ? words : texts.releasesFailed({ error: words, count });
}
