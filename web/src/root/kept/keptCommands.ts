import type { AnyCommand } from '#web/replica/command.ts';

/** Loads the modules that define commands; a module's exports include other things too. */
const MODULES: readonly (() => Promise<object>)[] = [
  () => import('#web/replica/story_map/cardCommands.ts'),
  () => import('#web/replica/story_map/restoreCard.ts'),
  () => import('#web/replica/story_map/settingCommands.ts'),
  () => import('#web/replica/release/createEpic.ts'),
  () => import('#web/replica/comment/commentCommands.ts'),
  () => import('#web/replica/initiative/commands.ts'),
  () => import('#web/features/who/model/whoCommands.ts'),
  () => import('#web/features/who/model/labelCommands.ts'),
  () => import('#web/replica/release/placeWhat.ts'),
  () => import('#web/features/roadmap/model/commands.ts'),
  () => import('#web/features/epic/card/epicCommands.ts'),
  () => import('#web/features/release/explore/exploreCommands.ts'),
];

let loaded: Promise<ReadonlyMap<string, AnyCommand>> | undefined;

/** Finds a kept command by its name; undefined for one that this version does not have. */
export async function keptCommandNamed(name: string): Promise<AnyCommand | undefined> {
  loaded ??= load();
  return (await loaded).get(name);
}

/** All commands that are kept, by name. */
async function load(): Promise<ReadonlyMap<string, AnyCommand>> {
  const exported = await Promise.all(MODULES.map((load) => load()));
  const commands = exported.flatMap((module) => Object.values(module).filter(isCommand)).filter(({ keep }) => keep);
  return new Map(commands.map((command) => [command.name, command]));
}

function isCommand(value: unknown): value is AnyCommand {
  return typeof value === 'object' && value !== null && 'keep' in value && 'request' in value;
}
