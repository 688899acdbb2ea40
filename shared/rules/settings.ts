import type { KnownError } from '../CallError.ts';
import * as errors from '../errors.ts';
import { MAX_SETTINGS } from '../model/limits.ts';
import type { LinkType } from '../model/settings.ts';
import { foldText } from './foldText.ts';

type Named = { id: string; name: string };

/** Why a setting cannot get a name among those of its list, if so (rule company.13); `id` is null for a new one. */
export function settingNameRefusal(list: readonly Named[], id: string | null, name: string): KnownError | undefined {
  if (id === null && list.length >= MAX_SETTINGS) return errors.tooManySettings;
  const wanted = foldText(name);
  return list.some((other) => other.id !== id && foldText(other.name) === wanted) ? errors.settingTaken : undefined;
}

/** Whether a type of link can be chosen: it is not retired (rule company.15). */
export function isOffered(type: Pick<LinkType, 'retired'> | undefined): boolean {
  return type !== undefined && type.retired !== true;
}

/** The selectable types of links: those in use, and the present one even if it is retired (rule company.15). */
export function offeredTypes<Type extends LinkType>(types: readonly Type[], current: string | null = null): Type[] {
  return types.filter((type) => isOffered(type) || type.id === current);
}
