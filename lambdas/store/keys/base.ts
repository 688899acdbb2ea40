import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { cutsOfIds } from './cuts.ts';

export type Key = { pk: string; sk: string };
/** The key of an item, without its other fields. */
export const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk });
/** A key as a text, for maps by key. */
export const nameOfKey = ({ pk, sk }: Key) => `${pk}\n${sk}`;
/** A contiguous range of one partition. `cutsAfter` divides a large one of ids (`cutsOfIds`). */
export type Range = { pk: string; prefix: string; cutsAfter?: (last: string) => string[] };
/** The end of all sort keys that begin with a prefix. */
export const endOfPrefix = (prefix: string) => `${prefix}\u{10ffff}`;

/**
 * Entities shared by the maps of a company (rules what.4, who.1): Activities by their description, Whos by their name.
 */
export type SharedKind = 'what' | 'who';
/** The lists of settings that every company has. */
export type SettingKind = 'priority' | 'who_what_link_type' | 'who_who_link_type' | 'reference_link' | 'maturity';

/** The role of a person in one of their lists of story maps. */
export type ListedRole = 'owner' | 'editor' | 'viewer';

/**
 * A company whose keys can be built; only its store hands it out. Every key of the company is built by a function of
 * this folder, which takes it. docs/data-model.md lists the purpose of each. Nothing outside lambdas/store builds keys.
 */
export type Keys = string & { readonly __keysOf: CompanyDomain };

/** The prefix of all keys of a company. */
export const keysOf = (company: CompanyDomain): Keys => `C#${company}` as Keys;

/** The company of keys. */
export const companyIn = (co: Keys) => co.slice('C#'.length);

export const mapPk = (co: Keys, id: string) => `${co}#MAP#${id}`;
export const initiativePk = (co: Keys, id: string) => `${co}#INITIATIVE#${id}`;
export const inMap = (co: Keys, id: string, sk: string): Key => ({ pk: mapPk(co, id), sk });
export const inDetail = (co: Keys, id: string, sk: string): Key => ({ pk: `${co}#DETAIL#${id}`, sk });
export const inUser = (co: Keys, uid: string, sk: string): Key => ({ pk: `${co}#USER#${uid}`, sk });
export const detailsIn = (co: Keys, id: string, prefix: string): Range => ({ pk: `${co}#DETAIL#${id}`, prefix });
export const rangeOf = (co: Keys, id: string, prefix: string): Range => ({ pk: mapPk(co, id), prefix });
export const idsOf = (co: Keys, id: string, prefix: string): Range => ({
  pk: mapPk(co, id),
  prefix,
  cutsAfter: cutsOfIds(prefix),
});
export const sharedPk = (co: Keys, kind: SharedKind, id: string) => `${co}#${kind.toUpperCase()}#${id}`;

/** The story map of an entity, by its key; undefined for entities of the company. */
export function mapOf({ pk }: Key): string | undefined {
  return /#(?:MAP|DETAIL)#([0-9A-Za-z]+)$/.exec(pk)?.[1];
}

/** The initiative of an entity, by its key; undefined for entities outside of initiatives. */
export function initiativeOf({ pk }: Key): string | undefined {
  return /#INITIATIVE#([0-9A-Za-z]+)$/.exec(pk)?.[1];
}

/**
 * The story map or initiative of an entity, by its key: each has a change log of its own, in its partition. Undefined
 * for all other entities of the company.
 */
export function logOwnerOf({ pk }: Key): { pk: string; id: string } | undefined {
  const [, id] = /#(?:MAP|INITIATIVE)#([0-9A-Za-z]+)$/.exec(pk) ?? [];
  return id === undefined ? undefined : { pk, id };
}

/** An entry of the change log of a company, a story map or an initiative, by its partition. */
export const logIn = (pk: string, ulid: string): Key => ({ pk, sk: `log#${ulid}` });
/** All entries of such a log. */
export const logsIn = (pk: string): Range => ({ pk, prefix: 'log#' });
/** Marks an entry that has been undone, in the partition of its log. */
export const undoneIn = (pk: string, ulid: string): Key => ({ pk, sk: `undone#${ulid}` });
