import type { Level } from '#shared/model/limits.ts';
import type { ReleaseWhat } from '#shared/model/release/release.ts';
import type { CardId, Layout } from '#web/replica/story_map/types.ts';

/**
 * The number of Activities that one call adds or removes. A call takes thirty, but their parents count too, so fewer
 * fit into one change when they have many parents.
 */
export const PART_OF_WHATS = 20;

/** A backbone Activity of the picker with the offered ones of its children. */
export type PickerRow = { id: CardId; children: readonly CardId[] };

/** The rows of the picker: the whole map, or the matches of a text with their parents. Leaves out unsaved cards. */
export function pickerRows({ backbone, children, cards }: Layout, text: string): PickerRow[] {
  const sought = text.trim().toLowerCase();
  const isSaved = (id: CardId) => cards.get(id)?.unsaved === false;
  const matches = (id: CardId) => (cards.get(id)?.description ?? '').toLowerCase().includes(sought);
  return backbone.filter(isSaved).flatMap((id) => {
    const all = (children.get(id) ?? []).filter(isSaved);
    const found = all.filter(matches);
    if (matches(id)) return [{ id, children: found.length > 0 && sought !== '' ? found : all }];
    return found.length > 0 ? [{ id, children: found }] : [];
  });
}

/** The level of the chosen Activities, if any: those of the other level are then disabled (rule release.7). */
export function levelOf({ cards }: Layout, chosen: ReadonlySet<CardId>): Level | undefined {
  for (const id of chosen) {
    const card = cards.get(id);
    if (card !== undefined) return card.level;
  }
  return undefined;
}

/** Whether an Activity must stay in its release because of its contents there (rule release.10). */
export function isHeld(part: ReleaseWhat | undefined): boolean {
  return part !== undefined && part.exploreObjects + part.epics > 0;
}

/** The Activities to remove from a release and to add to it, to get from the old choice to the new one. */
export function changesOf(
  before: ReadonlySet<CardId>,
  chosen: ReadonlySet<CardId>,
): { removed: CardId[]; added: CardId[] } {
  return {
    removed: [...before].filter((id) => !chosen.has(id)),
    added: [...chosen].filter((id) => !before.has(id)),
  };
}
