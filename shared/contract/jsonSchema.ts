import * as z from 'zod/mini';
import { prioritySchema } from '#shared/model/company/settings.ts';
import { claimsSchema, companyUserSchema, registeredEmailSchema } from '#shared/model/people/people.ts';
import { storyMapCardSchema } from '#shared/model/story_map/storyMap.ts';
import { whatSchema } from '#shared/model/what/what.ts';
import { emailSchema, nameSchema, whySchema } from '../model/fields.ts';
import { idSchema } from '../model/ids.ts';
import { changedSchema, changeSchema, removedSchema } from './change.ts';

/** The part of JSON Schema (2020-12) that the contract uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: (string | number)[];
  const?: string | number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: string | number | boolean;
  /** Only set for objects with more fields than the named ones. */
  additionalProperties?: true;
  description?: string;
};

/** The shapes with a name in the API reference, dependencies first. */
const named = {
  Id: {
    schema: idSchema,
    description: '20 letters and digits by which the product knows an entity. An id is never used again.',
  },
  Email: { schema: emailSchema, description: 'An e-mail address; trimmed and lower-cased.' },
  Name: { schema: nameSchema, description: 'A name or description in one line; trimmed.' },
  Why: { schema: whySchema, description: 'The purpose of a story map; trimmed.' },
  Changed: { schema: changedSchema, description: 'An entity after the change, with the fields that clients see.' },
  Removed: { schema: removedSchema, description: 'An entity that is gone, with the version of what is left of it.' },
  Change: {
    schema: changeSchema,
    description:
      'What a command changed. `change` is the id of its entry in the change log, null when nothing had to change: then the rest shows the entities as they are.',
  },
  Claims: { schema: claimsSchema, description: 'The roles of a person in their company.' },
  CompanyUser: { schema: companyUserSchema, description: 'A person as colleagues see them.' },
  RegisteredEmail: {
    schema: registeredEmailSchema,
    description: 'An address with or without access. `username` is null until its owner has signed up.',
  },
  Priority: { schema: prioritySchema, description: 'A priority of the company; `color` is a CSS hex colour.' },
  StoryMapCard: {
    schema: storyMapCardSchema,
    description: 'A story map as lists show it; `createdAt` is in milliseconds since 1970.',
  },
  What: {
    schema: whatSchema,
    description:
      'An Activity on a story map; level 0 is the backbone, 1 the skeleton. `orderKey` (place among its siblings) and `rankKey` (importance within its level, or null) sort by code unit, ties by id.',
  },
} as const satisfies Record<string, { schema: z.ZodMiniType; description: string }>;

/** Named shapes that others extend. */
const bases = ['Change', 'StoryMapCard', 'What'] as const satisfies (keyof typeof named)[];

/** The place of named shapes in a document. */
export const REFERENCE = '#/components/schemas/';

const components: Record<string, Schema> = {};
/** The named shapes by their JSON text, by which they are recognised inside others. */
const names = new Map<string, string>();
for (const [name, { schema, description }] of Object.entries(named)) {
  const shape = jsonSchema(schema, 'input');
  names.set(JSON.stringify(shape), name);
  components[name] = { ...shape, description };
}

/** The named shapes as components of an OpenAPI document. */
export const schemaComponents: Readonly<Record<string, Schema>> = components;

/**
 * A shape of the contract as JSON Schema, with references to named shapes.
 * @param io `input` is the caller's payload, without defaults; `output` an answer
 */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  return tidy(JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io })))) as Schema;
}

/** Removes the implied parts: the dialect, the range of integers, and that answers may get more fields. */
function tidy(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(tidy);
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(
    ([key, value]) =>
      key !== '$schema' &&
      value !== Number.MAX_SAFE_INTEGER &&
      value !== Number.MIN_SAFE_INTEGER &&
      !(key === 'additionalProperties' && value === false),
  );
  const shape = Object.fromEntries(
    kept.map(([key, value]) => [key, key === 'additionalProperties' ? true : tidy(value)]),
  );
  const name = names.get(JSON.stringify(shape));
  return name === undefined ? extended(shape) : { $ref: `${REFERENCE}${name}` };
}

/** A shape that extends a base, as that base and the rest. */
function extended(shape: Schema): Schema {
  const { properties = {}, required = [] } = shape;
  const holds = (base: Schema) =>
    Object.entries(base.properties ?? {}).every(
      ([field, own]) => JSON.stringify(properties[field]) === JSON.stringify(own) && required.includes(field),
    );
  const name = bases.find((one) => components[one] !== undefined && holds(components[one]));
  if (name === undefined) return shape;
  const isOwn = (field: string) => components[name]?.properties?.[field] === undefined;
  const own = Object.entries(properties).filter(([field]) => isOwn(field));
  return {
    allOf: [
      { $ref: `${REFERENCE}${name}` },
      { ...shape, properties: Object.fromEntries(own), required: required.filter(isOwn) },
    ],
  };
}
