import type { CallOutput } from '#shared/contract/registry.ts';
import { whoDoesNotExist } from '#shared/errors.ts';
import * as texts from '#shared/texts/undo.ts';
import { defineCommand } from '#web/replica/command.ts';
import { whos } from '#web/replica/story_map/entities.ts';
import type { RequestedPlace, WhoPlace } from './columns.ts';

/* The commands on Whos of the board: each with its preview and its call. `containerId` is the map's id. */

/** `behind` is the previous addition: Whos stand in the order in which the user added them. */
export type AddWho = { containerId: string; who: string; name: string; place: WhoPlace; behind: string | null };
export type MoveWho = { containerId: string; who: string; place: RequestedPlace };

const whoOf = ({ who }: { who: string }) => who;

export const addWho = defineCommand<AddWho, CallOutput<'add_who'>>({
  name: 'add_who',
  keep: true,
  type: whos.type,
  subject: whoOf,
  names: ({ behind }) => (behind === null ? [] : [behind]),
  missing: whoDoesNotExist,
  does: ({ name }) => texts.named.added({ name }),
  typed: ({ name }) => name,
  apply: (draft, { who: id, name, place }, refusal) =>
    draft.put(whos, {
      id,
      version: 0,
      name,
      ...place,
      generation: 0,
      unconfirmed: { isNew: true, ...(refusal !== null && { refused: { ...refusal, typed: name } }) },
    }),
  request: ({ containerId, name, place }) => ({ name: 'add_who', input: { containerId, name, ...place } }),
  adds: { id: whoOf, added: ({ id, usedExistingWho }) => ({ id, reused: usedExistingWho }) },
});

export const moveWho = defineCommand<MoveWho>({
  name: 'change_who',
  keep: true,
  type: whos.type,
  subject: whoOf,
  missing: whoDoesNotExist,
  does: ({ who }, reading) => texts.named.moved({ name: reading.get(whos, who)?.name ?? '' }),
  apply: (draft, { who: id, place }) => {
    const who = draft.get(whos, id);
    // A new label has no id before the answer.
    if (who !== undefined && 'groupId' in place && 'categoryId' in place) draft.put(whos, { ...who, ...place });
  },
  request: ({ containerId, who, place }) => ({ name: 'change_who', input: { containerId, whoId: who, ...place } }),
});
