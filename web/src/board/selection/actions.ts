import * as errors from '#shared/errors.ts';
import { nameError } from '#shared/model/textRule.ts';
import * as selectionTexts from '#shared/texts/boardSelection.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { isSamePlace, placeAt, placeAtEnd, positionOf, rowOf } from '#web/replica/story_map/layout.ts';
import type { MapReplica } from '#web/replica/story_map/MapReplica.ts';
import type { CardId, Layout, Place } from '#web/replica/story_map/types.ts';
import { isDimmed, shownLayout } from '../filter/matches.ts';
import { Selection } from '../select/Selection.ts';
import { ItemActions } from '../state/ItemActions.ts';
import { inOrder } from './findCards.ts';
import { oneLine } from './oneLine.ts';
import { whyNothingUnder, whyNotUnder } from './refusal.ts';
import type { FocusTarget } from './types.ts';
import { idleUi, type UiState } from './uiState.ts';
import { focusTargetAfterRemoval, isThere, sameFocusTarget } from './walk.ts';
import { nameOf, whereIs } from './words.ts';

/** Where the text field moves after adding a card. */
export type AfterAdding = 'next' | 'down' | 'up' | 'close';

/** The user's actions on the board, apart from picking cards up: each is one intent, from keys, mouse or a menu. */
export class BoardActions extends ItemActions<FocusTarget, UiState> {
  readonly map: MapReplica;
  /** The selected cards. */
  readonly selection = new Selection<CardId>(this.ui, {
    keyOf: (card) => card,
    items: () => inOrder(this.layout),
    isVisible: (card) => !this.isDimmed(card),
    counts: selectionTexts.activities,
    announce: (text) => this.announce(text),
  });

  constructor(map: MapReplica) {
    super(idleUi);
    this.map = map;
  }

  protected override isSame(a: FocusTarget, b: FocusTarget): boolean {
    return sameFocusTarget(a, b);
  }

  /** Whether the filter dims a card. */
  isDimmed(card: CardId): boolean {
    return isDimmed(this.map.scope, this.layout, this.ui.get().filter, card);
  }

  get layout(): Layout {
    return this.map.layout;
  }

  /** The layout without the cards that the filter hides. */
  get shown(): Layout {
    return shownLayout(this.map.scope, this.layout, this.ui.get());
  }

  /** Announces a text to screen readers. */
  announce(text: string): void {
    this.ui.set({ announcement: { text, count: this.ui.get().announcement.count + 1 } });
  }

  /** Shows all users why an action was refused. */
  refuse(text: string): void {
    this.tell(text);
  }

  /** Shows a text to all users, for what they cannot see on the board itself. */
  tell(text: string): void {
    this.announce(text);
    this.ui.set({ hint: { text, count: this.ui.get().announcement.count } });
  }

  /** Opens the text field for a new card at the end of a row, or shows why nothing can be added there. */
  addAtEnd(parentId: CardId | null): void {
    const refusal = parentId === null ? undefined : whyNothingUnder(this.layout, parentId);
    if (refusal !== undefined) this.refuse(refusal.message);
    else this.#write(placeAtEnd(this.layout, parentId));
  }

  /** Opens the text field for a new card before or after a card. */
  addBeside(card: CardId, side: 'before' | 'after'): void {
    const at = positionOf(this.layout, card);
    if (at === undefined) return;
    this.#write(placeAt(rowOf(this.layout, at.parentId), at.parentId, side === 'after' ? at.index + 1 : at.index));
  }

  /**
   * Adds the typed text, if any, and moves the text field on.
   * @returns whether the text was accepted; if not, the field shows why
   */
  submitNew(typed: string, then: AfterAdding): boolean {
    const { editor } = this.ui.get();
    if (editor?.kind !== 'add') return false;
    const { place } = editor;
    const text = oneLine(typed);
    const error = text === '' ? null : nameError(text);
    if (error !== null) {
      this.ui.set({ editor: { ...editor, error } });
      return false;
    }
    const added = text === '' ? null : this.map.cards.add(place, text);
    if (added !== null) this.announce(storyMapTexts.announcements.added({ name: text }));
    this.#moveOn(place, added ?? place.afterWhatId, added, then);
    return true;
  }

