import type { SearchType } from '#shared/model/limits.ts';
import * as searchTexts from '#shared/texts/search.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';

/** The type filter of the story map search, in display order (rule search.1). */
export const SEARCH_FILTERS = ['all', 'owner', 'editor', 'viewer'] as const;
export type SearchFilter = (typeof SEARCH_FILTERS)[number];

/** The label of each filter. */
export const searchFilterTexts: Readonly<Record<SearchFilter, string>> = {
  all: searchTexts.all,
  owner: searchTexts.own,
  editor: storyMapsTexts.listTypes.editor,
  viewer: storyMapsTexts.listTypes.viewer,
};

/**
 * The search type behind a filter. 'All' covers all maps that the user may see: every map of the company for global
 * viewers, for others the maps they have a role on. As in the list, shared maps exclude the user's own.
 */
export function searchTypeOf(filter: SearchFilter, isGlobalViewer: boolean): SearchType {
  const types: Record<SearchFilter, SearchType> = {
    all: isGlobalViewer ? 'all' : 'view_all',
    owner: 'owner',
    editor: 'editor_only',
    viewer: 'viewer_only',
  };
  return types[filter];
}
