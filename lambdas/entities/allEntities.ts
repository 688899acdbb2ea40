import type { AnyEntity, EntityHistory } from '#lambdas/store/entity/entity.ts';
import * as defined from './definitions.ts';

const all: readonly (AnyEntity | EntityHistory)[] = Object.values(defined);
const histories = new Map(all.flatMap((each) => ('describe' in each ? [[each.of, each] as const] : [])));

/** The definitions of all entities by their types, with their histories: for functions that read rows of all kinds. */
export const allEntities: ReadonlyMap<string, AnyEntity & EntityHistory> = new Map(
  all.flatMap((each) => ('of' in each ? [] : [[each.type, { ...each, ...historyOf(each) }] as const])),
);

function historyOf({ type }: AnyEntity): EntityHistory {
  const history = histories.get(type);
  if (history === undefined) throw new Error(`${type} has no history: define it beside the entity (defineHistory)`);
  return history;
}
