import * as errors from '#shared/errors.ts';
import type { Pointer } from '../derived.ts';
import type { Keys, SettingKind } from '../keys.ts';
import * as rowKeys from '../keys.ts';
import type { Mutation } from '../mutations.ts';

/** The pointer by which a setting owns its name in its list (rule company.13), also of two additions at once. */
export function settingNamePointer(keys: Keys, kind: SettingKind, { id, name }: { id: string; name: string }): Pointer {
  return {
    key: rowKeys.settingName(keys, kind, name),
    fields: { settingId: id },
    require: [{ is: 'absent' }],
    otherwise: errors.settingTaken,
  };
}

/** The steps by which a setting gets its name, in place of a former one. Settings of 0.1.0 do not own theirs yet. */
export function nameSetting(
  keys: Keys,
  kind: SettingKind,
  setting: { id: string; name: string },
  formerName?: string,
): Mutation[] {
  const named: Mutation = { do: 'putPointer', ...settingNamePointer(keys, kind, setting) };
  if (formerName === undefined) return [named];
  const former = rowKeys.settingName(keys, kind, formerName);
  // Another spelling of the same name.
  return former.sk === named.key.sk ? [] : [{ do: 'deletePointer', key: former }, named];
}
