import { presentFoundMaps, readFoundMaps } from '#lambdas/entities/search/found.ts';
import { findStoryMaps } from '#lambdas/ports/search/findStoryMaps.ts';
import { claimedRoles } from '#lambdas/runtime/claims.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import type { CallHandler } from '#lambdas/runtime/respond.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { story_map_all } from '#shared/contract/search/story_map_all.ts';
import type { SearchType } from '#shared/model/limits.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { searchTypeFor } from '#shared/rules/story_map/storyMapSearch.ts';

/** A search for story maps; all of them have the same shape. */
type StoryMapSearch = Omit<typeof story_map_all, 'name' | 'path'> & { name: string; path: `/${string}` };

/**
 * Creates the handler of a search for story maps.
 * @param asked the maps to search for people who may search them; other people get a smaller search
 */
export function implementStoryMapSearch(definition: StoryMapSearch, asked: SearchType): CallHandler {
  return implementQuery(definition, {
    // The token predicts which search is needed, so only that one is sent. When the table decides otherwise, the right
    // one follows.
    load: ({ reader, company, input, uid, claims }) =>
      find(reader, company, uid, searchTypeFor(asked, claimedRoles(claims)), input.query),
    run: async ({ input, loaded, reader, person }) => {
      const type = searchTypeFor(asked, person);
      const { found } =
        loaded.type === type ? loaded : await find(reader, person.company, person.uid, type, input.query);
      return { hits: presentFoundMaps(found, type) };
    },
  });
}

async function find(reader: Reader, company: CompanyDomain, uid: string, type: SearchType, query: string) {
  return { type, found: await readFoundMaps(reader, await findStoryMaps(company, uid, type, query), uid, type) };
}
