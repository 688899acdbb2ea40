import type { CallInput, CallName, CallOutput } from '#shared/contract/registry.ts';

/** The input of a frame: the owner's maps, with their calls. */
type Framer = {
  call: <Name extends CallName>(name: Name, input: CallInput<Name>) => Promise<CallOutput<Name>>;
  canary: string;
  containerId: string;
  otherMapId: string;
  releaseId: string;
};

/**
 * The objectives and problems of a world. On the map: `used`, with a benefit, of the problem `open`, and both of them in
 * the release `open`; `free` and `plain`, without anything. `elsewhere` and `away` are on another map of the owner.
 */
export type Frame = {
  objectives: { used: string; free: string; elsewhere: string };
  problems: { open: string; plain: string; away: string };
  benefitId: string;
};

/** Creates the frame of the map of a world. */
export async function frame({ call, canary, containerId, otherMapId, releaseId }: Framer): Promise<Frame> {
  const objective = async (containerId: string, name: string) =>
    (await call('add_objective_to_map', { containerId, name: `${name} ${canary}` })).id;
  const problem = async (containerId: string, name: string) =>
    (await call('add_problem_to_map', { containerId, name: `${name} ${canary}`, description: `About ${canary}` })).id;
  const objectives = {
    used: await objective(containerId, 'Used'),
    free: await objective(containerId, 'Free'),
    elsewhere: await objective(otherMapId, 'Elsewhere'),
  };
  const problems = {
    open: await problem(containerId, 'Open'),
    plain: await problem(containerId, 'Plain'),
    away: await problem(otherMapId, 'Away'),
  };
  const { id: benefitId } = await call('add_benefit', {
    containerId,
    objectiveId: objectives.used,
    name: `Faster ${canary}`,
    description: `By far ${canary}`,
    achieved: 10,
    active: true,
    start: 1_000,
    end: 2_000,
  });
  await call('add_objective_to_problem', {
    containerId,
    problemId: problems.open,
    objectiveId: objectives.used,
  });
  await call('add_objective_to_release', { containerId, releaseId, objectiveId: objectives.used });
  await call('add_problem_to_release', { containerId, releaseId, problemId: problems.open });
  return { objectives, problems, benefitId };
}
