import { MAX_HITS, type SearchType } from '#shared/model/limits.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { searchedRoles } from '#shared/rules/story_map/storyMapSearch.ts';
import { searchIndex } from './searchIndex.ts';

/** More than are shown, since some may be gone: the index lags behind the table. */
export const CANDIDATES = MAX_HITS + 5;

/** The ids of the story maps that a search of this type may show to a person, best first, according to the index. */
export async function findStoryMaps(
  company: CompanyDomain,
  uid: string,
  type: SearchType,
  text: string,
): Promise<string[]> {
  const roles = searchedRoles[type];
  const among = roles.includes('none') ? {} : { among: { uid, roles } };
  return searchIndex().search(company, { kind: 'story_map', text, limit: CANDIDATES, ...among });
}
