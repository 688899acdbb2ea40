import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { SEARCH_TYPES, type SearchType } from '#shared/model/limits.ts';
import type { MapRole, Person } from '#shared/rules/people/permissions.ts';

/**
 * The story maps that a search covers, by role (rule search.1). `editor` covers all maps that a person may edit,
 * `editor_only` leaves out their own maps; only `all` reaches maps without a role.
 */
export const searchedRoles: Readonly<Record<SearchType, readonly MapRole[]>> = {
  owner: ['owner'],
  editor: ['owner', 'editor'],
  editor_only: ['editor'],
  viewer_only: ['viewer'],
  view_all: ['owner', 'editor', 'viewer'],
  all: ['owner', 'editor', 'viewer', 'none'],
};

/**
 * The search that a person gets: as with the list, 'all' is for global viewers only and falls back to their own maps
 * (rule search.2).
 */
export function searchTypeFor(asked: SearchType, person: Pick<Person, 'globalStoryMapViewer'>): SearchType {
  return asked === 'all' && !person.globalStoryMapViewer ? 'owner' : asked;
}

const calls = {
  owner: 'story_map_owner',
  all: 'story_map_all',
  editor_only: 'story_map_edit_only',
  viewer_only: 'story_map_view_only',
  editor: 'story_map_edit',
  view_all: 'story_map_view',
} as const satisfies Record<SearchType, string>;

/**
 * The call for a search of this type.
 * @throws CallError bad-input for an unknown type (rule search.1)
 */
export function searchCallOf(name: string): (typeof calls)[SearchType] {
  const type = SEARCH_TYPES.find((candidate) => candidate === name);
  if (type === undefined)
    throw new CallError(errors.badInput, { fieldErrors: { type: `must be one of ${SEARCH_TYPES.join(', ')}` } });
  return calls[type];
}
