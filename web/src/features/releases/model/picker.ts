import type { Level } from '#shared/model/limits.ts';
import type { ReleaseWhat } from '#shared/model/release.ts';
import type { CardId, Layout } from '#web/map/types.ts';

/**
 * Activities that one call puts in or takes out. The call takes thirty, but counts each of their parents too, so that fewer of them fit into one change when
 * they stand under many.
 */
export const PART_OF_WHATS = 20;

/** A backbone Activity of the picker with those of its children that are offered. */
export type PickerRow = { id: CardId; children: readonly CardId[] };

/** What the picker offers: all of the map, or what a text finds, with the parents of what it finds. Cards that are not saved yet are left out. */
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

/** The level of what is chosen, if anything is: options of the other one are not to be had (rule release.7). */
export function levelOf({ cards }: Layout, chosen: ReadonlySet<CardId>): Level | undefined {
  for (const id of chosen) {
    const card = cards.get(id);
    if (card !== undefined) return card.level;
  }
  return undefined;
}

/** Whether an Activity has to stay in its release, because of what it holds there (rule release.10). */
export function isHeld(part: ReleaseWhat | undefined): boolean {
  return part !== undefined && part.exploreObjects + part.epics > 0;
}

/** What has to be taken out of a release and put into it to have what is chosen. */
export function changesOf(
  before: ReadonlySet<CardId>,
  chosen: ReadonlySet<CardId>,
): { removed: CardId[]; added: CardId[] } {
  return {
    removed: [...before].filter((id) => !chosen.has(id)),
    added: [...chosen].filter((id) => !before.has(id)),
  };
}
