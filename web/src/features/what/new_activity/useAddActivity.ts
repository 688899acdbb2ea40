import { MAX_LINKED_WHOS } from '#shared/model/limits.ts';
import { inParts, newPartGroup, type SendPart } from '#web/base/api/inParts.ts';
import { temporaryId } from '#web/replica/aliases.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import { send } from '#web/replica/sending/send.ts';
import { addActivity } from '#web/replica/story_map/cardCommands.ts';
import type { CardId, Place } from '#web/replica/story_map/types.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { type Draft, fieldsOf, laterWhoLinks } from './draft.ts';

/**
 * The result of adding an Activity: its card, whether the company already had it, and whether it already stood on this
 * map (where it then stayed).
 */
export type Added = {
  card: CardId;
  reused: boolean;
  wasHere: boolean;
  /** The number of Whos that could not be linked after the Activity was added, and the reason. */
  notLinked: { count: number; message: string } | null;
};

/** The number of Whos linked to an Activity so far, and of all to link. */
export type Linking = { done: number; total: number };

/**
 * Adds an Activity with all its fields to the open map. Whos beyond the limit of one call are linked afterwards, in
 * parts (rule who.13).
 * @returns a function that adds a complete draft at a place, and throws an ApiError on refusal
 */
export function useAddActivity(): (place: Place, draft: Draft, onLinked: (linking: Linking) => void) => Promise<Added> {
  const map = useMap();

  /** Links the remaining Whos in parts. @returns the failed ones with the reason, or null */
  const linkLater = async (whatId: string, draft: Draft, onLinked: (linking: Linking) => void) => {
    const { containerId } = map;
    const total = draft.whoLinks.length;
    const later = laterWhoLinks(draft);
    let done = total - later.flatMap(({ whoIds }) => whoIds).length;
    const group = newPartGroup();
    if (done < total) onLinked({ done, total });
    try {
      for (const { linkTypeId, whoIds } of later) {
        const before = done;
        const link: SendPart<string> = (part, key) =>
          send('add_what_who_links', { containerId, whatId, linkTypeId, whoIds: [...part] }, { key });
        await inParts(
          whoIds,
          MAX_LINKED_WHOS,
          link,
          (count) => {
            done = before + count;
            onLinked({ done, total });
          },
          group,
        );
      }
      return null;
    } catch (error) {
      return { count: total - done, message: refusalOf(error).message };
    }
  };

  return async (place, draft, onLinked) => {
    const { containerId, pending } = map;
    const { id, usedExistingWhat, change } = await pending.begin(addActivity, {
      containerId,
      card: temporaryId(),
      description: draft.description,
      place,
      details: { companyCollectionId: draft.pickedId, fields: fieldsOf(draft) },
    });
    const wasHere = change === null;
    const notLinked = wasHere ? null : await linkLater(id, draft, onLinked);
    return { card: id, reused: usedExistingWhat, wasHere, notLinked };
  };
}
