import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import type { ReleaseError } from '#shared/model/initiative/initiative.ts';
import { currentEpicName } from '#shared/rules/epic/epics.ts';
import { type ApiError, call } from '#web/base/api/client.ts';
import { callKey } from '#web/base/api/queries.ts';
import { initiatives } from '#web/replica/company/entities.ts';
import { useSettings } from '#web/replica/company/useSettings.ts';
import { type CopyPlan, readCopy } from '#web/replica/readCopy.ts';
import { releases, releaseWhats } from '#web/replica/release/entities.ts';
import { epics, headOf } from '#web/replica/release/epics.ts';
import { useEntity, useEvery, useRow } from '#web/replica/useReplica.ts';
import { hiddenIn, type HiddenReleases, initiativeBoard, type InitiativeMap, whatOnMap } from './board.ts';
import { ALL, initiativeMembers, initiativeReleases, initiativeWhats, releaseGroups } from './entities.ts';
import { initiativeEntities, useInitiativeReplica } from './InitiativeReplica.ts';

type Answer = CallOutput<'get_initiative'>;

/** The part of an answer that the replica does not hold. */
type Rest = {
  role: Answer['role'];
  cursor: Answer['cursor'];
  descriptions: ReadonlyMap<string, string | null>;
  errors: ReadonlyMap<string, ReleaseError>;
  /** The last names of missing releases, as far as they are known. */
  lastNames: ReadonlyMap<string, string | null>;
  maps: ReadonlyMap<string, InitiativeMap>;
  /** The Activities above those in the releases, by `whatOnMap`. */
  parents: ReadonlyMap<string, string | null>;
  /** By group; null in a company that does not count hidden releases. */
  hidden: ReadonlyMap<string, HiddenReleases> | null;
  /** The present names of the Whos and explore items that name epics. */
  objectNames: ReadonlyMap<string, string>;
};

/** How the answer about an initiative enters its scope. */
export const INITIATIVE: CopyPlan<Answer, Rest> = {
  entities: initiativeEntities,
  holds: initiativeEntities.map((of) => ({ of })),
  enter: (add, answer) => {
    add(initiatives, [answer.initiative]);
    add(initiativeMembers, answer.members);
    add(
      initiativeWhats,
      answer.whats.map(({ description: _, ...what }) => what),
    );
    add(releaseGroups, answer.groups);
    add(
      initiativeReleases,
      answer.initiativeReleases.map(({ error: _, lastName: _last, ...release }) => release),
    );
    add(releases, answer.releases);
    add(
      releaseWhats,
      answer.releaseWhats.map(({ parentId: _, ...part }) => part),
    );
    add(
      epics,
      answer.epics.map(({ name: _, ...head }) => headOf(head)),
    );
    return {
      role: answer.role,
      cursor: answer.cursor,
      descriptions: new Map(answer.whats.map(({ id, description }) => [id, description])),
      errors: new Map(answer.initiativeReleases.flatMap(({ id, error }) => (error === null ? [] : [[id, error]]))),
      lastNames: new Map(answer.initiativeReleases.map(({ id, lastName }) => [id, lastName])),
      maps: new Map(answer.containers.map((map) => [map.id, map])),
      parents: parentsIn(answer),
      hidden: hiddenByGroup(answer),
      objectNames: new Map(
        answer.epics.flatMap(({ nameObject, name }) =>
          nameObject === null || name === null ? [] : [[nameObject.id, name]],
        ),
      ),
    };
  },
};

/** The Activities above those in the releases: a story map has each Activity in one place. */
function parentsIn({ initiativeReleases: placed, releaseWhats: parts }: Answer): Rest['parents'] {
  const mapOf = new Map(placed.map(({ id, containerId }) => [id, containerId]));
  return new Map(
    parts.map(({ releaseId, whatId, parentId }) => [whatOnMap(mapOf.get(releaseId) ?? '', whatId), parentId]),
  );
}

/** The hidden releases by group; null in a company that does not count them. */
function hiddenByGroup({ hiddenTotals, groups, initiativeReleases: all }: Answer): Rest['hidden'] {
  if (hiddenTotals === null) return null;
  return new Map(
    groups.map(({ id }) => [
      id,
      {
        releaseIds: hiddenIn(all.filter(({ groupId }) => groupId === id)),
        totals: hiddenTotals.find(({ groupId }) => groupId === id),
      },
    ]),
  );
}

/** The open initiative, with pending edits; `head` and `board` are undefined until it has loaded. */
export function useInitiative() {
  const { id, scope } = useInitiativeReplica();
  const query = useQuery<Rest, ApiError>({
    queryKey: callKey('get_initiative', { initiativeId: id }),
    queryFn: ({ signal }) =>
      readCopy(scope, INITIATIVE, () => call('get_initiative', { initiativeId: id }, { signal })),
    // Colleagues edit it, and the releases in it, too.
    staleTime: 0,
    // `useLiveInitiative` reads it again when something has changed.
    refetchOnWindowFocus: false,
  });
  const { data } = query;
  const head = useEntity(scope, initiatives, id);
  const whatIds = useRow(scope, initiativeWhats.indexes.inOrder, ALL);
  const groupIds = useRow(scope, releaseGroups.indexes.inOrder, ALL);
  const [groups, placed, allReleases, allEpics] = [
    useEvery(scope, releaseGroups),
    useEvery(scope, initiativeReleases),
    useEvery(scope, releases),
    useEvery(scope, epics),
  ];
  const priorityOrder = useSettings().data?.priorityOrder;
  const board = useMemo(
    () =>
      data &&
      initiativeBoard({
        whatIds,
        groups: groupIds.flatMap((groupId) => groups.get(groupId) ?? []),
        initiativeReleases: placed.values(),
        releases: allReleases,
        parents: data.parents,
        epics: allEpics.values(),
        descriptions: data.descriptions,
        errors: data.errors,
        lastNames: data.lastNames,
        maps: data.maps,
        hidden: data.hidden ?? new Map(),
        nameOf: (epic) => currentEpicName(epic, (objectId) => data.objectNames.get(objectId)),
        priorityOrder: priorityOrder ?? [],
      }),
    [data, whatIds, groupIds, groups, placed, allReleases, allEpics, priorityOrder],
  );
  return { ...query, head, board };
}
