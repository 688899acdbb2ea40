import { whatDoesNotExist } from '#shared/errors.ts';
import type { WhatSettings } from '#shared/model/what/settings.ts';
import * as undoTexts from '#shared/texts/undo.ts';
import { defineCommand, type Reading } from '#web/replica/command.ts';
import { whats, whatWhoLinks, whos } from './entities.ts';
import type { CardId } from './types.ts';

/* The commands that change the priority, the amounts and the Whos of a card on the board. They show at once. */

type OfCard = { containerId: string; card: CardId };
export type ChangeSettings = OfCard & { fields: WhatSettings };
export type LinkWho = OfCard & { whoId: string; linkTypeId: string };
export type UnlinkWho = OfCard & { whoId: string };

const ofCard = { subject: ({ card }: OfCard) => card, missing: whatDoesNotExist } as const;

const linkId = ({ card, whoId }: UnlinkWho) => `${card}-${whoId}`;
const endsOf = ({ card, whoId }: UnlinkWho) => [card, whoId];
const namesOf = ({ card, whoId }: UnlinkWho, reading: Reading) => ({
  name: reading.get(whats, card)?.description ?? '',
  who: reading.get(whos, whoId)?.name ?? '',
});

/** Sets the priority or an amount of an Activity on its map. */
export const changeSettings = defineCommand<ChangeSettings>({
  ...ofCard,
  name: 'change_what_fields',
  keep: true,
  type: whats.type,
  does: ({ card, fields }, reading) => {
    const words = 'priorityId' in fields ? undoTexts.named.prioritised : undoTexts.named.sized;
    return words({ name: reading.get(whats, card)?.description ?? '' });
  },
  apply: (draft, { card, fields }) => {
    const what = draft.get(whats, card);
    if (what !== undefined) draft.put(whats, { ...what, ...fields });
  },
  request: ({ containerId, card, fields }) => ({
    name: 'change_what_fields',
    input: { containerId, whatId: card, fields },
  }),
});

/** Links a Who to an Activity. */
export const linkWho = defineCommand<LinkWho>({
  ...ofCard,
  name: 'add_what_who_links',
  keep: true,
  type: whatWhoLinks.type,
  names: endsOf,
  does: (input, reading) => undoTexts.named.linked(namesOf(input, reading)),
  apply: (draft, input) => {
    const [what, who] = [draft.get(whats, input.card), draft.get(whos, input.whoId)];
    const id = linkId(input);
    if (what === undefined || who === undefined || draft.get(whatWhoLinks, id) !== undefined) return;
    draft.put(whatWhoLinks, {
      ...{ id, version: 0, whatId: what.id, whoId: who.id, linkTypeId: input.linkTypeId },
      ...{ whatGeneration: what.generation, whoGeneration: who.generation },
    });
  },
  request: ({ containerId, card, whoId, linkTypeId }) => ({
    name: 'add_what_who_links',
    input: { containerId, whatId: card, linkTypeId, whoIds: [whoId] },
  }),
});

/** Removes the link between an Activity and a Who. */
export const unlinkWho = defineCommand<UnlinkWho>({
  ...ofCard,
  name: 'remove_what_who_link',
  keep: true,
  type: whatWhoLinks.type,
  names: endsOf,
  does: (input, reading) => undoTexts.named.unlinked(namesOf(input, reading)),
  apply: (draft, input) => draft.drop(whatWhoLinks, linkId(input)),
  request: ({ containerId, card, whoId }) => ({
    name: 'remove_what_who_link',
    input: { containerId, whatId: card, whoId },
  }),
});
