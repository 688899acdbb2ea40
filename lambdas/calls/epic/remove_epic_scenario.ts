import { epicEntity, type EpicItem, openEpic } from '#lambdas/entities/epic/epic.ts';
import { openRelease, type ReleaseItem, requireOpenRelease } from '#lambdas/entities/release/release.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { remove_epic_scenario } from '#shared/contract/epic/remove_epic_scenario.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { UpdateItem: ['MAP'], ConditionCheckItem: ['MAP'] };

export const handler = implementCommand(remove_epic_scenario, {
  load: ({ reader, input: { containerId, releaseId, whatId, epicId } }) =>
    reader.get<[ReleaseItem, EpicItem]>([
      rowKeys.release(reader.keys, containerId, releaseId),
      rowKeys.epic(reader.keys, containerId, releaseId, whatId, epicId),
    ]),
  run: async ({ input, loaded: [release, item], reader: { keys }, writer }) => {
    const { containerId, releaseId, scenarioId } = input;
    openRelease(release);
    const epic = openEpic(item);
    const scenarios = epic.scenarios.filter(({ id }) => id !== scenarioId);
    if (scenarios.length === epic.scenarios.length) throw new CallError(errors.scenarioDoesNotExist);
    return writer.commit({ storyMap: containerId }, [
      change(epicEntity, epic, { scenarios }),
      requireOpenRelease(keys, containerId, releaseId),
    ]);
  },
});
