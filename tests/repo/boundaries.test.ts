import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checkBoundaries } from './boundaries.mjs';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const packages = {
  zod: 'dependencies',
  react: 'dependencies',
  '@aws-sdk/client-dynamodb': 'dependencies',
  vitest: 'devDependencies',
};

/** Writes a small project with the same `imports` as ours, a few installed packages and the given files. */
function project(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'storyd-boundaries-'));
  made.push(root);
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const manifest: Record<string, unknown> = {
    name: 'sample',
    type: 'module',
    imports: {
      '#shared/*': './shared/*',
      '#lambdas/*': './lambdas/*',
      '#infra/*': './infra/*',
      '#web/*': './web/src/*',
      '#tests/*': './tests/*',
    },
    dependencies: {},
    devDependencies: {},
  };
  for (const [name, kind] of Object.entries(packages)) {
    (manifest[kind] as Record<string, string>)[name] = '1.0.0';
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'module.exports = {};');
  }
  write('package.json', JSON.stringify(manifest));
  for (const [path, text] of Object.entries(files)) write(path, text);
  return root;
}

const leaf = 'export const leaf = 1;\n';

/** A tree in which every layer exists and every import is allowed. */
const good: Record<string, string> = {
  'shared/model/entity.ts': "import 'zod';\nexport type Entity = string;\n",
  'shared/texts/words.ts': leaf,
  'shared/defineError.ts': 'export type Code = string;\n',
  'shared/errors.ts': "import './defineError.ts';\n",
  'shared/errorTable.ts': "import './errors.ts';\n",
  'shared/rules/access.ts':
    "import type { Entity } from '../model/entity.ts';\nexport const may = (entity: Entity) => entity;\n",
  'shared/contract/what/add.ts': "import '../../model/entity.ts';\nimport '../../rules/access.ts';\n",
  'lambdas/store/writer.ts': "import '#shared/model/entity.ts';\nimport '@aws-sdk/client-dynamodb';\n",
  'lambdas/entities/what/what.ts': "import '../../store/writer.ts';\n",
  'lambdas/ports/identity/pool.ts': leaf,
  'lambdas/runtime/implementCommand.ts':
    "import 'node:crypto';\nimport '#shared/errors.ts';\nimport '../store/writer.ts';\n",
  'lambdas/calls/what/add.ts':
    "import '#shared/contract/what/add.ts';\nimport '#lambdas/runtime/implementCommand.ts';\nimport '../../store/writer.ts';\n",
  'lambdas/calls/what/move.ts': leaf,
  'lambdas/events/purge.ts': "import '../store/writer.ts';\n",
  'infra/stacks/data.ts': "import '#shared/contract/what/add.ts';\n",
  'infra/local/stack.ts': "import '#lambdas/calls/what/add.ts';\n",
  'web/src/base/api/client.ts': "import 'react';\nimport '#shared/contract/what/add.ts';\n",
  'web/src/base/paths.ts': leaf,
  'web/src/base/session/useSession.ts': "import '../paths.ts';\n",
  'web/src/components/controls/Button.tsx':
    "import type {} from '#web/base/api/client.ts';\nimport '#web/base/paths.ts';\n",
  'web/src/replica/scope.ts': "import '#web/base/api/client.ts';\nimport '#shared/model/entity.ts';\n",
  'web/src/replica/useReplica.ts': "import 'react';\nimport './scope.ts';\n",
  'web/src/replica/story_map/useMap.ts':
    "import '#web/base/session/useSession.ts';\nimport '#web/replica/useReplica.ts';\n",
  'web/src/board/Board.tsx':
    "import '#web/replica/story_map/useMap.ts';\nimport '#web/components/controls/Button.tsx';\n",
  'web/src/features/what/Page.tsx': "import '#web/base/api/client.ts';\nimport '#web/board/Board.tsx';\n",
  'web/src/features/people/Page.tsx': "import '#web/base/paths.ts';\nimport '#web/components/controls/Button.tsx';\n",
  'web/src/features/epic/card/EpicMenu.tsx': "import '#web/features/what/Page.tsx';\n",
  'web/src/root/shell/Bar.tsx': leaf,
  'web/src/root/router.tsx': "export const page = () => import('#web/features/what/Page.tsx');\n",
  'tests/store.test.ts':
    "import 'vitest';\nimport '#lambdas/store/writer.ts';\nimport '#web/features/what/Page.tsx';\n",
};

