import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { CANDIDATES } from './findStoryMaps.ts';
import { searchIndex } from './searchIndex.ts';

/** The ids of the releases of a story map that match a text, best first, according to the index. */
export async function findReleases(company: CompanyDomain, containerId: string, text: string): Promise<string[]> {
  return searchIndex().search(company, { kind: 'release', text, limit: CANDIDATES, of: containerId });
}
