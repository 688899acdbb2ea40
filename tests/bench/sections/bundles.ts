import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, entryPoints } from '#infra/bundle.ts';
import { kilobytes, zippedKilobytes } from '../report/kilobytes.ts';
import type { Part } from '../report/section.ts';
import { median } from '../report/statistics.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** KB of a function's code, gzipped. */
const BUNDLE_KB = 110;
const ROUNDS = 3;
/** Loads the given module and prints its CPU time in microseconds, including Node's own start. */
const PROBE =
  'await import(process.argv[2]);\nconst { user, system } = process.cpuUsage();\nprocess.stdout.write(String(user + system));\n';

/** The size of each function, and its load time in a new process. */
export const bundles: Part = {
  name: 'bundles',
  title: 'What each Lambda function loads when it starts',
  async measure() {
    const folder = temporaryFolder();
    await bundle(folder);
    const names = Object.keys(entryPoints());
    const file = (name: string) => join(folder, name, 'index.mjs');
    const empty = join(folder, 'empty.mjs');
    const probe = join(folder, 'probe.mjs');
    writeFileSync(empty, 'export const handler = async () => undefined;\n');
    writeFileSync(probe, PROBE);
    const times = startTimes(probe, [empty, ...names.map(file)]);
    const base = median(times.get(empty) ?? []);
    const rows = names.map((name) => {
      const code = readFileSync(file(name));
      const ms = median(times.get(file(name)) ?? []);
      return [name, kilobytes(code.length), zippedKilobytes(code), ms, ms / base];
    });
    return {
      columns: ['function', 'KB', 'KB gzipped', 'start CPU ms', 'start ratio'],
      rows: rows.sort((a, b) => Number(b[2]) - Number(a[2])),
      aims: [
        {
          what: 'largest function',
          unit: 'KB gzipped',
          atMost: BUNDLE_KB,
          measured: Math.max(...rows.map((row) => Number(row[2]))),
        },
      ],
      notes: [
        `Start: CPU time of a fresh Node process that imports the module; median of ${ROUNDS}, in turns. Ratio: to an empty module (${base.toFixed(0)} ms).`,
      ],
    };
  },
};

/**
 * CPU time of a new process after it has loaded a module, in ms; modules alternate, so that a busy moment of the
 * machine affects all alike.
 */
function startTimes(probe: string, modules: readonly string[]): Map<string, number[]> {
  const times = new Map(modules.map((module): [string, number[]] => [module, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const module of modules) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [probe, pathToFileURL(module).href], {
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`${module} does not load: ${stderr}`);
      times.get(module)?.push(Number(stdout) / 1000);
    }
  }
  return times;
}
