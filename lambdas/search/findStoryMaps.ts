import type { CompanyDomain } from '#shared/model/company.ts';
import { MAX_HITS, type SearchType } from '#shared/model/limits.ts';
import { searchedRoles } from '#shared/rules/storyMapSearch.ts';
import { searchIndex } from './searchIndex.ts';

/** More than are shown: some may turn out to be gone, or to stand on the map that is left out. With two keys for each they still are one batch of the table. */
export const CANDIDATES = 2 * MAX_HITS;

/** The ids of the story maps that a search of this type may show to a person, best first, as far as the index knows. */
export async function findStoryMaps(company: CompanyDomain, uid: string, type: SearchType, text: string): Promise<string[]> {
  const roles = searchedRoles[type];
  const among = roles.includes('none') ? {} : { among: { uid, roles } };
  return searchIndex().search(company, { kind: 'story_map', text, limit: CANDIDATES, ...among });
}
