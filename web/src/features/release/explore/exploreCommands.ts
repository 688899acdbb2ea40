import type { CallOutput } from '#shared/contract/registry.ts';
import * as errors from '#shared/errors.ts';
import type { ExploreType } from '#shared/model/epic/epic.ts';
import { foldText } from '#shared/rules/foldText.ts';
import * as texts from '#shared/texts/undo.ts';
import { defineCommand } from '#web/replica/command.ts';
import { exploreObjects, type Place } from '#web/replica/release/epics.ts';

/* The commands on explore items of an Activity in a release: each with its overlay and its call. */

type About = { place: Place; item: string };
const itemOf = ({ item }: About) => item;

export const addExploreItem = defineCommand<
  About & { type: ExploreType; name: string },
  CallOutput<'add_explore_object'>
>({
  name: 'add_explore_object',
  keep: true,
  does: ({ name }) => texts.named.added({ name }),
  typed: ({ name }) => name,
  inForm: true,
  type: exploreObjects.type,
  subject: itemOf,
  missing: errors.exploreObjectDoesNotExist,
  apply: (draft, { place: { releaseId, whatId }, item: id, type, name }) =>
    draft.put(exploreObjects, {
      id,
      version: 0,
      releaseId,
      whatId,
      exploreType: type,
      name,
      nameLower: foldText(name),
      unconfirmed: { isNew: true },
    }),
  request: ({ place, type, name }) => ({ name: 'add_explore_object', input: { ...place, type, name } }),
  adds: { id: itemOf, added: ({ id }) => ({ id, reused: false }) },
});

/** `seen` is the name that stood there when the user typed the new one. */
export const renameExploreItem = defineCommand<About & { name: string; seen: string }>({
  name: 'rename_explore_object',
  keep: true,
  does: ({ name }) => texts.named.renamed({ name }),
  typed: ({ name }) => name,
  inForm: true,
  type: exploreObjects.type,
  subject: itemOf,
  missing: errors.exploreObjectDoesNotExist,
  apply: (draft, { item, name }) => {
    const now = draft.get(exploreObjects, item);
    if (now !== undefined) draft.put(exploreObjects, { ...now, name, nameLower: foldText(name) });
  },
  request: ({ place, item, name, seen }) => ({
    name: 'rename_explore_object',
    input: { ...place, exploreObjectId: item, name, expect: { name: seen } },
  }),
});

export const removeExploreItem = defineCommand<About>({
  name: 'remove_explore_object',
  keep: true,
  type: exploreObjects.type,
  subject: itemOf,
  missing: errors.exploreObjectDoesNotExist,
  apply: (draft, { item }) => draft.drop(exploreObjects, item),
  request: ({ place, item }) => ({ name: 'remove_explore_object', input: { ...place, exploreObjectId: item } }),
});
