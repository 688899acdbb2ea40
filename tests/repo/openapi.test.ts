import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { KnownError } from '#shared/CallError.ts';
import { callErrors, generalErrors } from '#shared/contract/callErrors.ts';
import { type CallDefinition, defineCall } from '#shared/contract/defineCall.ts';
import { openApiDocument } from '#shared/contract/openapi.ts';
import { apiReference, inWords } from '#shared/contract/reference.ts';
import { callNames, registry } from '#shared/contract/registry.ts';
import * as errors from '#shared/errors.ts';
import { idSchema } from '#shared/model/ids.ts';
import { whatSchema } from '#shared/model/what/what.ts';
import * as access from '#shared/rules/access.ts';
import manifest from '../../package.json' with { type: 'json' };

const calls: CallDefinition[] = callNames.map((name) => registry[name]);
const document = openApiDocument(calls, manifest.version);
const reference = apiReference(calls);
const committed = (name: string): string => readFileSync(new URL(`../../docs/api/${name}`, import.meta.url), 'utf8');
const inDocument = (pattern: RegExp): string[] =>
  [...JSON.stringify(document).matchAll(pattern)].map((match) => match[1] ?? '');

describe('the API reference in docs/api', () => {
  test('matches the contract; otherwise run: npm run generate', () => {
    expect(committed('openapi.json')).toBe(`${JSON.stringify(document, null, 2)}\n`);
    expect(committed('README.md')).toBe(reference);
  });

  test('has every call, under its own name, method and path', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId, tags }]) => `${operationId} ${method.toUpperCase()} ${path} ${tags.join()}`,
      ),
    );
    expect(operations.length).toBeGreaterThan(10);
    expect(operations).toEqual(calls.map(({ name, method, path, area }) => `${name} ${method} ${path} ${area}`));
    for (const { name, method, path, kind, summary } of calls) {
      expect(reference).toContain(`### ${name}\n\n\`${method} ${path}\`, a ${kind}. `);
      expect(reference).toContain(`\n\n${summary}\n\n`);
    }
  });

  test('has no dangling reference', () => {
    const references = new Set(inDocument(/"\$ref":"#\/components\/([^"]+)"/g));
    expect(references.size).toBeGreaterThan(5);
    const { schemas, parameters } = document.components;
    const there = [
      ...Object.keys(schemas).map((name) => `schemas/${name}`),
      ...Object.keys(parameters).map((name) => `parameters/${name}`),
    ];
    expect([...references].filter((name) => !there.includes(name))).toEqual([]);
    const headings = [...reference.matchAll(/^#+ (.+)$/gm)].map((match) =>
      (match[1] ?? '').toLowerCase().replaceAll(' ', '-'),
    );
    expect(headings).toEqual([...new Set(headings)]);
    const links = [...reference.matchAll(/\]\(#([^)]+)\)/g)].map((match) => match[1] ?? '');
    expect(links.filter((link) => !headings.includes(link))).toEqual([]);
  });

  test('names every refusal of a call with its status, including those that all calls share', () => {
    for (const call of calls) {
      const documented = Object.entries(
        document.paths[call.path]?.[call.method.toLowerCase()]?.responses ?? {},
      ).flatMap(([status, { description }]) =>
        [...description.matchAll(/`([a-z-]+)`: /g)].map((match) => `${status} ${match[1]}`),
      );
      expect(documented.sort()).toEqual(
        callErrors(call)
          .map(({ status, code }) => `${status} ${code}`)
          .sort(),
      );
      expect(documented).toEqual(
        expect.arrayContaining([
          ...call.errors.map(({ status, code }) => `${status} ${code}`),
          '429 too-many-requests',
          '500 unknown',
        ]),
      );
    }
  });
});

describe('the description of a call', () => {
  const call = defineCall({
    name: 'rename_it',
    method: 'POST',
    path: '/rename_it',
    area: 'what',
    kind: 'command',
    undo: 'separately',
    access: access.mapEdit,
    scope: 'company',
    input: z.object({
      id: idSchema,
      size: z.optional(z.int().check(z.gte(0))),
      level: z._default(z.literal([0, 1]), 1),
    }),
    output: z.object({
      whats: z.array(z.extend(whatSchema, { childOrder: z.array(idSchema) })),
      note: z.nullable(z.string()),
    }),
    errors: [errors.whatDoesNotExist],
    summary: 'Renames it.',
  });
  const { undo: _, ...rest } = call;
  const isOpen = defineCall({
    ...rest,
    name: 'ask_it',
    method: 'GET',
    path: '/ask_it',
    kind: 'query',
    access: access.anyone,
    errors: [],
  });
  const mine = openApiDocument([call, isOpen], '1.2.3');

  test('refers to shared shapes instead of repeating them', () => {
    const operation = mine.paths['/rename_it']?.['post'];
    expect(operation?.requestBody?.content['application/json'].schema).toEqual({
      type: 'object',
      properties: {
        id: { $ref: '#/components/schemas/Id' },
        size: { type: 'integer', minimum: 0 },
        level: { type: 'number', enum: [0, 1], default: 1 },
      },
      required: ['id'],
    });
    expect(operation?.responses['200']?.content['application/json'].schema.properties?.['whats']?.items).toEqual({
      allOf: [
        { $ref: '#/components/schemas/What' },
        {
          type: 'object',
          properties: { childOrder: { type: 'array', items: { $ref: '#/components/schemas/Id' } } },
          required: ['childOrder'],
        },
      ],
    });
  });

  test('takes the input of a GET call from the query string, and requires a token unless the call is public', () => {
    const operation = mine.paths['/ask_it']?.['get'];
    expect(operation?.requestBody).toBeUndefined();
    expect(
      operation?.parameters.map((parameter) =>
        'name' in parameter ? [parameter.name, parameter.in, parameter.required] : [],
      ),
    ).toEqual([
      ['id', 'query', true],
      ['size', 'query', false],
      ['level', 'query', false],
    ]);
    expect([operation?.security, mine.paths['/rename_it']?.['post']?.security]).toEqual([[], [{ idToken: [] }]]);
  });

  test('has the refusals of its kind besides its own', () => {
    const codesOf = (all: readonly KnownError[]) => all.map(({ code }) => code);
    expect(codesOf(callErrors(isOpen))).toEqual(['bad-input', 'too-many-requests', 'unknown', 'maintenance']);
    expect(codesOf(callErrors({ ...isOpen, input: z.object({}) }))).not.toContain('bad-input');
    const expected = [
      'bad-input',
      'not-json',
      'not-authenticated',
      'email-not-verified',
      'no-company-access',
      'permission-denied',
      'conflict',
      'idempotency-mismatch',
      'too-large',
      'too-many-requests',
    ];
    expect(codesOf(generalErrors(call))).toEqual(expect.arrayContaining(expected));
    expect(codesOf(callErrors(call))).toContain('what-does-not-exist');
  });

  test('is described in words', () => {
    const text = apiReference([call, isOpen]);
    expect(text).toContain('| `size` | whole number, at least 0, optional |');
    expect(text).toContain('| `level` | `0`, `1`, optional, `1` when left out |');
    expect(text).toContain('| `whats` | list of objects with all of [What](#what), and besides |');
    expect(text).toContain('| `whats[].childOrder` | list of [Id](#id) |');
    expect(text).toContain('| `what-does-not-exist` | 404 | The Activity no longer exists |');
    expect(inWords({ type: ['string', 'null'] })).toBe('text or null');
  });
});
