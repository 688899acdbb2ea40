import { describe, expect, test } from 'vitest';
import type { ImportLine } from '#shared/rules/story_map/importPlan.ts';
import type { ImportSettings } from '#shared/rules/story_map/importSettings.ts';
import { columnsByHeading, columnsByPlace, planOfTable } from '#shared/rules/story_map/importTable.ts';
import * as texts from '#shared/texts/story_map/importFile.ts';

const [must, uses] = ['m'.repeat(20), 'u'.repeat(20)];
const settings: ImportSettings = {
  priorities: [{ id: must, version: 1, name: 'Must', color: '#8B0000', active: true }],
  linkTypes: [{ id: uses, version: 1, name: 'uses' }],
  linkTypeId: uses,
};

/** The items of a table with headings. */
function itemsOf(heading: string[], ...rows: string[][]) {
  const columns = columnsByHeading(heading) ?? expect.fail('no headings');
  return planOfTable(rows, columns, settings, 2);
}
const imported = (lines: readonly ImportLine[]) => lines.flatMap(({ item }) => (item === null ? [] : [item]));
const refused = (lines: readonly ImportLine[]) =>
  lines.filter(({ item }) => item === null).map(({ line, name, notes }) => [line, name, ...notes]);

describe('a table', () => {
  test('of our own becomes Activities with their fields, releases and epics', () => {
    const lines = itemsOf(
      [
        'Type',
        'Backbone',
        'Skeleton',
        'Release',
        'Epic',
        'Status',
        'Priority',
        'Rank',
        'Cost',
        'Size',
        'Value',
        'Whos',
        'Description',
      ],
      ['Activity', 'Order', '', '', '', '', 'must', '1', '3', '', '', '', 'At length'],
      ['Activity', 'Order', 'Pay', 'City launch', '', '', '', '', '', '5', '', 'Rider; Clerk', ''],
      ['Epic', 'Order', 'Pay', 'City launch', 'By card', 'Done', 'Must', '', '', '2', '', '', 'Notes'],
    );
    expect(imported(lines)).toEqual([
      {
        type: 'what',
        description: 'Order',
        parent: null,
        fields: { priorityId: must, cost: 3 },
        longDescription: 'At length',
      },
      { type: 'what', description: 'Pay', parent: 'Order', fields: { size: 5 } },
      { type: 'who', name: 'Rider' },
      { type: 'who', name: 'Clerk' },
      { type: 'what_who_link', what: 'Pay', who: 'Rider', linkTypeId: uses },
      { type: 'what_who_link', what: 'Pay', who: 'Clerk', linkTypeId: uses },
      { type: 'release', name: 'City launch' },
      { type: 'release_what', release: 'City launch', what: 'Pay' },
      {
        type: 'epic',
        release: 'City launch',
        what: 'Pay',
        name: 'By card',
        priorityId: must,
        size: 2,
        completed: true,
      },
    ]);
    expect(refused(lines)).toEqual([]);
  });

  test('of Jira becomes a backbone of its epics, which other rows name by key or by name', () => {
    const lines = itemsOf(
      [
        'Summary',
        'Issue key',
        'Issue Type',
        'Priority',
        'Fix Version/s',
        'Fix Version/s',
        'Custom field (Epic Link)',
        'Custom field (Story Points)',
      ],
      ['Pay by card', 'SHOP-2', 'Story', 'Must', '1.0', '1.1', 'SHOP-1', '3.0'],
      ['Checkout', 'SHOP-1', 'Epic', '', '', '', '', ''],
      ['Search', 'SHOP-3', 'Story', '', '', '', 'Browse', ''],
    );
    expect(imported(lines)).toEqual([
      { type: 'what', description: 'Checkout', parent: null, fields: {} },
      { type: 'what', description: 'Browse', parent: null },
      { type: 'what', description: 'Pay by card', parent: 'Checkout', fields: { priorityId: must, size: 3 } },
      { type: 'what', description: 'Search', parent: 'Browse', fields: {} },
      { type: 'release', name: '1.0' },
      { type: 'release', name: '1.1' },
      { type: 'release_what', release: '1.0', what: 'Pay by card' },
      { type: 'release_what', release: '1.1', what: 'Pay by card' },
    ]);
  });

  test('of another story mapping tool has its cards as epics', () => {
    const lines = itemsOf(
      ['Activity', 'User step', 'Card', 'Release', 'Estimation', 'Status', 'Persona'],
      ['Buy', 'Pay', 'By card', 'MVP', '3', 'Done', ''],
      ['', 'Pay', 'By invoice', '', '', '', ''],
      ['', 'Ship', '', '', '', '', 'Rider'],
    );
    expect(imported(lines).map(({ type }) => type)).toEqual([
      ...['what', 'what', 'what', 'who', 'what_who_link', 'release', 'release_what', 'epic'],
    ]);
    expect(imported(lines).slice(0, 3)).toMatchObject([
      { description: 'Buy' },
      { description: 'Pay' },
      { description: 'Ship', parent: 'Buy' },
    ]);
    expect(refused(lines)).toEqual([[3, 'By invoice', texts.notes.epicWithoutRelease]]);
  });

  test('without headings has the backbone and the skeleton in its first columns', () => {
    expect(columnsByHeading(['Order', 'Pay', '3'])).toBeUndefined();
    expect(columnsByPlace(['Order', 'Pay', '3'])).toEqual(['backbone', 'skeleton', 'skip']);
  });

  test('says by its line what is left out: an unknown priority, an amount that is none, a row without Activity', () => {
    const lines = itemsOf(
      ['Backbone', 'Priority', 'Size', 'Description'],
      ['', '', '', 'Belongs to nothing'],
      ['Order', 'Sometime', 'L', ''],
      ['x'.repeat(501), '', '', ''],
      ["'=1+1", '', '', ''],
    );
    expect(refused(lines)).toEqual([
      [2, '', texts.notes.noActivity],
      [4, 'x'.repeat(501), 'description must have at most 500 characters'],
    ]);
    expect(lines[0]).toMatchObject({
      line: 3,
      notes: [texts.notes.amount({ text: 'L' }), texts.notes.priority({ name: 'Sometime' })],
    });
    expect(imported(lines)[1]).toMatchObject({ description: '=1+1' });
  });

  test('has each thing once, with what any of its lines says', () => {
    const lines = itemsOf(['Backbone', 'Size', 'Cost'], ['Order', '3', ''], ['order', '', '2'], ['ORDER', '5', '']);
    expect(imported(lines)).toEqual([
      { type: 'what', description: 'Order', parent: null, fields: { size: 3, cost: 2 } },
    ]);
  });
});
