import { epicEntity, type EpicItem, openEpic } from '#lambdas/entities/epic/epic.ts';
import type { ExploreItem } from '#lambdas/entities/epic/exploreObject.ts';
import { openRelease, type ReleaseItem, requireOpenRelease } from '#lambdas/entities/release/release.ts';
import type { WhoItem } from '#lambdas/entities/who/who.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { add_epic_scenario } from '#shared/contract/epic/add_epic_scenario.ts';
import * as errors from '#shared/errors.ts';
import { newId } from '#shared/model/ids.ts';
import { epicSizeError } from '#shared/rules/epic/epics.ts';
import { SCENARIO_PARTS, scenarioError } from '#shared/rules/epic/scenarios.ts';

const PARTS = ['when', 'where', 'input', 'output'] as const;

export const grants: TableGrants = { UpdateItem: ['MAP'], ConditionCheckItem: ['MAP'] };

export const handler = implementCommand(add_epic_scenario, {
  load: async ({ reader, input: { containerId, releaseId, whatId, epicId, ...input } }) => {
    const { keys } = reader;
    const ids = [...new Set(PARTS.flatMap((part) => input[part] ?? []))];
    const [release, epic, ...named] = await reader.get<[ReleaseItem, EpicItem, ...(WhoItem | ExploreItem)[]]>([
      rowKeys.release(keys, containerId, releaseId),
      rowKeys.epic(keys, containerId, releaseId, whatId, epicId),
      ...(input.who === null ? [] : [rowKeys.who(keys, containerId, input.who)]),
      ...ids.map((id) => rowKeys.exploreObject(keys, containerId, releaseId, whatId, id)),
    ]);
    return { release, epic, named };
  },
  run: async ({ input, loaded: { release, epic: item, named }, reader: { keys }, writer }) => {
    const { containerId, releaseId, who, when, where, input: dataIn, output } = input;
    openRelease(release);
    const epic = openEpic(item);
    const parts = { who, when, where, input: dataIn, output };
    const error = scenarioError(parts, epic.scenarios);
    if (error !== undefined) throw new CallError(error);
    const there = named.filter((found) => notDeleted(found) !== undefined);
    if (!there.some((found) => found?.type === 'who')) throw new CallError(errors.whoDoesNotExist);
    const fits = (part: (typeof PARTS)[number]) =>
      parts[part] === null ||
      there.some(
        (found) =>
          found !== undefined &&
          found.id === parts[part] &&
          'exploreType' in found &&
          found.exploreType === SCENARIO_PARTS[part],
      );
    if (!PARTS.every(fits)) throw new CallError(errors.exploreObjectDoesNotExist);
    const id = newId();
    const scenarios = [...epic.scenarios, { id, ...parts }];
    const tooMuch = epicSizeError({ ...epic, scenarios });
    if (tooMuch !== undefined) throw new CallError(tooMuch);
    const steps = [change(epicEntity, epic, { scenarios }), requireOpenRelease(keys, containerId, releaseId)];
    return writer.commit({ storyMap: containerId }, steps, { id });
  },
});
