import type { AnyClientEntity, ClientEntity, Versioned } from './entity.ts';
import type { Scope } from './scope.ts';

/**
 * Entities of which an answer holds all: those of a type, or those of them that `isOfIt` selects. The replica removes
 * the ones that the answer lacks.
 */
type Held<Answer> = { of: AnyClientEntity; isOfIt?: (entity: Versioned, answer: Answer) => boolean };

/** Adds entities to a scope. */
type Add = <Entity extends Versioned>(definition: ClientEntity<Entity>, entities: readonly Entity[]) => void;

/** How the answer of a query enters a scope. */
export type CopyPlan<Answer, Data> = {
  /** The types of all entities in the answer. */
  entities: readonly AnyClientEntity[];
  /** What the answer holds completely. */
  holds: readonly Held<Answer>[];
  /** Adds the entities of the answer. @returns the rest of it, which the replica does not hold */
  enter: (add: Add, answer: Answer) => Data;
};

/**
 * Makes a query and enters its answer into a scope, without losing changes that arrive in the meantime.
 * @param request makes the query
 * @returns what `enter` returns
 */
export async function readCopy<Answer, Data>(
  scope: Scope,
  { entities, holds, enter }: CopyPlan<Answer, Data>,
  request: () => Promise<Answer>,
): Promise<Data> {
  scope.define(...entities);
  const selects = new Map(holds.map(({ of: { type }, isOfIt = () => true }) => [type, isOfIt]));
  const arrived: { answer?: Answer } = {};
  const { add, end } = scope.expectCopy(
    [...selects.keys()],
    (entity, type) => selects.get(type)?.(entity, arrived.answer as Answer) === true,
  );
  const answer = (arrived.answer = await request());
  let data!: Data;
  scope.update(() => {
    data = enter(({ type }, added) => add(type, added), answer);
    end();
  });
  return data;
}
