import type { CallInput, CallOutput } from '#shared/contract/registry.ts';
import { parentDoesNotExist, whatDoesNotExist } from '#shared/errors.ts';
import { BACKBONE } from '#shared/model/limits.ts';
import type { What } from '#shared/model/what/what.ts';
import { NOTHING_SET } from '#shared/rules/what/bareWhat.ts';
import { levelUnder } from '#shared/rules/what/levels.ts';
import { placeAmong } from '#shared/rules/what/order.ts';
import * as undoTexts from '#shared/texts/undo.ts';
import { isTemporary } from '#web/replica/aliases.ts';
import { type Command, defineCommand, type Draft, inputOf, type Reading } from '#web/replica/command.ts';
import type { Seen } from '#web/replica/entity.ts';
import { refused } from '#web/replica/refusal.ts';
import { rowOfParent, whats } from './entities.ts';
import { indexOfPlace } from './layout.ts';
import type { CardId, Place } from './types.ts';

/* The commands on cards: each with its overlay and its call. `containerId` is the map's id. */

export type AddCard = {
  containerId: string;
  card: CardId;
  description: string;
  place: Place;
  /** The card to replace, removed once this one is saved. */
  instead: CardId | null;
  paste?: Paste;
};
/** An Activity with all its fields, as its dialog adds it. */
export type AddActivity = Omit<AddCard, 'instead' | 'paste'> & {
  details: Pick<CallInput<'add_what'>, 'companyCollectionId' | 'fields'>;
};
/** Cards pasted together share an idempotency name; each has a number from 1. */
export type Paste = { group: string; part: number };
export type MoveCard = { containerId: string; card: CardId; place: Place };
/** `seen` is the description when the user typed the new one; `was` the card then, in case a colleague deletes it. */
export type RenameCard = {
  containerId: string;
  card: CardId;
  description: string;
  seen: string;
  was?: What | undefined;
};
/** `replaced` when another card took its place, so that it disappears silently; `was` to take the deletion back. */
export type DeleteCard = { containerId: string; card: CardId; replaced: boolean; was?: What | undefined };
export type RankCard = { containerId: string; card: CardId; rank: number | null };

const cardOf = ({ card }: { card: CardId }) => card;
const parentsOf = ({ place: { parentId } }: { place: Place }) => (parentId === null ? [] : [parentId]);
const namedIn = ({ place: { parentId, afterWhatId, beforeWhatId } }: { place: Place }) =>
  [parentId, afterWhatId, beforeWhatId].filter((id) => id !== null);

/** What all additions of Activities have in common. */
const addition = {
  type: 'what',
  subject: cardOf,
  names: namedIn,
  needs: parentsOf,
  missing: parentDoesNotExist,
  does: ({ description }) => undoTexts.named.added({ name: description }),
  request: ({ containerId, card, description, place, details }, reading) => {
    const { parentId } = place;
    if (!hasRow(reading, parentId)) throw refused(parentDoesNotExist);
    const level = levelUnder(parentId);
    const input = { containerId, description, level, ...details, ...savedPlace(reading, card, place) };
    return { name: 'add_what', input };
  },
  adds: {
    id: cardOf,
    added: ({ id, usedExistingWhat }) => ({ id, reused: usedExistingWhat }),
  },
} satisfies Partial<Command<Omit<AddActivity, 'details'> & Partial<AddActivity>, CallOutput<'add_what'>>>;

/** Adds an Activity with all its fields. It shows once it is saved; until then its dialog keeps what was typed. */
export const addActivity = defineCommand<AddActivity, CallOutput<'add_what'>>({
  ...addition,
  name: 'add_what_with_fields',
  keep: false,
  inForm: true,
});

export const addCard = defineCommand<AddCard, CallOutput<'add_what'>>({
  ...addition,
  name: 'add_what',
  keep: true,
  typed: ({ description }) => description,
  apply: (draft, { card, description, place, instead }, refusal) => {
    if (draft.get(whats, card) !== undefined || !hasRow(draft, place.parentId)) return;
    draft.put(whats, {
      id: card,
      version: 0,
      description,
      ...NOTHING_SET,
      generation: 0,
      ...landing(draft, card, place),
      unconfirmed: { isNew: true, ...(refusal !== null && { refused: { ...refusal, typed: description } }) },
    });
    if (instead !== null && refusal === null) draft.drop(whats, instead);
  },
  adds: {
    ...addition.adds,
    absorb: (addition, follower) => {
      const renamed = inputOf(renameCard, follower);
      if (renamed !== undefined) return { ...addition, description: renamed.description };
      const moved = inputOf(moveCard, follower);
      if (moved !== undefined) return { ...addition, place: moved.place };
      return inputOf(deleteCard, follower) === undefined ? undefined : null;
    },
  },
});

export const moveCard = defineCommand<MoveCard>({
  name: 'move_what',
  keep: true,
  type: 'what',
  subject: cardOf,
  names: namedIn,
  needs: parentsOf,
  missing: whatDoesNotExist,
  does: ({ card }, reading) => undoTexts.named.moved({ name: reading.get(whats, card)?.description ?? '' }),
  apply: (draft, { card, place }) => {
    const what = draft.get(whats, card);
    if (what === undefined || place.parentId === card || !hasRow(draft, place.parentId)) return;
    // A colleague put a card under it meanwhile: the server will refuse, and until then nothing may disappear.
    if (place.parentId !== null && draft.row(whats.indexes.children, card).length > 0) return;
    const there = landing(draft, card, place);
    // A rank counts within one level and is dropped when the level changes.
    draft.put(whats, { ...what, ...there, rankKey: there.level === what.level ? what.rankKey : null });
  },
  request: ({ containerId, card, place }, reading) => {
    const what = reading.get(whats, card);
    if (what === undefined) throw refused(whatDoesNotExist);
    const { parentId, ...neighbours } = savedPlace(reading, card, place);
    const input = { containerId, whatId: card, ...neighbours };
    return parentId === what.parentId
      ? {
          name: 'update_what_order',
          input: { ...input, newOrder: rowWithout(reading, card, place).at, ...formerNeighbours(reading, what) },
        }
      : { name: 'move_what', input: { ...input, newParentId: parentId } };
  },
});

