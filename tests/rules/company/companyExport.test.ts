import { expect, test } from 'vitest';
import { EXPORT_KEPT_MS } from '#shared/model/limits.ts';
import { expiryOf, isDownloadable } from '#shared/rules/company/companyExport.ts';

const finished = { state: 'finished', endedAt: 1_000 };

test('the files of an export can be downloaded for a week after its end', () => {
  expect(expiryOf(finished)).toBe(1_000 + EXPORT_KEPT_MS);
  expect(isDownloadable(finished, 1_000 + EXPORT_KEPT_MS - 1)).toBe(true);
  expect(isDownloadable(finished, 1_000 + EXPORT_KEPT_MS)).toBe(false);
});

test('one that runs or has failed has none', () => {
  expect(isDownloadable({ state: 'running', endedAt: null }, 0)).toBe(false);
  expect(isDownloadable({ state: 'failed', endedAt: 1_000 }, 1_001)).toBe(false);
});
