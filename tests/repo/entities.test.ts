import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { areEntitiesFilesCurrent } from '#infra/entitiesFile.ts';
import { DATA_MODEL_PAGE, isDataModelPageCurrent, withEntityFields } from '#infra/entityFields.ts';
import { EXPORT_PAGE, isExportPageCurrent, withExportedFiles } from '#infra/exportedFiles.ts';
import { allEntities } from '#lambdas/entities/allEntities.ts';
import { exportedFields } from '#lambdas/entities/allExports.ts';
import { defineEntity } from '#lambdas/store/entity/defineEntity.ts';
import { defineExport } from '#lambdas/store/entity/defineExport.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { nameSchema } from '#shared/model/fields.ts';

test('the lists of entities, of their exports and of their upgrades are generated from their files (npm run generate)', () => {
  expect(areEntitiesFilesCurrent()).toBe(true);
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
    type: 'dummy',
    key: rowKeys.what,
    fields,
    counters: ['uses'],
    present: {
      model: z.object({ id: z.string(), name: nameSchema, size: z.int(), version: z.int() }),
      of: ({ id, name, parts, version }) => ({ id, name, size: parts?.length ?? 0, version }),
    },
  });
  const page = withEntityFields(readFileSync(DATA_MODEL_PAGE, 'utf8'), [entity]);
  expect(page).toContain('\n### dummy\n\n`C#<company>#MAP#<containerId> · board#what#<id>`; clients also see `size`');
  expect(page).toContain('| `name` | [Name](api/README.md#name) | yes |');
  expect(page).toContain('| `mood` | whole number or null | no |');
  expect(page).toContain('| `uses` | whole number, a counter | no |');
  expect(page).toContain('| `parts` | list of {id: text}, optional | no |');
});

test('the page about exports lists their files (npm run generate)', () => {
  expect(isExportPageCurrent()).toBe(true);
});

test('each entity says beside its definition whether it is exported (defineExport)', () => {
  expect(allEntities.size).toBeGreaterThan(5);
  expect([...allEntities.keys()].filter((type) => !exportedFields.has(type))).toEqual([]);
});

test('an export holds neither the counters of an entity nor what its definition withholds', () => {
  const secret = defineEntity({
    type: 'dummy',
    key: rowKeys.what,
    fields: { name: nameSchema, uses: z.int(), code: z.string() },
    counters: ['uses'],
    present: null,
  });
  const rows = { of: 'company', range: rowKeys.settings } as const;
  expect(defineExport(secret, { title: 'Dummies', rows, withheld: ['code'] }).fields).toEqual(['name']);
  // Its changes are in the logs.
  expect(defineExport(secret, null).fields).toEqual(['name', 'code']);
});

test('a new file of an export is listed with its title', () => {
  const rows = { of: 'company', range: rowKeys.settings } as const;
  const page = withExportedFiles(readFileSync(EXPORT_PAGE, 'utf8'), [
    { name: 'dummy', rowType: 'dummy', title: 'Dummies', rows },
  ]);
  expect(page).toContain('| `dummy` | Dummies |');
});
