import { createHash } from 'node:crypto';
import type { CompanyDomain } from '#shared/model/company.ts';
import { foldText } from '#shared/rules/foldText.ts';

export type Key = { pk: string; sk: string };
/** A contiguous range of one partition. `ids` is the beginning of the sort keys after which an id follows, where the range is one of ids. */
export type Range = { pk: string; prefix: string; ids?: string };

/** What the maps of a company share (decisions 9): Activities by their description, Whos by their name. */
export type SharedKind = 'what' | 'who';
/** The lists of settings that every company has. */
export type SettingKind = 'priority' | 'who_what_link_type' | 'who_who_link_type' | 'reference_link' | 'maturity';

/** What a person is to the story maps of one of their lists. */
export type ListedRole = 'owner' | 'editor' | 'viewer';

/** Milliseconds with 15 digits, so that times sort as text. */
const sortableTime = (ms: number) => String(ms).padStart(15, '0');

/**
 * Every key of one company; docs/data-model.md tells what each serves. All of them begin with the company, and nothing outside lambdas/data makes one.
 */
export function keysOf(company: CompanyDomain) {
  const co = `C#${company}`;
  const map = (id: string) => `${co}#MAP#${id}`;
  const sharedPk = (kind: SharedKind, id: string) => `${co}#${kind.toUpperCase()}#${id}`;
  return {
    company: (): Key => ({ pk: co, sk: 'company' }),
    setting: (kind: SettingKind, id: string): Key => ({ pk: co, sk: `setting#${kind}#${id}` }),
    /** The settings of all kinds. The company and its change log lie in the same partition, outside this range. */
    settings: (): Range => ({ pk: co, prefix: 'setting#' }),

    access: (email: string): Key => ({ pk: `${co}#ACCESS#${email}`, sk: 'access' }),
    user: (uid: string): Key => ({ pk: `${co}#PEOPLE`, sk: `user#${uid}` }),
    users: (): Range => ({ pk: `${co}#PEOPLE`, prefix: 'user#', ids: 'user#' }),

    storyMap: (id: string): Key => ({ pk: map(id), sk: 'board#head' }),
    member: (mapId: string, uid: string): Key => ({ pk: map(mapId), sk: `board#member#${uid}` }),
    what: (mapId: string, id: string): Key => ({ pk: map(mapId), sk: `board#what#${id}` }),
    who: (mapId: string, id: string): Key => ({ pk: map(mapId), sk: `board#who#${id}` }),
    whatWhoLink: (mapId: string, whatId: string, whoId: string): Key => ({ pk: map(mapId), sk: `board#link#${whatId}#${whoId}` }),
    /** The one link of two Whos, whichever of them it starts from. */
    whoWhoLink: (mapId: string, a: string, b: string): Key => ({ pk: map(mapId), sk: `board#whowho#${[a, b].sort().join('#')}` }),
    /** Everything that opening a map needs. */
    board: (mapId: string): Range => ({ pk: map(mapId), prefix: 'board#', ids: 'board#what#' }),
    members: (mapId: string): Range => ({ pk: map(mapId), prefix: 'board#member#', ids: 'board#member#' }),
    whats: (mapId: string): Range => ({ pk: map(mapId), prefix: 'board#what#', ids: 'board#what#' }),
    whos: (mapId: string): Range => ({ pk: map(mapId), prefix: 'board#who#', ids: 'board#who#' }),
    linksOfWhat: (mapId: string, whatId: string): Range => ({ pk: map(mapId), prefix: `board#link#${whatId}#` }),

    mapLog: (mapId: string, ulid: string): Key => ({ pk: map(mapId), sk: `log#${ulid}` }),
    companyLog: (ulid: string): Key => ({ pk: co, sk: `log#${ulid}` }),

    listedMap: (uid: string, role: ListedRole, createdAt: number, mapId: string): Key => ({
      pk: `${co}#USER#${uid}`,
      sk: `map#${role}#${sortableTime(createdAt)}#${mapId}`,
    }),
    listedMaps: (uid: string, role: ListedRole): Range => ({ pk: `${co}#USER#${uid}`, prefix: `map#${role}#` }),
    companyMap: (createdAt: number, mapId: string): Key => ({ pk: `${co}#MAPS`, sk: `map#${sortableTime(createdAt)}#${mapId}` }),
    companyMaps: (): Range => ({ pk: `${co}#MAPS`, prefix: 'map#' }),

    /** The company's Activity or Who itself, shared by the maps that use it. */
    shared: (kind: SharedKind, id: string): Key => ({ pk: sharedPk(kind, id), sk: kind }),
    sharedUse: (kind: SharedKind, id: string, mapId: string): Key => ({ pk: sharedPk(kind, id), sk: `map#${mapId}` }),
    sharedUses: (kind: SharedKind, id: string): Range => ({ pk: sharedPk(kind, id), prefix: 'map#', ids: 'map#' }),
    /** Who owns a text; its hash keeps the key short whatever the text's length. */
    sharedText: (kind: SharedKind, text: string): Key => ({
      pk: `${co}#TEXT#${kind}#${createHash('sha256').update(foldText(text)).digest('hex')}`,
      sk: 'text',
    }),

    idempotency: (hash: string): Key => ({ pk: `${co}#ONCE#${hash}`, sk: 'once' }),
  };
}

export type Keys = ReturnType<typeof keysOf>;

/** The keys of what belongs to no company but to the deployment as a whole. */
export const platformKeys = {
  /** Is there while the site is under maintenance. */
  maintenance: (): Key => ({ pk: 'PLATFORM', sk: 'maintenance' }),
};
