import type { FrameKind } from '#shared/model/frame.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import type { MapRole } from '#shared/rules/people/permissions.ts';

/** The document of a story map: its texts, and the uids by role, so that a search covers only the user's own maps. */
type StoryMapDocument = {
  kind: 'story_map';
  id: string;
  name: string;
  why: string;
  members: Readonly<Record<Exclude<MapRole, 'none'>, readonly string[]>>;
};
/** The document of a company's Activity. */
type WhatDocument = { kind: 'what'; id: string; description: string };
/** The document of a company's Who. */
type WhoDocument = { kind: 'who'; id: string; name: string };
/** The document of a release, and its story map. */
type ReleaseDocument = { kind: 'release'; id: string; name: string; mapId: string };

/** The document of an objective or a problem of the company. */
type FrameDocument = { kind: FrameKind; id: string; name: string };

/** The document of an initiative. */
type InitiativeDocument = { kind: 'initiative'; id: string; name: string };

/** Everything that can be searched for. */
export type SearchDocument =
  | StoryMapDocument
  | WhatDocument
  | WhoDocument
  | ReleaseDocument
  | FrameDocument
  | InitiativeDocument;
export type SearchKind = SearchDocument['kind'];

export type SearchQuery = {
  kind: SearchKind;
  text: string;
  /** The maximum number of hits. */
  limit: number;
  /** Only story maps on which this person has one of these roles. */
  among?: { uid: string; roles: readonly MapRole[] };
  /** Only releases of this story map. */
  of?: string;
};

/**
 * Finds entities by text. Every implementation folds case and accents, matches prefixes, and forgives one typo per
 * word; all words of a search must match. It lags behind the table, so callers check hits there. Companies are
 * separate: none can find another's entities.
 */
export type SearchIndex = {
  /** Adds or replaces a document. */
  put(company: CompanyDomain, document: SearchDocument): Promise<void>;
  /** Removes a document if it exists. */
  delete(company: CompanyDomain, kind: SearchKind, id: string): Promise<void>;
  /** The ids of matches, best first; the same in every engine (see `weights.ts`). */
  search(company: CompanyDomain, query: SearchQuery): Promise<string[]>;
  /**
   * Migrates the index to the format of this version of the product, if it has another one, while people go on
   * searching and writing.
   * @param fill fills an index with everything there is; may be called twice. It throws when it failed
   */
  renew(fill: (index: Pick<SearchIndex, 'put' | 'delete'>) => Promise<void>): Promise<void>;
};
