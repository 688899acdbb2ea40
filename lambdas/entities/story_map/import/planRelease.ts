import { createRelease, openRelease, releaseEntity } from '#lambdas/entities/release/release.ts';
import {
  inRelease,
  putIntoRelease,
  releaseWhatEntity,
  type ReleaseWhatItem,
} from '#lambdas/entities/release/releaseWhat.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { change } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { newId } from '#shared/model/ids.ts';
import { levelMixError, periodError } from '#shared/rules/releases.ts';
import * as mapLimits from '../limits.ts';
import { findRelease, namedRelease, namedWhat } from './find.ts';
import { checkOneMore, type ImportState, type PlanOf, reused, rowAt } from './state.ts';

/** A release with its dates. One of that name that is there may get other dates. */
export const planRelease: PlanOf<'release'> = (state, { name, start, end }) => {
  const there = findRelease(state, name);
  const period = { start: start ?? there?.start ?? 0, end: end ?? there?.end ?? 0 };
  if (there?.start === period.start && there.end === period.end)
    return reused(there.id, { entity: releaseEntity, row: there });
  const error = periodError(period);
  if (error !== undefined) throw new CallError(error);
  if (there !== undefined)
    return { outcome: 'changed', id: there.id, steps: [change(releaseEntity, openRelease(there), period)] };
  checkOneMore(state, mapLimits.releases);
  const id = newId();
  return {
    outcome: 'added',
    id,
    steps: [createRelease(state.keys, state.containerId, id, name, Date.now(), period)],
  };
};

/** An Activity in a release. */
export const planReleaseWhat: PlanOf<'release_what'> = (state, item) => {
  const { keys, containerId } = state;
  const release = openRelease(namedRelease(state, item.release));
  const what = namedWhat(state, item.what);
  const former = rowOfPart(state, release.id, what);
  const id = `${release.id}-${what.id}`;
  if (notDeleted(former) !== undefined) return reused(id, { entity: releaseWhatEntity, row: former });
  const error = levelMixError(release, what.level);
  if (error !== undefined) throw new CallError(error);
  return { outcome: 'added', id, steps: putIntoRelease(keys, containerId, release.id, [what], [former]) };
};

/**
 * What is added to an Activity in a release, which can be edited.
 * @throws CallError release-does-not-exist, release-completed, what-does-not-exist, what-not-in-release
 */
export function openPart(state: ImportState, named: { release: string; what: string }): ReleaseWhatItem {
  const release = openRelease(namedRelease(state, named.release));
  return inRelease(rowOfPart(state, release.id, namedWhat(state, named.what)));
}

const rowOfPart = (state: ImportState, releaseId: string, what: WhatItem) =>
  rowAt<ReleaseWhatItem>(state, rowKeys.releaseWhat(state.keys, state.containerId, releaseId, what.id));
