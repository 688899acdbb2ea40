import * as entities from './entities.ts';
import type { AnyEntity } from './entity.ts';

/**
 * The definitions of all entities by their types. Whoever imports this carries all of them, so only what has to read whatever there is does
 * (tests/infra/stacks/bundles.test.ts names those functions).
 */
export const allEntities: ReadonlyMap<string, AnyEntity> = new Map(
  Object.values(entities).map((entity: AnyEntity) => [entity.type, entity]),
);
