import type { CompanyDomain } from '#shared/model/company.ts';
import { CANDIDATES } from './findStoryMaps.ts';
import { searchIndex } from './searchIndex.ts';

/** The ids of a company's Activities or Whos that fit a text, best first, as far as the index knows. */
export async function findShared(company: CompanyDomain, kind: 'what' | 'who', text: string): Promise<string[]> {
  return searchIndex().search(company, { kind, text, limit: CANDIDATES });
}
