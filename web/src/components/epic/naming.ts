import type { Epic, EPIC_TYPES, EpicObjectType, ExploreObject } from '#shared/model/epic/epic.ts';
import type { EpicCreation } from '#shared/model/epic/epicCreation.ts';
import { nameFields, epicNameError, type WantedName } from '#shared/rules/epic/epicNames.ts';
import type { EpicName } from '#shared/rules/epic/epics.ts';
import { foldText } from '#shared/rules/foldText.ts';

export type EpicType = (typeof EPIC_TYPES)[number];

/** The typed name of an epic: a kind, the text, and the entity if the user chose one. */
export type Naming = { type: EpicType; text: string; id: string | null };

export const NO_NAMING: Naming = { type: 'free_text', text: '', id: null };

/**
 * The entities that can name an epic: Whos of the map, in an initiative those linked to the Activity, and the explore
 * items of the Activity in the release.
 */
export type Nameable = { whos: ReadonlyMap<string, NameOption>; items: readonly ExploreObject[] };

/** An entity that can name an epic. */
export type NameOption = { id: string; name: string };

/** The entities of a kind. */
export function optionsOf(type: EpicObjectType, { whos, items }: Nameable): NameOption[] {
  return type === 'who' ? [...whos.values()] : items.filter(({ exploreType }) => exploreType === type);
}

/**
 * The name in the format of the call, with the resulting name of the epic; undefined while there is none. A text equal
 * to an existing entity's name stands for that entity.
 */
export function wantedName(
  { type, text, id }: Naming,
  known: Nameable,
): { creation: EpicCreation; name: EpicName; wanted: WantedName } | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  if (type === 'free_text') {
    const wanted: WantedName = { object: null, text: typed };
    return { creation: { type, text: typed }, name: nameFields(wanted), wanted };
  }
  const options = optionsOf(type, known);
  const chosen =
    options.find((option) => option.id === id) ?? options.find(({ name }) => foldText(name) === foldText(typed));
  if (chosen !== undefined) {
    const wanted: WantedName = { object: { type, id: chosen.id }, text: chosen.name };
    return { creation: existing(type, chosen), name: nameFields(wanted), wanted };
  }
  if (type === 'who') return undefined;
  // A new entity has no id yet.
  const wanted: WantedName = { object: { type, id: '' }, text: typed };
  return { creation: { type, new: true, exploreObjectName: typed }, name: nameFields(wanted), wanted };
}

const existing = (type: EpicObjectType, { id, name }: NameOption): EpicCreation =>
  type === 'who'
    ? { type, whoId: id, whoName: name }
    : { type, new: false, exploreObjectId: id, exploreObjectName: name };

/** The text for a name that another epic already has (rule epic.2). */
export function takenMessage(
  wanted: WantedName,
  others: readonly (EpicName & Pick<Epic, 'id'>)[],
  { whos, items }: Nameable,
): string | undefined {
  const textOf = (id: string) => (whos.get(id) ?? items.find((item) => item.id === id))?.name;
  return epicNameError(wanted, others, textOf)?.message;
}
