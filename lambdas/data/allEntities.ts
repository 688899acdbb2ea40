import * as defined from './entities.ts';
import type { DefinedEntity, EntityBookkeeping, EntityHistory, ServedEntity } from './entity.ts';

const all: readonly (DefinedEntity | EntityBookkeeping | EntityHistory)[] = Object.values(defined);
const histories = new Map(all.flatMap((each) => ('describe' in each ? [[each.of, each] as const] : [])));
const bookkeepings = new Map(
  all.flatMap((each) => ('bookkeeping' in each ? [[each.of, each.bookkeeping] as const] : [])),
);

/**
 * The definitions of all entities by their types, with their histories and their bookkeeping. A bundle that imports
 * this carries all of them, so only functions that read every entity do (tests/infra/stacks/bundleBudget.test.ts names
 * those functions).
 */
export const allEntities: ReadonlyMap<string, ServedEntity> = new Map(
  all.flatMap((each) =>
    'of' in each
      ? []
      : [[each.type, { ...each, bookkeeping: bookkeepings.get(each.type), ...historyOf(each) }] as const],
  ),
);

function historyOf({ type }: DefinedEntity): EntityHistory {
  const history = histories.get(type);
  if (history === undefined) throw new Error(`${type} has no history: define it beside the entity (defineHistory)`);
  return history;
}
