import type { KnownError } from '../CallError.ts';
import { errorTable } from '../errorTable.ts';
import { accessTexts } from './accessTexts.ts';
import { callErrors, generalErrors } from './callErrors.ts';
import type { CallDefinition } from './defineCall.ts';
import { jsonSchema, REFERENCE, type Schema, schemaComponents } from './jsonSchema.ts';

/** A heading, a paragraph or a whole table; an empty line separates them. */
type Block = string;

const title = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('_', ' ');
/** Not the bare name of the area: some are also names of a shape, and links lead to headings. */
const areaTitle = (area: string): string => `${title(area)} calls`;
const anchor = (heading: string): string => `#${heading.toLowerCase().replaceAll(' ', '-')}`;
const link = (heading: string, text = heading): string => `[${text}](${anchor(heading)})`;
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): Block {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A shape in a few words: `text, 1 to 500 characters`, `Id or null`, `list of What`. */
export function inWords(schema: Schema): string {
  const { $ref, type, anyOf, items, minLength, maxLength, minimum, maximum } = schema;
  if ($ref !== undefined) return link($ref.slice(REFERENCE.length));
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(code).join(', ');
  if (anyOf !== undefined) return anyOf.map(inWords).join(' or ');
  if (Array.isArray(type)) return type.map((one) => inWords({ ...schema, type: one })).join(' or ');
  if (type === 'array') return `list of ${items === undefined ? 'anything' : inWords(items)}`;
  if (type === 'string')
    return ['text', range(minLength, maxLength, ' characters')].filter((part) => part !== '').join(', ');
  if (type === 'integer') return ['whole number', range(minimum, maximum, '')].filter((part) => part !== '').join(', ');
  if (type === 'boolean') return 'true or false';
  return type ?? 'anything';
}

const code = (value: string | number | boolean): string => `\`${JSON.stringify(value).replaceAll('"', '')}\``;

function range(from: number | undefined, to: number | undefined, unit: string): string {
  const format = (value: number) => value.toLocaleString('en');
  if (from !== undefined && to !== undefined) return `${format(from)} to ${format(to)}${unit}`;
  if (to !== undefined) return `at most ${format(to)}${unit}`;
  return from === undefined ? '' : `at least ${format(from)}${unit}`;
}

/** A shape as the one that it extends, if any, and its own fields. */
function parts(schema: Schema): { base: Schema | undefined; own: Schema } {
  const [base, own] = schema.allOf ?? [];
  if (base !== undefined && own !== undefined) return { base, own };
  return schema.$ref === undefined ? { base: undefined, own: schema } : { base: schema, own: {} };
}

/** The fields of a shape, with the fields of inner objects as paths (`fields.cost`, `whats[].id`). */
function fieldRows(schema: Schema, prefix = '', optionalAbove = false): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const optional = optionalAbove || !(schema.required ?? []).includes(name);
    const isList = field.type === 'array';
    const { base, own } = parts((isList ? field.items : field) ?? {});
    const hasFields = own.properties !== undefined;
    const object = isList ? 'list of objects' : 'object';
    const words = hasFields
      ? `${object}${base === undefined ? '' : ` with all of ${inWords(base)}, and besides`}`
      : inWords(field);
    const otherwise = field.default === undefined ? '' : `, ${code(field.default)} when left out`;
    const row = [`\`${prefix}${name}\``, `${words}${optional ? ', optional' : ''}${otherwise}`];
    return hasFields ? [row, ...fieldRows(own, `${prefix}${name}${isList ? '[]' : ''}.`, optional)] : [row];
  });
}

/** A table of the shape's own fields; undefined when it has none. */
function fieldTable(schema: Schema): Block | undefined {
  const rows = fieldRows(parts(schema).own);
  return rows.length === 0 ? undefined : table(['Field', 'Shape'], rows);
}

/** The description of a shape: `Answer: all of [What](#what), and besides:` and the table. */
function shapeBlocks(what: string, schema: Schema): Block[] {
  const { base } = parts(schema);
  const rows = fieldTable(schema);
  if (base === undefined) return rows === undefined ? [`${what}: nothing.`] : [`${what}:`, rows];
  return rows === undefined ? [`${what}: ${inWords(base)}.`] : [`${what}: all of ${inWords(base)}, and besides:`, rows];
}

const errorRow = ({ code, status, message }: KnownError): string[] => [`\`${code}\``, String(status), message];

