import type { KnownError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { Initiative } from '#shared/model/initiative/initiative.ts';
import { MAX_GROUP_RELEASES } from '#shared/model/limits.ts';
import { periodError } from '#shared/rules/releases.ts';

/** Why an initiative cannot have this period, if so: it ends before it starts (rule initiative.3). */
export function initiativePeriodError(period: Pick<Initiative, 'start' | 'end'>): KnownError | undefined {
  return periodError(period);
}

/** A release group, and the ids of its releases. */
type Group = { id: string; releaseIds: readonly string[] };

/** Why the releases of a group cannot move into another one, if so (rule initiative.8). */
export function mergeError(from: Group, into: Group): KnownError | undefined {
  if (from.id === into.id) return errors.sameReleaseGroup;
  return from.releaseIds.length + into.releaseIds.length > MAX_GROUP_RELEASES ? errors.releaseGroupFull : undefined;
}

/**
 * Why releases cannot leave their group for groups of their own, if so: at least one is chosen, which the input says,
 * and at least one stays (rule initiative.9).
 * @param chosen ids, each once
 */
export function splitError(chosen: readonly string[], { releaseIds }: Group): KnownError | undefined {
  if (chosen.some((id) => !releaseIds.includes(id))) return errors.releaseNotInInitiative;
  return chosen.length === releaseIds.length ? errors.wholeReleaseGroup : undefined;
}
