import { CallError } from '../errors.ts';
import { SEARCH_TYPES, type SearchType } from '../model/limits.ts';
import type { MapRole, Person } from './permissions.ts';

/**
 * Which story maps a search covers, by what somebody is to them (foundation §6, §7). With `editor` it is all that they may edit, with
 * `editor_only` what others let them edit; only `all` reaches maps in which they have no part.
 */
export const searchedRoles: Readonly<Record<SearchType, readonly MapRole[]>> = {
  owner: ['owner'],
  editor: ['owner', 'editor'],
  editor_only: ['editor'],
  viewer_only: ['viewer'],
  view_all: ['owner', 'editor', 'viewer'],
  all: ['owner', 'editor', 'viewer', 'none'],
};

/** The search that a person gets: as with the list, 'all' is for global viewers only and falls back to their own maps (foundation §6). */
export function searchTypeFor(asked: SearchType, person: Pick<Person, 'globalStoryMapViewer'>): SearchType {
  return asked === 'all' && !person.globalStoryMapViewer ? 'owner' : asked;
}

/**
 * A search type by its name, as it may come from outside.
 * @throws CallError bad-input for anything that is not on the closed list (foundation §5)
 */
export function searchTypeOf(name: string): SearchType {
  const type = SEARCH_TYPES.find((candidate) => candidate === name);
  if (type === undefined) throw new CallError('bad-input', { fieldErrors: { type: `must be one of ${SEARCH_TYPES.join(', ')}` } });
  return type;
}
