import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { leanSources } from '#infra/leanSources.ts';
import { exportFiles } from '#lambdas/data/allExports.ts';
import { type lineOf as LineOf, lineOf } from '#lambdas/events/exports/lines.ts';
import type { ExportedRow } from '#lambdas/events/exports/sources.ts';
import { recordedTable } from '#tests/fixtures/tables/recorded.ts';
import manifest from '../../package.json' with { type: 'json' };

/** How deployed functions write a line: their sources lack parts of the definitions. */
let deployed: { lineOf: typeof LineOf };
beforeAll(async () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['lambdas/events/exports/lines.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    plugins: [leanSources(root)],
    // What the SDK requires, should it get in.
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(root)});`,
    },
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  deployed = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as typeof deployed;
}, 60_000);

test('a deployed function writes the fields of every kind of row', () => {
  const rows = recordedTable(manifest.version).rows as unknown as ExportedRow[];
  for (const { name, rowType } of exportFiles) {
    const row = rows.find(({ type }) => type === rowType) ?? expect.fail(`no ${name} was recorded`);
    expect(deployed.lineOf(row), name).toBe(lineOf(row));
    expect(Object.keys(JSON.parse(deployed.lineOf(row)) as object).length, name).toBeGreaterThan(3);
  }
  const story = rows.find(({ type }) => type === 'story_map') ?? expect.fail('no story map was recorded');
  expect(JSON.parse(deployed.lineOf(story))).toMatchObject({ id: story['id'], name: story['name'], why: story['why'] });
});
