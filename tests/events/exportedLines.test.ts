import { expect, test } from 'vitest';
import { exportFiles } from '#lambdas/entities/company/exportFiles.ts';
import { lineOf } from '#lambdas/events/export_companies/lines.ts';
import type { ExportedRow } from '#lambdas/events/export_companies/sources.ts';
import { recordedTable } from '#tests/fixtures/tables/recorded.ts';
import manifest from '../../package.json' with { type: 'json' };

test('a line holds the fields of its row, whatever its kind', () => {
  const rows = recordedTable(manifest.version).rows as unknown as ExportedRow[];
  for (const { name, rowType } of exportFiles) {
    const row = rows.find(({ type }) => type === rowType) ?? expect.fail(`no ${name} was recorded`);
    expect(Object.keys(JSON.parse(lineOf(row)) as object).length, name).toBeGreaterThan(3);
  }
  const story = rows.find(({ type }) => type === 'story_map') ?? expect.fail('no story map was recorded');
  expect(JSON.parse(lineOf(story))).toMatchObject({ id: story['id'], name: story['name'], why: story['why'] });
});
