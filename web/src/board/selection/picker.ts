import type { CardId } from '#web/replica/story_map/types.ts';
import type { BoardActions } from './actions.ts';
import type { PickerKind } from './pickerKeys.ts';
import type { Picker } from './types.ts';

/** Opens a picker for a card, and with it the others if it is one of the selected. */
export function openPicker({ ui }: BoardActions, kind: PickerKind, card: CardId | null, anchor: HTMLElement): void {
  ui.set({ picker: { kind, card, anchor, typed: '' }, hint: null });
}

/** The cards that a picker changes. */
export function cardsOfPicker({ selection }: BoardActions, { card }: Picker): readonly CardId[] {
  return card === null ? selection.items : selection.with(card);
}
