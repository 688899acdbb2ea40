import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Runs bundles as Lambda does, as modules of plain Node: `node runBundles.mjs <folder of bundles>`, with `[{ name, event }]` as JSON on the standard
 * input. Prints on the standard output one JSON line for each event, `{ name, result }` or `{ name, error }`; a
 * bundle's own lines come before. Without an event the bundle is only loaded, and the result says by which Node.
 */
const [folder] = process.argv.slice(2);
for (const { name, event } of JSON.parse(readFileSync(0, 'utf8'))) {
  const line = await import(pathToFileURL(join(folder, name, 'index.mjs')).href)
    .then(({ handler }) => (event === undefined ? { handler: typeof handler, node: process.version } : handler(event)))
    .then(
      (result) => ({ name, result }),
      (error) => ({ name, error: String(error) }),
    );
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
