import type { CardId, Layout } from '#web/replica/story_map/types.ts';
import type { UiState } from './uiState.ts';

/**
 * The cards and columns in use by the keyboard, the pointer, a drag or the text field. They stay mounted wherever the
 * board scrolls to, and shown whatever the filter hides.
 */
export type InUse = { cards: ReadonlySet<CardId>; columns: ReadonlySet<CardId>; addsUnder: CardId | null };

const known = new WeakMap<UiState, InUse>();

/** What a state of the board has in use. */
export function inUse(ui: UiState, layout: Layout): InUse {
  const before = known.get(ui);
  if (before !== undefined) return before;
  const { active, drag, lifted, menu, editor } = ui;
  const writing = editor?.kind === 'add' ? editor.place : null;
  const addsUnder = active?.at === 'add' ? active.parentId : null;
  const cards = new Set(
    [
      active?.at === 'card' ? active.id : null,
      drag?.item ?? null,
      lifted?.item ?? null,
      menu?.card ?? null,
      editor?.kind === 'rename' ? editor.card : null,
      // The text field stands between these neighbours.
      writing?.afterWhatId ?? null,
      writing?.beforeWhatId ?? null,
    ].filter((id) => id !== null),
  );
  const columns = new Set(
    [
      ...[...cards].map((card) => layout.cards.get(card)?.parentId ?? card),
      addsUnder,
      writing?.parentId ?? null,
    ].filter((id) => id !== null),
  );
  const now = { cards, columns, addsUnder };
  known.set(ui, now);
  return now;
}
