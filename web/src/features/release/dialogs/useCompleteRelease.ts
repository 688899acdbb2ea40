import { useState } from 'react';
import type { Release } from '#shared/model/release/release.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { ApiError, call } from '#web/base/api/client.ts';
import { inParts, newPartGroup } from '#web/base/api/inParts.ts';
import { send } from '#web/replica/sending/send.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';

/** What becomes of a release that is being completed: how many of its open epics are moved, of how many. */
type Progress = { done: number; count: number };

/**
 * Completes a release and moves its open epics to another one before, as one action (rule release.33). When one of them
 * is refused, the earlier ones stay moved and the release stays open; doing it again moves the rest.
 */
export function useCompleteRelease({ id: releaseId }: Release) {
  const containerId = useContainerId();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [error, setError] = useState<ApiError | string | null>(null);

  /** @param target the release that gets the open epics; null leaves them. @returns how many were moved; null if refused */
  const complete = async (target: string | null): Promise<number | null> => {
    let [done, count] = [0, 0];
    setProgress({ done, count });
    setError(null);
    try {
      const open = target === null ? [] : await openEpicsOf(containerId, releaseId);
      count = open.length;
      const group = newPartGroup();
      const current = { containerId, releaseId };
      const destination = { containerId, releaseId: target ?? '' };
      await inParts(
        open,
        1,
        ([epic], key) =>
          send('move_epic', { whatId: epic?.whatId ?? '', epicId: epic?.id ?? '', current, destination }, { key }),
        (moved) => setProgress({ done: (done = moved), count }),
        group,
      );
      await send('complete_release', { containerId, releaseId }, { key: group.nextKey() });
      return count;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(done > 0 ? `${failure.message} ${texts.openEpics.stopped({ done, count })}` : failure);
      return null;
    } finally {
      setProgress(null);
    }
  };
  return { complete, progress, error, reset: () => setError(null) };
}

/** The epics of a release that are not done, as the server has them now. */
async function openEpicsOf(containerId: string, releaseId: string): Promise<{ id: string; whatId: string }[]> {
  const { epics } = await call('release_roadmap', {
    containerId,
    lastReleasesLimit: 0,
    additionalReleases: [{ containerId, releaseId }],
  });
  return epics.filter(({ completed }) => !completed);
}
