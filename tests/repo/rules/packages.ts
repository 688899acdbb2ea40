import type { Finding } from './tree.ts';

type Versions = Readonly<Record<string, string>>;
const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/** The parts of `package.json` and of a lock file's root that the rules look at. */
export type Manifest = { readonly [kind in (typeof kinds)[number]]?: Versions };
/** The part of `package-lock.json` that the rules look at. */
export type Lock = {
  readonly packages: Readonly<Record<string, Manifest & { readonly resolved?: string; readonly version?: string }>>;
};

const exact = /^(npm:(@[^@/]+\/)?[^@/]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Every version is one version: what was tested is what is installed. */
export function checkPins(manifest: Manifest): Finding[] {
  return kinds.flatMap((kind) =>
    Object.entries(manifest[kind] ?? {})
      .filter(([, version]) => !exact.test(version))
      .map(([name, version]) => ({ path: 'package.json', problem: `${name} is not pinned: ${version}` })),
  );
}

/**
 * The lock file names no host, so that it installs from whichever registry is configured, and agrees with
 * `package.json`, so that `npm ci` takes it.
 */
export function checkLock(lock: Lock, manifest: Manifest): Finding[] {
  const hosts = Object.entries(lock.packages)
    .filter(([, { resolved }]) => resolved !== undefined)
    .map(([name]) => ({ path: 'package-lock.json', problem: `${name} names where it was downloaded from` }));
  const differing = kinds.flatMap((kind) => {
    const wanted = manifest[kind] ?? {};
    const locked = lock.packages['']?.[kind] ?? {};
    return [...new Set([...Object.keys(wanted), ...Object.keys(locked)])]
      .filter((name) => wanted[name] !== locked[name] || !lock.packages[`node_modules/${name}`])
      .map((name) => ({ path: 'package-lock.json', problem: `does not agree with package.json about ${name}` }));
  });
  return [...hosts, ...differing];
}
