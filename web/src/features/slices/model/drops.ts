import * as errors from '#shared/errors.ts';
import { BACKBONE } from '#shared/model/limits.ts';
import type { ReleaseWhat } from '#shared/model/release.ts';
import { levelMixRefusal } from '#shared/rules/releases.ts';
import { fill } from '#shared/texts/fill.ts';
import { sliceTexts as texts } from '#shared/texts/slices.ts';
import type { Card } from '#web/map/types.ts';
import { type Lane, type LaneId, laneOf, NO_RELEASE, type SliceBoard, type SliceCard } from './board.ts';

/** Where a card is dropped; `copies` keeps it in its lane too. */
export type Target = { lane: LaneId; copies: boolean };

/** What a drop does: it changes which releases hold the Activity, or nothing, or it is refused. */
export type Verdict =
  | { does: 'stays' }
  /** Without `from` it is put in, without `to` it is taken out. */
  | { does: 'changes'; from: LaneId; to: LaneId }
  | { does: 'refused'; refusal: string };

/** What it means to drop a card into a lane, by the rules of the server (rules release.7, release.10, release.20). */
export function verdictOn(board: SliceBoard, card: Card, { lane: here }: SliceCard, { lane, copies }: Target): Verdict {
  const target = laneOf(board, lane);
  if (target === undefined || lane === here) return { does: 'stays' };
  // What is in no release cannot be kept there.
  const from = copies && lane !== NO_RELEASE ? NO_RELEASE : here;
  if (isHeld(laneOf(board, from)?.parts.get(card.id)))
    return { does: 'refused', refusal: errors.exploreInformationExists.message };
  if (target.parts.has(card.id)) return { does: 'refused', refusal: texts.isThere };
  const refusal = lane === NO_RELEASE ? undefined : levelMixRefusal(levelsIn(target), card.level);
  if (refusal !== undefined) return { does: 'refused', refusal: refusal.message };
  return { does: 'changes', from, to: lane };
}

/** What a verdict means, in words: for the card that is dragged. */
export function wordsFor(board: SliceBoard, verdict: Verdict): string | null {
  if (verdict.does === 'stays') return null;
  if (verdict.does === 'refused') return verdict.refusal;
  const { from, to } = verdict;
  if (to === NO_RELEASE) return fill(texts.removes, { name: nameOf(laneOf(board, from)) });
  return fill(from === NO_RELEASE ? texts.adds : texts.moves, { name: nameOf(laneOf(board, to)) });
}

/** The name of a lane. */
export const nameOf = (lane: Lane | undefined): string => lane?.release?.name ?? texts.none;

/** Whether an Activity has to stay in its release, because of what it holds there. */
function isHeld(part: ReleaseWhat | undefined): boolean {
  return part !== undefined && part.exploreObjects + part.epics > 0;
}

function levelsIn({ level, parts }: Lane) {
  return level === BACKBONE ? { backbones: parts.size, skeletons: 0 } : { backbones: 0, skeletons: parts.size };
}
