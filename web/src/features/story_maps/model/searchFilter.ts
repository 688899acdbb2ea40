import type { SearchType } from '#shared/model/limits.ts';
import { searchTexts } from '#shared/texts/search.ts';
import { storyMapsTexts } from '#shared/texts/storyMaps.ts';

/** The type filter of the search for story maps, in its order (rule search.1). */
export const SEARCH_FILTERS = ['all', 'owner', 'editor', 'viewer'] as const;
export type SearchFilter = (typeof SEARCH_FILTERS)[number];

/** What people read for each. */
export const searchFilterTexts: Readonly<Record<SearchFilter, string>> = {
  all: searchTexts.all,
  owner: searchTexts.own,
  editor: storyMapsTexts.listTypes.editor,
  viewer: storyMapsTexts.listTypes.viewer,
};

/**
 * The search behind a filter. 'All' is everything that the person may see: every map of the company for global viewers,
 * for the others those in which they have a part. The shared ones are those of others only, as in the list.
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
