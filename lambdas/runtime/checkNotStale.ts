import type { AnyEntity, Row } from '#lambdas/store/entity/entity.ts';
import { shown } from '#lambdas/store/entity/shown.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';

/**
 * Checks that a call overwrites no value that its sender has not seen (rule call.10). Only fields that the call writes count, so
 * that two people who change different fields keep both. The write itself must depend on the version of the item that
 * was read.
 * @param expect the values that the sender saw; nothing is checked without it
 * @param current the present values of the fields that the call would change
 * @param item their entity; none when nobody has written one yet
 * @throws CallError value-changed, with the present values of the fields that the sender saw otherwise, and no others
 */
export function checkNotStale(
  expect: Readonly<Record<string, unknown>> | undefined,
  current: Record<string, unknown>,
  entity: AnyEntity,
  item: Row | undefined,
): void {
  const stale = Object.entries(current).filter(
    ([field, value]) => expect?.[field] !== undefined && expect[field] !== value,
  );
  if (stale.length === 0) return;
  const { changed } = shown([{ entity, row: item }]);
  throw new CallError(errors.valueChanged, { standing: { current: Object.fromEntries(stale), changed } });
}
