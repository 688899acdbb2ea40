import type { KnownError } from '../CallError.ts';
import * as errors from '../errors.ts';
import type { Epic, EpicObjectType } from '../model/epic.ts';
import type { EpicName } from './epics.ts';
import { foldText } from './foldText.ts';

/** The new name of an epic: an entity with its name, a free text, or none. */
export type WantedName =
  { object: { type: EpicObjectType; id: string }; text: string } | { object: null; text: string | null };

/** A requested name as the fields of an epic. */
export function nameFields(name: WantedName): EpicName {
  return name.object === null
    ? { nameObject: null, nameObjectText: null, nameFreeText: name.text }
    : { nameObject: name.object, nameObjectText: name.text, nameFreeText: null };
}

/** Whether two epics are named by the same entity. */
function isSameObject(epic: EpicName, { object }: WantedName): boolean {
  return object !== null && epic.nameObject?.type === object.type && epic.nameObject.id === object.id;
}

/**
 * Whether another epic of the Activity in the release has the name already: the same entity, or the same text except
 * for case and spaces (rule epic.2).
 * @param textOf the present name of an entity, undefined when it is not known
 */
export function nameRefusal(
  wanted: WantedName,
  others: readonly (EpicName & Pick<Epic, 'id'>)[],
  textOf: (objectId: string) => string | undefined = () => undefined,
): KnownError | undefined {
  if (wanted.text === null) return undefined;
  const text = foldText(wanted.text);
  const hasName = (epic: EpicName) => {
    if (epic.nameObject === null) return epic.nameFreeText !== null && foldText(epic.nameFreeText) === text;
    if (wanted.object !== null) return isSameObject(epic, wanted);
    return foldText(textOf(epic.nameObject.id) ?? epic.nameObjectText ?? '') === text;
  };
  return others.some(hasName) ? errors.epicNameObjectExists : undefined;
}
