import { notInTrash } from '#shared/errors.ts';
import type { What } from '#shared/model/what/what.ts';
import * as texts from '#shared/texts/undo.ts';
import { defineCommand } from '#web/replica/command.ts';
import { whats } from './entities.ts';
import type { CardId } from './types.ts';

/** `was` is the card before it was deleted; its children are only hidden, and show again with it. */
export type RestoreCard = { containerId: string; card: CardId; was: What | undefined };

/** Takes the deletion of a card back (rule trash.2). */
export const restoreCard = defineCommand<RestoreCard>({
  name: 'restore_what',
  keep: true,
  type: whats.type,
  subject: ({ card }) => card,
  missing: notInTrash,
  does: ({ was }) => (was === undefined ? texts.actions.restore_what : texts.named.restored({ name: was.description })),
  apply: (draft, { card, was }) => {
    if (was !== undefined && draft.get(whats, card) === undefined) draft.put(whats, was);
  },
  request: ({ containerId, card }) => ({ name: 'restore_what', input: { containerId, whatId: card } }),
});
