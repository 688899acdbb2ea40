import type { CallOutput } from '#shared/contract/registry.ts';
import type { StoryMapHead } from '#shared/model/story_map/storyMap.ts';
import type { Scope, WholeCopy } from '#web/replica/scope.ts';
import { listsOfCopy, mapEntities, storyMaps } from './entities.ts';

/** A whole map in the format the server sends. */
export type Copy = CallOutput<'get_container'>;
type Lists = Pick<Copy, keyof typeof listsOfCopy>;

const fields = Object.keys(listsOfCopy) as (keyof Lists)[];
/** What is neither an entity's own nor a list. */
const ofAnswer: readonly (keyof Copy)[] = ['role', 'cursor', 'next'];

/** The map's own fields in a copy, without its contents. */
export function headOf(copy: Copy): StoryMapHead {
  const others: readonly string[] = [...ofAnswer, ...fields];
  return Object.fromEntries(Object.entries(copy).filter(([field]) => !others.includes(field))) as StoryMapHead;
}

/** Call it when requesting a copy; see `Scope.expectCopy`. */
export const expectCopy = (scope: Scope): WholeCopy => scope.expectCopy(mapEntities.map(({ type }) => type));

/** Enters a whole copy, as the answer to the request that it was expected for. */
export function enterCopy({ add, end }: WholeCopy, copy: Copy): void {
  add(storyMaps.type, [headOf(copy)]);
  for (const field of fields) add(listsOfCopy[field].type, copy[field]);
  end();
}

/** The confirmed state of a map as a copy, without the person's role. */
export function copyOf(scope: Scope, head: StoryMapHead, cursor: number | undefined): Copy {
  const lists = fields.map((field) => [field, scope.confirmed(listsOfCopy[field].type)]);
  const known = cursor === undefined ? {} : { cursor };
  return { ...head, role: 'none', ...known, ...(Object.fromEntries(lists) as Lists), next: null };
}