/** [the rule that must speak up, the file that breaks it, the import that does] */
const forbidden: [rule: string, file: string, imported: string][] = [
  ['shared-runs-anywhere', 'shared/model/entity.ts', 'node:fs'],
  ['shared-runs-anywhere', 'shared/rules/access.ts', 'react'],
  ['shared-runs-anywhere', 'shared/contract/what/add.ts', '#lambdas/store/writer.ts'],
  ['shared-model', 'shared/model/entity.ts', '#shared/texts/words.ts'],
  ['shared-texts', 'shared/texts/words.ts', '../model/entity.ts'],
  ['shared-errors', 'shared/errors.ts', './model/entity.ts'],
  ['shared-rules', 'shared/rules/access.ts', '../texts/words.ts'],
  ['shared-contract', 'shared/contract/what/add.ts', '../../texts/words.ts'],
  ['lambdas-calls', 'lambdas/calls/what/add.ts', './move.ts'],
  ['lambdas-calls', 'lambdas/calls/what/add.ts', '@aws-sdk/client-dynamodb'],
  ['lambdas-calls', 'lambdas/calls/what/add.ts', '#infra/stacks/data.ts'],
  ['lambdas-runtime', 'lambdas/runtime/implementCommand.ts', '#lambdas/calls/what/move.ts'],
  ['lambdas-store', 'lambdas/store/writer.ts', '../ports/identity/pool.ts'],
  ['lambdas-store', 'lambdas/store/writer.ts', '../entities/what/what.ts'],
  ['lambdas-entities', 'lambdas/entities/what/what.ts', '../../ports/identity/pool.ts'],
  ['lambdas-identity', 'lambdas/ports/identity/pool.ts', '../../store/writer.ts'],
  ['lambdas-mail', 'lambdas/ports/mail/ses.ts', '../store/writer.ts'],
  ['lambdas-exports', 'lambdas/ports/exports/s3.ts', '../store/writer.ts'],
  ['lambdas-events', 'lambdas/events/purge.ts', '../calls/what/move.ts'],
  ['lambdas-name-their-errors', 'lambdas/store/writer.ts', '#shared/errorTable.ts'],
  ['lambdas-nowhere-else', 'lambdas/helpers.ts', '#shared/errors.ts'],
  ['dynamodb-only-in-store', 'infra/local/stack.ts', '@aws-sdk/client-dynamodb'],
  ['infra-cdk', 'infra/stacks/data.ts', '#lambdas/store/writer.ts'],
  ['infra-definitions', 'infra/entityFields.ts', '#lambdas/calls/what/move.ts'],
  ['infra-local', 'infra/local/stack.ts', '#web/api/client.ts'],
  ['web-world', 'web/src/features/what/Page.tsx', '#lambdas/store/writer.ts'],
  ['web-world', 'web/src/features/what/Page.tsx', '#infra/local/stack.ts'],
  ['web-world', 'web/src/features/what/Page.tsx', 'node:path'],
  ['web-base', 'web/src/base/session/useSession.ts', '#web/components/controls/Button.tsx'],
  ['web-api', 'web/src/base/api/client.ts', '#web/base/paths.ts'],
  ['web-components', 'web/src/components/controls/Button.tsx', '#web/base/api/client.ts'],
  ['web-components', 'web/src/components/controls/Button.tsx', '#web/replica/story_map/useMap.ts'],
  ['web-components-below', 'web/src/components/controls/Button.tsx', '#web/features/people/Page.tsx'],
  ['web-replica', 'web/src/replica/scope.ts', 'react'],
  ['web-replica', 'web/src/replica/scope.ts', './story_map/useMap.ts'],
  ['web-replica-hooks', 'web/src/replica/useReplica.ts', '#web/base/api/client.ts'],
  ['web-replica-subjects', 'web/src/replica/story_map/useMap.ts', '#web/components/controls/Button.tsx'],
  ['web-board', 'web/src/board/Board.tsx', '#web/features/people/Page.tsx'],
  ['web-features-apart', 'web/src/features/what/Page.tsx', '#web/features/people/Page.tsx'],
  ['web-root-on-top', 'web/src/features/people/Page.tsx', '#web/root/router.tsx'],
  ['web-root-on-top', 'web/src/replica/story_map/useMap.ts', '#web/root/shell/Bar.tsx'],
  ['web-nowhere-else', 'web/src/helpers.ts', '#web/base/paths.ts'],
  ['web-nowhere-else', 'web/src/features/admin/Page.tsx', '#web/base/paths.ts'],
  ['tests-are-not-product', 'web/src/base/api/client.ts', '#tests/store.test.ts'],
  ['no-dev-package-in-product', 'web/src/base/api/client.ts', 'vitest'],
  ['no-undeclared-package', 'web/src/base/api/client.ts', 'undeclared'],
  ['no-unresolved', 'web/src/base/api/client.ts', '#shared/nowhere.ts'],
];

