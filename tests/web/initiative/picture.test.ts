import { expect, test } from 'vitest';
import { svgOf } from '#web/components/picture/svg.ts';
import { pictureOf } from '#web/features/initiative/picture/initiativePicture.ts';
import type { InitiativeBoard } from '#web/replica/initiative/board.ts';

const epic = {
  containerId: 'm',
  releaseId: 'r',
  whatId: 'w',
  columnId: 'w',
  completed: false,
  startedAt: null,
  priority: 'high',
  size: null,
  value: null,
};
const board: InitiativeBoard = {
  whats: [{ id: 'w', description: 'Book a desk' }],
  groups: [
    {
      id: 'g',
      name: 'Spring',
      releases: [
        {
          id: 'r',
          containerId: 'm',
          error: null,
          mapName: 'Desks',
          release: {
            id: 'r',
            version: 1,
            name: 'First',
            created: 1,
            start: 0,
            end: 0,
            completed: true,
            capacity: null,
          },
        },
        { id: 'secret', containerId: 'hidden', error: 'permission-denied' },
      ],
      totals: { epics: 8, done: 1, doing: 0, size: 0, value: 0, hidden: 3, elsewhere: 0 },
    },
  ],
  cells: new Map([
    [
      'g/w',
      [
        { ...epic, id: '1', name: 'For a week' },
        { ...epic, id: '2', name: null, completed: true },
      ],
    ],
  ]),
  hasStrangers: false,
};

test('the picture of an initiative has its Activities, groups, releases and epics as texts, and hides what is hidden', () => {
  const picture = pictureOf(board, {
    title: 'A desk for everybody',
    date: '12 Mar 2026',
    priorities: [
      { id: 'high', name: 'Must have', color: '#AA0000' },
      { id: 'low', name: 'Could have', color: '#00AA00' },
    ],
    measure: (text, size) => text.length * size * 0.5,
  });
  const texts = picture.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
  for (const text of ['A desk for everybody', 'Book a desk', 'Spring', 'First', 'For a week', 'Must have'])
    expect(texts).toContain(text);
  expect(texts).toContain('Permission error viewing release');
  expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toContain('1 of 8 epics done · with 3 hidden');
  expect(texts).not.toContain('Could have');
  // The release and one epic are done.
  expect(picture.shapes.filter(({ kind }) => kind === 'check')).toHaveLength(2);
  const inside = picture.shapes.every((shape) => shape.x >= 0 && shape.x < picture.width && shape.y < picture.height);
  expect(inside).toBe(true);
  expect(svgOf(picture, 'A desk for everybody')).toContain('<title>A desk for everybody</title>');
});
