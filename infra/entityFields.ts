import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { allEntities } from '#lambdas/entities/all.ts';
import type { AnyEntity } from '#lambdas/store/entity/entity.ts';
import type { Key, Keys } from '#lambdas/store/keys.ts';
import { jsonSchema, type Schema } from '#shared/contract/jsonSchema.ts';
import { inWords, table } from '#shared/contract/reference.ts';

/** The page that lists the fields of every entity. `npm run generate` writes that part from the definitions. */
export const DATA_MODEL_PAGE = fileURLToPath(new URL('../docs/data-model.md', import.meta.url));

const BEGIN = '<!-- Written by `npm run generate` from lambdas/entities: change the definitions, not what follows. -->';
const END = '<!-- End of what is written. -->';

type Documented = AnyEntity & { readonly key: (...args: never) => Key };

/** The page with the present fields. @throws when the page has no section for them */
export function withEntityFields(page: string, entities: readonly Documented[] = allDefined()): string {
  const [before, after] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (before === -1 || after < before) throw new Error('docs/data-model.md has no place for the fields of entities');
  return `${page.slice(0, before)}${BEGIN}\n\n${entities.map(section).join('\n\n')}\n\n${page.slice(after)}`;
}

/** Whether the page is up to date. */
export const isDataModelPageCurrent = (): boolean => {
  const page = readFileSync(DATA_MODEL_PAGE, 'utf8');
  return page === withEntityFields(page);
};

function allDefined(): Documented[] {
  const entities = [...allEntities.values()].map(({ entity }) => entity);
  return entities.sort((a, b) => (a.type < b.type ? -1 : 1));
}

/** Heading, key, belonging and fields of one entity. */
function section(entity: Documented): string {
  const { type, fields, counters, model } = entity;
  const shape = jsonSchema(z.object(fields), 'output');
  const seen = model instanceof z.ZodMiniObject ? Object.keys(model.shape) : [];
  const computed = seen.filter((name) => fields[name] === undefined && name !== 'id' && name !== 'version');
  const rows = Object.entries(shape.properties ?? {}).map(([name, field]) => [
    `\`${name}\``,
    `${words(field)}${shape.required?.includes(name) === true ? '' : ', optional'}${counters.includes(name) ? ', a counter' : ''}`,
    seen.includes(name) ? 'yes' : 'no',
  ]);
  return [
    `### ${type}`,
    `\`${keyPattern(entity)}\`${computed.length === 0 ? '' : `; clients also see ${computed.map((name) => `\`${name}\``).join(', ')}, made from these`}`,
    ...belonging(entity),
    table(['field', 'type', 'clients see it'], rows),
  ].join('\n\n');
}

/** What an entity stands under and what it owns, in a sentence each. */
function belonging({ parent = {}, owns = [], trash }: Documented): string[] {
  const list = (types: readonly string[]) => types.map((type) => `\`${type}\``).join(', ');
  const [above, own] = [Object.keys(parent), owns.flatMap(({ types }) => types)];
  const sentences = [
    ...(above.length === 0 ? [] : [`Stands under ${list(above)}.`]),
    ...(own.length === 0 ? [] : [`Owns ${list(own)}.`]),
    ...(trash === undefined ? [] : ['Goes to a trash when it is deleted.']),
  ];
  return sentences.length === 0 ? [] : [sentences.join(' ')];
}

/** The keys of an entity, with the names of their parts in place of values. */
function keyPattern({ key }: Documented): string {
  const args = parametersOf(key).map(exampleOf);
  const made = key as unknown as (keys: Keys, ...args: unknown[]) => Key;
  const { pk, sk } = made('C#<company>' as Keys, ...args);
  return `${pk} · ${sk}`.replaceAll(/\b[0-9a-f]{64}\b/g, '<sha256>');
}

/** The parameters of a key function after the company, as they are written. */
function parametersOf(key: Documented['key']): string[] {
  const [, list = ''] = /^\(?([^)]*?)\)?\s*=>/.exec(String(key)) ?? [];
  return list.match(/\{[^}]*\}|[^\s,]+/g)?.slice(1) ?? [];
}

/** A parameter that holds its own name, or those of the fields that it is taken apart into. */
function exampleOf(parameter: string): unknown {
  const names = parameter.match(/\w+/g) ?? [];
  return parameter.startsWith('{')
    ? Object.fromEntries(names.map((name) => [name, `<${name}>`]))
    : `<${names.join('')}>`;
}

/** A type in a few words; references are explained in the API reference. */
function words(schema: Schema): string {
  const { type, anyOf, items, properties } = schema;
  if (anyOf !== undefined) return anyOf.map(words).join(' or ');
  if (type === 'array' && items !== undefined) return `list of ${words(items)}`;
  if (properties !== undefined)
    return `{${Object.entries(properties)
      .map(([name, field]) => `${name}: ${words(field)}`)
      .join('; ')}}`;
  return inWords(schema).replaceAll('](#', '](api/README.md#');
}
