import * as errors from '#shared/errors.ts';
import { BACKBONE } from '#shared/model/limits.ts';
import { levelMixError } from '#shared/rules/releases.ts';
import { targetReleaseCompleted } from '#shared/texts/errors.ts';
import * as texts from '#shared/texts/roadmap/roadmap.ts';
import type { Layout } from '#web/replica/story_map/types.ts';
import type { Chip, Column, RoadmapBoard } from './board.ts';

/** A cell as the target of an epic. */
export type Target = { row: string; column: string };

/** The effect of dropping an epic into a cell. */
export type Verdict = { does: 'stays' } | { does: 'moves'; to: string } | { does: 'refused'; refusal: string };

const refused = (refusal: string): Verdict => ({ does: 'refused', refusal });

/**
 * The effect of dropping an epic into a cell (rule roadmap.8): it goes to another open release of its map, and only in
 * the row of its Activity, or of the Activity above that one while the row is collapsed.
 */
export function verdictOn({ columns, rows }: RoadmapBoard, layout: Layout, chip: Chip, target: Target): Verdict {
  const from = columns.find(({ id }) => id === chip.releaseId);
  const to = columns.find(({ id }) => id === target.column);
  const row = rows.find(({ id }) => id === target.row);
  if (from === undefined || to === undefined || row === undefined) return { does: 'stays' };
  const frozen = frozenRefusal(from);
  if (frozen !== undefined) return refused(frozen);
  if (!row.holds.includes(chip.whatId))
    return refused(texts.otherRow({ what: layout.cards.get(chip.whatId)?.description ?? '' }));
  if (to.id === from.id) return { does: 'stays' };
  if (to.mapName !== null) return refused(texts.readOnly);
  if (to.release.completed) return refused(targetReleaseCompleted);
  const level = layout.cards.get(chip.whatId)?.level ?? BACKBONE;
  const mixed = to.whats.has(chip.whatId) ? undefined : levelMixError(levelsIn(to, layout), level);
  return mixed === undefined ? { does: 'moves', to: to.id } : refused(mixed.message);
}

/** Why the epics of a release can neither come nor go, if so. */
export function frozenRefusal({ mapName, release }: Pick<Column, 'mapName' | 'release'>): string | undefined {
  if (mapName !== null) return texts.readOnly;
  return release.completed ? errors.releaseCompleted.message : undefined;
}

/** A verdict in words; null where the epic stays. */
export function wordsFor({ columns }: RoadmapBoard, verdict: Verdict): string | null {
  if (verdict.does === 'stays') return null;
  if (verdict.does === 'refused') return verdict.refusal;
  return texts.moves({ name: columns.find(({ id }) => id === verdict.to)?.release.name ?? '' });
}

function levelsIn({ whats }: Column, { cards }: Layout) {
  const levels = { backbones: 0, skeletons: 0 };
  for (const id of whats) {
    const level = cards.get(id)?.level;
    if (level !== undefined) levels[level === BACKBONE ? 'backbones' : 'skeletons'] += 1;
  }
  return levels;
}
