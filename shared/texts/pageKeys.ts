import { sharedKeys } from './story_map/storyMap.ts';

/** The keyboard help of pages without one of their own: the keys that work on every page. */
export function keyGroups(onMap: boolean) {
  return [
    { title: sharedKeys.around, keys: [onMap ? sharedKeys.search : sharedKeys.find, sharedKeys.help], editing: false },
    { title: sharedKeys.changing, keys: [sharedKeys.undo], editing: true },
  ] as const;
}
