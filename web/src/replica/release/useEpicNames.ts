import { useMemo } from 'react';
import type { Epic, ExploreObject } from '#shared/model/epic/epic.ts';
import type { Who } from '#shared/model/who/who.ts';
import { currentEpicName, epicDescription } from '#shared/rules/epic/epics.ts';
import * as epicTexts from '#shared/texts/epic/epics.ts';
import { whos } from '#web/replica/story_map/entities.ts';
import { useAll, useCard, useMap, useWhos } from '#web/replica/story_map/useMap.ts';
import { useEntity, useEvery, useRow } from '#web/replica/useReplica.ts';
import { exploreObjects, type Place, placeKey } from './epics.ts';
import { deletedWhos } from './releaseWhatEntities.ts';
import { whoText } from './whoText.ts';

/** The current name of an epic, or the text for a nameless one. */
export function useEpicName(epic: Epic): string {
  const { scope } = useMap();
  const id = epic.nameObject?.id ?? '';
  const who = useEntity(scope, whos, epic.nameObject?.type === 'who' ? id : '');
  const item = useEntity(scope, exploreObjects, id);
  return currentEpicName(epic, () => (who ?? item)?.name) ?? epicTexts.noName;
}

/** The sentence that describes an epic, kept up to date (rule epic.5). @param whatId its Activity */
export function useEpicDescription({ primaryWho, primaryOutput }: Epic, whatId: string): string {
  const { scope } = useMap();
  const activity = useCard(whatId)?.description ?? '';
  const who = useEntity(scope, whos, primaryWho ?? '');
  const deletedWho = useEntity(scope, deletedWhos, primaryWho ?? '');
  const output = useEntity(scope, exploreObjects, primaryOutput ?? '');
  return epicDescription({
    who: primaryWho === null ? null : whoText(who, deletedWho),
    activity,
    output: primaryOutput === null ? null : (output?.name ?? epicTexts.unknown),
  });
}

/** The names that the epics of an Activity in a release can mention. */
export type EpicNames = {
  whos: ReadonlyMap<string, Who>;
  /** The deleted Whos; may still include one that was restored meanwhile. */
  deletedWhos: ReadonlyMap<string, { name: string }>;
  items: ReadonlyMap<string, ExploreObject>;
};

/** See `EpicNames`. */
export function useEpicNames(place: Place): EpicNames {
  const { scope } = useMap();
  const all = useWhos();
  const ids = useRow(scope, exploreObjects.indexes.ofPlace, placeKey(place));
  const deleted = useEvery(scope, deletedWhos);
  const every = useAll(exploreObjects);
  const items = useMemo(
    () =>
      new Map(
        ids.flatMap((id) => {
          const item = every.get(id);
          return item === undefined ? [] : [[id, item] as const];
        }),
      ),
    [ids, every],
  );
  return useMemo(() => ({ whos: all, deletedWhos: deleted, items }), [all, deleted, items]);
}

/** A Who in an epic. A deleted one keeps its name (rule epic.6). */
export function epicWho({ whos, deletedWhos }: EpicNames, id: string): { name: string; isDeleted: boolean } {
  const who = whos.get(id);
  if (who !== undefined) return { name: who.name, isDeleted: false };
  return { name: deletedWhos.get(id)?.name ?? epicTexts.deletedWho, isDeleted: true };
}

/** The name of a Who where text is the only way to mark it: 'Clerk (deleted)'. */
export const epicWhoText = ({ whos, deletedWhos }: EpicNames, id: string): string =>
  whoText(whos.get(id), deletedWhos.get(id));
