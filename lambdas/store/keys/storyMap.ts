import { sortableTime } from '#lambdas/store/sortableTime.ts';
import type { Key, Keys, ListedRole, Range } from './base.ts';
import { detailsIn, idsOf, inMap, inUser, mapOf, mapPk, rangeOf } from './base.ts';

/** Everything that is stored for a map with its log, and all of its details. */
export const rowsOfMap = (co: Keys, containerId: string): Range => ({ pk: mapPk(co, containerId), prefix: '' });
export const detailRowsOfMap = (co: Keys, containerId: string): Range => detailsIn(co, containerId, '');
export const mapLog = (co: Keys, containerId: string, ulid: string): Key => inMap(co, containerId, `log#${ulid}`);
export const mapLogs = (co: Keys, containerId: string): Range => rangeOf(co, containerId, 'log#');

export const listedMap = (co: Keys, uid: string, role: ListedRole, createdAt: number, containerId: string): Key =>
  inUser(co, uid, `map#${role}#${sortableTime(createdAt)}#${containerId}`);
export const listedMaps = (co: Keys, uid: string, role: ListedRole): Range => ({
  pk: `${co}#USER#${uid}`,
  prefix: `map#${role}#`,
});
/** All lists of a person. */
export const allListedMaps = (co: Keys, uid: string): Range => ({ pk: `${co}#USER#${uid}`, prefix: 'map#' });
export const companyMap = (co: Keys, createdAt: number, containerId: string): Key => ({
  pk: `${co}#MAPS`,
  sk: `map#${sortableTime(createdAt)}#${containerId}`,
});
export const companyMaps = (co: Keys): Range => ({ pk: `${co}#MAPS`, prefix: 'map#' });

/** The star of a person on a story map, and all of theirs. */
export const star = (co: Keys, uid: string, containerId: string): Key => inUser(co, uid, `star#${containerId}`);
export const stars = (co: Keys, uid: string): Range => ({ pk: `${co}#USER#${uid}`, prefix: 'star#' });
/** Points from a story map to the star of a person on it, and all of these. */
export const starOnMap = (co: Keys, containerId: string, uid: string): Key => inMap(co, containerId, `star#${uid}`);
export const starsOnMap = (co: Keys, containerId: string): Range => rangeOf(co, containerId, 'star#');

/** When a person last looked at what has changed on their story maps. */
export const homeVisit = (co: Keys, uid: string): Key => inUser(co, uid, 'visit');

export const accessRequest = (co: Keys, containerId: string, uid: string): Key =>
  inMap(co, containerId, `access#${uid}`);
export const accessRequests = (co: Keys, containerId: string): Range => idsOf(co, containerId, 'access#');
/** An entry of the inbox of the map's owner. */
export const awaitingRequest = (co: Keys, owner: string, date: number, containerId: string, asker: string): Key =>
  inUser(co, owner, `access#${sortableTime(date)}#${containerId}#${asker}`);
export const awaitingRequests = (co: Keys, owner: string): Range => ({ pk: `${co}#USER#${owner}`, prefix: 'access#' });

/** What was deleted on a map, oldest first, and an entry of it (rule trash.1). */
export const trash = (co: Keys, containerId: string): Range => rangeOf(co, containerId, 'trash#');
export const trashed = (co: Keys, containerId: string, deletedAt: number, type: string, id: string): Key =>
  inMap(co, containerId, `trash#${sortableTime(deletedAt)}#${type}#${id}`);
/** The entry of an entity in the trash of its map. */
export const trashOfMap = (co: Keys, row: Key & { type: string; id: string }, deletedAt: number): Key =>
  trashed(co, mapOf(row) ?? '', deletedAt, row.type, row.id);
/** The deleted story maps of a person, oldest first, and an entry of them (rule trash.9). */
export const trashOfOwner = (co: Keys, uid: string): Range => ({ pk: `${co}#USER#${uid}`, prefix: 'trash#' });
export const trashedMap = (co: Keys, uid: string, deletedAt: number, containerId: string): Key =>
  inUser(co, uid, `trash#${sortableTime(deletedAt)}#story_map#${containerId}`);
