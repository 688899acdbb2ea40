import type { CallOutput } from '#shared/contract/registry.ts';
import { whoDoesNotExist } from '#shared/errors.ts';
import { whos } from '#web/map/entities.ts';
import { defineCommand } from '#web/replica/command.ts';
import type { RequestedPlace, WhoPlace } from './columns.ts';

/*
 * What can be done to Whos on their board: per command how it will look, and the one call that it is. `containerId` is the map's.
 */

/** `behind` is the addition before it: Whos stand there in the order in which they were written. */
export type AddWho = { containerId: string; who: string; name: string; place: WhoPlace; behind: string | null };
export type MoveWho = { containerId: string; who: string; place: RequestedPlace };

const whoOf = ({ who }: { who: string }) => who;

export const addWho = defineCommand<AddWho, CallOutput<'add_who'>>({
  type: whos.type,
  subject: whoOf,
  names: ({ behind }) => (behind === null ? [] : [behind]),
  missing: whoDoesNotExist,
  isTyped: true,
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
  type: whos.type,
  subject: whoOf,
  missing: whoDoesNotExist,
  apply: (draft, { who: id, place }) => {
    const who = draft.get(whos, id);
    // A label that is to be made has no id before the answer.
    if (who !== undefined && 'groupId' in place && 'categoryId' in place) draft.put(whos, { ...who, ...place });
  },
  request: ({ containerId, who, place }) => ({ name: 'change_who', input: { containerId, whoId: who, ...place } }),
});
