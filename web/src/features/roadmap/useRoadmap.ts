import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import type { ReleaseWhat } from '#shared/model/release/release.ts';
import { useSettings } from '#web/replica/company/useSettings.ts';
import { releases, releaseWhats } from '#web/replica/release/entities.ts';
import { epics, exploreObjects, headOf } from '#web/replica/release/epics.ts';
import type { Layout } from '#web/replica/story_map/types.ts';
import { useCopyOf } from '#web/replica/story_map/useCopyOf.ts';
import { useMap, useWhatWhoLinks, useWholeLayout, useWhos } from '#web/replica/story_map/useMap.ts';
import { useEvery } from '#web/replica/useReplica.ts';
import { type Planned, roadmapBoard } from './model/board.ts';
import { roadmapInput, type RoadmapParams } from './model/params.ts';

type Answer = CallOutput<'release_roadmap'>;
/** The part of an answer that the replica of the open map does not hold. */
type Rest = {
  /** The releases of the open map. */
  shown: readonly string[];
  others: readonly Planned[];
  otherWhats: ReadonlyMap<string, string>;
  /** The names of explore items of other maps. */
  otherNames: ReadonlyMap<string, string>;
  unavailable: Answer['unavailable'];
};

/** The roadmap at an address, with pending edits; `board` is undefined until it has loaded. */
export function useRoadmap(params: RoadmapParams) {
  const { containerId, scope } = useMap();
  const query = useCopyOf('release_roadmap', roadmapInput(containerId, params), {
    entities: [releases, releaseWhats, exploreObjects, epics],
    holds: [
      { of: releaseWhats, isOfIt: isShown(containerId) },
      { of: epics, isOfIt: isShown(containerId) },
    ],
    enter: (add, answer) => {
      add(releases, ownOf(containerId, answer.releases));
      add(releaseWhats, ownOf(containerId, answer.releaseWhats));
      add(exploreObjects, ownOf(containerId, answer.exploreObjects));
      add(epics, ownOf(containerId, answer.epics).map(headOf));
      return restOf(containerId, answer);
    },
    // Another filter keeps what is shown until its answer is there.
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const [layout, version] = useWholeLayout();
  const [allReleases, allWhats, allEpics, items] = [
    useEvery(scope, releases),
    useEvery(scope, releaseWhats),
    useEvery(scope, epics),
    useEvery(scope, exploreObjects),
  ];
  const whos = useWhos();
  const links = useWhatWhoLinks();
  const priorityOrder = useSettings().data?.priorityOrder;
  const { expanded, hasEpicFilter, whoFilter } = params;
  const open = JSON.stringify({ expanded, hasEpicFilter, whoFilter });
  const board = useMemo(() => {
    if (data === undefined) return undefined;
    const whatsIn = groupsOf(allWhats.values());
    const epicsIn = groupsOf(allEpics.values());
    const planned = data.shown.flatMap((id): Planned[] => {
      const release = allReleases.get(id);
      if (release === undefined) return [];
      const whats = (whatsIn.get(id) ?? []).map((what: ReleaseWhat) => what.whatId);
      return [{ containerId, mapName: null, release, whats, epics: epicsIn.get(id) ?? [] }];
    });
    const whosOfWhat = new Map<string, Set<string>>();
    for (const { whatId, whoId } of links.values())
      whosOfWhat.set(whatId, (whosOfWhat.get(whatId) ?? new Set()).add(whoId));
    const { expanded: rows, ...filter } = JSON.parse(open) as Pick<
      RoadmapParams,
      'expanded' | 'hasEpicFilter' | 'whoFilter'
    >;
    return roadmapBoard({
      layout: at(layout, version),
      planned: [...planned, ...data.others],
      otherWhats: data.otherWhats,
      expanded: rows,
      filter,
      whosOfWhat,
      priorityOrder: priorityOrder ?? [],
      nameOf: (id) => (whos.get(id) ?? items.get(id))?.name ?? data.otherNames.get(id),
    });
  }, [data, layout, version, allReleases, allWhats, allEpics, items, whos, links, priorityOrder, open, containerId]);
  return { ...query, board, layout, unavailable: data?.unavailable ?? NONE };
}

/** The layout, as of a version: it stays one object while its cards change. */
const at = (layout: Layout, _version: unknown): Layout => layout;

const NONE: Answer['unavailable'] = [];

const isShown = (containerId: string) => (entity: object, answer: Answer) =>
  'releaseId' in entity &&
  answer.releases.some((release) => release.containerId === containerId && release.id === entity.releaseId);

/** The entities of the open map, as its replica holds them. */
function ownOf<Entity extends { containerId: string }>(shownId: string, all: readonly Entity[]) {
  return all.flatMap(({ containerId, ...entity }) => (containerId === shownId ? [entity] : []));
}

function restOf(shownId: string, answer: Answer): Rest {
  const mapNames = new Map(answer.maps.map(({ id, name }) => [id, name]));
  const whatsIn = groupsOf(answer.releaseWhats);
  const epicsIn = groupsOf(answer.epics);
  return {
    shown: answer.releases.flatMap(({ id, containerId }) => (containerId === shownId ? [id] : [])),
    others: answer.releases.flatMap(({ containerId, ...release }): Planned[] =>
      containerId === shownId
        ? []
        : [
            {
              containerId,
              mapName: mapNames.get(containerId) ?? '',
              release,
              whats: (whatsIn.get(release.id) ?? []).map(({ whatId }) => whatId),
              epics: epicsIn.get(release.id) ?? [],
            },
          ],
    ),
    otherWhats: new Map(answer.whats.map(({ id, description }) => [id, description])),
    otherNames: new Map(answer.exploreObjects.map(({ id, name }) => [id, name])),
    unavailable: answer.unavailable,
  };
}

function groupsOf<Entity extends { releaseId: string }>(all: Iterable<Entity>): Map<string, Entity[]> {
  const groups = new Map<string, Entity[]>();
  for (const entity of all) {
    const group = groups.get(entity.releaseId);
    if (group === undefined) groups.set(entity.releaseId, [entity]);
    else group.push(entity);
  }
  return groups;
}
