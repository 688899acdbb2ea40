import { errors } from '#shared/errors.ts';
import { levelUnder } from '#shared/rules/levels.ts';
import { ApiError } from '#web/api/ApiError.ts';
import { useActions, useContainerId } from '../board/boardContext.ts';
import { useMapCommand } from '../hooks/useMapCommand.ts';
import { meansOutdated, refusalOf } from '../model/boardEvents.ts';
import { indexOfPlace, rowOf } from '../model/layout.ts';
import { serverPlaceAt } from '../model/neighbours.ts';
import { untilSaved } from '../model/newActivity.ts';
import type { CardId, Layout, Place } from '../model/types.ts';
import { fieldsOf, type Draft } from './draft.ts';

/** What became of an Activity: its card, whether the company had it before, and whether it stood on this map already (where it then stayed). */
export type Added = { card: CardId; reused: boolean; wasHere: boolean };

/**
 * Adds an Activity with all its fields to the open map.
 * @returns what adds a complete draft at a place, and throws an ApiError when that is refused
 */
export function useAddActivity(): (place: Place, draft: Draft) => Promise<Added> {
  const { board } = useActions();
  const containerId = useContainerId();
  const { mutateAsync } = useMapCommand('add_what');

  const add = async (place: Place, draft: Draft): Promise<Added> => {
    const { parentId } = place;
    await untilSaved(board, [parentId, place.after, place.before]);
    const { layout } = board.getState();
    const idOf = (card: CardId) => layout.cards.get(card)?.whatId ?? undefined;
    const parentWhatId = parentId === null ? null : idOf(parentId);
    // A colleague took it away, or it could not be saved itself.
    if (parentWhatId === undefined)
      throw new ApiError('parent-does-not-exist', { status: errors['parent-does-not-exist'].status });
    const row = rowOf(layout, parentId);
    const { afterWhatId, beforeWhatId } = serverPlaceAt(row, indexOfPlace(row, place), idOf);
    const answer = await mutateAsync({
      containerId,
      description: draft.description,
      level: levelUnder(parentId),
      parentId: parentWhatId,
      companyCollectionId: draft.pickedId,
      fields: fieldsOf(draft),
      afterWhatId,
      beforeWhatId,
    });
    return {
      card: cardOf(board.getState().layout, answer.id),
      reused: answer.usedExistingWhat,
      wasHere: answer.change === null,
    };
  };

  return async (place, draft) => {
    try {
      return await add(place, draft);
    } catch (error) {
      if (meansOutdated(refusalOf(error).code)) void board.reload();
      throw error;
    }
  };
}

/** The card of an Activity. It may have a name of its own, from when it was added in this tab. */
function cardOf({ cards }: Layout, whatId: string): CardId {
  return [...cards.values()].find((card) => card.whatId === whatId)?.id ?? whatId;
}