export const renameCard = defineCommand<RenameCard>({
  name: 'change_what_description',
  keep: true,
  type: 'what',
  subject: cardOf,
  missing: whatDoesNotExist,
  does: ({ description }) => undoTexts.named.renamed({ name: description }),
  typed: ({ description }) => description,
  apply: (draft, { card, description, was }, refusal) => {
    const what = draft.get(whats, card);
    if (what === undefined) {
      if (was !== undefined && refusal !== null)
        draft.put(whats, { ...was, unconfirmed: { isGone: true, refused: { ...refusal, typed: description } } });
      return;
    }
    const unconfirmed = {
      ...what.unconfirmed,
      ...(refusal !== null && { refused: { ...refusal, typed: description } }),
    };
    draft.put(whats, refusal === null ? { ...what, description } : { ...what, unconfirmed });
  },
  request: ({ containerId, card, description, seen }) => ({
    name: 'change_what_description',
    input: {
      containerId,
      objectId: card,
      newDescription: description,
      changeType: 'what_description',
      expect: { newDescription: seen },
    },
  }),
  isDone: ({ card, description }, reading) => reading.get(whats, card)?.description === description,
});

export const deleteCard = defineCommand<DeleteCard>({
  name: 'delete_what',
  keep: true,
  type: 'what',
  subject: cardOf,
  missing: whatDoesNotExist,
  does: ({ was }) =>
    was === undefined ? undoTexts.actions.delete_what2 : undoTexts.named.deleted({ name: was.description }),
  apply: (draft, { card }) => draft.drop(whats, card),
  request: ({ containerId, card }) => ({ name: 'delete_what2', input: { containerId, whatId: card } }),
});

export const rankCard = defineCommand<RankCard>({
  name: 'set_rank',
  keep: true,
  type: 'what',
  subject: cardOf,
  missing: whatDoesNotExist,
  does: ({ card }, reading) => undoTexts.named.ranked({ name: reading.get(whats, card)?.description ?? '' }),
  request: ({ containerId, card, rank }) => ({ name: 'set_rank', input: { containerId, whatId: card, newRank: rank } }),
});

/** Whether a card has a row for children; the backbone always exists. */
function hasRow(reading: Reading, parentId: CardId | null): boolean {
  return parentId === null || reading.get(whats, parentId)?.level === BACKBONE;
}

/** The server ids of a card's neighbours. */
function formerNeighbours(reading: Reading, { id, parentId }: What) {
  const row = reading.row(whats.indexes.children, rowOfParent(parentId));
  const at = row.indexOf(id);
  const isSaved = (other: CardId) => !isTemporary(other);
  return {
    wasAfterWhatId: row.slice(0, at).findLast(isSaved) ?? null,
    wasBeforeWhatId: row.slice(at + 1).find(isSaved) ?? null,
  };
}

/** The row of a place without the moving card, and the index of the place in it. */
function rowWithout(reading: Reading, card: CardId, place: Place): { row: CardId[]; at: number } {
  const row = reading.row(whats.indexes.children, rowOfParent(place.parentId)).filter((id) => id !== card);
  return { row, at: indexOfPlace(row, place) };
}

/** The number of neighbours on each side that suffices to make room between two cards. */
const NEIGHBOURS = 18;
/** The same draft is replayed many times, so its keys must not be random. */
const NO_CHANCE = () => 0.5;

type Landing = Pick<What, 'parentId' | 'parentGeneration' | 'level' | 'orderKey'>;

/** The key of a card at a place. Neighbours too close together get new keys, as on the server. */
function landing(draft: Draft, card: CardId, place: Place): Landing {
  const { row, at } = rowWithout(draft, card, place);
  const from = Math.max(0, at - NEIGHBOURS);
  const near = row.slice(from, at + NEIGHBOURS).flatMap((id) => draft.get(whats, id) ?? []);
  const placement = placeAmong(
    near.map(({ id, orderKey }) => ({ id, key: orderKey })),
    at - from,
    NO_CHANCE,
  );
  for (const { id, key } of placement?.rekeyed ?? []) rekey(draft, draft.get(whats, id), key);
  const parent = place.parentId === null ? undefined : draft.get(whats, place.parentId);
  return {
    parentId: place.parentId,
    parentGeneration: parent?.generation ?? null,
    level: levelUnder(place.parentId),
    orderKey: placement?.key ?? near[at - from - 1]?.orderKey ?? '',
  };
}

function rekey(draft: Draft, what: Seen<What> | undefined, orderKey: string): void {
  if (what !== undefined) draft.put(whats, { ...what, orderKey });
}

/** A place for the server: replaces an unsaved neighbour by the next saved one. */
function savedPlace(reading: Reading, card: CardId, place: Place): Place {
  const { row, at } = rowWithout(reading, card, place);
  const isUnsaved = (id: CardId | null) => id !== null && isTemporary(id);
  const isSaved = (id: CardId) => !isTemporary(id);
  const { parentId, afterWhatId, beforeWhatId } = place;
  return {
    parentId,
    afterWhatId: isUnsaved(afterWhatId) ? (row.slice(0, at).findLast(isSaved) ?? null) : afterWhatId,
    beforeWhatId: isUnsaved(beforeWhatId) ? (row.slice(at).find(isSaved) ?? null) : beforeWhatId,
  };
}
