import { describe, expect, test } from 'vitest';
import { registry } from '#shared/contract/registry.ts';
import { lines, readTree } from './rules/tree.ts';
import { checkWriting } from './rules/writing.ts';

const commands = new Set(Object.values(registry).flatMap(({ kind, name }) => (kind === 'command' ? [name] : [])));

/** Files that take the function which makes any call, with the commands that they make by it. */
const ALLOWED = {
  // They give it to the outboxes.
  'web/src/features/initiative/detail/InitiativePage.tsx': [],
  'web/src/replica/session/Cached.tsx': [],
  'web/src/root/kept/openScope.ts': [],
  'web/src/root/story_map/useOpenBoard.ts': [],
  // Nobody is signed in yet, so there is no outbox.
  'web/src/features/people/session/hooks/useLogin.ts': ['link_sign_in'],
};

describe('every command of the screen', () => {
  test('goes through the outbox', () => {
    expect(lines(checkWriting(readTree(), commands, ALLOWED))).toEqual([]);
  });

  test('but those that are named here, which all exist', () => {
    const found = lines(checkWriting(readTree(), commands, {})).map((line) => line.split(':')[0]);
    expect([...new Set(found)].sort()).toEqual(Object.keys(ALLOWED).sort());
  });
});

describe('the check itself', () => {
  const check = (text: string, path = 'web/src/features/what/x.ts') =>
    checkWriting([{ path, text }], commands, ALLOWED).length;

  test('reports a command that is called by its name, and the function that calls any', () => {
    expect(check("await call('add_what', input);")).toBe(1);
    expect(check("send(() =>\n  request(\n    'add_what', input));")).toBe(1);
    expect(check("import { ApiError, request } from '#web/base/api/client.ts';")).toBe(1);
    expect(check("import { request as call } from '#web/base/api/client.ts';")).toBe(1);
    expect(check("const { request } = await import('#web/base/api/client.ts');")).toBe(1);
  });

  test('lets queries, the outbox and other commands of an allowed file be', () => {
    expect(check("call('get_container', input); send('add_what', input); useCommand('add_what');")).toBe(0);
    expect(check("call('add_what', input);", 'lambdas/x.ts')).toBe(0);
    expect(check("request('link_sign_in', input);", 'web/src/features/people/session/hooks/useLogin.ts')).toBe(0);
    expect(check("request('add_what', input);", 'web/src/features/people/session/hooks/useLogin.ts')).toBe(1);
  });
});
