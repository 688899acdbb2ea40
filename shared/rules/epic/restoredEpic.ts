import type { Epic, Scenario } from '#shared/model/epic/epic.ts';

type Parts = Pick<
  Epic,
  'nameObject' | 'nameObjectText' | 'nameFreeText' | 'explore_objects' | 'scenarios' | 'primaryOutput'
>;

/**
 * The fields of a restored epic that change because explore items were removed while it was deleted (rule trash.6). It
 * keeps a name that it had from one as a text. Scenarios without anything left go.
 * @param there the ids of the explore items that still exist
 */
export function withoutMissing(epic: Parts, there: ReadonlySet<string>): Partial<Parts> {
  const isThere = (id: string) => there.has(id);
  const orNull = (id: string | null) => (id === null || isThere(id) ? id : null);
  const scenarios = epic.scenarios
    .map((scenario): Scenario => {
      const { when, where, input, output } = scenario;
      return { ...scenario, when: orNull(when), where: orNull(where), input: orNull(input), output: orNull(output) };
    })
    .filter(({ id: _id, ...parts }) => Object.values(parts).some((part) => part !== null));
  const { nameObject } = epic;
  const wanted: Partial<Parts> = {
    explore_objects: epic.explore_objects.filter(isThere),
    scenarios,
    primaryOutput: orNull(epic.primaryOutput),
    ...(nameObject !== null &&
      nameObject.type !== 'who' &&
      !isThere(nameObject.id) && { nameObject: null, nameObjectText: null, nameFreeText: epic.nameObjectText }),
  };
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(epic[name as keyof Parts]);
  return Object.fromEntries(Object.entries(wanted).filter(isChanged));
}
