import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { build, type Metafile, type OutputFile } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { bundleOptions, entryPoints } from '#infra/bundle.ts';
import { found } from './support/templates.ts';

const KB = 1024;
/** The size limit of a function, in bytes as Lambda stores it, packed. */
const MAX_BYTES = 80 * KB;
/** The size limit of our own code in it, packed: all but the SDK, zod and other packages. */
const MAX_OWN_BYTES = 12 * KB;

/**
 * Functions that read, follow or erase all kinds of entities, with higher limits as a whole and of our own code. The
 * first three hold every definition (lambdas/data/allEntities.ts).
 */
const ofAllEntities: Readonly<Record<string, { whole: number; own: number }>> = {
  story_map_history: { whole: 100 * KB, own: 100 * KB },
  replay: { whole: 100 * KB, own: 100 * KB },
  export_companies: { whole: 100 * KB, own: 100 * KB },
  // The slow reader of the stream: the copies, the index and the mails.
  follow_changes: { whole: 84 * KB, own: 19 * KB },
  // Erases each with all that belongs to it.
  purge_trash: { whole: 82 * KB, own: 18 * KB },
};
const HOLDING_ALL: readonly string[] = ['story_map_history', 'replay', 'export_companies'];

/** Higher limits as a whole of calls that have one for our own code too. */
const wholeOf: Readonly<Record<string, number>> = {
  add_what: 81 * KB,
  copy_mapping: 83 * KB,
  create_epic_link: 82 * KB,
  export_data: 88 * KB,
  move_epic_to_story_map: 81 * KB,
  settle_drift: 90 * KB,
};

/** Higher limits of our own code for calls that need more of it, each with the reason. */
const ownOf: Readonly<Record<string, number>> = {
  // Adds an Activity with its references and links to Whos in one change: it names the entities of all three, places
  // and limits.
  add_what: 14.75 * KB,
  // Find or make a group and a category besides the Who, also labels that a map of an earlier release only names; and
  // show all three as they are when nothing had to change.
  add_who: 13.75 * KB,
  change_who: 12.75 * KB,
  // Compares the wanted text with those of the company, of open requests and of the map that asks.
  create_description_change_request: 12.25 * KB,
  // Bring an epic with its explore items and its Activity into another release.
  copy_epic: 13.75 * KB,
  move_epic: 13.75 * KB,
  // And its Whos, by the rights on both story maps.
  move_epic_to_story_map: 14.5 * KB,
  // Name an epic by a text, a Who or an explore item, which they may make. A new one may bring its Activity
  // into the release.
  change_epic_name: 13 * KB,
  create_epic: 13.75 * KB,
  change_epic_fields: 12.25 * KB,
  // And where its issues lead to it.
  restore_epic: 12.25 * KB,
  // Note what they find, and where what runs by the clock finds the connection.
  get_connection_status: 12.25 * KB,
  retry_connection: 12.25 * KB,
  // Compares an epic with its issue, and renames, completes or moves it, or sends what it has.
  settle_drift: 19 * KB,
  // Adds and removes Whos, explore items and references of an epic, each by its own rules.
  change_epic_links: 12.5 * KB,
  // Check and change the releases of the Activity: it has to keep its level in them, or leaves them.
  move_what: 12.25 * KB,
  delete_what2: 12.25 * KB,
  // Looks at the Activities anew that have changed since the deletion.
  restore_release: 12.5 * KB,
  // And at the story maps above its own, since its links may close a circle.
  restore_what: 13.5 * KB,
  // Makes new releases in several story maps, by the rights on each, besides placing them in the initiative.
  add_releases_to_initiative: 13.25 * KB,
  // Put a new objective or problem, or one of the company, into what it is for, with its name, place and limits.
  add_objective_to_problem: 12.5 * KB,
  add_objective_to_release: 12.5 * KB,
  add_problem_to_release: 12.5 * KB,
  // And its objectives too.
  add_problem_to_map: 13 * KB,
  // Signs requests to KMS and to the gateway, and checks what was entered besides the connection.
  set_credential: 12.75 * KB,
  // Checks the whole mapping against what was stored, and who may change it.
  save_field_mapping: 12.25 * KB,
  // Proves a second account by its token, and binds it to the person in the table and at the user pool.
  link_sign_in: 12.25 * KB,
  // Signs requests to KMS and to the gateway too, and maps epics to issues: all kinds of fields and values.
  verify_export_data: 13.75 * KB,
  copy_mapping: 16 * KB,
  // And writes the epic that becomes an issue, or its link to one.
  export_data: 20 * KB,
  create_epic_link: 16 * KB,
  delete_epic_link: 14.25 * KB,
};

const sources = entryPoints();
const names = Object.keys(sources);
const IN_MEMORY = '/bundles';
type Built = { bytes: ReadonlyMap<string, number>; metafile: Metafile };
let whole: Built;
let own: Built;

