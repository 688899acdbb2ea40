import { addStar, readStarredMaps, removeStar, starEntity, type StarItem } from '#lambdas/entities/story_map/star.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { star_story_map } from '#shared/contract/story_map/star_story_map.ts';
import * as errors from '#shared/errors.ts';
import { MAX_STARS } from '#shared/model/limits.ts';

export const grants: TableGrants = {
  BatchGetItem: ['MAP'],
  Query: ['USER'],
  PutItem: ['COMPANY', 'USER', 'MAP'],
  UpdateItem: ['USER'],
};

export const handler = implementCommand(star_story_map, {
  load: ({ reader, uid }) => reader.range<StarItem>(rowKeys.stars(reader.keys, uid)),
  run: async ({ input: { containerId, starred }, loaded: stars, person, reader, writer }) => {
    const former = stars.find(({ id }) => id === containerId);
    const living = notDeleted(former);
    if (starred === (living !== undefined))
      return writer.unchanged(former === undefined ? [] : [{ entity: starEntity, row: former }]);
    if (living !== undefined) return writer.commit('company', [removeStar(living)]);
    // Stars on maps that the person may no longer see do not count: nobody could remove them.
    const isFull = stars.filter((star) => notDeleted(star) !== undefined).length >= MAX_STARS;
    if (isFull && (await readStarredMaps(reader, person, stars)).length >= MAX_STARS)
      throw new CallError(errors.tooManyStars);
    return writer.commit('company', [addStar(reader.keys, containerId, person.uid, former)]);
  },
});
