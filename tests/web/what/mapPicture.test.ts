import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import type { Release, ReleaseWhat } from '#shared/model/release/release.ts';
import type { Measure } from '#web/components/picture/pen.ts';
import { wrap } from '#web/components/picture/pen.ts';
import type { Shape } from '#web/components/picture/picture.ts';
import { svgOf } from '#web/components/picture/svg.ts';
import { sliceBoard } from '#web/features/release/slices/model/board.ts';
import { slicesPictureOf } from '#web/features/release/slices/picture/slicesPicture.ts';
import { mapPictureOf } from '#web/features/what/board/picture/mapPicture.ts';
import type { Card, Layout } from '#web/replica/story_map/types.ts';

const measure: Measure = (text, size) => text.length * size * 0.56;
const card = (id: string, parentId: string | null, some: Partial<Card> = {}) =>
  ({
    id,
    description: `Do ${id}`,
    level: parentId === null ? 0 : 1,
    parentId,
    unsaved: false,
    whatId: id,
    rank: null,
    size: null,
    priorityId: null,
    childContainerId: null,
    refused: null,
    ...some,
  }) as Card;
const LONG = 'Pay the deposit and the first month with the card of a company that knows its riders well';
const cards = [card('a', null, { rank: 2 }), card('a1', 'a', { priorityId: 'must' }), card('a2', 'a'), card('b', null)];
const layout: Layout = {
  backbone: ['a', 'b'],
  children: new Map([
    ['a', ['a1', 'a2']],
    ['b', ['b1']],
  ]),
  cards: new Map([...cards, card('b1', 'b', { description: LONG, size: 5 })].map((one) => [one.id, one])),
};
const priorities = [
  { id: 'must', name: 'Must have', color: '#AA0000' },
  { id: 'could', name: 'Could have', color: '#00AA00' },
];
const about = { title: 'Story map Desks', date: '24 Nov 2026', measure };
const draw = () =>
  mapPictureOf(layout, { ...about, why: 'A desk for each', priorities, whosOf: (id) => (id === 'a1' ? 'RI' : '') });
const textsOf = (shapes: readonly Shape[]) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
/** Cards have a radius of their own. */
const cardsOf = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.kind === 'rect' && shape.radius === 8 ? [shape] : []));

test('the picture of a map has its backbone with the skeleton below, its purpose, and a legend of what it shows', () => {
  const { shapes, width, height } = draw();
  const texts = textsOf(shapes);
  expect(texts).toEqual(
    expect.arrayContaining(['Story map Desks', 'Purpose: A desk for each', 'StorYd · 24 Nov 2026', 'Must have', 'RI']),
  );
  expect(texts).not.toContain('Could have');
  const [a, a1, a2, b, b1] = cardsOf(shapes);
  expect([a?.x, b?.x, a1?.x]).toEqual([24, 236, 24]);
  expect(a2?.y).toBe((a1?.y ?? 0) + (a1?.height ?? 0) + 8);
  // The backbone has one height, here that of a line with a rank below; its children follow it at once.
  expect([a?.height, b?.height]).toEqual([64, 64]);
  expect(a1?.y).toBe((a?.y ?? 0) + 64 + 12);
  // The long text takes three lines, and the last one is cut.
  const lines = texts.slice(texts.indexOf('Do b') + 1);
  expect(lines.slice(0, 3).join(' ')).toMatch(/^Pay the deposit.*…$/);
  expect(b1?.height).toBeGreaterThan(a1?.height ?? 0);
  for (const { x, y, width: w, height: h } of cardsOf(shapes)) {
    expect(x + w).toBeLessThanOrEqual(width - 24);
    expect(y + h).toBeLessThanOrEqual(height - 24);
  }
});

test('the picture of the slices has a lane for each open release with its dates, sums and Activities', () => {
  const start = Date.UTC(2027, 0);
  const release = { id: 'r', name: 'Spring', created: 1, start, end: 0, completed: false, version: 1 } as Release;
  const part = { releaseId: 'r', whatId: 'b1', epics: 3, epicsDone: 1, size: 8, completed: false } as ReleaseWhat;
  const board = sliceBoard({ layout, releases: [release], releaseWhats: [part], single: false });
  const { shapes } = slicesPictureOf(board, layout, about);
  const texts = textsOf(shapes);
  expect(texts).toContain('Spring');
  expect(texts.find((text) => text.startsWith('From 1 Jan 2027'))).toContain('1 of 3 epics done');
  // The names of both steps, then the Activity in the lane of its release, and the others below.
  expect(cardsOf(shapes)).toHaveLength(2 + 1 + 4);
  expect(texts.filter((text) => text === 'Do a')).toHaveLength(2);
});

test('another program draws a picture as it is described, with its texts as texts', () => {
  const picture = draw();
  const drawn = new Resvg(svgOf(picture, 'Desks'), { font: { loadSystemFonts: true } }).render();
  expect([drawn.width, drawn.height]).toEqual([picture.width, picture.height]);
  const [backbone] = cardsOf(picture.shapes);
  const at = (x: number, y: number) => [
    ...drawn.pixels.subarray((y * drawn.width + x) * 4, (y * drawn.width + x) * 4 + 3),
  ];
  expect(at(2, 2)).toEqual([255, 255, 255]);
  expect(at((backbone?.x ?? 0) + 190, (backbone?.y ?? 0) + 40)).toEqual([0xf8, 0xe5, 0xa8]);
});

test('a text breaks at spaces, between ideographs and within long words, and the last line takes the rest', () => {
  const widthOf = (text: string) => text.length;
  expect(wrap('one two three four', 7, 3, widthOf)).toEqual(['one two', 'three', 'four']);
  expect(wrap('one two three four', 7, 2, widthOf)).toEqual(['one two', 'three four']);
  expect(wrap('extraordinary one', 7, 3, widthOf)).toEqual(['extraor', 'dinary', 'one']);
  expect(wrap('extraordinary one', 7, 1, widthOf)).toEqual(['extraordinary one']);
  expect(wrap('自転車を探す、予約する', 6, 3, widthOf)).toEqual(['自転車を探', 'す、予約する']);
  expect(wrap('Pay 自転車で', 5, 3, widthOf)).toEqual(['Pay 自', '転車で']);
  expect(wrap('👨‍👩‍👧👨‍👩‍👧', 8, 2, widthOf)).toEqual(['👨‍👩‍👧', '👨‍👩‍👧']);
});

test('a text from right to left begins at the right end of its card, every line of it', () => {
  const HEBREW = 'שלום לכולם ולכל מי שרוכב על אופניים בעיר הגדולה Bike';
  const hebrew = { ...layout, cards: new Map([['a', card('a', null, { description: HEBREW })]]), backbone: ['a'] };
  const { shapes, ...size } = mapPictureOf(
    { ...hebrew, children: new Map() },
    { ...about, why: '', priorities: [], whosOf: () => '' },
  );
  const [box] = cardsOf(shapes);
  const lines = shapes.flatMap((shape) => (shape.kind === 'text' && HEBREW.includes(shape.text) ? [shape] : []));
  expect(lines.length).toBeGreaterThan(1);
  for (const { x, rtl } of lines) {
    expect(rtl).toBe(true);
    expect(x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0) / 2);
    expect(x).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0));
  }
  const svg = svgOf({ ...size, shapes }, 'Map');
  expect(svg.match(/text-anchor="end"/g)).toHaveLength(lines.length);
});