describe('the import boundaries', () => {
  test('accept what the design allows, and follow imports through package.json', async () => {
    const { violations, problems, modules, imports } = await checkBoundaries(project(good));
    expect(violations).toEqual([]);
    expect(problems).toEqual([]);
    expect(modules).toBe(Object.keys(good).length);
    expect(imports).toBeGreaterThanOrEqual(20);
  });

  describe('are broken at once', () => {
    let violations: Awaited<ReturnType<typeof checkBoundaries>>['violations'];
    beforeAll(async () => {
      const files = { ...good };
      for (const [, file, imported] of forbidden) files[file] = `import '${imported}';\n${files[file] ?? ''}`;
      const undeclared = { 'package.json': JSON.stringify({ name: 'undeclared', version: '1.0.0' }), 'index.js': '' };
      for (const [name, text] of Object.entries(undeclared)) files[`node_modules/undeclared/${name}`] = text;
      ({ violations } = await checkBoundaries(project(files)));
    });

    test.each(forbidden)('%s: %s must not import %s', (rule, file, imported) => {
      // The end of the path that the import leads to.
      const [target = ''] = /[^.#/:]+[^:]*$/.exec(imported.replace(/^(#web\/|node:)/, '')) ?? [];
      const found = violations.filter((one) => one.rule === rule && one.from === file && one.to.includes(target));
      expect(found).not.toEqual([]);
    });
  });

  test('include type imports', async () => {
    const files = {
      ...good,
      'web/src/features/people/Page.tsx':
        "import type { Entity } from '#lambdas/store/writer.ts';\nexport type A = Entity;\n",
    };
    const { violations } = await checkBoundaries(project(files));
    expect(violations.map(({ rule }) => rule)).toContain('web-world');
  });

  test('know the exceptions to a rule, and say when one is none any more', async () => {
    const exception = 'web/src/features/epic/card/EpicMenu.tsx';
    const { problems } = await checkBoundaries(project({ ...good, [exception]: "import '#web/board/Board.tsx';\n" }));
    expect(problems).toEqual([`web-features-that-borrow: ${exception} is no exception any more, take it off the list`]);
  });

  test('find files that import each other', async () => {
    const files = { ...good, 'shared/model/a.ts': "import './b.ts';\n", 'shared/model/b.ts': "import './a.ts';\n" };
    const { violations } = await checkBoundaries(project(files));
    expect(violations.map(({ rule }) => rule)).toContain('no-cycles');
  });

  test('fail when they see no modules', async () => {
    expect((await checkBoundaries(project({}))).problems).toHaveLength(1);
    const noSubpath = await checkBoundaries(
      project({ 'shared/model/a.ts': "import './b.ts';\n", 'shared/model/b.ts': leaf }),
    );
    expect(noSubpath.problems).toEqual(['No import through package.json (#shared/...) led to a file']);
  });
});
