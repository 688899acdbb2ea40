import type { CompanyDomain } from '#shared/model/company.ts';
import type { MapRole } from '#shared/rules/permissions.ts';

/** What the index knows of a story map: its texts, and who has which part in it (uids), so that a search covers only one's own. */
export type StoryMapDocument = {
  kind: 'story_map';
  id: string;
  name: string;
  why: string;
  members: Readonly<Record<Exclude<MapRole, 'none'>, readonly string[]>>;
};
/** What it knows of a company's Activity. */
export type WhatDocument = { kind: 'what'; id: string; description: string };
/** What it knows of a company's Who. */
export type WhoDocument = { kind: 'who'; id: string; name: string };
/** What it knows of a release, and of which story map it is. */
export type ReleaseDocument = { kind: 'release'; id: string; name: string; mapId: string };

/** Everything that can be searched for. */
export type SearchDocument = StoryMapDocument | WhatDocument | WhoDocument | ReleaseDocument;
export type SearchKind = SearchDocument['kind'];

export type SearchQuery = {
  kind: SearchKind;
  text: string;
  /** How many to find at most. */
  limit: number;
  /** Only story maps in which this person has one of these parts. */
  among?: { uid: string; roles: readonly MapRole[] };
  /** Only releases of this story map. */
  of?: string;
};

/**
 * What finds entities by their text. Whatever does it folds case and accents, takes the beginning of a word for the word, and forgives one typo in it; all
 * words of a search must be met. It runs behind the table, so a caller checks there what it finds. Companies are apart: none can find another's.
 */
export type SearchIndex = {
  /** Puts a document in, or in the place of an older one. */
  put(company: CompanyDomain, document: SearchDocument): Promise<void>;
  /** Takes a document out, if it is there. */
  delete(company: CompanyDomain, kind: SearchKind, id: string): Promise<void>;
  /** The ids of what fits, best first; the same in every engine (see `weights.ts`). */
  search(company: CompanyDomain, query: SearchQuery): Promise<string[]>;
  /**
   * Brings the index into the form that this version of the product has for it, if it is of another one, while people go on searching and writing.
   * @param fill tells an index of everything that there is; may be asked to do so twice. It throws when it could not
   */
  renew(fill: (index: Pick<SearchIndex, 'put' | 'delete'>) => Promise<void>): Promise<void>;
};
