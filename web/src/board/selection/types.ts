import type { CardId } from '#web/replica/story_map/types.ts';
import type { PickerKind } from './pickerKeys.ts';

/** The keyboard position: on a card, or on the add slot at the end of a row. */
export type FocusTarget = { at: 'card'; id: CardId } | { at: 'add'; parentId: CardId | null };

/** The open picker of a quick change. */
export type Picker = {
  kind: PickerKind;
  /** The card it changes; null for the selected ones. */
  card: CardId | null;
  /** The element that it stands at. */
  anchor: HTMLElement;
  /** The typed text, also that of keys which come before its field. */
  typed: string;
};
