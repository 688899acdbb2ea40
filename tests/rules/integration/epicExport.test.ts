import { describe, expect, test } from 'vitest';
import type { Epic } from '#shared/model/epic/epic.ts';
import { type EpicSource, epicText, exportEpic } from '#shared/rules/integration/epicExport.ts';

const EPIC: Epic = {
  id: '1700000000000_abcdefghij',
  version: 1,
  releaseId: 'r',
  whatId: 'w',
  nameObject: { type: 'when', id: 'monday' },
  nameObjectText: 'On Mondays',
  nameFreeText: null,
  explore_objects: ['bill', 'monday', 'friday'],
  whos: ['clerk', 'gone'],
  referenceLinks: [{ name: 'https://example.com/till', type: 'page' }],
  scenarios: [{ id: 's', who: 'clerk', when: 'monday', where: null, input: null, output: 'bill' }],
  primaryWho: 'clerk',
  primaryOutput: 'bill',
  priority: 'must',
  value: 8,
  size: 0,
  cost: null,
  completed: false,
  startedAt: null,
  integrations: [],
};
const SOURCE: EpicSource = {
  epic: EPIC,
  activity: 'count the till',
  release: 'Spring',
  notes: 'First line\n\nLast line\n',
  whos: new Map([['clerk', { name: 'Clerk' }]]),
  exploreObjects: new Map([
    ['monday', { name: 'Monday', exploreType: 'when' }],
    ['friday', { name: 'Friday', exploreType: 'when' }],
    ['bill', { name: 'Bill', exploreType: 'data_output' }],
  ]),
  priorities: new Map([['must', { name: 'Must have' }]]),
  referenceTypes: new Map([['page', { name: 'Page' }]]),
};

describe('an exported epic', () => {
  test('holds each of its fields under the key that Jira fields are mapped by', () => {
    expect(exportEpic(SOURCE)).toEqual({
      'epic-name': 'Monday',
      'epic-description': 'As a Clerk, I want to count the till, so that I can produce Bill',
      'release-name': 'Spring',
      priority: { id: 'must', name: 'Must have' },
      'business-value': 8,
      size: 0,
      cost: null,
      'who-links': ['Clerk', 'Deleted Who'],
      'epic-ac-info': 'When: Monday, Friday\nOutput: Bill',
      'epic-ac-scenarios': 'Who: Clerk; When: Monday; Output: Bill',
      'reference-links': [{ name: 'https://example.com/till', type: 'Page' }],
      notes: 'First line\n\nLast line',
    });
  });

  test('reads as plain text with a part for each field that it has', () => {
    expect(epicText(exportEpic(SOURCE))).toBe(`Monday

As a Clerk, I want to count the till, so that I can produce Bill

Release: Spring
Priority: Must have
Business value: 8
Size: 0

Whos
- Clerk
- Deleted Who

Explore items
- When: Monday, Friday
- Output: Bill

Acceptance scenarios
- Who: Clerk; When: Monday; Output: Bill

Reference links
- https://example.com/till (Page)

Notes
First line

Last line
`);
  });

  test('leaves out what it does not have', () => {
    const bare: Epic = {
      ...EPIC,
      nameObject: null,
      nameObjectText: null,
      explore_objects: [],
      whos: [],
      referenceLinks: [],
      scenarios: [],
      primaryWho: null,
      primaryOutput: null,
      priority: null,
      value: null,
      size: null,
    };
    expect(epicText(exportEpic({ ...SOURCE, epic: bare, notes: ' ' }))).toBe(
      'Epic without a name\n\nAs a ..., I want to count the till, so that I can produce ...\n\nRelease: Spring\n',
    );
  });
});
