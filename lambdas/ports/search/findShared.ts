import type { FrameKind } from '#shared/model/frame.ts';
import { MAX_HITS } from '#shared/model/limits.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { CANDIDATES } from './findStoryMaps.ts';
import { searchIndex } from './searchIndex.ts';

/**
 * The ids of a company's Activities, Whos, objectives, problems or initiatives that match a text, best first, according
 * to the index.
 * @param isThinned whether the entities on some map, possibly many, will be left out
 */
export async function findShared(
  company: CompanyDomain,
  kind: 'what' | 'who' | 'initiative' | FrameKind,
  text: string,
  isThinned: boolean,
): Promise<string[]> {
  return searchIndex().search(company, { kind, text, limit: isThinned ? 2 * MAX_HITS : CANDIDATES });
}
