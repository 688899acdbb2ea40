import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ERRORS_FILE, errorsSource } from '#infra/errorsFile.ts';
import * as errors from '#shared/errors.ts';
import { errorTable } from '#shared/errorTable.ts';

test('the table of errors is generated from their definitions (npm run generate)', () => {
  expect(readFileSync(ERRORS_FILE, 'utf8')).toBe(errorsSource());
});

test('every error is in the table, and no two share a code', () => {
  expect(Object.values(errorTable)).toHaveLength(Object.keys(errors).length);
});
