import { useState } from 'react';
import { ApiError } from '#web/base/api/client.ts';
import { inParts, newPartGroup } from '#web/base/api/inParts.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { changesOf, PART_OF_WHATS } from '../model/picker.ts';

/** The number of saved parts of a change, and of all parts. */
export type Progress = { done: number; count: number };

/**
 * Removes Activities from a release and adds others, in batches of one call's size (rule release.9). `stopped` says how
 * many parts were saved before one was refused.
 */
export function useReleaseWhats(releaseId: string) {
  const containerId = useContainerId();
  const remove = useCommand('remove_whats_from_release');
  const add = useCommand('add_whats_to_release');
  const [progress, setProgress] = useState<Progress | null>(null);
  const [stopped, setStopped] = useState<Progress | null>(null);

  /** @returns whether all parts were saved. After a refusal, `error` is set and the earlier parts stay saved. */
  const save = async (before: ReadonlySet<string>, chosen: ReadonlySet<string>): Promise<boolean> => {
    const { removed, added } = changesOf(before, chosen);
    const partsOf = (ids: readonly string[]) => Math.ceil(ids.length / PART_OF_WHATS);
    const count = partsOf(removed) + partsOf(added);
    let done = 0;
    const onDone = () => setProgress({ done: (done += 1), count });
    const about = { containerId, releaseId };
    const group = newPartGroup();
    setProgress({ done, count });
    setStopped(null);
    remove.reset();
    add.reset();
    try {
      // Activities of the other level must be removed before these can be added.
      for (const [ids, command] of [
        [removed, remove],
        [added, add],
      ] as const) {
        await inParts(
          ids,
          PART_OF_WHATS,
          (part, key) => command.mutateAsync({ ...about, whatIds: [...part] }, { key }),
          onDone,
          group,
        );
      }
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (done > 0) setStopped({ done, count });
      return false;
    } finally {
      setProgress(null);
    }
  };
  return { save, progress, stopped, error: remove.error ?? add.error };
}
