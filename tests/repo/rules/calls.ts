import type { Finding, Source } from './tree.ts';

/** A call of the registry, with the folder of its subject. */
export type RegisteredCall = { readonly name: string; readonly folder: string };

const homes = [
  {
    what: 'contract',
    folder: 'shared/contract/',
    pathOf: ({ name, folder }: RegisteredCall) => `shared/contract/${folder}/${name}.ts`,
  },
  {
    what: 'handler',
    folder: 'lambdas/calls/',
    pathOf: ({ name, folder }: RegisteredCall) => `lambdas/calls/${folder}/${name}.ts`,
  },
  {
    what: 'fixture',
    folder: 'tests/fixtures/calls/',
    pathOf: ({ name, folder }: RegisteredCall) => `tests/fixtures/calls/${folder}/${name}.ts`,
  },
] as const;

/**
 * Files directly in `shared/contract/` and `lambdas/calls/` are what calls are made of; calls live in the folders of
 * their subjects.
 */
const isMachinery = (path: string): boolean => /^(shared\/contract|lambdas\/calls)\/[^/]+$/.test(path);

/**
 * Contract, handler and fixture are one to one, each in the file that bears the call's name, in the folder of its subject.
 * @param calls the registry, key by key: `name` is the key
 */
export function checkCalls(sources: readonly Source[], calls: readonly RegisteredCall[]): Finding[] {
  const paths = new Set(sources.map(({ path }) => path));
  return homes.flatMap(({ what, folder, pathOf }) => {
    const expected = new Set(calls.map(pathOf));
    const missing = [...expected]
      .filter((path) => !paths.has(path))
      .map((path) => ({ path, problem: `the ${what} is missing` }));
    const strays = [...paths]
      .filter((path) => path.startsWith(folder) && !isMachinery(path) && !expected.has(path))
      .map((path) => ({ path, problem: `belongs to no call of the registry, or to one of another name or subject` }));
    return [...missing, ...strays];
  });
}

/**
 * The registry's keys are the names of the calls, and every contract, handler and fixture exports what the name of its
 * file says.
 */
export function checkExports(
  sources: readonly Source[],
  registry: Readonly<Record<string, RegisteredCall>>,
): Finding[] {
  const text = new Map(sources.map((source) => [source.path, source.text]));
  return Object.entries(registry).flatMap(([key, call]) => {
    const contract = homes[0].pathOf(call);
    const handler = homes[1].pathOf(call);
    const fixture = homes[2].pathOf(call);
    const findings: Finding[] = [];
    if (key !== call.name)
      findings.push({ path: 'shared/contract/calls.ts', problem: `${key} holds the call ${call.name}` });
    if (!new RegExp(`^export const ${call.name} = define[A-Z]\\w*\\(`, 'm').test(text.get(contract) ?? ''))
      findings.push({ path: contract, problem: `does not export ${call.name}` });
    if (!new RegExp(`export const handler = \\w+\\(\\s*${call.name}\\b`).test(text.get(handler) ?? ''))
      findings.push({ path: handler, problem: `does not export the handler of ${call.name}` });
    if (!new RegExp(`export const fixture = defineFixture\\(\\s*'${call.name}'`).test(text.get(fixture) ?? ''))
      findings.push({ path: fixture, problem: `does not export the fixture of ${call.name}` });
    return findings;
  });
}
