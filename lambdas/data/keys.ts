import { createHash } from 'node:crypto';
import type { CompanyDomain } from '#shared/model/company.ts';
import type { ExploreType } from '#shared/model/epic.ts';
import type { WhoLabelKind } from '#shared/model/whoLabel.ts';
import { foldText } from '#shared/rules/foldText.ts';

export type Key = { pk: string; sk: string };
/** A contiguous range of one partition. `ids` is the beginning of the sort keys after which an id follows, where the range is one of ids. */
export type Range = { pk: string; prefix: string; ids?: string };

/** What the maps of a company share (rules what.4, who.1): Activities by their description, Whos by their name. */
export type SharedKind = 'what' | 'who';
/** The lists of settings that every company has. */
export type SettingKind = 'priority' | 'who_what_link_type' | 'who_who_link_type' | 'reference_link' | 'maturity';

/** What a person is to the story maps of one of their lists. */
export type ListedRole = 'owner' | 'editor' | 'viewer';

/** Milliseconds with 15 digits, so that times sort as text. */
const sortableTime = (ms: number) => String(ms).padStart(15, '0');

/** Texts that count as the same have the same hash. */
const textHash = (text: string) => createHash('sha256').update(foldText(text)).digest('hex');

/**
 * Every key of one company; docs/data-model.md tells what each serves. All of them begin with the company, and nothing outside lambdas/data makes one.
 */
