import { expect, test } from 'vitest';
import { paths } from '#web/base/paths.ts';
import { currentOf, pagesFor } from '#web/root/shell/pages.ts';

const [storyMaps] = pagesFor({
  status: 'signedIn',
  uid: 'u1',
  claims: { admin: false, super_admin: false, global_story_map_viewer: false },
});

test.each([
  [paths.storyMaps(), 'page'],
  [paths.storyMap('m1'), true],
  [paths.storyMap('m1', 'releases'), true],
  [paths.admin(), undefined],
  ['/story_mapsy', undefined],
])('on %s the link to the story maps is current: %s', (pathname, current) => {
  expect(storyMaps && currentOf(storyMaps, pathname)).toBe(current);
});
