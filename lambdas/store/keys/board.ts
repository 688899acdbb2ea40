import { sha256 } from '#lambdas/store/sha256.ts';
import { type Fold, textHash } from '#lambdas/store/textHash.ts';
import type { WhoLabelKind } from '#shared/model/who/whoLabel.ts';
import type { Key, Keys, Range, SharedKind } from './base.ts';
import { detailsIn, idsOf, inDetail, inMap, mapPk, rangeOf } from './base.ts';
import { cutsOfIds } from './cuts.ts';

export const storyMap = (co: Keys, id: string): Key => inMap(co, id, 'board#head');
export const member = (co: Keys, containerId: string, uid: string): Key =>
  inMap(co, containerId, `board#member#${uid}`);
export const what = (co: Keys, containerId: string, id: string): Key => inMap(co, containerId, `board#what#${id}`);
export const who = (co: Keys, containerId: string, id: string): Key => inMap(co, containerId, `board#who#${id}`);
/** A group of Whos or a category within one: there are few of both, and they are always read together. */
export const whoLabel = (co: Keys, containerId: string, id: string): Key =>
  inMap(co, containerId, `board#wholabel#${id}`);
/** The label with a name, by one of the folds, which is unique within its kind and group. */
export const whoLabelName = (
  co: Keys,
  containerId: string,
  kind: WhoLabelKind,
  groupId: string | null,
  name: string,
  fold?: Fold,
): Key =>
  inMap(
    co,
    containerId,
    `wholabel#${kind === 'group' ? kind : `${kind}#${groupId ?? 'none'}`}#${textHash(name, fold)}`,
  );
export const whatWhoLink = (co: Keys, containerId: string, whatId: string, whoId: string): Key =>
  inMap(co, containerId, `board#link#${whatId}#${whoId}`);
/** An Activity or a Who on a map. */
export const onMap = (co: Keys, kind: SharedKind, containerId: string, id: string): Key =>
  kind === 'what' ? what(co, containerId, id) : who(co, containerId, id);
/** The only link between two Whos, in either direction. */
export const whoWhoLink = (co: Keys, containerId: string, a: string, b: string): Key =>
  inMap(co, containerId, `board#whowho#${[a, b].sort().join('#')}`);
/** Everything needed to open a map. */
export const board = (co: Keys, containerId: string): Range => ({
  pk: mapPk(co, containerId),
  prefix: 'board#',
  cutsAfter: cutsOfIds('board#what#'),
});
export const members = (co: Keys, containerId: string): Range => idsOf(co, containerId, 'board#member#');
export const whats = (co: Keys, containerId: string): Range => idsOf(co, containerId, 'board#what#');
export const whos = (co: Keys, containerId: string): Range => idsOf(co, containerId, 'board#who#');
export const whoLabels = (co: Keys, containerId: string): Range => idsOf(co, containerId, 'board#wholabel#');
export const whatWhoLinks = (co: Keys, containerId: string): Range => idsOf(co, containerId, 'board#link#');
export const whoWhoLinks = (co: Keys, containerId: string): Range => idsOf(co, containerId, 'board#whowho#');
export const linksOfWhat = (co: Keys, containerId: string, whatId: string): Range =>
  rangeOf(co, containerId, `board#link#${whatId}#`);

/** Links an Activity to a story map. */
export const childMaps = (co: Keys, containerId: string): Range => rangeOf(co, containerId, 'child#');
export const childMap = (co: Keys, containerId: string, whatId: string): Key =>
  inMap(co, containerId, `child#${whatId}`);

/** The details of an opened card, stored apart so that long texts do not slow the board down. */
export const whatDetails = (co: Keys, containerId: string, whatId: string): Range =>
  detailsIn(co, containerId, `what#${whatId}#`);
/** The details of all Activities of a map. */
export const detailsOfMap = (co: Keys, containerId: string): Range => detailsIn(co, containerId, 'what#');
export const whatText = (co: Keys, containerId: string, whatId: string): Key =>
  inDetail(co, containerId, `what#${whatId}#text`);
export const whatMaturity = (co: Keys, containerId: string, whatId: string): Key =>
  inDetail(co, containerId, `what#${whatId}#maturity`);
export const whatReferences = (co: Keys, containerId: string, whatId: string): Range =>
  detailsIn(co, containerId, `what#${whatId}#reference#`);
/**
 * A pair of name and type has one key per generation of the Activity, so adding the Activity again needs no look at its
 * former references.
 */
export const whatReference = (
  co: Keys,
  containerId: string,
  whatId: string,
  generation: number,
  { name, type }: { name: string; type: string },
): Key => ({
  pk: `${co}#DETAIL#${containerId}`,
  sk: `what#${whatId}#reference#${sha256(`${generation} ${type} ${name}`)}`,
});
