import type { KnownError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { Epic, EpicObjectType } from '#shared/model/epic/epic.ts';
import { foldText } from '#shared/rules/foldText.ts';
import type { EpicName } from './epics.ts';

/** The new name of an epic: an entity with its name, a free text, or none. */
export type WantedName =
  | { object: { type: EpicObjectType; id: string }; text: string }
  | { object: null; text: string | null };

/** A requested name as the fields of an epic. */
export function nameFields(name: WantedName): EpicName {
  return name.object === null
    ? { nameObject: null, nameObjectText: null, nameFreeText: name.text }
    : { nameObject: name.object, nameObjectText: name.text, nameFreeText: null };
}

/**
 * Whether another epic of the Activity in the release has the name already: the same entity, or the same text except
 * for case and spaces (rule epic.2).
 * @param textOf the present name of an entity, undefined when it is not known
 */
export function epicNameError(
  wanted: WantedName,
  others: readonly (EpicName & Pick<Epic, 'id'>)[],
  textOf: (objectId: string) => string | undefined = () => undefined,
): KnownError | undefined {
  if (wanted.text === null) return undefined;
  const { object } = wanted;
  const text = foldText(wanted.text);
  const hasName = ({ nameObject, nameObjectText, nameFreeText }: EpicName) => {
    if (nameObject === null) return nameFreeText !== null && foldText(nameFreeText) === text;
    if (object !== null) return nameObject.type === object.type && nameObject.id === object.id;
    return foldText(textOf(nameObject.id) ?? nameObjectText ?? '') === text;
  };
  return others.some(hasName) ? errors.epicNameObjectExists : undefined;
}
