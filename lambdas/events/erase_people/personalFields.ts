import { allEntities } from '#lambdas/entities/all.ts';
import type { LoggedChange } from '#lambdas/store/changeLog.ts';
import type { Fields } from '#lambdas/store/steps/mutations.ts';

/** Changes without a person's name and address; undefined when they name nobody of that uid. */
export function withoutPerson(changes: readonly LoggedChange[], uid: string): LoggedChange[] | undefined {
  const next = changes.map((change) => {
    const { personal: fields, personOf } = allEntities.get(change.type) ?? {};
    const person = personOf === undefined ? change.id : (change.was ?? change.now)?.[personOf];
    return fields === null || fields === undefined || person !== uid
      ? change
      : { ...change, was: replaced(change.was, fields), now: replaced(change.now, fields) };
  });
  return JSON.stringify(next) === JSON.stringify(changes) ? undefined : next;
}

/** Fields that are not there, or hold nothing, stay as they are. */
function replaced(fields: Fields, by: Readonly<Record<string, unknown>>): Fields {
  if (fields === null) return null;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, name in by && value !== null ? by[name] : value]),
  );
}
