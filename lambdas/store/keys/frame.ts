import type { FrameKind } from '#shared/model/frame.ts';
import type { Key, Keys, Range } from './base.ts';
import { idsOf, inMap, rangeOf } from './base.ts';
import { cutsOfIds } from './cuts.ts';

const frame = (co: Keys, kind: FrameKind, id: string, sk: string): Key => ({
  pk: `${co}#${kind.toUpperCase()}#${id}`,
  sk,
});
const framesOf = (co: Keys, kind: FrameKind, id: string, prefix: string): Range => ({
  pk: `${co}#${kind.toUpperCase()}#${id}`,
  prefix,
});

/** The company's own objective or problem, shared by the maps that use it. */
export const companyFrame = (co: Keys, kind: FrameKind, id: string): Key => frame(co, kind, id, kind);
/** All that is stored beside it: benefits, links, and who uses it. */
export const rowsOfFrame = (co: Keys, kind: FrameKind, id: string): Range => framesOf(co, kind, id, '');
/** A map that uses it. */
export const frameUse = (co: Keys, kind: FrameKind, id: string, containerId: string): Key =>
  frame(co, kind, id, `map#${containerId}`);
export const frameUses = (co: Keys, kind: FrameKind, id: string): Range => ({
  ...framesOf(co, kind, id, 'map#'),
  cutsAfter: cutsOfIds('map#'),
});
/** A release that has it. */
export const frameReleaseUse = (co: Keys, kind: FrameKind, id: string, containerId: string, releaseId: string): Key =>
  frame(co, kind, id, `release#${containerId}#${releaseId}`);
export const frameReleaseUses = (co: Keys, kind: FrameKind, id: string, containerId: string): Range =>
  framesOf(co, kind, id, `release#${containerId}#`);
/** All objectives and problems of the company, so that an export finds those that no map uses any more. */
export const listedFrame = (co: Keys, kind: FrameKind, id: string): Key => ({
  pk: `${co}#FRAME`,
  sk: `${kind}#${id}`,
});
export const listedFrames = (co: Keys, kind: FrameKind): Range => ({ pk: `${co}#FRAME`, prefix: `${kind}#` });

export const benefit = (co: Keys, objectiveId: string, id: string): Key =>
  frame(co, 'objective', objectiveId, `benefit#${id}`);
export const benefits = (co: Keys, objectiveId: string): Range => framesOf(co, 'objective', objectiveId, 'benefit#');
/** An objective of a problem, by the map that added it; and the pointer to it beside the objective. */
export const problemObjective = (co: Keys, problemId: string, objectiveId: string, containerId: string): Key =>
  frame(co, 'problem', problemId, `objective#${objectiveId}#${containerId}`);
export const objectiveOfProblem = (co: Keys, problemId: string, objectiveId: string): Range =>
  framesOf(co, 'problem', problemId, `objective#${objectiveId}#`);
export const objectivesOfProblem = (co: Keys, problemId: string): Range =>
  framesOf(co, 'problem', problemId, 'objective#');
export const problemOfObjective = (co: Keys, objectiveId: string, problemId: string, containerId: string): Key =>
  frame(co, 'objective', objectiveId, `problem#${problemId}#${containerId}`);

/** An objective or a problem on a map. */
export const onMapFrame = (co: Keys, kind: FrameKind, containerId: string, id: string): Key =>
  inMap(co, containerId, `${kind}#${id}`);
export const objective = (co: Keys, containerId: string, id: string): Key =>
  onMapFrame(co, 'objective', containerId, id);
export const problem = (co: Keys, containerId: string, id: string): Key => onMapFrame(co, 'problem', containerId, id);
export const frameOfMap = (co: Keys, kind: FrameKind, containerId: string): Range => idsOf(co, containerId, `${kind}#`);
export const objectives = (co: Keys, containerId: string): Range => frameOfMap(co, 'objective', containerId);
export const problems = (co: Keys, containerId: string): Range => frameOfMap(co, 'problem', containerId);
/**
 * An objective or a problem of a release, all of a release, and all of a map. Apart from `in#`, since most readers of
 * the Activities of a release need none of them.
 */
export const releaseFrame = (co: Keys, kind: FrameKind, containerId: string, releaseId: string, id: string): Key =>
  inMap(co, containerId, `for#${releaseId}#${kind}#${id}`);
export const frameOfRelease = (co: Keys, containerId: string, releaseId: string): Range =>
  rangeOf(co, containerId, `for#${releaseId}#`);
export const frameOfReleases = (co: Keys, containerId: string): Range => idsOf(co, containerId, 'for#');
