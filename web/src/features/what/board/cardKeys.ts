import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { type CarryRules, commandOf, type Commands, ItemKeys, type Press } from '#web/board/keys/itemKeys.ts';
import type { BoardActions } from '#web/board/selection/actions.ts';
import { openNewActivity } from '#web/board/selection/newActivity.ts';
import { openPicker } from '#web/board/selection/picker.ts';
import { PICKER_KEYS } from '#web/board/selection/pickerKeys.ts';
import { isUnsavedRefusal } from '#web/board/selection/refusal.ts';
import type { FocusTarget } from '#web/board/selection/types.ts';
import { isThere, walk } from '#web/board/selection/walk.ts';
import { whereIs } from '#web/board/selection/words.ts';
import { placeAt, placeAtEnd, positionOf, rowOf } from '#web/replica/story_map/layout.ts';
import type { CardId, Place } from '#web/replica/story_map/types.ts';
import { keyboardMove } from './dragging/keyboardMove.ts';
import { moveCards } from './dragging/moveCards.ts';

const texts = storyMapTexts.announcements;

/**
 * The keys of the Activities and the add slots of a map.
 * @param mayBegin whether new cards can be written, although the rest may not be editable yet
 */
export function cardKeys(
  actions: BoardActions,
  editable: boolean,
  mayBegin: boolean,
): ItemKeys<FocusTarget, Place | null> {
  return new ItemKeys({
    walk: (target, step) => walk(actions.shown, target, step, editable),
    isThere: (target) => isThere(actions.layout, target),
    focus: (target) => actions.activate(target, true),
    commands: (target, press) => {
      if (actions.ui.get().picker !== null) return typingInPicker(actions, press);
      if (target.at === 'add') return editable ? commandsOfAdd(actions, target, press) : {};
      const { id } = target;
      return {
        ...readingCommands(actions, id, press),
        ...(mayBegin && addingCommands(actions, id, press)),
        ...(editable
          ? { ...editingCommands(actions, id), ...quickCommands(actions, id, press) }
          : { Enter: () => actions.ui.set({ dialog: { kind: 'read', card: id } }) }),
      };
    },
    editable,
    carry: carryRules(actions),
    selects: { selection: actions.selection, keyOf: (target) => (target.at === 'card' ? target.id : null) },
    announce: (text) => actions.announce(text),
    refuse: (text) => actions.refuse(text),
  });
}

/** A picked-up card shows at its target; the server learns of the move on the drop. */
function carryRules(actions: BoardActions): CarryRules<FocusTarget, Place | null> {
  return {
    lifted: () => {
      const { lifted } = actions.ui.get();
      return lifted && { ...lifted, item: { at: 'card', id: lifted.item } };
    },
    show: (lifted) => {
      const card = lifted?.item.at === 'card' ? lifted.item.id : null;
      actions.ui.set({ lifted: lifted === null || card === null ? null : { ...lifted, item: card }, hint: null });
      const place = lifted?.place ?? null;
      actions.map.cards.preview(card === null || place === null ? null : { card, place });
    },
    start: (target) => {
      if (target.at !== 'card') return undefined;
      const card = actions.layout.cards.get(target.id);
      if (card?.refused && isUnsavedRefusal(card))
        return { refusal: storyMapTexts.notSaved({ message: card.refused.message }) };
      const name = actions.nameOf(target.id);
      return { place: null, name, picked: texts.picked({ name }) };
    },
    next: ({ item }, direction) => {
      const move = item.at === 'card' ? keyboardMove(actions.shown, item.id, direction) : undefined;
      return move !== undefined && 'refusal' in move ? { refusal: move.refusal.message } : move;
    },
    over: ({ item }) => (item.at === 'card' ? whereIs(actions.layout, item.id) : ''),
    drop: ({ item, place }) => {
      const card = item.at === 'card' ? item.id : '';
      actions.ui.set({ lifted: null, hint: null });
      const where = place === null ? whereIs(actions.layout, card) : moveCards(actions, card, place);
      actions.activate(item, true);
      return { dropped: texts.dropped({ where }) };
    },
    back: (target) => texts.putBack({ name: target.at === 'card' ? actions.nameOf(target.id) : '' }),
    isPreviewed: true,
  };
}

function commandsOfAdd(
  actions: BoardActions,
  target: Extract<FocusTarget, { at: 'add' }>,
  { shiftKey }: Press,
): Commands {
  const { parentId } = target;
  const add = () => actions.addAtEnd(parentId);
  const openAll = () => openNewActivity(actions, placeAtEnd(actions.layout, parentId), { back: target });
  return { Enter: add, ' ': add, a: add, n: shiftKey ? openAll : add };
}

function readingCommands({ ui }: BoardActions, card: CardId, { anchor }: Press): Commands {
  return {
    v: () => ui.set({ dialog: { kind: 'read', card } }),
    i: () => ui.set({ dialog: { kind: 'information', card } }),
    t: () => ui.set({ dialog: { kind: 'information', card, commenting: true } }),
    menu: () => ui.set({ menu: { card, anchor } }),
  };
}

function addingCommands(actions: BoardActions, card: CardId, { shiftKey }: Press): Commands {
  return {
    n: () => (shiftKey ? newBeside(actions, card) : actions.addBeside(card, 'after')),
    a: () => actions.addBeside(card, 'after'),
    b: () => actions.addBeside(card, 'before'),
    c: () => actions.addAtEnd(card),
  };
}

function editingCommands(actions: BoardActions, card: CardId): Commands {
  return {
    F2: () => actions.startRename(card),
    Enter: () => actions.startRename(card),
    Delete: () => actions.ui.set({ dialog: { kind: 'delete', card } }),
  };
}

/** The keys of quick changes, of the card or of all that are selected; a digit begins a size. */
function quickCommands(actions: BoardActions, id: CardId, { key, anchor }: Press): Commands {
  const card = actions.selection.keys.size > 0 ? null : id;
  const pickers = Object.entries(PICKER_KEYS).map(
    ([letter, kind]) => [letter, () => openPicker(actions, kind, card, anchor)] as const,
  );
  // 0 is a key of the zoom.
  const isDigit = /^[1-9]$/.test(key);
  const size = () => actions.ui.set({ picker: { kind: 'size', card, anchor, typed: key } });
  return { ...Object.fromEntries(pickers), ...(isDigit && { [key]: size }) };
}

/** What is typed after the key of a picker, and before its field has the focus, is for the field. */
function typingInPicker({ ui }: BoardActions, press: Press): Commands {
  const { picker } = ui.get();
  const { key } = press;
  if (picker === null || [...key].length > 1) return {};
  return { [commandOf(press)]: () => ui.set({ picker: { ...picker, typed: picker.typed + key } }) };
}

/** Opens the dialog with all fields for a new card after this one. */
function newBeside(actions: BoardActions, card: CardId): void {
  const at = positionOf(actions.layout, card);
  if (at === undefined) return;
  openNewActivity(actions, placeAt(rowOf(actions.layout, at.parentId), at.parentId, at.index + 1), {
    back: { at: 'card', id: card },
  });
}
