import { sortableTime } from '#lambdas/store/sortableTime.ts';
import { type Fold, textHash } from '#lambdas/store/textHash.ts';
import type { PersonalRequestList } from '#shared/model/changeRequest.ts';
import type { Key, Keys, Range, SharedKind } from './base.ts';
import { inUser, sharedPk } from './base.ts';
import { cutsOfIds } from './cuts.ts';

/** The company's own Activity or Who, shared by the maps that use it. */
export const shared = (co: Keys, kind: SharedKind, id: string): Key => ({ pk: sharedPk(co, kind, id), sk: kind });
export const sharedUse = (co: Keys, kind: SharedKind, id: string, containerId: string): Key => ({
  pk: sharedPk(co, kind, id),
  sk: `map#${containerId}`,
});
export const sharedUses = (co: Keys, kind: SharedKind, id: string): Range => ({
  pk: sharedPk(co, kind, id),
  prefix: 'map#',
  cutsAfter: cutsOfIds('map#'),
});
/** The owner of a text by one of the folds; the hash keeps the key short. */
export const sharedText = (co: Keys, kind: SharedKind, text: string, fold?: Fold): Key => ({
  pk: `${co}#TEXT#${kind}#${textHash(text, fold)}`,
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
export const changeRequestMap = (co: Keys, kind: SharedKind, id: string, own: string, containerId: string): Key => ({
  pk: sharedPk(co, kind, id),
  sk: `request#${own}#map#${containerId}`,
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
/** The open request for this text, by one of the folds, of an entity. */
export const wantedText = (co: Keys, kind: SharedKind, id: string, text: string, fold?: Fold): Key => ({
  pk: sharedPk(co, kind, id),
  sk: `wanted#${textHash(text, fold)}`,
});
const requestPrefixes = { own: 'asked#', awaiting: 'awaits#', answered: 'answered#' } as const;
/** One of a person's lists of open change requests, oldest first, and an entry of it. */
export const listedChanges = (co: Keys, uid: string, list: PersonalRequestList): Range => ({
  pk: `${co}#USER#${uid}`,
  prefix: requestPrefixes[list],
});
export const listedChange = (co: Keys, uid: string, list: PersonalRequestList, date: number, requestId: string): Key =>
  inUser(co, uid, `${requestPrefixes[list]}${sortableTime(date)}#${requestId}`);
/** All open requests of the company, oldest first, so that people find those from their story maps. */
export const openChange = (co: Keys, date: number, requestId: string): Key => ({
  pk: `${co}#REQUESTS`,
  sk: `request#${sortableTime(date)}#${requestId}`,
});
export const openChanges = (co: Keys): Range => ({ pk: `${co}#REQUESTS`, prefix: 'request#' });
/** Requests that an administrator has to decide. */
export const escalatedChange = (co: Keys, date: number, requestId: string): Key => ({
  pk: `${co}#ESCALATED`,
  sk: `request#${sortableTime(date)}#${requestId}`,
});
export const escalatedChanges = (co: Keys): Range => ({ pk: `${co}#ESCALATED`, prefix: 'request#' });

/** A map that links a pair of Whos by a type. The order of the two does not matter. */
export const pairOnMap = (co: Keys, a: string, b: string, linkTypeId: string, containerId: string): Key => {
  const [first = '', second = ''] = [a, b].sort();
  return { pk: `${co}#PAIR#${first}`, sk: `with#${second}#${linkTypeId}#${containerId}` };
};
export const pairOnMaps = (co: Keys, a: string, b: string): Range => {
  const [first = '', second = ''] = [a, b].sort();
  return { pk: `${co}#PAIR#${first}`, prefix: `with#${second}#` };
};
