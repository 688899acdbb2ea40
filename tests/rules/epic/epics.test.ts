import { describe, expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import { nameFields, epicNameError, type WantedName } from '#shared/rules/epic/epicNames.ts';
import {
  compareEpics,
  completionError,
  epicDescription,
  epicEditError,
  epicNameOf,
  epicSizeError,
  usedExploreObjects,
} from '#shared/rules/epic/epics.ts';
import { scenarioError } from '#shared/rules/epic/scenarios.ts';

const NO_SCENARIO = { who: null, when: null, where: null, input: null, output: null };
const scenario = (parts: Partial<typeof NO_SCENARIO | Record<keyof typeof NO_SCENARIO, string>>) => ({
  ...NO_SCENARIO,
  ...parts,
});
const NO_EPIC = {
  nameObject: null,
  explore_objects: [],
  primaryOutput: null,
  scenarios: [],
  whos: [],
  referenceLinks: [],
};

test('a deleted or completed epic refuses edits, and needs a name to be completed', () => {
  expect(epicEditError(undefined)).toBe(errors.epicDoesNotExist);
  expect(epicEditError({ completed: true })).toBe(errors.epicCompleted);
  expect(epicEditError({ completed: false })).toBeUndefined();
  expect(completionError({ nameObjectText: null, nameFreeText: null })).toBe(errors.epicWithoutName);
  expect(completionError({ nameObjectText: null, nameFreeText: 'Pay' })).toBeUndefined();
  expect(completionError({ nameObjectText: 'Till', nameFreeText: null })).toBeUndefined();
  expect(epicNameOf({ nameObjectText: 'Till', nameFreeText: null })).toBe('Till');
  expect(errors.epicCompleted.message).toBe("can't edit a completed epic");
  expect(errors.epicWithoutName.message).toBe('Epic name must be selected before completion');
});

test('the description says who wants what for which output, and leaves blanks for what is not chosen', () => {
  expect(epicDescription({ who: 'clerk', activity: 'count the till', output: 'balance' })).toBe(
    'As a clerk, I want to count the till, so that I can produce balance',
  );
  expect(epicDescription({ who: null, activity: 'count {who}', output: null })).toBe(
    'As a ..., I want to count {who}, so that I can produce ...',
  );
});

test('epics are sorted by the number in front of their keys', () => {
  const keys = ['1700000000002_a', '1700000000001_z', '1700000000001_b', '999_x'];
  expect(
    keys
      .map((id) => ({ id }))
      .sort(compareEpics)
      .map(({ id }) => id),
  ).toEqual([keys[3], keys[2], keys[1], keys[0]]);
});

test('an epic uses each explore item once, in its name, list, primary output and scenarios', () => {
  const epic = {
    nameObject: { type: 'when' as const, id: 'a' },
    explore_objects: ['a', 'b'],
    primaryOutput: 'c',
    scenarios: [{ id: 's', ...scenario({ who: 'w', when: 'a', output: 'd' }) }],
  };
  expect(usedExploreObjects(epic)).toEqual(['a', 'b', 'c', 'd']);
  expect(usedExploreObjects({ ...epic, nameObject: { type: 'who', id: 'w' } })).toEqual(['a', 'b', 'c', 'd']);
  expect(usedExploreObjects(NO_EPIC)).toEqual([]);
});

test('an epic holds at most 20 explore items, 40 Whos, 40 references and 25 scenarios', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, i) => String(i));
  const full = {
    ...NO_EPIC,
    explore_objects: ids(20),
    whos: ids(40),
    referenceLinks: ids(40).map((name) => ({ name, type: 't' })),
    scenarios: ids(25).map((id) => ({ id, ...scenario({ who: id }) })),
  };
  expect(epicSizeError(full)).toBeUndefined();
  expect(epicSizeError({ ...full, primaryOutput: '0' })).toBeUndefined();
  expect(epicSizeError({ ...full, primaryOutput: 'another' })).toBe(errors.epicFull);
  expect(epicSizeError({ ...full, whos: ids(41) })).toBe(errors.epicFull);
  expect(epicSizeError({ ...full, referenceLinks: ids(41).map((name) => ({ name, type: 't' })) })).toBe(
    errors.epicFull,
  );
  expect(epicSizeError({ ...full, scenarios: ids(26).map((id) => ({ id, ...NO_SCENARIO })) })).toBe(errors.epicFull);
});

describe('the name of another epic of the Activity', () => {
  const epic = (id: string, name: WantedName) => ({ id, ...nameFields(name) });
  const free = (text: string): WantedName => ({ object: null, text });
  const object = (id: string, text: string): WantedName => ({ object: { type: 'when', id }, text });
  const others = [
    epic('1', free('Pay the bill')),
    epic('2', object('o', 'Monday')),
    epic('3', { object: null, text: null }),
  ];

  test('is refused: the same text but for case and spaces, or the same entity', () => {
    for (const wanted of [free(' pay  THE bill'), free('monday'), object('o', 'Monday'), object('p', 'Pay the bill')])
      expect(epicNameError(wanted, others)).toBe(errors.epicNameObjectExists);
    expect(errors.epicNameObjectExists.message).toBe('A epic already exists with that name');
  });

  test('is the present name of an entity, and no name is no duplicate', () => {
    expect(epicNameError(free('Monday'), others, () => 'Tuesday')).toBeUndefined();
    expect(epicNameError(free('Tuesday'), others, () => 'Tuesday')).toBe(errors.epicNameObjectExists);
    expect(epicNameError({ object: null, text: null }, others)).toBeUndefined();
    expect(epicNameError(object('p', 'Monday'), others)).toBeUndefined();
    expect(epicNameError(free('Pay'), others)).toBeUndefined();
  });
});

describe('a scenario', () => {
  test('needs a Who, and at least one other part', () => {
    expect(scenarioError(NO_SCENARIO, [])).toBe(errors.scenarioEmpty);
    expect(scenarioError(scenario({ when: 'm' }), [])).toBe(errors.scenarioWithoutWho);
    expect(scenarioError(scenario({ who: 'w' }), [])).toBeUndefined();
    expect(errors.scenarioEmpty.message).toBe('Please select at lease one item');
    expect(errors.scenarioWithoutWho.message).toBe('Please select at lease one who');
  });

  test('is unique: another one with the same five parts is refused', () => {
    const others = [scenario({ who: 'w', when: 'm' })];
    expect(scenarioError(scenario({ who: 'w', when: 'm' }), others)).toBe(errors.scenarioExists);
    for (const other of [scenario({ who: 'w' }), scenario({ who: 'w', where: 'm' }), scenario({ who: 'v', when: 'm' })])
      expect(scenarioError(other, others)).toBeUndefined();
    expect(errors.scenarioExists.message).toBe('A scenario with this exact information already exists');
  });
});
