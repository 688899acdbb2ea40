import type { Epic } from '#shared/model/epic/epic.ts';

type Parts = Pick<
  Epic,
  'nameObject' | 'nameObjectText' | 'nameFreeText' | 'whos' | 'primaryWho' | 'scenarios' | 'integrations'
>;

/**
 * An epic without some Whos, which the story map that it moves to does not have (rule epic.27). It keeps a name that it
 * had from one as a text. Scenarios without anything left go.
 */
export function withoutWhos<Some extends Parts>(epic: Some, missing: ReadonlySet<string>): Some {
  const orNull = (id: string | null) => (id !== null && missing.has(id) ? null : id);
  const { nameObject } = epic;
  const isNamedByOne = nameObject?.type === 'who' && missing.has(nameObject.id);
  return {
    ...epic,
    whos: epic.whos.filter((id) => !missing.has(id)),
    primaryWho: orNull(epic.primaryWho),
    scenarios: epic.scenarios
      .map((scenario) => ({ ...scenario, who: orNull(scenario.who) }))
      .filter(({ id: _id, ...parts }) => Object.values(parts).some((part) => part !== null)),
    ...(isNamedByOne && { nameObject: null, nameObjectText: null, nameFreeText: epic.nameObjectText }),
  };
}
