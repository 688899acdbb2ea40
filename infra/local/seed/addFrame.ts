import type { Caller } from './callAs.ts';
import type { DemoFrame } from './types.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The ids of a map's objectives and problems by their names. */
export type FrameIds = {
  readonly objectives: ReadonlyMap<string, string>;
  readonly problems: ReadonlyMap<string, string>;
};

/** Creates the objectives of a map with their benefits, then its problems. */
export async function addFrame(
  call: Caller,
  containerId: string,
  { objectives, problems }: DemoFrame,
): Promise<FrameIds> {
  const ids = { objectives: new Map<string, string>(), problems: new Map<string, string>() };
  const today = Math.floor(Date.now() / DAY_MS);
  for (const { name, benefits } of objectives) {
    const { id: objectiveId } = await call('add_objective_to_map', { containerId, name });
    ids.objectives.set(name, objectiveId);
    for (const { from, to, description = '', active = true, ...benefit } of benefits)
      await call('add_benefit', {
        containerId,
        objectiveId,
        ...benefit,
        description,
        active,
        start: (today + from) * DAY_MS,
        end: (today + to) * DAY_MS,
      });
  }
  for (const { name, description, serves, solved = false } of problems) {
    const objectiveIds = serves.flatMap((objective) => ids.objectives.get(objective) ?? []);
    const { id: problemId } = await call('add_problem_to_map', { containerId, name, description, objectiveIds });
    ids.problems.set(name, problemId);
    if (solved) await call('change_problem', { containerId, problemId, fields: { solved } });
  }
  return ids;
}
