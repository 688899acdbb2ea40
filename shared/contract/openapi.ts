import type { KnownError } from '../CallError.ts';
import { errorTable } from '../errorTable.ts';
import { accessTexts } from './accessTexts.ts';
import { callErrors, takesInput } from './callErrors.ts';
import type { CallDefinition } from './defineCall.ts';
import { jsonSchema, REFERENCE, type Schema, schemaComponents } from './jsonSchema.ts';

type Parameter =
  | { name: string; in: 'query' | 'header'; required: boolean; schema: Schema; description?: string }
  | { $ref: string };
type Content = { 'application/json': { schema: Schema } };
type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; content: Content }>;
};

/** The part of an OpenAPI 3.1 document that we write. */
export type OpenApiDocument = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string; description: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    securitySchemes: Record<string, Record<string, string>>;
  };
};

const refusal: Schema = {
  type: 'object',
  description:
    'Why a call was refused. Where the gateway itself refuses (401, 404, 413, 429, 503) there is a `message` only.',
  properties: {
    code: { type: 'string', enum: Object.keys(errorTable) },
    message: { type: 'string', description: 'Fit for people.' },
    fieldErrors: { type: 'object', description: 'Path of a field to what is wrong with it; only with `bad-input`.' },
    current: {
      type: 'object',
      description:
        'What stands in the fields whose expected value is no longer there, by their names in the input; only with `value-changed`.',
    },
    changed: {
      type: 'array',
      items: { $ref: `${REFERENCE}Changed` },
      description: 'The entity that holds them; only with `value-changed`.',
    },
    requestId: { type: 'string', description: 'Finds the line in the log; only with 5xx.' },
  },
  required: ['message'],
};

function queryParameters({ method, input }: CallDefinition): Parameter[] {
  if (method !== 'GET') return [];
  const { properties = {}, required = [] } = jsonSchema(input, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** Refusals by HTTP status. */
function refusals(all: readonly KnownError[]): Operation['responses'] {
  const statuses = [...new Set(all.map(({ status }) => status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const those = all.filter((error) => error.status === status);
      const codes = those.map(({ code }) => code);
      const schema: Schema = { allOf: [{ $ref: `${REFERENCE}Refusal` }, { properties: { code: { enum: codes } } }] };
      const description = those.map(({ code, message }) => `\`${code}\`: ${message}`).join('\n\n');
      return [String(status), { description, content: { 'application/json': { schema } } }];
    }),
  );
}

const commandHeaders: Parameter[] = [
  { $ref: '#/components/parameters/tab' },
  { $ref: '#/components/parameters/idempotencyKey' },
];

function operation(definition: CallDefinition): Operation {
  const { name, area, summary, access, method, kind, input } = definition;
  return {
    operationId: name,
    tags: [area],
    summary,
    description: accessTexts[access.name],
    security: access.name === 'public' ? [] : [{ idToken: [] }],
    parameters: [...queryParameters(definition), ...(kind === 'command' ? commandHeaders : [])],
    ...(method !== 'GET' &&
      takesInput(definition) && {
        requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(input, 'input') } } },
      }),
    responses: {
      '200': {
        description: 'Done.',
        content: { 'application/json': { schema: jsonSchema(definition.output, 'output') } },
      },
      ...refusals(callErrors(definition)),
    },
  };
}

/**
 * The OpenAPI document of the calls, fully derived from the contract.
 * @param version of the product
 */
export function openApiDocument(calls: readonly CallDefinition[], version: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'StorYd',
      version,
      description:
        'The calls of StorYd. The company, the person and their roles follow from the token alone. docs/api/README.md is the same for people.',
    },
    servers: [{ url: '/api', description: 'On the origin of the web app.' }],
    tags: [...new Set(calls.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...schemaComponents, Refusal: refusal },
      parameters: {
        tab: {
          name: 'X-Tab-Id',
          in: 'header',
          required: false,
          schema: { type: 'string', maxLength: 64 },
          description: 'The browser tab that sends a command, so that it knows its own echo.',
        },
        idempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          schema: { type: 'string', minLength: 1, maxLength: 200 },
          description:
            'A command that is sent twice with the same key within 24 hours takes effect once and answers the same.',
        },
      },
      securitySchemes: {
        idToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The ID token of the signed-in person. An access token is refused.',
        },
      },
    },
  };
}
