import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DATA_MODEL_PAGE, isDataModelPageCurrent, withEntityFields } from '#infra/entityFields.ts';
import { EXPORT_PAGE, isExportPageCurrent, withExportedFiles } from '#infra/exportedFiles.ts';
import { allEntities } from '#lambdas/entities/all.ts';
import { exportedFieldsOf } from '#lambdas/entities/company/exportFiles.ts';
import * as mapLimits from '#lambdas/entities/story_map/limits.ts';
import { searchedEntities } from '#lambdas/events/search/documents.ts';
import { defineEntity } from '#lambdas/store/entity/defineEntity.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { EntityType } from '#shared/model/entityTypes.ts';
import { nameSchema } from '#shared/model/fields.ts';
import * as limits from '#shared/model/limits.ts';

test('every definition of an entity is in the list of all, by its type', () => {
  const folder = new URL('../../lambdas/entities/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const defined = files.flatMap((file) => [
    ...readFileSync(new URL(file, folder), 'utf8').matchAll(/^(?:export )?const \w+ = defineEntity\(/gm),
  ]);
  expect(defined.length).toBeGreaterThan(40);
  expect(allEntities.size).toBe(defined.length);
  for (const [type, { entity }] of allEntities) expect(entity.type).toBe(type);
});

test('every entity under one that can be deleted for good belongs to an entity, with which it is purged', () => {
  const owned = new Set(
    [...allEntities.values()].flatMap(({ entity }) => (entity.owns ?? []).flatMap(({ types }) => types)),
  );
  const isPurged = (type: string) => owned.has(type as EntityType) || allEntities.get(type)?.entity.trash !== undefined;
  const below = [...allEntities].filter(([, { entity }]) => Object.keys(entity.parent ?? {}).some(isPurged));
  expect(below.length).toBeGreaterThan(10);
  expect(below.filter(([type]) => !owned.has(type as EntityType)).map(([type]) => type)).toEqual([]);
});

test('every limit of a story map is in the definition of what it limits', () => {
  const named = new Set(
    [...allEntities.values()].flatMap(({ entity }) =>
      entity.heldBy.flatMap((held) => ('map' in held ? [held.map] : [])),
    ),
  );
  const unnamed = Object.entries(mapLimits).filter(([, limit]) => !named.has(limit));
  expect(unnamed.map(([name]) => name)).toEqual([]);
});

test('an entity that undo brings back is held by something if a limit has its name', () => {
  const free = [...allEntities].filter(
    ([, { entity, keyFromLog }]) => keyFromLog !== null && entity.heldBy.length === 0,
  );
  expect(free.length).toBeGreaterThan(10);
  const limitOf = (type: string) => new RegExp(`^MAX_(\\w+_)?${type.toUpperCase().replace(/Y$/, 'IE')}S$`);
  const limited = free.flatMap(([type]) => Object.keys(limits).filter((name) => limitOf(type).test(name)));
  expect(limited).toEqual([]);
});

test('every entity whose description names searched fields is in the search index, and no other', () => {
  const described = [...allEntities].flatMap(([type, { search }]) => (search === null ? [] : [type]));
  const searched = Object.values(searchedEntities).map(({ entity }) => entity.type);
  expect(searched.toSorted()).toEqual(described.toSorted());
});

test('the data model lists the fields of all entities (npm run generate)', () => {
  expect(isDataModelPageCurrent()).toBe(true);
});

test('a new field of an entity appears in the data model, with its type and whether clients see it', () => {
  const fields = {
    name: nameSchema,
    mood: z.nullable(z.int()),
    uses: z.int(),
    parts: z.optional(z.array(z.object({ id: z.string() }))),
  };
  const entity = defineEntity({
    type: 'what',
    key: rowKeys.what,
    fields,
    counters: ['uses'],
    present: {
      model: z.object({ id: z.string(), name: nameSchema, size: z.int(), version: z.int() }),
      of: ({ id, name, parts, version }) => ({ id, name, size: parts?.length ?? 0, version }),
    },
    parent: { who: () => [] },
    owns: [{ types: ['what_text', 'what_reference'], at: () => [] }],
    heldBy: [],
    trash: rowKeys.trashOfMap,
  });
  const page = withEntityFields(readFileSync(DATA_MODEL_PAGE, 'utf8'), [entity]);
  expect(page).toContain('\n### what\n\n`C#<company>#MAP#<containerId> · board#what#<id>`; clients also see `size`');
  expect(page).toContain('Stands under `who`. Owns `what_text`, `what_reference`. Goes to a trash when it is deleted.');
  expect(page).toContain('| `name` | [Name](api/README.md#name) | yes |');
  expect(page).toContain('| `mood` | whole number or null | no |');
  expect(page).toContain('| `uses` | whole number, a counter | no |');
  expect(page).toContain('| `parts` | list of {id: text}, optional | no |');
});

test('the page about exports lists their files (npm run generate)', () => {
  expect(isExportPageCurrent()).toBe(true);
});

test('an export holds neither the counters of an entity nor what its definition withholds', () => {
  const secret = defineEntity({
    type: 'what',
    key: rowKeys.what,
    fields: { name: nameSchema, uses: z.int(), code: z.string() },
    counters: ['uses'],
    present: null,
    heldBy: [],
  });
  const rows = { of: 'company', range: rowKeys.settings } as const;
  const file = { title: 'Dummies', rows, withheld: ['code'] } as const;
  const undescribed = { keyFromLog: null, history: null, export: null, search: null, personal: null } as const;
  expect(exportedFieldsOf(describeEntity(secret, { ...undescribed, export: file }))).toEqual(['name']);
  // Its changes are in the logs.
  expect(exportedFieldsOf(describeEntity(secret, undescribed))).toEqual(['name', 'code']);
});

test('a new file of an export is listed with its title', () => {
  const rows = { of: 'company', range: rowKeys.settings } as const;
  const page = withExportedFiles(readFileSync(EXPORT_PAGE, 'utf8'), [
    { name: 'dummy', rowType: 'dummy', title: 'Dummies', rows },
  ]);
  expect(page).toContain('| `dummy` | Dummies |');
});
