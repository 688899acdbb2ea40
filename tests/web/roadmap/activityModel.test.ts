import { describe, expect, test } from 'vitest';
import { newId } from '#shared/model/ids.ts';
import { timeAxis } from '#shared/rules/roadmap/timeAxis.ts';
import { readActivityParams, writeActivityParams } from '#web/features/roadmap/activity/params.ts';
import { activityRows, LABEL_WIDTH, leastWidth } from '#web/features/roadmap/activity/rows.ts';
import type { Card, Layout } from '#web/replica/story_map/types.ts';

const DAY = 86_400_000;
const JANUARY = Date.UTC(2026, 0);
const [A, A1, B, GONE] = [newId(), newId(), newId(), newId()];

describe('the address of an activity roadmap', () => {
  const read = (text: string) => readActivityParams(new URLSearchParams(text), Date.UTC(2026, 4, 17));

  test('holds Activities, first month, number of months and the future maturity', () => {
    const params = { whatIds: [A, B], from: Date.UTC(2025, 10), months: 12, hasFuture: true };
    expect(writeActivityParams(params).toString()).toBe(`what=${A}&what=${B}&from=2025-11&months=12&future=yes`);
    expect(read(writeActivityParams(params).toString())).toEqual(params);
  });

  test('begins with the present month and always names it, since a link shows the same months later on', () => {
    expect(read('')).toEqual({ whatIds: [], from: Date.UTC(2026, 4), months: 3, hasFuture: false });
    expect(writeActivityParams(read('')).toString()).toBe('from=2026-05');
  });

  test.each(['from=2026-13', 'from=1969-12', 'from=x', 'months=4', 'months=75', 'what=short', 'future=no'])(
    'takes the default for %s',
    (text) => {
      expect(read(text)).toEqual(read(''));
    },
  );

  test('takes each Activity once, and thirty at most', () => {
    const ids = Array.from({ length: 31 }, () => newId());
    expect(read([ids[0], ...ids].map((id) => `what=${id ?? ''}`).join('&')).whatIds).toEqual(ids.slice(0, 30));
  });
});

describe('the rows of an activity roadmap', () => {
  const card = (id: string, description: string, parentId: string | null = null) =>
    ({ id, description, parentId, unsaved: false }) as Card;
  const layout: Layout = {
    backbone: [B, A],
    children: new Map([[A, [A1]]]),
    cards: new Map([card(A, 'Ride'), card(A1, 'Unlock', A), card(B, 'Choose')].map((one) => [one.id, one])),
  };
  const axis = timeAxis([], 3, JANUARY);
  const hit = (id: string, from: number, to: number, whats: string[]) => ({
    objectID: id,
    name: id,
    created: 0,
    start: JANUARY + from * DAY,
    end: JANUARY + to * DAY,
    objectives: [],
    completed: false,
    whats,
  });
  const rows = (some: Partial<Parameters<typeof activityRows>[0]>) =>
    activityRows({
      whatIds: [A1, A, B],
      layout,
      containerId: 'own',
      hits: [],
      answer: { maturities: [], releases: [], maps: [], mapsLeftOut: 0 },
      maturityItems: [],
      axis,
      ...some,
    });

  test('are in the order of the map, with the Activity above, and those that are not on it last', () => {
    expect(rows({ whatIds: [GONE, A1, A, B] })).toMatchObject([
      { name: 'Choose', parent: null },
      { name: 'Ride', parent: null },
      { name: 'Unlock', parent: 'Ride' },
      { name: null, id: GONE },
    ]);
  });

  test('have the averages over the enabled items that somebody has judged', () => {
    const maturities = [
      { whatId: A, current: { x: { level: 1 }, y: { level: 4 }, off: { level: 5 } }, future: { x: { level: 5 } } },
      { whatId: B, current: {}, future: { off: { level: 5 } } },
    ] as const;
    const answer = { maturities: [...maturities], releases: [], maps: [], mapsLeftOut: 0 };
    const maturityItems = ['x', 'y', 'off', 'unset'].map((id) => ({ id, enabled: id !== 'off' }));
    expect(rows({ whatIds: [A, B], answer, maturityItems })).toMatchObject([
      { name: 'Choose', current: null, future: null },
      { name: 'Ride', current: 2.5, future: 5 },
    ]);
  });

  test('have their releases by start, in lanes in which neither time nor names overlap', () => {
    const hits = [hit('Late', 60, 80, [A]), hit('Early', -20, 9, [A, B]), hit('Short', 12, 12, [A])];
    const [b, a] = rows({ whatIds: [A, B], hits });
    expect(b?.bars.map(({ release }) => release.name)).toEqual(['Early']);
    expect(a).toMatchObject({ lanes: 2 });
    expect(a?.bars).toMatchObject([
      { release: { name: 'Early', mapName: null }, left: 0, width: 10 / 90, lane: 0 },
      // The name of the first one needs the room.
      { release: { name: 'Short' }, left: 12 / 90, lane: 1 },
      { release: { name: 'Late' }, lane: 0 },
    ]);
    expect(LABEL_WIDTH / leastWidth(axis)).toBeGreaterThan(13 / 90);
  });

  test('have releases of other maps with the name of the map', () => {
    const other = {
      id: 'r',
      version: 1,
      name: 'Theirs',
      created: 0,
      start: JANUARY,
      end: 0,
      completed: true,
      capacity: null,
    };
    const releases = [{ ...other, containerId: 'map', whats: [B] }];
    const answer = { maturities: [], releases, maps: [{ id: 'map', name: 'Fleet' }], mapsLeftOut: 0 };
    expect(rows({ whatIds: [B], answer })[0]?.bars).toMatchObject([
      { release: { name: 'Theirs', mapName: 'Fleet', containerId: 'map', completed: true }, width: 1 / 90 },
    ]);
  });
});
