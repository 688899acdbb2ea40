export type Options = { readonly json: boolean; readonly only: readonly string[] };

/**
 * The options of the command line: names of sections, all of them without one, and `--json`.
 * @param names of the existing sections
 * @throws on an option or a section that does not exist
 */
export function readOptions(args: readonly string[], names: readonly string[]): Options {
  const option = args.find((arg) => arg.startsWith('-') && arg !== '--json');
  if (option !== undefined)
    throw new Error(`Unknown option ${option}; there are --json and the names ${names.join(', ')}`);
  const chosen = args.filter((arg) => arg !== '--json');
  const unknown = chosen.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}; there are ${names.join(', ')}`);
  return { json: args.includes('--json'), only: names.filter((name) => chosen.length === 0 || chosen.includes(name)) };
}
