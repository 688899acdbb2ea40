import { expect } from 'vitest';
import { outsideRoles } from '#infra/local/grants/role.ts';
import type { Stored } from '#lambdas/store/items.ts';
import type { Key, Keys } from '#lambdas/store/keys.ts';
import type { Fold } from '#lambdas/store/textHash.ts';
import { writeUnlogged } from '#lambdas/store/unlogged.ts';
import { storeOf } from './smallWorld.ts';

export const ZERO_WIDTH_SPACE = '\u200b';

/** Where an entity is, the field with its unique text, and the place of such a text. */
export type OwnerOfText = {
  key: (keys: Keys) => Key;
  field: string;
  placeOf: (keys: Keys, text: string, fold?: Fold) => Key;
};

/** The pointer at a key, without that. */
async function pointerAt(domain: string, key: Key): Promise<Record<string, unknown> | undefined> {
  const [found] = await storeOf(domain).reader.get<[Key & Record<string, unknown>]>([key]);
  if (found === undefined) return undefined;
  const { pk: _pk, sk: _sk, ...fields } = found;
  return fields;
}

/** Gives an entity a text as it was stored when invisible characters made another text of it. */
export async function storeAsFormerly(
  domain: string,
  { key, field, placeOf }: OwnerOfText,
  text: string,
): Promise<void> {
  const { reader } = storeOf(domain);
  const { keys } = reader;
  const [row] = await reader.get<[Stored]>([key(keys)]);
  const { pk, sk, fold: _fold, ...fields } = row ?? expect.unreachable();
  const place = placeOf(keys, String(fields[field]));
  const pointer = (await pointerAt(domain, place)) ?? expect.unreachable();
  await outsideRoles(() =>
    writeUnlogged([
      { do: 'deletePointer', key: place },
      { do: 'putPointer', key: { pk, sk }, fields: { ...fields, [field]: text } },
      {
        do: 'putPointer',
        key: placeOf(keys, text, 1),
        fields: { ...pointer, ...(field in pointer && { [field]: text }) },
      },
    ]),
  );
}

/** What is stored at the place of a text, by the present fold and by the first one. */
export async function ownersOf(
  domain: string,
  { placeOf }: Pick<OwnerOfText, 'placeOf'>,
  text: string,
): Promise<readonly unknown[]> {
  const { keys } = storeOf(domain).reader;
  return Promise.all([pointerAt(domain, placeOf(keys, text)), pointerAt(domain, placeOf(keys, text, 1))]);
}
