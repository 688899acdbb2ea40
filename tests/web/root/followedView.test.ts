import { expect, test } from 'vitest';
import { presenceMessageSchema } from '#shared/contract/presence.ts';
import { mapPageAt, mapPages, type MapPage } from '#web/root/mapPages.ts';
import { pathOfView } from '#web/root/story_map/follow/view.ts';
import { idFor } from '../replica/boards.ts';

const [containerId, first, second] = [idFor('m'), idFor('a'), idFor('b')];

test.each(Object.keys(mapPages) as MapPage[])('%s has an address for who follows a colleague there', (page) => {
  const ids = [first, second].slice(0, page.split(':').length - 1);
  const view = { page, ids, sees: null };
  const nothing = { containerId, selected: null, editing: null, dragging: null };
  expect(presenceMessageSchema.safeParse({ presence: { ...nothing, view } }).success).toBe(true);
  const path = pathOfView(containerId, view);
  expect(path).toMatch(new RegExp(`^/story_map/${containerId}/`));
  expect(path?.split('/').filter((part) => part === first || part === second)).toEqual(ids);
  expect(mapPageAt(path ?? '')).toBe(page);
  if (ids.length > 0) expect(pathOfView(containerId, { ...view, ids: ids.slice(1) })).toBeUndefined();
});
