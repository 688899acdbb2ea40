import { type Fold, textHash } from '#lambdas/store/textHash.ts';
import type { ExploreType } from '#shared/model/epic/epic.ts';
import type { Key, Keys, Range } from './base.ts';
import { detailsIn, idsOf, inDetail, inMap, rangeOf } from './base.ts';

export const release = (co: Keys, containerId: string, id: string): Key => inMap(co, containerId, `release#${id}`);
export const releases = (co: Keys, containerId: string): Range => idsOf(co, containerId, 'release#');
/** Whether a release is open is written on several items, so that its editors do not all collide on one. */
export const releaseGuard = (co: Keys, containerId: string, id: string, n: number): Key =>
  inMap(co, containerId, `guard#${id}#${String(n).padStart(2, '0')}`);
export const releaseWhat = (co: Keys, containerId: string, id: string, whatId: string): Key =>
  inMap(co, containerId, `in#${id}#${whatId}`);
export const whatsOfRelease = (co: Keys, containerId: string, id: string): Range => idsOf(co, containerId, `in#${id}#`);
/** The Activities of all releases of a map. */
export const whatsOfReleases = (co: Keys, containerId: string): Range => idsOf(co, containerId, 'in#');
/** Marks the releases that an Activity is in, and those that it has left. */
export const releaseOfWhat = (co: Keys, containerId: string, whatId: string, id: string): Key =>
  inMap(co, containerId, `of#${whatId}#${id}`);
export const releasesOfWhat = (co: Keys, containerId: string, whatId: string): Range =>
  rangeOf(co, containerId, `of#${whatId}#`);

/** The explore items of a release, and the pointers of all names in it. */
export const exploreOfRelease = (co: Keys, containerId: string, releaseId: string): Range =>
  rangeOf(co, containerId, `explore#${releaseId}#`);
export const exploreNamesOfRelease = (co: Keys, containerId: string, releaseId: string): Range =>
  rangeOf(co, containerId, `unique#explore#${releaseId}#`);
export const epicNamesOfRelease = (co: Keys, containerId: string, releaseId: string): Range =>
  rangeOf(co, containerId, `unique#epic#${releaseId}#`);
export const exploreObject = (co: Keys, containerId: string, releaseId: string, whatId: string, id: string): Key =>
  inMap(co, containerId, `explore#${releaseId}#${whatId}#${id}`);
export const exploreObjects = (co: Keys, containerId: string, releaseId: string, whatId: string): Range =>
  rangeOf(co, containerId, `explore#${releaseId}#${whatId}#`);
/** The explore item with this name, by one of the folds, within its kind, for an Activity in a release. */
export const exploreName = (
  co: Keys,
  containerId: string,
  releaseId: string,
  whatId: string,
  type: ExploreType,
  name: string,
  fold?: Fold,
): Key => inMap(co, containerId, `unique#explore#${releaseId}#${whatId}#${type}#${textHash(name, fold)}`);
/** The explore items of all releases of a map. */
export const exploreObjectsOfMap = (co: Keys, containerId: string): Range => rangeOf(co, containerId, 'explore#');
export const epic = (co: Keys, containerId: string, releaseId: string, whatId: string, key: string): Key =>
  inMap(co, containerId, `epic#${releaseId}#${whatId}#${key}`);
export const epicsOfWhat = (co: Keys, containerId: string, releaseId: string, whatId: string): Range =>
  rangeOf(co, containerId, `epic#${releaseId}#${whatId}#`);
export const epicsOfRelease = (co: Keys, containerId: string, releaseId: string): Range =>
  idsOf(co, containerId, `epic#${releaseId}#`);
/** The epics of all releases of a map. */
export const epics = (co: Keys, containerId: string): Range => idsOf(co, containerId, 'epic#');
/** The epic with this name, a text by one of the folds or the id of an entity, for an Activity in a release. */
export const epicNamedText = (
  co: Keys,
  containerId: string,
  releaseId: string,
  whatId: string,
  text: string,
  fold?: Fold,
): Key => inMap(co, containerId, `unique#epic#${releaseId}#${whatId}#text#${textHash(text, fold)}`);
export const epicNamedObject = (
  co: Keys,
  containerId: string,
  releaseId: string,
  whatId: string,
  objectId: string,
): Key => inMap(co, containerId, `unique#epic#${releaseId}#${whatId}#object#${objectId}`);
/** An export of an epic whose issue is not known yet. */
export const exportAttempt = (co: Keys, containerId: string, epicId: string, integrationId: string): Key =>
  inMap(co, containerId, `exporting#${epicId}#${integrationId}`);
/** Long texts of epics are stored apart, by the key of the epic alone, so that moving it leaves them where they are. */
export const epicNotes = (co: Keys, containerId: string, key: string): Key =>
  inDetail(co, containerId, `epic#${key}#notes`);
/** The notes of all epics of a map. */
export const epicNotesOfMap = (co: Keys, containerId: string): Range => detailsIn(co, containerId, 'epic#');