export function keysOf(company: CompanyDomain) {
  const co = `C#${company}`;
  const map = (id: string) => `${co}#MAP#${id}`;
  const inMap = (id: string, sk: string): Key => ({ pk: map(id), sk });
  const rangeOf = (id: string, prefix: string): Range => ({ pk: map(id), prefix });
  const idsOf = (id: string, prefix: string): Range => ({ pk: map(id), prefix, ids: prefix });
  const sharedPk = (kind: SharedKind, id: string) => `${co}#${kind.toUpperCase()}#${id}`;
  return {
    company: (): Key => ({ pk: co, sk: 'company' }),
    setting: (kind: SettingKind, id: string): Key => ({ pk: co, sk: `setting#${kind}#${id}` }),
    /** The settings of all kinds. The company and its change log lie in the same partition, outside this range. */
    settings: (): Range => ({ pk: co, prefix: 'setting#' }),

    access: (email: string): Key => ({ pk: `${co}#ACCESS#${email}`, sk: 'access' }),
    user: (uid: string): Key => ({ pk: `${co}#PEOPLE`, sk: `user#${uid}` }),
    users: (): Range => ({ pk: `${co}#PEOPLE`, prefix: 'user#', ids: 'user#' }),
    /** Is there for those who are known but have no access, so that a list of people need not read the access of each. */
    withoutAccess: (uid: string): Key => ({ pk: `${co}#PEOPLE`, sk: `out#${uid}` }),
    allWithoutAccess: (): Range => ({ pk: `${co}#PEOPLE`, prefix: 'out#' }),

    storyMap: (id: string): Key => inMap(id, 'board#head'),
    member: (mapId: string, uid: string): Key => inMap(mapId, `board#member#${uid}`),
    what: (mapId: string, id: string): Key => inMap(mapId, `board#what#${id}`),
    who: (mapId: string, id: string): Key => inMap(mapId, `board#who#${id}`),
    /** A group of Whos or a category within one: both are few, and always read together. */
    whoLabel: (mapId: string, id: string): Key => inMap(mapId, `board#wholabel#${id}`),
    /** Which label has a name among those of its kind, and of its group. */
    whoLabelName: (mapId: string, kind: WhoLabelKind, groupId: string | null, name: string): Key =>
      inMap(mapId, `wholabel#${kind === 'group' ? kind : `${kind}#${groupId ?? 'none'}`}#${textHash(name)}`),
    whatWhoLink: (mapId: string, whatId: string, whoId: string): Key => inMap(mapId, `board#link#${whatId}#${whoId}`),
    /** The one link of two Whos, whichever of them it starts from. */
    whoWhoLink: (mapId: string, a: string, b: string): Key => inMap(mapId, `board#whowho#${[a, b].sort().join('#')}`),
    /** Everything that opening a map needs. */
    board: (mapId: string): Range => ({ pk: map(mapId), prefix: 'board#', ids: 'board#what#' }),
    members: (mapId: string): Range => idsOf(mapId, 'board#member#'),
    whats: (mapId: string): Range => idsOf(mapId, 'board#what#'),
    whos: (mapId: string): Range => idsOf(mapId, 'board#who#'),
    whoLabels: (mapId: string): Range => idsOf(mapId, 'board#wholabel#'),
    whatWhoLinks: (mapId: string): Range => idsOf(mapId, 'board#link#'),
    whoWhoLinks: (mapId: string): Range => idsOf(mapId, 'board#whowho#'),
    linksOfWhat: (mapId: string, whatId: string): Range => rangeOf(mapId, `board#link#${whatId}#`),

    /** Points from an Activity to the story map that tells its story. */
    childMaps: (mapId: string): Range => rangeOf(mapId, 'child#'),
    childMap: (mapId: string, whatId: string): Key => inMap(mapId, `child#${whatId}`),

    /** What an opened card shows beyond the board, so that long texts do not slow the board down. */
    whatDetails: (mapId: string, whatId: string): Range => ({ pk: `${co}#DETAIL#${mapId}`, prefix: `what#${whatId}#` }),
    whatText: (mapId: string, whatId: string): Key => ({ pk: `${co}#DETAIL#${mapId}`, sk: `what#${whatId}#text` }),
    whatMaturity: (mapId: string, whatId: string): Key => ({
      pk: `${co}#DETAIL#${mapId}`,
      sk: `what#${whatId}#maturity`,
    }),
    whatReferences: (mapId: string, whatId: string): Range => ({
      pk: `${co}#DETAIL#${mapId}`,
      prefix: `what#${whatId}#reference#`,
    }),
    /** A pair of name and type has one key in each generation of the Activity: who adds the Activity anew need not know what it referred to before. */
    whatReference: (
      mapId: string,
      whatId: string,
      generation: number,
      { name, type }: { name: string; type: string },
    ): Key => ({
      pk: `${co}#DETAIL#${mapId}`,
      sk: `what#${whatId}#reference#${createHash('sha256').update(`${generation} ${type} ${name}`).digest('hex')}`,
    }),

    release: (mapId: string, id: string): Key => inMap(mapId, `release#${id}`),
    releases: (mapId: string): Range => idsOf(mapId, 'release#'),
    /** Open or not is written on several items, so that editors of one release do not all meet at one of them. */
    releaseGuard: (mapId: string, id: string, n: number): Key =>
      inMap(mapId, `guard#${id}#${String(n).padStart(2, '0')}`),
    releaseWhat: (mapId: string, id: string, whatId: string): Key => inMap(mapId, `in#${id}#${whatId}`),
    whatsOfRelease: (mapId: string, id: string): Range => idsOf(mapId, `in#${id}#`),
    /** The Activities of all releases of a map. */
    whatsOfReleases: (mapId: string): Range => idsOf(mapId, 'in#'),
    /** In which releases an Activity is. */
    releaseOfWhat: (mapId: string, whatId: string, id: string): Key => inMap(mapId, `of#${whatId}#${id}`),
    releasesOfWhat: (mapId: string, whatId: string): Range => rangeOf(mapId, `of#${whatId}#`),

    exploreObject: (mapId: string, releaseId: string, whatId: string, id: string): Key =>
      inMap(mapId, `explore#${releaseId}#${whatId}#${id}`),
    exploreObjects: (mapId: string, releaseId: string, whatId: string): Range =>
      rangeOf(mapId, `explore#${releaseId}#${whatId}#`),
    /** Which explore item of an Activity in a release has this name within its kind. */
    exploreName: (mapId: string, releaseId: string, whatId: string, type: ExploreType, name: string): Key =>
      inMap(mapId, `unique#explore#${releaseId}#${whatId}#${type}#${textHash(name)}`),
    epic: (mapId: string, releaseId: string, whatId: string, key: string): Key =>
      inMap(mapId, `epic#${releaseId}#${whatId}#${key}`),
    epicsOfWhat: (mapId: string, releaseId: string, whatId: string): Range =>
      rangeOf(mapId, `epic#${releaseId}#${whatId}#`),
    epicsOfRelease: (mapId: string, releaseId: string): Range => idsOf(mapId, `epic#${releaseId}#`),
    /** Which epic of an Activity in a release is called so: by a free text, or by the id of a thing. */
    epicNamedText: (mapId: string, releaseId: string, whatId: string, text: string): Key =>
      inMap(mapId, `unique#epic#${releaseId}#${whatId}#text#${textHash(text)}`),
    epicNamedObject: (mapId: string, releaseId: string, whatId: string, objectId: string): Key =>
      inMap(mapId, `unique#epic#${releaseId}#${whatId}#object#${objectId}`),
    /** Long texts of epics lie apart, by the key of the epic alone: moving it leaves them where they are. */
    epicNotes: (mapId: string, key: string): Key => ({ pk: `${co}#DETAIL#${mapId}`, sk: `epic#${key}#notes` }),

    mapLog: (mapId: string, ulid: string): Key => inMap(mapId, `log#${ulid}`),
    mapLogs: (mapId: string): Range => rangeOf(mapId, 'log#'),
    companyLog: (ulid: string): Key => ({ pk: co, sk: `log#${ulid}` }),

    listedMap: (uid: string, role: ListedRole, createdAt: number, mapId: string): Key => ({
      pk: `${co}#USER#${uid}`,
      sk: `map#${role}#${sortableTime(createdAt)}#${mapId}`,
    }),
    listedMaps: (uid: string, role: ListedRole): Range => ({ pk: `${co}#USER#${uid}`, prefix: `map#${role}#` }),
    companyMap: (createdAt: number, mapId: string): Key => ({
      pk: `${co}#MAPS`,
      sk: `map#${sortableTime(createdAt)}#${mapId}`,
    }),
    companyMaps: (): Range => ({ pk: `${co}#MAPS`, prefix: 'map#' }),

    /** The company's Activity or Who itself, shared by the maps that use it. */
    shared: (kind: SharedKind, id: string): Key => ({ pk: sharedPk(kind, id), sk: kind }),
    sharedUse: (kind: SharedKind, id: string, mapId: string): Key => ({ pk: sharedPk(kind, id), sk: `map#${mapId}` }),
    sharedUses: (kind: SharedKind, id: string): Range => ({ pk: sharedPk(kind, id), prefix: 'map#', ids: 'map#' }),
    /** Who owns a text; its hash keeps the key short whatever the text's length. */
    sharedText: (kind: SharedKind, text: string): Key => ({
      pk: `${co}#TEXT#${kind}#${textHash(text)}`,
      sk: 'text',
    }),

    /** An open change request and, behind it in `changeRequestParts`, the maps and people that it is about: all of them lie with the entity. */
    changeRequest: (kind: SharedKind, id: string, own: string): Key => ({
      pk: sharedPk(kind, id),
      sk: `request#${own}`,
    }),
    changeRequestMap: (kind: SharedKind, id: string, own: string, mapId: string): Key => ({
      pk: sharedPk(kind, id),
      sk: `request#${own}#map#${mapId}`,
    }),
    changeRequestMember: (kind: SharedKind, id: string, own: string, uid: string): Key => ({
      pk: sharedPk(kind, id),
      sk: `request#${own}#member#${uid}`,
    }),
    changeRequestParts: (kind: SharedKind, id: string, own: string): Range => ({
      pk: sharedPk(kind, id),
      prefix: `request#${own}`,
    }),
    /** Which open request wants this text for an entity. */
    wantedText: (kind: SharedKind, id: string, text: string): Key => ({
      pk: sharedPk(kind, id),
      sk: `wanted#${textHash(text)}`,
    }),
    /** Requests that somebody has made, and those that await their answer. */
    askedChange: (uid: string, date: number, requestId: string): Key => ({
      pk: `${co}#USER#${uid}`,
      sk: `asked#${sortableTime(date)}#${requestId}`,
    }),
    awaitingChange: (uid: string, date: number, requestId: string): Key => ({
      pk: `${co}#USER#${uid}`,
      sk: `awaits#${sortableTime(date)}#${requestId}`,
    }),

    /** A map that links a pair of Whos by a type. The pair is one, whichever of the two comes first. */
    pairOnMap: (a: string, b: string, linkTypeId: string, mapId: string): Key => {
      const [first = '', second = ''] = [a, b].sort();
      return { pk: `${co}#PAIR#${first}`, sk: `with#${second}#${linkTypeId}#${mapId}` };
    },
    pairOnMaps: (a: string, b: string): Range => {
      const [first = '', second = ''] = [a, b].sort();
      return { pk: `${co}#PAIR#${first}`, prefix: `with#${second}#` };
    },

    accessRequest: (mapId: string, uid: string): Key => inMap(mapId, `access#${uid}`),
    accessRequests: (mapId: string): Range => idsOf(mapId, 'access#'),
    /** An entry of the inbox of whoever owns the map. */
    awaitingRequest: (owner: string, date: number, mapId: string, asker: string): Key => ({
      pk: `${co}#USER#${owner}`,
      sk: `access#${sortableTime(date)}#${mapId}#${asker}`,
    }),
    awaitingRequests: (owner: string): Range => ({ pk: `${co}#USER#${owner}`, prefix: 'access#' }),

    idempotency: (hash: string): Key => ({ pk: `${co}#ONCE#${hash}`, sk: 'once' }),
  };
}

export type Keys = ReturnType<typeof keysOf>;

/** The keys of what belongs to no company but to the deployment as a whole. */
export const platformKeys = {
  /** Is there while the site is under maintenance. */
  maintenance: (): Key => ({ pk: 'PLATFORM', sk: 'maintenance' }),
};

/** The story map that an entity belongs to, by its key; undefined for what is the company's. */
export function mapOf({ pk }: Key): string | undefined {
  return /#MAP#([0-9A-Za-z]+)$/.exec(pk)?.[1];
}
