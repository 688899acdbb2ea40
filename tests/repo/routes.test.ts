import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROUTES_FILE, routesSource } from '#infra/routesFile.ts';
import { type CallDefinition, scopeOf } from '#shared/contract/defineCall.ts';
import { type CallName, registry } from '#shared/contract/registry.ts';
import { routes } from '#shared/contract/routes.ts';

test('the routes of the browser are generated from the contract (npm run generate)', () => {
  expect(readFileSync(ROUTES_FILE, 'utf8')).toBe(routesSource());
});

test('they say of every call what its contract says', () => {
  for (const [name, definition] of Object.entries(registry as Record<string, CallDefinition>)) {
    const { method, path, kind, access, inParts, containerIn } = definition;
    const route = { method: 'POST', path: `/${name}`, kind: 'command', ...routes[name as CallName] };
    const place = kind === 'command' && {
      ...(scopeOf(definition) !== 'map' && { scope: scopeOf(definition) }),
      ...(containerIn !== undefined && { containerIn }),
    };
    const isPublic = access.name === 'public' && { isPublic: true };
    expect(route, name).toEqual({ method, path, kind, ...isPublic, ...(inParts && { inParts }), ...place });
  }
});

test('they load nothing but themselves', () => {
  expect(routesSource().match(/^import (?!type )/m)).toBeNull();
});
