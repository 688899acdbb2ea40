import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SHARED = fileURLToPath(new URL('../shared/', import.meta.url));

/** The generated file of the errors by code, so that no second list is kept by hand. */
export const ERRORS_FILE = `${SHARED}errorTable.ts`;

/** The content of that file: a line for each error, in the order of definition, file by file. */
export function errorsSource(): string {
  const names = readdirSync(`${SHARED}errors`)
    .sort()
    .flatMap((file) => [
      ...readFileSync(`${SHARED}errors/${file}`, 'utf8').matchAll(/^export const (\w+) = defineError\(/gm),
    ]);
  return [
    '// Written by `npm run generate` from `errors/`.',
    "import type { ErrorCode, KnownError } from './CallError.ts';",
    "import * as errors from './errors.ts';",
    '',
    '/** Every error by its code, for clients. Code that throws an error imports the error itself instead. */',
    'export const errorTable = {',
    ...names.map(([, name]) => `  [errors.${name}.code]: errors.${name},`),
    '} as const satisfies Record<ErrorCode, KnownError>;',
    '',
  ].join('\n');
}