const nameOf = (path: string): string => path.split('/').at(-2) ?? '';
/** The names that a file imports from packages do not count as its own code. */
const IMPORTS = /\bimport[^;"()]*"[^"]+";/g;
const packed = (code: string): number => gzipSync(code, { level: 9 }).length;

async function built(packages: 'bundle' | 'external'): Promise<Built> {
  const { alias, ...options } = bundleOptions(IN_MEMORY, sources);
  const how = packages === 'bundle' ? { ...options, alias } : { ...options, packages };
  const { outputFiles, metafile } = await build({ ...how, write: false, metafile: true });
  const codeOfFile = ({ text }: OutputFile) => (packages === 'bundle' ? text : text.replaceAll(IMPORTS, ''));
  return { bytes: new Map(outputFiles.map((file) => [nameOf(file.path), packed(codeOfFile(file))])), metafile };
}

beforeAll(async () => {
  [whole, own] = await Promise.all([built('bundle'), built('external')]);
}, 120_000);

/** Our files with the largest share of a bundle, as a hint for reducing it. */
function heaviest(name: string): string {
  const [, output] = found(
    Object.entries(own.metafile.outputs).find(([path]) => nameOf(path) === name),
    name,
  );
  return Object.entries(output.inputs)
    .sort(([, a], [, b]) => b.bytesInOutput - a.bytesInOutput)
    .slice(0, 12)
    .map(([path, { bytesInOutput }]) => `${bytesInOutput} ${path}`)
    .join('\n');
}

test.each(names)('%s is within its budget', (name) => {
  const limit = ofAllEntities[name] ?? { whole: wholeOf[name] ?? MAX_BYTES, own: ownOf[name] ?? MAX_OWN_BYTES };
  expect(whole.bytes.get(name), heaviest(name)).toBeLessThanOrEqual(limit.whole);
  expect(own.bytes.get(name), heaviest(name)).toBeLessThanOrEqual(limit.own);
});

/** Additions to a source for another call: none of them may change other calls. */
const additions: Readonly<Record<string, string>> = {
  'shared/errors/releases.ts': "export const dummyGone = defineError('dummy-gone', 404, 'The dummy no longer exists');",
  'lambdas/data/keys/release.ts': 'export const dummy = (co: Keys, id: string): Key => inMap(co, id, `dummy#${id}`);',
  'lambdas/data/entities/what.ts': `
    export const dummyEntity = defineEntity({
      type: 'dummy',
      key: rowKeys.dummy,
      fields: fieldsOf(whatSchema, { hidden: z.nullable(z.int()) }),
      present: { model: whatSchema },
    });`,
  'lambdas/data/entities/whatHistory.ts': `
    import { dummyEntity } from './what.ts';
    export const dummyHistory = defineHistory(dummyEntity, {
      describe: { subject: () => ({}), created: null, removed: null, changed: { hidden: setOrCleared('hidden', 'a', 'b') } },
    });`,
  'lambdas/data/entities.ts':
    "export { dummyEntity } from './entities/what.ts'; export { dummyHistory } from './entities/whatHistory.ts';",
};

/**
 * The code of some bundles, with additions to their sources. Names stay as they are: which short ones the minifier
 * deals out depends on how often each letter is in a source, including its omitted parts.
 */
async function codeOf(
  some: readonly string[],
  added: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const read = async (path: string) =>
    `${await readFile(path, 'utf8')}\n${Object.entries(added).find(([file]) => path.endsWith(`/${file}`))?.[1] ?? ''}`;
  const options = bundleOptions(
    IN_MEMORY,
    Object.fromEntries(some.map((name) => [name, found(sources[name], name)])),
    read,
  );
  const { outputFiles } = await build({
    ...options,
    minifyIdentifiers: false,
    minify: false,
    minifySyntax: true,
    write: false,
  });
  return Object.fromEntries(outputFiles.map((file) => [nameOf(file.path), file.text]));
}

test('another entity and another error change only the bundles of calls that use them', async () => {
  const calls = [
    'add_what',
    'get_container',
    'change_what_fields',
    'company_settings',
    'story_map_view',
    'post_confirmation',
  ];
  const [before, after] = await Promise.all([codeOf(calls, {}), codeOf(calls, additions)]);
  for (const name of calls) expect(after[name] === before[name], `${name} is another bundle`).toBe(true);
  // They are included where they are used, or the test would prove nothing.
  expect((await codeOf(['story_map_history'], additions))['story_map_history']).toContain('dummy');
}, 60_000);

test('only the functions listed here bundle the definitions of all entities', () => {
  const carrying = Object.entries(whole.metafile.outputs)
    .filter(([, { inputs }]) => (inputs['lambdas/data/allEntities.ts']?.bytesInOutput ?? 0) > 0)
    .map(([path]) => nameOf(path));
  expect(carrying.filter((name) => !HOLDING_ALL.includes(name))).toEqual([]);
});
