import type { FrameKind } from '#shared/model/frame.ts';
import { canonicalDomain, type CompanyDomain } from '#shared/model/people/companyDomain.ts';
import type { Key, SharedKind } from './keys.ts';

/**
 * A story map, an initiative, an Activity, Who, objective or problem of a company, or a release of a story map: an
 * entity that text search can find.
 */
export type Subject =
  | { company: CompanyDomain; kind: 'story_map' | 'initiative' | SharedKind | FrameKind; id: string }
  | { company: CompanyDomain; kind: 'release'; id: string; containerId: string };

const KINDS: Readonly<Record<string, Exclude<Subject['kind'], 'release'>>> = {
  MAP: 'story_map',
  INITIATIVE: 'initiative',
  WHAT: 'what',
  WHO: 'who',
  OBJECTIVE: 'objective',
  PROBLEM: 'problem',
};

/**
 * The subject that the item with this key is or belongs to: a map's own item and its members belong to the map. Of an
 * initiative only its own item counts, since everybody of the company finds it.
 * Undefined for all others.
 */
export function subjectOf({ pk, sk }: Key): Subject | undefined {
  const [, domain = '', part = '', id = ''] =
    /^C#([^#]+)#(MAP|INITIATIVE|WHAT|WHO|OBJECTIVE|PROBLEM)#([0-9A-Za-z]+)$/.exec(pk) ?? [];
  const company = canonicalDomain(domain);
  const kind = KINDS[part];
  if (company === undefined || kind === undefined) return undefined;
  const [, releaseId] = /^release#([0-9A-Za-z]+)$/.exec(sk) ?? [];
  if (kind === 'story_map' && releaseId !== undefined)
    return { company, kind: 'release', id: releaseId, containerId: id };
  return isOf(kind, sk) ? { company, kind, id } : undefined;
}

/** Whether the item with a sort key holds what is found of an entity of this kind. */
function isOf(kind: Subject['kind'], sk: string): boolean {
  if (kind === 'initiative') return sk === 'board#head';
  return kind === 'story_map' ? sk === 'board#head' || sk.startsWith('board#member#') : sk === kind;
}
