import { sortableTime } from '#lambdas/store/sortableTime.ts';
import type { Key, Keys, ListedRole, Range } from './base.ts';
import { detailsIn, idsOf, inMap, inUser, mapPk, rangeOf } from './base.ts';

/** Everything that is stored for a map with its log, and all of its details. */
export const rowsOfMap = (co: Keys, mapId: string): Range => ({ pk: mapPk(co, mapId), prefix: '' });
export const detailRowsOfMap = (co: Keys, mapId: string): Range => detailsIn(co, mapId, '');
export const mapLog = (co: Keys, mapId: string, ulid: string): Key => inMap(co, mapId, `log#${ulid}`);
export const mapLogs = (co: Keys, mapId: string): Range => rangeOf(co, mapId, 'log#');

export const listedMap = (co: Keys, uid: string, role: ListedRole, createdAt: number, mapId: string): Key =>
  inUser(co, uid, `map#${role}#${sortableTime(createdAt)}#${mapId}`);
export const listedMaps = (co: Keys, uid: string, role: ListedRole): Range => ({
  pk: `${co}#USER#${uid}`,
  prefix: `map#${role}#`,
});
/** All lists of a person. */
export const allListedMaps = (co: Keys, uid: string): Range => ({ pk: `${co}#USER#${uid}`, prefix: 'map#' });
export const companyMap = (co: Keys, createdAt: number, mapId: string): Key => ({
  pk: `${co}#MAPS`,
  sk: `map#${sortableTime(createdAt)}#${mapId}`,
});
export const companyMaps = (co: Keys): Range => ({ pk: `${co}#MAPS`, prefix: 'map#' });

export const accessRequest = (co: Keys, mapId: string, uid: string): Key => inMap(co, mapId, `access#${uid}`);
export const accessRequests = (co: Keys, mapId: string): Range => idsOf(co, mapId, 'access#');
/** An entry of the inbox of the map's owner. */
export const awaitingRequest = (co: Keys, owner: string, date: number, mapId: string, asker: string): Key =>
  inUser(co, owner, `access#${sortableTime(date)}#${mapId}#${asker}`);
export const awaitingRequests = (co: Keys, owner: string): Range => ({ pk: `${co}#USER#${owner}`, prefix: 'access#' });

/** What was deleted on a map, oldest first, and an entry of it (rule trash.1). */
export const trash = (co: Keys, mapId: string): Range => rangeOf(co, mapId, 'trash#');
export const trashed = (co: Keys, mapId: string, deletedAt: number, type: string, id: string): Key =>
  inMap(co, mapId, `trash#${sortableTime(deletedAt)}#${type}#${id}`);
/** The deleted story maps of a person, oldest first, and an entry of them (rule trash.9). */
export const trashOfOwner = (co: Keys, uid: string): Range => ({ pk: `${co}#USER#${uid}`, prefix: 'trash#' });
export const trashedMap = (co: Keys, uid: string, deletedAt: number, mapId: string): Key =>
  inUser(co, uid, `trash#${sortableTime(deletedAt)}#story_map#${mapId}`);
