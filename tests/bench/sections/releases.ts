import type { CallInput } from '#shared/contract/registry.ts';
import { createWorld, type World } from '#tests/calls/support/world.ts';
import type { Part, TableCell } from '../report/section.ts';
import { bigMap } from '../support/bigMap.ts';
import { callDirectly } from '../support/callDirectly.ts';
import { countCosts } from '../support/costs.ts';
import { withStack } from '../support/withStack.ts';

/** Releases of a map: the measured one and others, each with an Activity and an epic. */
const SIZES = [2, 100] as const;
const ACTIVITIES = 20;
const EPICS = 6;
const SCENARIOS = 5;
/** The deepest chain of requests that a call may make. */
const DEPTH = { release_list: 1, release_slices: 2, release_what: 2, get_release: 2 } as const;

/** What releases cost, by how many others the map has. */
export const releases: Part = {
  name: 'releases',
  title: `What releases cost: one of ${ACTIVITIES} Activities, ${EPICS} epics each, ${SCENARIOS} scenarios each`,
  measure: () =>
    withStack(async (stack) => {
      const world = await createWorld(stack);
      const measured: Row[][] = [];
      for (const size of SIZES) measured.push(await measureMap(world, size));
      const [few = [], many = []] = measured;
      const all = [...few, ...many];
      const ofCall = (rows: readonly Row[], call: string) => rows.filter((row) => row.call === call);
      const growth = (call: string) =>
        (ofCall(many, call)[0]?.readUnits ?? Number.NaN) - (ofCall(few, call)[0]?.readUnits ?? 0);
      return {
        columns: ['call', 'releases', 'requests', 'depth', 'read units', 'bytes', 'bytes sent'],
        rows: all.map(({ call, size, requests, depth, readUnits, bytes, sent }): TableCell[] => [
          call,
          size,
          requests,
          depth,
          readUnits,
          bytes,
          sent,
        ]),
        aims: [
          ...Object.entries(DEPTH).map(([call, atMost]) => ({
            what: `${call}: requests one after the other`,
            unit: 'depth',
            atMost,
            measured: Math.max(...ofCall(all, call).map(({ depth }) => depth)),
          })),
          ...(['get_release', 'release_what'] as const).map((call) => ({
            what: `${call}: growth by ${SIZES[1] - SIZES[0]} other releases`,
            unit: 'read units',
            atMost: 0,
            measured: growth(call),
          })),
        ],
        notes: ['The access check is part of every call.'],
      };
    }),
};

type Row = {
  call: string;
  size: number;
  requests: number;
  depth: number;
  readUnits: number;
  bytes: number;
  sent: number;
};

async function measureMap(world: World, size: number): Promise<Row[]> {
  const { owner } = world;
  const { containerId, columns } = await bigMap(ACTIVITIES, owner, 0);
  const whatIds = columns.map(({ id }) => id);
  const releaseId = await fill(world, containerId, whatIds, EPICS, SCENARIOS);
  for (let i = 1; i < size; i += 1) await fill(world, containerId, whatIds.slice(0, 1), 1, 0);
  const whatId = whatIds[0] ?? '';
  const first: CallInput<'release_list'> = {
    containerId,
    order: 'created',
    direction: 'desc',
    includeCompleted: true,
    page: 1,
  };
  const calls = [
    ['release_list', () => callDirectly('release_list', first, owner)],
    ['get_release', () => callDirectly('get_release', { containerId, releaseId }, owner)],
    ['release_what', () => callDirectly('release_what', { containerId, releaseId, whatId }, owner)],
    ['release_slices', () => callDirectly('release_slices', { containerId, includeCompleted: true }, owner)],
    [
      'search_releases_and_epics',
      () => callDirectly('search_releases_and_epics', { containerId, query: 'nothing is called so' }, owner),
    ],
  ] as const;
  const measure = countCosts();
  const rows: Row[] = [];
  for (const [call, run] of calls) {
    const { cost, result } = await measure<{ plainBytes: number; sentBytes: number }>(run);
    const { requests, depth, readUnits } = cost;
    rows.push({ call, size, requests, depth, readUnits, bytes: result.plainBytes, sent: result.sentBytes });
  }
  return rows;
}

/** A release with some Activities, each with epics and their scenarios. @returns its id */
async function fill(
  { owner }: World,
  containerId: string,
  whatIds: readonly string[],
  epics: number,
  scenarios: number,
): Promise<string> {
  const { output: release } = await callDirectly('create_release', { containerId, name: 'A release' }, owner);
  const releaseId = release.id;
  await callDirectly('add_whats_to_release', { containerId, releaseId, whatIds: [...whatIds] }, owner);
  const who = await whoOf(containerId, owner);
  const fillWhat = async (whatId: string) => {
    const place = { containerId, releaseId, whatId };
    const items: string[] = [];
    for (let i = 0; i < scenarios; i += 1) {
      const item = { ...place, type: 'when', name: `When it is day ${i}` } as const;
      items.push((await callDirectly('add_explore_object', item, owner)).output.id);
    }
    for (let i = 0; i < epics; i += 1) {
      const epic = { type: 'free_text', text: `The customer does thing ${i}` } as const;
      const { output } = await callDirectly('create_epic', { ...place, epic }, owner);
      for (const when of items) {
        const parts = { who, when, where: null, input: null, output: null };
        await callDirectly('add_epic_scenario', { ...place, epicId: output.id, ...parts }, owner);
      }
    }
  };
  await Promise.all(whatIds.map(fillWhat));
  return releaseId;
}

/** A Who of the map, the same each time. */
async function whoOf(containerId: string, owner: World['owner']): Promise<string> {
  const who = { containerId, name: 'Customer', group: null, category: null };
  return (await callDirectly('add_who', who, owner)).output.id;
}
