import { createHash } from 'node:crypto';
import type { RequestList } from '#shared/model/changeRequest.ts';
import type { CompanyDomain } from '#shared/model/company.ts';
import type { ExploreType } from '#shared/model/epic.ts';
import type { WhoLabelKind } from '#shared/model/whoLabel.ts';
import { foldText } from '#shared/rules/foldText.ts';
import { sortableTime } from './sortableTime.ts';

export type Key = { pk: string; sk: string };
/** A contiguous range of one partition. `ids` is the prefix of the sort keys before an id, for a range of ids. */
export type Range = { pk: string; prefix: string; ids?: string };

/**
 * Entities shared by the maps of a company (rules what.4, who.1): Activities by their description, Whos by their name.
 */
export type SharedKind = 'what' | 'who';
/** The lists of settings that every company has. */
export type SettingKind = 'priority' | 'who_what_link_type' | 'who_who_link_type' | 'reference_link' | 'maturity';

/** The role of a person in one of their lists of story maps. */
export type ListedRole = 'owner' | 'editor' | 'viewer';

/** Texts that count as equal have the same hash. */
const textHash = (text: string) => createHash('sha256').update(foldText(text)).digest('hex');

/**
 * A company whose keys can be built; only its store hands it out. Every key of the company is built by a function of
 * this file, which takes it: a bundle holds only the functions that it uses (`import * as rowKeys`). docs/data-model.md
 * lists the purpose of each. Nothing outside lambdas/data builds keys.
 */
export type Keys = string & { readonly __keysOf: CompanyDomain };

/** The prefix of all keys of a company. */
export const keysOf = (company: CompanyDomain): Keys => `C#${company}` as Keys;

const mapPk = (co: Keys, id: string) => `${co}#MAP#${id}`;
const inMap = (co: Keys, id: string, sk: string): Key => ({ pk: mapPk(co, id), sk });
const inDetail = (co: Keys, id: string, sk: string): Key => ({ pk: `${co}#DETAIL#${id}`, sk });
const inUser = (co: Keys, uid: string, sk: string): Key => ({ pk: `${co}#USER#${uid}`, sk });
const detailsIn = (co: Keys, id: string, prefix: string): Range => ({ pk: `${co}#DETAIL#${id}`, prefix });
const rangeOf = (co: Keys, id: string, prefix: string): Range => ({ pk: mapPk(co, id), prefix });
const idsOf = (co: Keys, id: string, prefix: string): Range => ({ pk: mapPk(co, id), prefix, ids: prefix });
const sharedPk = (co: Keys, kind: SharedKind, id: string) => `${co}#${kind.toUpperCase()}#${id}`;

export const company = (co: Keys): Key => ({ pk: co, sk: 'company' });
export const setting = (co: Keys, kind: SettingKind, id: string): Key => ({ pk: co, sk: `setting#${kind}#${id}` });
/** The setting with this name in its list. */
export const settingName = (co: Keys, kind: SettingKind, name: string): Key => ({
  pk: co,
  sk: `named#${kind}#${textHash(name)}`,
});
/** The settings of all kinds. The company and its change log are in the same partition, outside this range. */
export const settings = (co: Keys): Range => ({ pk: co, prefix: 'setting#' });

export const access = (co: Keys, email: string): Key => ({ pk: `${co}#ACCESS#${email}`, sk: 'access' });
export const user = (co: Keys, uid: string): Key => ({ pk: `${co}#PEOPLE`, sk: `user#${uid}` });
export const users = (co: Keys): Range => ({ pk: `${co}#PEOPLE`, prefix: 'user#', ids: 'user#' });
/** Exists for known people without access, so that a list of people need not read everyone's access. */
export const withoutAccess = (co: Keys, uid: string): Key => ({ pk: `${co}#PEOPLE`, sk: `out#${uid}` });
export const allWithoutAccess = (co: Keys): Range => ({ pk: `${co}#PEOPLE`, prefix: 'out#' });
/** Exists for people who have deleted their account and not signed up again; access may have stayed with their address. */
export const withoutAccount = (co: Keys, uid: string): Key => ({ pk: `${co}#PEOPLE`, sk: `left#${uid}` });
export const allWithoutAccount = (co: Keys): Range => ({ pk: `${co}#PEOPLE`, prefix: 'left#' });
/** Binds an account at a sign-in provider, by a hash of its name, to the person who signs in with it. */
export const providerAccount = (co: Keys, hash: string): Key => ({ pk: `${co}#PEOPLE`, sk: `account#${hash}` });

