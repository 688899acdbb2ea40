import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import type { Release, ReleaseWhat } from '#shared/model/release/release.ts';
import { newEpicFields } from '#shared/rules/epic/epics.ts';
import type { Measure } from '#web/components/picture/pen.ts';
import type { Picture } from '#web/components/picture/picture.ts';
import { svgOf } from '#web/components/picture/svg.ts';
import { pictureOf as initiativePictureOf } from '#web/features/initiative/picture/initiativePicture.ts';
import { sliceBoard } from '#web/features/release/slices/model/board.ts';
import { slicesPictureOf } from '#web/features/release/slices/picture/slicesPicture.ts';
import { roadmapBoard } from '#web/features/roadmap/model/board.ts';
import { noFilter } from '#web/features/roadmap/model/params.ts';
import { placeRoadmap } from '#web/features/roadmap/model/placing.ts';
import { pictureOf as roadmapPictureOf } from '#web/features/roadmap/picture/roadmapPicture.ts';
import { mapPictureOf } from '#web/features/what/board/picture/mapPicture.ts';
import type { InitiativeBoard } from '#web/replica/initiative/board.ts';
import type { Card, Layout } from '#web/replica/story_map/types.ts';

/** Wider than the usual fonts, since another program takes one of its own. */
const measure: Measure = (text, size) =>
  [...text].reduce((sum, letter) => sum + size * (letter > '\u2e80' ? 1.05 : 0.65), 0);

const NAMES = {
  backbone: '自転車を探して予約する、どこでもいつでも、誰もがすぐに',
  child: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenverlosung & <more>',
  release: 'Summer, with a name of a release that takes more room than there is anywhere on paper',
  epic: 'Pay with 💶 or with a card "of the company" until the last minute before the ride begins',
};
const start = Date.UTC(2027, 0);
const release: Release = {
  id: 'r',
  version: 1,
  name: NAMES.release,
  created: 1,
  start,
  end: 0,
  completed: true,
  capacity: null,
};
const epic = {
  ...newEpicFields(
    { releaseId: 'r', whatId: 'a' },
    { nameObject: null, nameObjectText: null, nameFreeText: NAMES.epic },
  ),
  id: '1_e',
  version: 1,
};
const card = (id: string, parentId: string | null, description: string) =>
  ({ id, whatId: id, parentId, description, level: parentId === null ? 0 : 1, unsaved: false, refused: null }) as Card;
const cards = [card('a', null, NAMES.backbone), card('a1', 'a', NAMES.child)];
const layout: Layout = {
  backbone: ['a'],
  children: new Map([['a', ['a1']]]),
  cards: new Map(cards.map((one) => [one.id, one])),
};
const priorities = [{ id: 'must', name: 'Must have', color: '#AA0000' }];
const about = { title: `自転車 ${NAMES.release}`, date: '24 Nov 2026', priorities, measure };
const initiative: InitiativeBoard = {
  whats: [{ id: 'a', description: NAMES.child }],
  groups: [
    {
      id: 'g',
      name: null,
      releases: [{ id: 'r', containerId: 'm', error: null, mapName: NAMES.backbone, release }],
      totals: { epics: 1, done: 0, doing: 0, size: 0, value: 0, hidden: 0, elsewhere: 0 },
    },
  ],
  cells: new Map([
    [
      'g/a',
      [
        {
          ...epic,
          containerId: 'm',
          columnId: 'a',
          name: NAMES.epic,
          completed: true,
          priority: 'must',
          size: null,
          value: null,
        },
      ],
    ],
  ]),
  hasStrangers: false,
};

const pictures: Record<string, () => Picture> = {
  'a map': () => mapPictureOf(layout, { ...about, why: NAMES.epic, whosOf: () => '' }),
  slices: () => {
    const part = { releaseId: 'r', whatId: 'a', epics: 1, epicsDone: 0, size: 8, completed: false } as ReleaseWhat;
    const open = { ...release, completed: false };
    return slicesPictureOf(
      sliceBoard({ layout, releases: [open], releaseWhats: [part], single: false }),
      layout,
      about,
    );
  },
  'a roadmap': () => {
    const board = roadmapBoard({
      layout,
      planned: [{ containerId: 'm', mapName: null, release, whats: ['a', 'a1'], epics: [epic] }],
      otherWhats: new Map(),
      expanded: 'all',
      filter: noFilter,
      whosOfWhat: new Map(),
      priorityOrder: ['must'],
      nameOf: () => undefined,
    });
    return roadmapPictureOf(board, placeRoadmap(board, { months: 3, today: start, adds: false }), about);
  },
  'an initiative': () => initiativePictureOf(initiative, about),
};

test.each(Object.keys(pictures))('another program draws %s with long names of any script within its edges', (name) => {
  const picture = pictures[name]?.() ?? expect.fail(name);
  const svg = svgOf(picture, about.title);
  // What only browsers know.
  expect(svg).not.toMatch(/<(foreignObject|style|image)|dominant-baseline|font-weight="\d*[1-9]\d?"/);
  const drawn = new Resvg(svg, { font: { loadSystemFonts: true } });
  const box = drawn.getBBox() ?? expect.fail('nothing is drawn');
  // The line around the paper's content is half a pixel outside of it.
  expect([box.x >= -0.5, box.y >= -0.5]).toEqual([true, true]);
  expect(box.x + box.width).toBeLessThanOrEqual(picture.width + 0.5);
  expect(box.y + box.height).toBeLessThanOrEqual(picture.height + 0.5);
  // What has little room keeps its width in a wider font.
  expect(svg).toMatch(/ textLength="[\d.]+" lengthAdjust="spacingAndGlyphs"/);
  // Long names take further lines instead of being cut in the first one.
  const texts = picture.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
  const wrapped = name === 'an initiative' ? NAMES.child : NAMES.backbone;
  expect(texts.filter((text) => wrapped.includes(text.replace('…', ''))).length).toBeGreaterThan(1);
});

test('a dot marks an Activity that is in a release without epics', () => {
  const dots = (pictures['a roadmap']?.() ?? expect.fail('no roadmap')).shapes.filter(
    (shape) => shape.kind === 'rect' && shape.width === 6 && shape.height === 6,
  );
  expect(dots).toHaveLength(1);
});
