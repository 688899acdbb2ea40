import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { areEntitiesFilesCurrent } from '#infra/entitiesFile.ts';
import { DATA_MODEL_PAGE, isDataModelPageCurrent, withEntityFields } from '#infra/entityFields.ts';
import { defineEntity } from '#lambdas/data/defineEntity.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import { nameSchema } from '#shared/model/fields.ts';

test('the lists of entities and of their upgrades are generated from their files (npm run generate)', () => {
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
  expect(page).toContain('\n### dummy\n\n`C#<company>#MAP#<mapId> · board#what#<id>`; clients also see `size`');
  expect(page).toContain('| `name` | [Name](api/README.md#name) | yes |');
  expect(page).toContain('| `mood` | whole number or null | no |');
  expect(page).toContain('| `uses` | whole number, a counter | no |');
  expect(page).toContain('| `parts` | list of {id: text}, optional | no |');
});
