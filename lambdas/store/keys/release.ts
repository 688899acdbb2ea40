import type { ExploreType } from '#shared/model/epic/epic.ts';
import type { Key, Keys, Range } from './base.ts';
import { detailsIn, idsOf, inDetail, inMap, rangeOf, textHash } from './base.ts';

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
/** Marks the releases that an Activity is in, and those that it has left. */
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
/** The explore items of all releases of a map. */
export const exploreObjectsOfMap = (co: Keys, mapId: string): Range => rangeOf(co, mapId, 'explore#');
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
/** An export of an epic whose issue is not known yet. */
export const exportAttempt = (co: Keys, mapId: string, epicId: string, integrationId: string): Key =>
  inMap(co, mapId, `exporting#${epicId}#${integrationId}`);
/** Long texts of epics are stored apart, by the key of the epic alone, so that moving it leaves them where they are. */
export const epicNotes = (co: Keys, mapId: string, key: string): Key => inDetail(co, mapId, `epic#${key}#notes`);
/** The notes of all epics of a map. */
export const epicNotesOfMap = (co: Keys, mapId: string): Range => detailsIn(co, mapId, 'epic#');
