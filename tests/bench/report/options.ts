export type Options = { readonly json: boolean; readonly only: readonly string[] };

/**
 * The options of the command line: `--json`, `--only=calls,web`.
 * @param names of the existing sections; without `--only` all of them
 * @throws on an option or a section that does not exist
 */
export function readOptions(args: readonly string[], names: readonly string[]): Options {
  let json = false;
  let only = names;
  for (const arg of args) {
    if (arg === '--json') {
      json = true;
      continue;
    }
    const chosen = /^--only=(.+)$/.exec(arg)?.[1]?.split(',');
    if (chosen === undefined)
      throw new Error(`Unknown option ${arg}; there are --json and --only=<${names.join('|')}>`);
    const unknown = chosen.filter((name) => !names.includes(name));
    if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}; there are ${names.join(', ')}`);
    only = names.filter((name) => chosen.includes(name));
  }
  return { json, only };
}
