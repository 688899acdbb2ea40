import { type OnMapItem, placeFrame } from '#lambdas/entities/frame/frame.ts';
import type { FrameDefinition } from '#lambdas/entities/frame/frameUse.ts';
import { type ObjectiveItem, objectiveFrame } from '#lambdas/entities/frame/objective.ts';
import { problemFrame, type ProblemItem } from '#lambdas/entities/frame/problem.ts';
import { findByText, type PlanOf, type Planned, reused, rowsOf } from './state.ts';

/** An objective that the story map does not have. */
export const planObjective: PlanOf<'objective'> = (state, { name }) => {
  const rows = rowsOf<ObjectiveItem>(state, 'objective');
  const place = () => placeFrame(state.keys, state.containerId, objectiveFrame, { name }, { rows, company: undefined });
  return thereOr(objectiveFrame, rows, name, place);
};

/** A problem that the story map does not have. */
export const planProblem: PlanOf<'problem'> = (state, { name, description }) => {
  const rows = rowsOf<ProblemItem>(state, 'problem');
  const wanted = { name, description };
  const place = () => placeFrame(state.keys, state.containerId, problemFrame, wanted, { rows, company: undefined });
  return thereOr(problemFrame, rows, name, place);
};

function thereOr(
  { onMap: entity }: FrameDefinition,
  rows: readonly OnMapItem[],
  name: string,
  place: () => Pick<Planned, 'id' | 'steps'>,
): Planned {
  const there = findByText(rows, (row) => row.name, name);
  if (there !== undefined) return reused(there.id, { entity, row: there });
  const { id, steps } = place();
  return { outcome: 'added', id, steps };
}
