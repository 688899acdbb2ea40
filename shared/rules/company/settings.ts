import type { KnownError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { MAX_SETTINGS } from '#shared/model/limits.ts';
import { foldText } from '#shared/rules/foldText.ts';

type Named = { id: string; name: string };

/** Why a setting cannot get a name among those of its list, if so (rule company.13); `id` is null for a new one. */
export function settingNameError(list: readonly Named[], id: string | null, name: string): KnownError | undefined {
  if (id === null && list.length >= MAX_SETTINGS) return errors.tooManySettings;
  const wanted = foldText(name);
  return list.some((other) => other.id !== id && foldText(other.name) === wanted) ? errors.settingTaken : undefined;
}
