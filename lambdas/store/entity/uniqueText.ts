import type { Stored } from '#lambdas/store/items.ts';
import { type Key, nameOfKey } from '#lambdas/store/keys.ts';
import { type Fold } from '#lambdas/store/textHash.ts';
import type { Pointer } from './derived.ts';

/** Builds the key of a text by one of the folds, the present one if none is given. */
type PlaceOf = (fold?: Fold) => Key;

/** Where a text may have an owner: two places for one with invisible characters, since older rows kept those. */
export function placesOfText(placeOf: PlaceOf): Key[] {
  const [now, former] = [placeOf(), placeOf(1)];
  return nameOfKey(now) === nameOfKey(former) ? [now] : [now, former];
}

/** The pointer from a text to its only owner, by the fold of the owner's row (docs/decisions/0006). */
export const pointerOfText = (
  placeOf: PlaceOf,
  { fold = 1 }: Pick<Stored, 'fold'>,
  rest: Pick<Pointer, 'fields' | 'free' | 'otherwise'>,
): Pointer => ({ ...rest, key: placeOf(fold), require: [{ is: 'absent' }] });
