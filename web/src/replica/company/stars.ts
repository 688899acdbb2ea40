import { permissionDenied } from '#shared/errors.ts';
import type { Star } from '#shared/model/story_map/star.ts';
import { defineCommand } from '#web/replica/command.ts';
import { defineClientEntity } from '#web/replica/entity.ts';

/** The stars of the signed-in user; `id` is that of the story map. */
export const stars = defineClientEntity<Star>()('star');

/** Adds or removes a star. `at` is the time of the click, in milliseconds. */
export const starStoryMap = defineCommand<{ containerId: string; starred: boolean; at: number }>({
  name: 'star_story_map',
  keep: false,
  type: stars.type,
  subject: ({ containerId }) => containerId,
  missing: permissionDenied,
  apply: (draft, { containerId, starred, at }) => {
    if (starred) draft.put(stars, { id: containerId, starredAt: at, version: 0 });
    else draft.drop(stars, containerId);
  },
  request: ({ containerId, starred }) => ({ name: 'star_story_map', input: { containerId, starred } }),
});