function callBlocks(call: CallDefinition): Block[] {
  const { name, method, path, access, kind, input, output, summary } = call;
  const general = generalErrors(call);
  const own = callErrors(call).filter((one) => !general.includes(one));
  return [
    `### ${name}`,
    `\`${method} ${path}\`, a ${kind}. ${accessTexts[access.name]}`,
    summary,
    ...shapeBlocks(
      method === 'GET' ? 'Input, in the query string' : 'Input, as a JSON object',
      jsonSchema(input, 'input'),
    ),
    ...shapeBlocks('Answer', jsonSchema(output, 'output')),
    own.length === 0
      ? `Errors: only the ${link('Errors', 'general ones')}.`
      : `Errors, besides the ${link('Errors', 'general ones')}:`,
    ...(own.length === 0 ? [] : [table(['Code', 'Status', 'Message'], own.map(errorRow))]),
  ];
}

/** The calls with an error that follows from the kind of call. */
function whoMeets(one: KnownError, calls: readonly CallDefinition[]): string {
  const those = calls.filter((call) => generalErrors(call).includes(one));
  const are = (test: (call: CallDefinition) => boolean) => calls.every((call) => those.includes(call) === test(call));
  if (are(() => true)) return 'all calls';
  if (are(({ access }) => access.name !== 'public')) return 'all calls that need a token';
  if (are(({ method }) => method !== 'GET')) return 'calls with a body';
  if (are(({ kind }) => kind === 'command')) return 'commands';
  const accesses = [...new Set(those.map(({ access }) => access.name))];
  return are(({ access }) => accesses.includes(access.name))
    ? `calls of access ${accesses.map(code).join(', ')}`
    : 'calls with input';
}

function errorBlocks(calls: readonly CallDefinition[]): Block[] {
  const general = Object.values(errorTable).filter((one) => calls.some((call) => generalErrors(call).includes(one)));
  return [
    '## Errors',
    'A refused call answers `{code, message}`: a code of a closed list and a message fit for people. With `bad-input` there is `fieldErrors` besides (path of a field to what is wrong with it), with 5xx a `requestId` that is in the log. What the gateway itself refuses (401, 404, 413, 429, 503) has a `message` only. These can be met whatever the call is about; its own are named with it.',
    table(
      ['Code', 'Status', 'Message', 'Met by'],
      general.map((one) => [...errorRow(one), whoMeets(one, calls)]),
    ),
  ];
}

function overview(areas: readonly (readonly [string, readonly CallDefinition[]])[]): Block {
  const rows = areas.flatMap(([area, calls]) =>
    calls.map(({ name, method, path, access, summary }, index) => [
      index === 0 ? link(areaTitle(area), title(area)) : '',
      link(name),
      `\`${method} ${path}\``,
      code(access.name),
      summary,
    ]),
  );
  return table(['Area', 'Call', 'Route', 'Access', 'What it does'], rows);
}

/** The API reference in Markdown: all calls in one table by area, then each with its input, answer and errors. */
export function apiReference(calls: readonly CallDefinition[]): string {
  const areas = [...new Set(calls.map(({ area }) => area))]
    .sort()
    .map((area) => [area, calls.filter((call) => call.area === area)] as const);
  const accesses = [...new Set(calls.map(({ access }) => access.name))];
  const blocks: Block[] = [
    '# API reference',
    'Made by `npm run generate` from `shared/contract`; [openapi.json](openapi.json) says the same to machines. Change the contract, not this page.',
    'All paths are under `/api` on the origin of the web app. Every call but the public ones needs the header `Authorization: Bearer <ID token>`; an access token is refused. Company, person and roles follow from the token and the table alone, whatever the input says. Names and texts are trimmed; fields that a call does not know are ignored. A command answers what it changed as a ' +
      `${link('Change')} besides its own fields.`,
    'A command takes two headers, both optional: `X-Tab-Id`, so that a browser tab knows its own echo, and `Idempotency-Key` (1 to 200 visible characters): sent twice with the same key within 24 hours, a command takes effect once and answers the same.',
    'An answer carries the header `X-Roles` when the token is out of date: the roles that its person has now, separated by commas, or `none`. Renew the token then.',
    '## Calls',
    overview(areas),
    table(
      ['Access', 'Who that is'],
      accesses.map((access) => [code(access), accessTexts[access]]),
    ),
    ...errorBlocks(calls),
    ...areas.flatMap(([area, those]) => [`## ${areaTitle(area)}`, ...those.flatMap(callBlocks)]),
    '## Shapes',
    ...Object.entries(schemaComponents).flatMap(([name, schema]) => [
      `### ${name}`,
      ...(schema.description === undefined ? [] : [schema.description]),
      fieldTable(schema) ?? `${title(inWords(schema))}.`,
    ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}
