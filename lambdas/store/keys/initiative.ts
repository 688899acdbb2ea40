import { sortableTime } from '#lambdas/store/sortableTime.ts';
import type { Key, Keys, Range } from './base.ts';
import { initiativePk } from './base.ts';

const inInitiative = (co: Keys, id: string, sk: string): Key => ({ pk: initiativePk(co, id), sk });

export const initiative = (co: Keys, id: string): Key => inInitiative(co, id, 'board#head');
export const initiativeMember = (co: Keys, id: string, uid: string): Key => inInitiative(co, id, `board#member#${uid}`);
export const initiativeMembers = (co: Keys, id: string): Range => ({
  pk: initiativePk(co, id),
  prefix: 'board#member#',
});
export const releaseGroup = (co: Keys, id: string, groupId: string): Key =>
  inInitiative(co, id, `board#group#${groupId}`);
export const initiativeRelease = (co: Keys, id: string, releaseId: string): Key =>
  inInitiative(co, id, `board#release#${releaseId}`);
export const initiativeWhat = (co: Keys, id: string, whatId: string): Key =>
  inInitiative(co, id, `board#what#${whatId}`);
/** An initiative with its members, groups, releases and Activities. Its log is outside of the range. */
export const initiativeBoard = (co: Keys, id: string): Range => ({ pk: initiativePk(co, id), prefix: 'board#' });
/** Everything that is stored for an initiative, with its log. */
export const rowsOfInitiative = (co: Keys, id: string): Range => ({ pk: initiativePk(co, id), prefix: '' });
export const initiativeLogs = (co: Keys, id: string): Range => ({ pk: initiativePk(co, id), prefix: 'log#' });

export const listedInitiative = (co: Keys, created: number, id: string): Key => ({
  pk: `${co}#INITIATIVES`,
  sk: `initiative#${sortableTime(created)}#${id}`,
});
export const listedInitiatives = (co: Keys): Range => ({ pk: `${co}#INITIATIVES`, prefix: 'initiative#' });
/** The deleted initiatives of a person, oldest first, and an entry of them (rule initiative.21). */
export const deletedInitiatives = (co: Keys, owner: string): Range => ({
  pk: `${co}#INITIATIVES`,
  prefix: `trash#${owner}#`,
});
export const deletedInitiative = (co: Keys, owner: string, deletedAt: number, id: string): Key => ({
  pk: `${co}#INITIATIVES`,
  sk: `trash#${owner}#${sortableTime(deletedAt)}#${id}`,
});
