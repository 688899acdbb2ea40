import * as errors from '#shared/errors.ts';
import { BACKBONE } from '#shared/model/limits.ts';
import type { ReleaseWhat } from '#shared/model/release/release.ts';
import { levelMixError } from '#shared/rules/releases.ts';
import * as texts from '#shared/texts/story_map/slices.ts';
import { NO_RELEASE } from '#web/replica/release/placeWhat.ts';
import type { Card } from '#web/replica/story_map/types.ts';
import { type Lane, type LaneId, laneOf, type SliceBoard, type SliceCard } from './board.ts';

/** The target of a drop; `copies` also keeps the card in its lane. */
export type Target = { lane: LaneId; copies: boolean };

/** The effect of a drop: it changes the releases of the Activity, changes nothing, or is refused. */
export type Verdict =
  | { does: 'stays' }
  /** Without `from` the Activity is added to a release, without `to` it is removed from one. */
  | { does: 'changes'; from: LaneId; to: LaneId }
  | { does: 'refused'; refusal: string };

/** The effect of dropping a card into a lane, by the server's rules (rules release.7, release.10, release.20). */
export function verdictOn(board: SliceBoard, card: Card, { lane: here }: SliceCard, { lane, copies }: Target): Verdict {
  const target = laneOf(board, lane);
  if (target === undefined || lane === here) return { does: 'stays' };
  // A card in no release cannot be kept there.
  const from = copies && lane !== NO_RELEASE ? NO_RELEASE : here;
  if (isHeld(laneOf(board, from)?.parts.get(card.id)))
    return { does: 'refused', refusal: errors.exploreInformationExists.message };
  if (target.parts.has(card.id)) return { does: 'refused', refusal: texts.isThere };
  const refusal = lane === NO_RELEASE ? undefined : levelMixError(levelsIn(target), card.level);
  if (refusal !== undefined) return { does: 'refused', refusal: refusal.message };
  return { does: 'changes', from, to: lane };
}

/** A verdict in words, for the dragged card. */
export function wordsFor(board: SliceBoard, verdict: Verdict): string | null {
  if (verdict.does === 'stays') return null;
  if (verdict.does === 'refused') return verdict.refusal;
  const { from, to } = verdict;
  if (to === NO_RELEASE) return texts.removes({ name: nameOf(laneOf(board, from)) });
  return (from === NO_RELEASE ? texts.adds : texts.moves)({ name: nameOf(laneOf(board, to)) });
}

/** The name of a lane. */
export const nameOf = (lane: Lane | undefined): string => lane?.release?.name ?? texts.none;

/** Whether an Activity must stay in its release because of its contents there. */
function isHeld(part: ReleaseWhat | undefined): boolean {
  return part !== undefined && part.exploreObjects + part.epics > 0;
}

function levelsIn({ level, parts }: Lane) {
  return level === BACKBONE ? { backbones: parts.size, skeletons: 0 } : { backbones: 0, skeletons: parts.size };
}
