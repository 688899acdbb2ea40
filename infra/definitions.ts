import { allEntities } from '#lambdas/data/allEntities.ts';
import type { DefinedEntity, ServedEntity } from '#lambdas/data/entity.ts';

/**
 * All entities as they are defined, by type: with their fields, counters and models, which no deployed function contains
 * (`servedSource.ts`). The build, documents and tests read them here, so that the compiler keeps functions from it.
 */
export const definitions = allEntities as ReadonlyMap<string, ServedEntity & DefinedEntity>;
