import type { KnownError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { ExploreType, ScenarioParts } from '#shared/model/epic/epic.ts';

/** The kinds of explore items in a scenario, by its parts. */
export const SCENARIO_PARTS = {
  when: 'when',
  where: 'where',
  input: 'data_input',
  output: 'data_output',
} as const satisfies Partial<Record<keyof ScenarioParts, ExploreType>>;

const partsOf = ({ who, when, where, input, output }: ScenarioParts) => [who, when, where, input, output];

/** Whether a scenario can be added: it needs a Who, and none may have the same five parts (rule epic.11). */
export function scenarioError(wanted: ScenarioParts, others: readonly ScenarioParts[]): KnownError | undefined {
  const parts = partsOf(wanted);
  if (parts.every((part) => part === null)) return errors.scenarioEmpty;
  if (wanted.who === null) return errors.scenarioWithoutWho;
  const isSame = (other: ScenarioParts) => partsOf(other).every((part, i) => part === parts[i]);
  return others.some(isSame) ? errors.scenarioExists : undefined;
}
