import { starEntity, type StarItem } from '#lambdas/entities/story_map/star.ts';
import { chunksOf } from '#lambdas/store/chunks.ts';
import { derivedSteps } from '#lambdas/store/entity/derivedSteps.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { purge } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { writeUnlogged } from '#lambdas/store/unlogged.ts';

/** Deletes the stars of a person, those that they took away too, and when they last looked. Safe to repeat. */
export async function deleteStars(reader: Reader, uid: string): Promise<void> {
  const { keys } = reader;
  const stars = await reader.range<StarItem>(rowKeys.stars(keys, uid));
  const groups = stars.map((star) => {
    const erased = purge(starEntity, star);
    return [erased, ...derivedSteps(keys, [erased])];
  });
  const visit: Mutation[] = [{ do: 'deletePointer', key: rowKeys.homeVisit(keys, uid) }];
  for (const chunk of chunksOf([...groups, visit])) await writeUnlogged(chunk);
}
