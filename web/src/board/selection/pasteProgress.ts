import { inputOf } from '#web/replica/command.ts';
import { addCard } from '#web/replica/story_map/cardCommands.ts';
import type { MapReplica } from '#web/replica/story_map/MapReplica.ts';

/** The progress of pasted cards: the number sent and answered, and the first reason why one was not added. */
export function pasteProgress(
  { pending }: MapReplica,
  { group, total }: { group: string; total: number },
): { done: number; failed: number; message: string } {
  const left = pending.all.filter((entry) => inputOf(addCard, entry)?.paste?.group === group);
  const failed = left.filter(({ refused }) => refused !== null);
  return {
    done: total - left.length + failed.length,
    failed: failed.length,
    message: failed[0]?.refused?.message ?? '',
  };
}
