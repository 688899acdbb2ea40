import type { CallInput, CallName, CallOutput } from '#shared/contract/registry.ts';
import { levelUnder } from '#shared/rules/levels.ts';
import { serverPlaceOf } from './neighbours.ts';
import type { CardId, Intent, Layout } from './types.ts';

/** Makes a call of the contract; the board is given it, so that it can be tested against a server of its own. */
export type Call = <Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options?: { idempotencyKey: string },
) => Promise<CallOutput<Name>>;

/** What a confirmed intent gave: what changed, and for an addition the Activity's id and whether it was there already. */
export type Answer = Pick<CallOutput<'move_what'>, 'changed' | 'removed'> & { added?: { id: string; reused: boolean } };

export type Sending = {
  call: Call;
  containerId: string;
  /** The board as it looks with this intent and those before it. */
  layout: Layout;
  /** The parent before this intent, to tell a move among siblings from one to another row. */
  parentBefore: CardId | null;
  idOf: (card: CardId) => string | undefined;
};

/**
 * Sends an intent as the one call that it is.
 * @returns undefined when it cannot be sent: its card was never saved, its row was not, or it is no longer on the board
 */
export async function send(intent: Intent, sending: Sending): Promise<Answer | undefined> {
  const { call, containerId, idOf, layout } = sending;
  if (intent.kind === 'add') return sendAdd(intent, sending);
  const whatId = idOf(intent.card);
  if (whatId === undefined) return undefined;
  switch (intent.kind) {
    case 'move':
      return layout.cards.has(intent.card) ? sendMove(intent, whatId, sending) : undefined;
    case 'rename':
      return call('change_what_description', {
        containerId,
        objectId: whatId,
        newDescription: intent.description,
        changeType: 'what_description',
      });
    case 'delete':
      return call('delete_what2', { containerId, whatId });
  }
}

async function sendAdd(
  intent: Extract<Intent, { kind: 'add' }>,
  { call, containerId, layout, idOf }: Sending,
): Promise<Answer | undefined> {
  const { parentId } = intent.place;
  const parentWhatId = parentId === null ? null : idOf(parentId);
  if (parentWhatId === undefined || !layout.cards.has(intent.card)) return undefined;
  const { afterWhatId, beforeWhatId } = serverPlaceOf(layout, intent.card, parentId, idOf);
  const answer = await call('add_what', {
    containerId,
    description: intent.description,
    level: levelUnder(parentId),
    parentId: parentWhatId,
    afterWhatId,
    beforeWhatId,
  });
  return { ...answer, added: { id: answer.id, reused: answer.usedExistingWhat } };
}

async function sendMove(
  intent: Extract<Intent, { kind: 'move' }>,
  whatId: string,
  sending: Sending,
): Promise<Answer | undefined> {
  const { call, containerId, layout, idOf, parentBefore } = sending;
  const { parentId } = intent.place;
  const place = serverPlaceOf(layout, intent.card, parentId, idOf);
  if (parentId === parentBefore) return call('update_what_order', { containerId, whatId, ...place });
  const newParentId = parentId === null ? null : idOf(parentId);
  return newParentId === undefined ? undefined : call('move_what', { containerId, whatId, newParentId, ...place });
}