  #moveOn(place: Place, last: CardId | null, added: CardId | null, then: AfterAdding): void {
    const onwards: Place = { ...place, afterWhatId: last };
    switch (then) {
      case 'next':
        // Enter on an empty field ends the series.
        if (added === null) this.closeEditor();
        else this.#write(onwards);
        return;
      case 'down':
        if (place.parentId !== null) {
          if (last !== null) this.refuse((whyNothingUnder(this.layout, last) ?? errors.levelMix).message);
          this.#write(onwards);
        } else if (last === null) this.#write(place);
        else this.#write(placeAtEnd(this.layout, last));
        return;
      case 'up':
        if (place.parentId === null) this.#write(onwards);
        else this.addBeside(place.parentId, 'after');
        return;
      case 'close':
        this.ui.set({ editor: null });
        if (added !== null) this.activate({ at: 'card', id: added }, false);
    }
  }

  /** Closes the text field and discards its text. */
  closeEditor(focus = true): void {
    const { editor } = this.ui.get();
    if (editor === null) return;
    this.ui.set({ editor: null });
    const target: FocusTarget =
      editor.kind === 'rename'
        ? { at: 'card', id: editor.card }
        : editor.place.afterWhatId !== null && this.layout.cards.has(editor.place.afterWhatId)
          ? { at: 'card', id: editor.place.afterWhatId }
          : { at: 'add', parentId: editor.place.parentId };
    if (isThere(this.layout, target)) this.activate(target, focus);
  }

  /** Opens the text field for another description, with the refused one if there is one. */
  startRename(card: CardId): void {
    const known = this.layout.cards.get(card);
    if (known === undefined) return;
    this.activate({ at: 'card', id: card }, false);
    const { typed, message } = known.refused ?? { typed: known.description, message: null };
    this.ui.set({
      editor: {
        ...{ kind: 'rename', card, text: typed, seen: known.description, error: message, asks: false },
        was: this.map.cards.known(card),
      },
      hint: null,
    });
  }

  /**
   * Saves the typed description. An empty one changes nothing.
   * @returns whether the text was accepted; if not, the field shows why
   */
  submitRename(card: CardId, typed: string, focus: boolean): boolean {
    const { editor } = this.ui.get();
    if (editor?.kind !== 'rename') return false;
    const text = oneLine(typed);
    const error = text === '' ? null : nameError(text);
    if (error !== null) {
      this.ui.set({ editor: { ...editor, error } });
      return false;
    }
    const known = this.layout.cards.get(card);
    if (editor.asks && text !== '' && text !== known?.description) {
      this.closeEditor(false);
      this.ui.set({ dialog: { kind: 'ask', card, typed: text } });
      return true;
    }
    if (text !== '') {
      if (known?.unsaved === true && known.refused !== null) this.map.cards.retry(card, text);
      else this.map.cards.rename(card, text, editor.seen);
    }
    this.closeEditor(focus);
    return true;
  }

  /** Keeps the text that is being typed on a card which a colleague deletes: it shows as a refused one. */
  keepTyped(card: CardId, typed: string): void {
    const { editor } = this.ui.get();
    if (editor?.kind !== 'rename' || editor.card !== card || this.layout.cards.has(card)) return;
    const text = oneLine(typed);
    this.ui.set({ editor: null });
    if (text !== '' && text !== editor.text) this.map.cards.rename(card, text, editor.seen, editor.was);
  }

  /** Removes a card from the map, and moves the focus to its neighbour. */
  remove(card: CardId): void {
    const next = focusTargetAfterRemoval(this.layout, card, true);
    this.map.cards.remove(card);
    this.ui.set({ dialog: null });
    this.activate(next, true);
  }

  /** Returns the focus to a card that could not be removed, unless the user has gone on from its neighbour. */
  returnTo(card: CardId): void {
    const { active, dialog, editor } = this.ui.get();
    const neighbour = focusTargetAfterRemoval(this.layout, card, true);
    if (dialog === null && editor === null && active !== null && this.isSame(active, neighbour ?? active))
      this.activate({ at: 'card', id: card }, true);
  }

  /** Goes to a card anywhere on the map, and announces its place. */
  show(card: CardId): void {
    this.activate({ at: 'card', id: card }, true);
    this.announce(whereIs(this.layout, card));
  }

  /** Discards the refused text of a card; the focus stays near. */
  discard(card: CardId): void {
    const next =
      this.layout.cards.get(card)?.unsaved === true
        ? focusTargetAfterRemoval(this.layout, card, true)
        : ({ at: 'card', id: card } as const);
    this.map.cards.discard(card);
    this.activate(next, true);
  }

  /** Replaces a card by the Activity that already has its description. */
  useInstead(card: CardId, description: string): void {
    this.activate({ at: 'card', id: this.map.cards.useInstead(card, description) }, true);
  }

  /** Closes the dialog about a card and returns the focus to it. */
  closeDialog(card: CardId): void {
    this.ui.set({ dialog: null });
    this.activate({ at: 'card', id: card }, true);
  }

  /** Moves a card, or shows why it cannot go there. */
  move(card: CardId, place: Place): void {
    const known = this.layout.cards.get(card);
    if (known === undefined) return;
    const refusal = whyNotUnder(this.layout, known, place.parentId);
    if (refusal === undefined) this.map.cards.move(card, place);
    else {
      this.map.cards.preview(null);
      this.refuse(refusal.message);
    }
  }

  /** Handles a new id of a card: the server's, or that of an existing card. Focus, text field and dialog follow it. */
  follow(card: CardId, into: CardId): void {
    const other = (id: CardId) => (id === card ? into : id);
    this.selection.rename(card, into);
    const { editor, active, pointed, drag, lifted, menu, dialog, picker } = this.ui.get();
    this.ui.set({
      active: active?.at === 'card' && active.id === card ? { ...active, id: into } : active,
      drag: drag?.item === card ? { ...drag, item: into } : drag,
      lifted: lifted?.item === card ? { ...lifted, item: into } : lifted,
      pointed: pointed === card ? into : pointed,
      menu: menu?.card === card ? { ...menu, card: into } : menu,
      picker: picker?.card === card ? { ...picker, card: into } : picker,
      dialog: dialog !== null && 'card' in dialog && dialog.card === card ? { ...dialog, card: into } : dialog,
      editor: editor?.kind === 'rename' && editor.card === card ? { ...editor, card: into } : editor,
    });
    if (active?.at === 'add' && active.parentId === card) this.activate({ at: 'add', parentId: into }, false);
    if (editor?.kind !== 'add') return;
    const { parentId, afterWhatId, beforeWhatId } = editor.place;
    const under = parentId === card ? positionOf(this.layout, into)?.parentId : null;
    // A card that already existed under another card cannot have children.
    const place = under
      ? placeAtEnd(this.layout, under)
      : {
          parentId: parentId && other(parentId),
          afterWhatId: afterWhatId && other(afterWhatId),
          beforeWhatId: beforeWhatId && other(beforeWhatId),
        };
    if (!isSamePlace(place, editor.place)) this.ui.set({ editor: { ...editor, place } });
  }

  #write(place: Place): void {
    const target: FocusTarget =
      place.afterWhatId === null ? { at: 'add', parentId: place.parentId } : { at: 'card', id: place.afterWhatId };
    this.activate(target, false);
    this.ui.set({ editor: { kind: 'add', place, error: null }, hint: null });
  }

  /** Shows in the description field why the text is refused, or that it needs a request to the other maps. */
  explainRename(card: CardId, what: { error: string } | { asks: true }): void {
    const { editor } = this.ui.get();
    if (editor?.kind === 'rename' && editor.card === card) this.ui.set({ editor: { ...editor, ...what } });
  }

  /** The name of a card, for confirmations. */
  nameOf(card: CardId): string {
    return nameOf(this.layout, card);
  }
}
