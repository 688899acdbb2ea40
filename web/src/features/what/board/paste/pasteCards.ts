import { MAX_PASTED_LINES } from '#shared/model/limits.ts';
import { nameError } from '#shared/model/textRule.ts';
import { cardsOf, type PastedCard } from '#shared/rules/what/pastedLines.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import type { BoardActions } from '#web/board/selection/actions.ts';
import { whyNothingUnder } from '#web/board/selection/refusal.ts';
import type { FocusTarget } from '#web/board/selection/types.ts';
import { placeAt, placeAtEnd, positionOf, rowOf } from '#web/replica/story_map/layout.ts';
import type { CardId, Place } from '#web/replica/story_map/types.ts';
import { cardsOfTable, tableIn } from './pastedTable.ts';

const texts = storyMapTexts.pasting;

/**
 * Adds the lines of a text at the field for a new card, and moves the field after them.
 * @returns whether they were accepted; if not, the field shows why
 */
export function pasteIntoField(actions: BoardActions, text: string): boolean {
  const { editor } = actions.ui.get();
  if (editor?.kind !== 'add') return false;
  const result = pasteCards(actions, editor.place, text);
  if ('error' in result) {
    actions.ui.set({ editor: { ...editor, error: result.error } });
    return false;
  }
  actions.addBeside(result.last, 'after');
  announceAdded(actions, result);
  return true;
}

/**
 * Adds the lines of a text after the focused card, or at the focused add slot; shows why if it cannot.
 * @returns whether they were added
 */
export function pasteBeside(actions: BoardActions, target: FocusTarget, text: string): boolean {
  const place = placeBehind(actions, target);
  const refusal = place?.parentId ? whyNothingUnder(actions.layout, place.parentId) : undefined;
  if (place === undefined) return false;
  const result = refusal === undefined ? pasteCards(actions, place, text) : { error: refusal.message };
  if ('error' in result) {
    actions.refuse(result.error);
    return false;
  }
  actions.activate({ at: 'card', id: result.last }, true);
  announceAdded(actions, result);
  return true;
}

type Pasted = { last: CardId; count: number; flattened: number };

/**
 * Adds a card for each line of a text at a place; an indented one becomes a child of the line above (rule what.37). A
 * block of a spreadsheet becomes cards by its columns (rule what.45). All cards show at once, are sent one after another under one idempotency name, and are reported together. If one is
 * invalid, none is added.
 */
function pasteCards(actions: BoardActions, place: Place, text: string): Pasted | { error: string } {
  const levels = place.parentId === null ? 2 : 1;
  const table = tableIn(text);
  const { cards, flattened } =
    table === undefined ? cardsOf(text, levels) : { cards: cardsOfTable(table, levels), flattened: 0 };
  const count = cards.reduce((sum, { under }) => sum + 1 + under.length, 0);
  const error = refusalOf(cards, count);
  if (error !== null) return { error };
  const { pasted } = actions.ui.get();
  const group = pasted?.group ?? crypto.randomUUID();
  let part = pasted?.total ?? 0;
  actions.ui.set({ pasted: { group, total: part + count, hasReused: pasted?.hasReused ?? false } });
  const add = (at: Place, description: string) => {
    part += 1;
    return actions.map.cards.add(at, description, { group, part });
  };
  const tops = cards.reduce<CardId[]>((done, card) => {
    const top = add({ ...place, afterWhatId: done.at(-1) ?? place.afterWhatId }, card.text);
    for (const below of card.under) add(placeAtEnd(actions.layout, top), below);
    return [...done, top];
  }, []);
  return { last: tops.at(-1) ?? '', count, flattened };
}

function announceAdded(actions: BoardActions, { count, flattened }: Pasted): void {
  const added = texts.added({ count });
  actions.tell(flattened === 0 ? added : `${added} ${texts.flattened({ count: flattened })}`);
}

function placeBehind({ layout }: BoardActions, target: FocusTarget): Place | undefined {
  if (target.at === 'add') return placeAtEnd(layout, target.parentId);
  const at = positionOf(layout, target.id);
  return at && placeAt(rowOf(layout, at.parentId), at.parentId, at.index + 1);
}

function refusalOf(cards: readonly PastedCard[], count: number): string | null {
  if (count === 0) return texts.nothing;
  if (count > MAX_PASTED_LINES) return texts.tooMany({ count, max: MAX_PASTED_LINES });
  for (const [index, text] of cards.flatMap((card) => [card.text, ...card.under]).entries()) {
    const refusal = nameError(text);
    if (refusal !== null) return texts.line({ line: index + 1, refusal });
  }
  return null;
}
