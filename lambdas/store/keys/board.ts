import { sha256 } from '#lambdas/store/sha256.ts';
import type { WhoLabelKind } from '#shared/model/who/whoLabel.ts';
import type { Key, Keys, Range, SharedKind } from './base.ts';
import { detailsIn, idsOf, inDetail, inMap, mapPk, rangeOf, textHash } from './base.ts';
import { cutsOfIds } from './cuts.ts';

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
  cutsAfter: cutsOfIds('board#what#'),
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
  sk: `what#${whatId}#reference#${sha256(`${generation} ${type} ${name}`)}`,
});
