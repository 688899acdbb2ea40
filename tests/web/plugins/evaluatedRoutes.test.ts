import { fileURLToPath } from 'node:url';
import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import type { CallDefinition } from '#shared/contract/defineCall.ts';
import { registry } from '#shared/contract/registry.ts';

const file = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** What the application's build has in place of a file, or null where it takes the file itself. */
async function builtInPlaceOf(path: string): Promise<string | null> {
  const { plugins } = await resolveConfig({ configFile: file('web/vite.config.ts'), logLevel: 'error' }, 'build');
  const { load } = plugins.find(({ name }) => name === 'storyd:evaluated-routes') ?? {};
  return (load as (id: string) => string | null)(file(path));
}

test('the built application gets what is needed for every call of the registry, without the registry', async () => {
  const code = await builtInPlaceOf('shared/contract/routes.ts');
  const built = JSON.parse(/^export const routes = (.*);$/.exec(code ?? '')?.[1] ?? '') as Record<string, object>;
  const whole = Object.keys(registry).map((name) => [
    name,
    { method: 'POST', path: `/${name}`, kind: 'command', isPublic: false, ...built[name] },
  ]);
  expect(Object.fromEntries(whole)).toEqual(
    Object.fromEntries(
      Object.entries(registry as Record<string, CallDefinition>).map(
        ([name, { method, path, kind, access, inParts }]) => [
          name,
          { method, path, kind, isPublic: access.name === 'public', inParts },
        ],
      ),
    ),
  );
});

test('calls that are as most are take no bytes', async () => {
  const code = await builtInPlaceOf('shared/contract/routes.ts');
  expect(code).not.toContain('{}');
});

test('other files are unchanged', async () => {
  expect(await builtInPlaceOf('shared/contract/registry.ts')).toBeNull();
});
