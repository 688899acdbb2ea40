import type { AnyEntity, Row } from '#lambdas/data/entity.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';

/**
 * Refuses to write over a value that its sender has not seen (rule call.10). Only what the call writes counts, so that two people who change different
 * fields keep both. The write itself must depend on the version of the item that was read.
 * @param expect what the sender says stood there; nothing is asked where it says nothing
 * @param current what stands there, of the fields that the call would change
 * @param item the entity that holds them; none where nobody has written one yet
 * @throws CallError value-changed, with what stands there
 */
export function refuseStale(
  expect: Readonly<Record<string, unknown>> | undefined,
  current: Record<string, unknown>,
  entity: AnyEntity,
  item: Row | undefined,
): void {
  const isStale = Object.keys(current).some(
    (field) => expect?.[field] !== undefined && expect[field] !== current[field],
  );
  if (!isStale) return;
  const changed =
    item === undefined ? [] : [{ ...entity.present(item), type: entity.type, id: item.id, version: item.version }];
  throw new CallError(errors.valueChanged, { standing: { current, changed } });
}
