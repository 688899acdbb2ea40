import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { servedSource } from '#infra/servedSource.ts';
import { registry } from '#shared/contract/registry.ts';
import { everyCall } from '#tests/fixtures/everyCall.ts';

const contract = `
import * as z from 'zod/mini';
const note = { output: 1, summary: 'kept' };
export const add_it = defineCall({
  name: 'add_it',
  method: 'POST',
  path: '/add_it',
  area: 'what',
  kind: 'command',
  access: 'map:edit',
  input: z.object({ output: z.string(), path: z.string() }),
  // What it answers.
  output: z.extend(changeSchema, { id: idSchema, list: z.array(z.object({ errors: z.string() })) }),
  errors: [errors.levelMix, errors.noRoom],
  summary: 'Adds it, {and} "more".',
});
export const after = note;
`;

test('a bundled contract holds what a function needs to serve its call, and nothing else', () => {
  expect(servedSource('add_it.ts', contract)).toBe(`
import * as z from 'zod/mini';
const note = { output: 1, summary: 'kept' };
export const add_it = defineCall({
  name: 'add_it',
  method: 'POST',
  kind: 'command',
  access: 'map:edit',
  input: z.object({ output: z.string(), path: z.string() }),
});
export const after = note;
`);
});

test('a bundled entity holds neither its fields nor its counters', () => {
  const entity = `
const fields = fieldsOf(noteSchema, { uses: z.int() });
export const noteEntity = defineEntity({
  type: 'note',
  fields,
  counters: ['uses'],
  present: { model: noteSchema },
});
export const bookkeeping = { fields, counters: [] };
`;
  expect(servedSource('note.ts', entity)).toBe(`
const fields = fieldsOf(noteSchema, { uses: z.int() });
export const noteEntity = defineEntity({
  type: 'note',
  present: { model: noteSchema },
});
export const bookkeeping = { fields, counters: [] };
`);
});

test('a bundled entity holds the names of the fields that clients see, not their model', () => {
  const entity = `
export const noteEntity = defineEntity({
  type: 'note',
  present: { model: noteSchema, of: (item) => ({ ...item, model: 1 }) },
});
export const otherEntity = defineEntity({ type: 'other', present: { model: otherSchema } });
`;
  expect(servedSource('note.ts', entity, new Map([['note', ['id', 'text']]]))).toBe(`
export const noteEntity = defineEntity({
  type: 'note',
  present: { names: ["id","text"], of: (item) => ({ ...item, model: 1 }) },
});
export const otherEntity = defineEntity({ type: 'other', present: { model: otherSchema } });
`);
});

test('a source without a definition is unchanged', () => {
  const source = "export const releaseFields = { path: idSchema, summary: 'x' };\n";
  expect(servedSource('fields.ts', source)).toBe(source);
});

test.each(everyCall())('%s is served by a name, a method, an access and an input', async (name) => {
  const { area } = registry[name];
  const path = `shared/contract/${area}/${name}.ts`;
  const served = servedSource(path, await readFile(path, 'utf8'));
  expect(served).toContain(`'${name}'`);
  for (const left of ['output', 'errors', 'summary', 'path', 'area'])
    expect(served).not.toMatch(new RegExp(`^  ${left}: `, 'm'));
});