/** A request for access to the company, by the address of its sender, since the admin who grants it knows only that. */
export const companyAccessRequest = (co: Keys, email: string): Key => ({ pk: `${co}#PEOPLE`, sk: `ask#${email}` });
export const companyAccessRequests = (co: Keys): Range => ({ pk: `${co}#PEOPLE`, prefix: 'ask#' });

export const storyMap = (co: Keys, id: string): Key => inMap(co, id, 'board#head');
export const member = (co: Keys, mapId: string, uid: string): Key => inMap(co, mapId, `board#member#${uid}`);
export const what = (co: Keys, mapId: string, id: string): Key => inMap(co, mapId, `board#what#${id}`);
export const who = (co: Keys, mapId: string, id: string): Key => inMap(co, mapId, `board#who#${id}`);
/** A group of Whos or a category within one: there are few of both, and they are always read together. */
export const whoLabel = (co: Keys, mapId: string, id: string): Key => inMap(co, mapId, `board#wholabel#${id}`);
/** The label with a name, which is unique within its kind and group. */
export const whoLabelName = (co: Keys, mapId: string, kind: WhoLabelKind, groupId: string | null, name: string): Key =>
  inMap(co, mapId, `wholabel#${kind === 'group' ? kind : `${kind}#${groupId ?? 'none'}`}#${textHash(name)}`);
export const whatWhoLink = (co: Keys, mapId: string, whatId: string, whoId: string): Key =>
  inMap(co, mapId, `board#link#${whatId}#${whoId}`);
/** An Activity or a Who on a map. */
export const onMap = (co: Keys, kind: SharedKind, mapId: string, id: string): Key =>
  kind === 'what' ? what(co, mapId, id) : who(co, mapId, id);
/** The only link between two Whos, in either direction. */
export const whoWhoLink = (co: Keys, mapId: string, a: string, b: string): Key =>
  inMap(co, mapId, `board#whowho#${[a, b].sort().join('#')}`);
/** Everything needed to open a map. */
export const board = (co: Keys, mapId: string): Range => ({
  pk: mapPk(co, mapId),
  prefix: 'board#',
  ids: 'board#what#',
});
export const members = (co: Keys, mapId: string): Range => idsOf(co, mapId, 'board#member#');
export const whats = (co: Keys, mapId: string): Range => idsOf(co, mapId, 'board#what#');
export const whos = (co: Keys, mapId: string): Range => idsOf(co, mapId, 'board#who#');
export const whoLabels = (co: Keys, mapId: string): Range => idsOf(co, mapId, 'board#wholabel#');
export const whatWhoLinks = (co: Keys, mapId: string): Range => idsOf(co, mapId, 'board#link#');
export const whoWhoLinks = (co: Keys, mapId: string): Range => idsOf(co, mapId, 'board#whowho#');
export const linksOfWhat = (co: Keys, mapId: string, whatId: string): Range =>
  rangeOf(co, mapId, `board#link#${whatId}#`);

/** Links an Activity to a story map. */
export const childMaps = (co: Keys, mapId: string): Range => rangeOf(co, mapId, 'child#');
export const childMap = (co: Keys, mapId: string, whatId: string): Key => inMap(co, mapId, `child#${whatId}`);

/** The details of an opened card, stored apart so that long texts do not slow the board down. */
export const whatDetails = (co: Keys, mapId: string, whatId: string): Range => detailsIn(co, mapId, `what#${whatId}#`);
/** The details of all Activities of a map. */
export const detailsOfMap = (co: Keys, mapId: string): Range => detailsIn(co, mapId, 'what#');
export const whatText = (co: Keys, mapId: string, whatId: string): Key => inDetail(co, mapId, `what#${whatId}#text`);
export const whatMaturity = (co: Keys, mapId: string, whatId: string): Key =>
  inDetail(co, mapId, `what#${whatId}#maturity`);
export const whatReferences = (co: Keys, mapId: string, whatId: string): Range =>
  detailsIn(co, mapId, `what#${whatId}#reference#`);
/**
 * A pair of name and type has one key per generation of the Activity, so adding the Activity again needs no look at its
 * former references.
 */
export const whatReference = (
  co: Keys,
  mapId: string,
  whatId: string,
  generation: number,
  { name, type }: { name: string; type: string },
): Key => ({
  pk: `${co}#DETAIL#${mapId}`,
  sk: `what#${whatId}#reference#${createHash('sha256').update(`${generation} ${type} ${name}`).digest('hex')}`,
});

export const release = (co: Keys, mapId: string, id: string): Key => inMap(co, mapId, `release#${id}`);
export const releases = (co: Keys, mapId: string): Range => idsOf(co, mapId, 'release#');
/** Whether a release is open is written on several items, so that its editors do not all collide on one. */
export const releaseGuard = (co: Keys, mapId: string, id: string, n: number): Key =>
  inMap(co, mapId, `guard#${id}#${String(n).padStart(2, '0')}`);
export const releaseWhat = (co: Keys, mapId: string, id: string, whatId: string): Key =>
  inMap(co, mapId, `in#${id}#${whatId}`);
export const whatsOfRelease = (co: Keys, mapId: string, id: string): Range => idsOf(co, mapId, `in#${id}#`);
/** The Activities of all releases of a map. */
export const whatsOfReleases = (co: Keys, mapId: string): Range => idsOf(co, mapId, 'in#');
/** The releases that an Activity is in. */
export const releaseOfWhat = (co: Keys, mapId: string, whatId: string, id: string): Key =>
  inMap(co, mapId, `of#${whatId}#${id}`);
export const releasesOfWhat = (co: Keys, mapId: string, whatId: string): Range => rangeOf(co, mapId, `of#${whatId}#`);

/** The explore items of a release, and the pointers of all names in it. */
export const exploreOfRelease = (co: Keys, mapId: string, releaseId: string): Range =>
  rangeOf(co, mapId, `explore#${releaseId}#`);
export const exploreNamesOfRelease = (co: Keys, mapId: string, releaseId: string): Range =>
  rangeOf(co, mapId, `unique#explore#${releaseId}#`);
export const epicNamesOfRelease = (co: Keys, mapId: string, releaseId: string): Range =>
  rangeOf(co, mapId, `unique#epic#${releaseId}#`);
export const exploreObject = (co: Keys, mapId: string, releaseId: string, whatId: string, id: string): Key =>
  inMap(co, mapId, `explore#${releaseId}#${whatId}#${id}`);
export const exploreObjects = (co: Keys, mapId: string, releaseId: string, whatId: string): Range =>
  rangeOf(co, mapId, `explore#${releaseId}#${whatId}#`);
/** The explore item with this name within its kind, for an Activity in a release. */
export const exploreName = (
  co: Keys,
  mapId: string,
  releaseId: string,
  whatId: string,
  type: ExploreType,
  name: string,
): Key => inMap(co, mapId, `unique#explore#${releaseId}#${whatId}#${type}#${textHash(name)}`);
export const epic = (co: Keys, mapId: string, releaseId: string, whatId: string, key: string): Key =>
  inMap(co, mapId, `epic#${releaseId}#${whatId}#${key}`);
export const epicsOfWhat = (co: Keys, mapId: string, releaseId: string, whatId: string): Range =>
  rangeOf(co, mapId, `epic#${releaseId}#${whatId}#`);
export const epicsOfRelease = (co: Keys, mapId: string, releaseId: string): Range =>
  idsOf(co, mapId, `epic#${releaseId}#`);
/** The epics of all releases of a map. */
export const epics = (co: Keys, mapId: string): Range => idsOf(co, mapId, 'epic#');
/** The epic with this name, a text or the id of an entity, for an Activity in a release. */
export const epicNamedText = (co: Keys, mapId: string, releaseId: string, whatId: string, text: string): Key =>
  inMap(co, mapId, `unique#epic#${releaseId}#${whatId}#text#${textHash(text)}`);
export const epicNamedObject = (co: Keys, mapId: string, releaseId: string, whatId: string, objectId: string): Key =>
  inMap(co, mapId, `unique#epic#${releaseId}#${whatId}#object#${objectId}`);
/** Long texts of epics are stored apart, by the key of the epic alone, so that moving it leaves them where they are. */
export const epicNotes = (co: Keys, mapId: string, key: string): Key => inDetail(co, mapId, `epic#${key}#notes`);

/** Everything that is stored for a map with its log, and all of its details. */
export const rowsOfMap = (co: Keys, mapId: string): Range => ({ pk: mapPk(co, mapId), prefix: '' });
export const detailRowsOfMap = (co: Keys, mapId: string): Range => detailsIn(co, mapId, '');
export const mapLog = (co: Keys, mapId: string, ulid: string): Key => inMap(co, mapId, `log#${ulid}`);
export const mapLogs = (co: Keys, mapId: string): Range => rangeOf(co, mapId, 'log#');
export const companyLog = (co: Keys, ulid: string): Key => ({ pk: co, sk: `log#${ulid}` });
export const companyLogs = (co: Keys): Range => ({ pk: co, prefix: 'log#' });

export const listedMap = (co: Keys, uid: string, role: ListedRole, createdAt: number, mapId: string): Key =>
  inUser(co, uid, `map#${role}#${sortableTime(createdAt)}#${mapId}`);
export const listedMaps = (co: Keys, uid: string, role: ListedRole): Range => ({
  pk: `${co}#USER#${uid}`,
  prefix: `map#${role}#`,
});
export const companyMap = (co: Keys, createdAt: number, mapId: string): Key => ({
  pk: `${co}#MAPS`,
  sk: `map#${sortableTime(createdAt)}#${mapId}`,
});
export const companyMaps = (co: Keys): Range => ({ pk: `${co}#MAPS`, prefix: 'map#' });

/** The company's own Activity or Who, shared by the maps that use it. */
export const shared = (co: Keys, kind: SharedKind, id: string): Key => ({ pk: sharedPk(co, kind, id), sk: kind });
export const sharedUse = (co: Keys, kind: SharedKind, id: string, mapId: string): Key => ({
  pk: sharedPk(co, kind, id),
  sk: `map#${mapId}`,
});
export const sharedUses = (co: Keys, kind: SharedKind, id: string): Range => ({
  pk: sharedPk(co, kind, id),
  prefix: 'map#',
  ids: 'map#',
});
/** The owner of a text; the hash keeps the key short. */
export const sharedText = (co: Keys, kind: SharedKind, text: string): Key => ({
  pk: `${co}#TEXT#${kind}#${textHash(text)}`,
  sk: 'text',
});

/**
 * An open change request, followed in `changeRequestParts` by the maps and people that it concerns. All are stored
 * beside the entity.
 */
export const changeRequest = (co: Keys, kind: SharedKind, id: string, own: string): Key => ({
  pk: sharedPk(co, kind, id),
  sk: `request#${own}`,
});
export const changeRequestMap = (co: Keys, kind: SharedKind, id: string, own: string, mapId: string): Key => ({
  pk: sharedPk(co, kind, id),
  sk: `request#${own}#map#${mapId}`,
});
export const changeRequestMember = (co: Keys, kind: SharedKind, id: string, own: string, uid: string): Key => ({
  pk: sharedPk(co, kind, id),
  sk: `request#${own}#member#${uid}`,
});
/** A change request with its parts, or all requests of an entity with theirs. */
export const changeRequestParts = (co: Keys, kind: SharedKind, id: string, own = ''): Range => ({
  pk: sharedPk(co, kind, id),
  prefix: `request#${own}`,
});
/** The open request for this text of an entity. */
export const wantedText = (co: Keys, kind: SharedKind, id: string, text: string): Key => ({
  pk: sharedPk(co, kind, id),
  sk: `wanted#${textHash(text)}`,
});
const requestPrefixes = { own: 'asked#', awaiting: 'awaits#', answered: 'answered#' } as const;
/** One of a person's lists of open change requests, oldest first, and an entry of it. */
export const listedChanges = (co: Keys, uid: string, list: RequestList): Range => ({
  pk: `${co}#USER#${uid}`,
  prefix: requestPrefixes[list],
});
export const listedChange = (co: Keys, uid: string, list: RequestList, date: number, requestId: string): Key =>
  inUser(co, uid, `${requestPrefixes[list]}${sortableTime(date)}#${requestId}`);
/** Requests that an administrator has to decide. */
export const escalatedChange = (co: Keys, date: number, requestId: string): Key => ({
  pk: `${co}#ESCALATED`,
  sk: `request#${sortableTime(date)}#${requestId}`,
});
export const escalatedChanges = (co: Keys): Range => ({ pk: `${co}#ESCALATED`, prefix: 'request#' });

/** A map that links a pair of Whos by a type. The order of the two does not matter. */
export const pairOnMap = (co: Keys, a: string, b: string, linkTypeId: string, mapId: string): Key => {
  const [first = '', second = ''] = [a, b].sort();
  return { pk: `${co}#PAIR#${first}`, sk: `with#${second}#${linkTypeId}#${mapId}` };
};
export const pairOnMaps = (co: Keys, a: string, b: string): Range => {
  const [first = '', second = ''] = [a, b].sort();
  return { pk: `${co}#PAIR#${first}`, prefix: `with#${second}#` };
};

export const accessRequest = (co: Keys, mapId: string, uid: string): Key => inMap(co, mapId, `access#${uid}`);
export const accessRequests = (co: Keys, mapId: string): Range => idsOf(co, mapId, 'access#');
/** An entry of the inbox of the map's owner. */
export const awaitingRequest = (co: Keys, owner: string, date: number, mapId: string, asker: string): Key =>
  inUser(co, owner, `access#${sortableTime(date)}#${mapId}#${asker}`);
export const awaitingRequests = (co: Keys, owner: string): Range => ({ pk: `${co}#USER#${owner}`, prefix: 'access#' });

/** Notices to a person by mail, each event once. */
export const notice = (co: Keys, uid: string, kind: string, event: string): Key => ({
  pk: `${co}#NOTICE#${uid}`,
  sk: `notice#${kind}#${event}`,
});
export const notices = (co: Keys, uid: string): Range => ({ pk: `${co}#NOTICE#${uid}`, prefix: 'notice#' });

export const idempotency = (co: Keys, hash: string): Key => ({ pk: `${co}#ONCE#${hash}`, sk: 'once' });

/** What was deleted on a map, oldest first, and an entry of it (rule trash.1). */
export const trash = (co: Keys, mapId: string): Range => rangeOf(co, mapId, 'trash#');
export const trashed = (co: Keys, mapId: string, deletedAt: number, type: string, id: string): Key =>
  inMap(co, mapId, `trash#${sortableTime(deletedAt)}#${type}#${id}`);
/** The deleted story maps of a person, oldest first, and an entry of them (rule trash.9). */
export const trashOfOwner = (co: Keys, uid: string): Range => ({ pk: `${co}#USER#${uid}`, prefix: 'trash#' });
export const trashedMap = (co: Keys, uid: string, deletedAt: number, mapId: string): Key =>
  inUser(co, uid, `trash#${sortableTime(deletedAt)}#story_map#${mapId}`);

/** The story map of an entity, by its key; undefined for entities of the company. */
export function mapOf({ pk }: Key): string | undefined {
  return /#MAP#([0-9A-Za-z]+)$/.exec(pk)?.[1];
}
