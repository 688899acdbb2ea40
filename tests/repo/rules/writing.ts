import { type Finding, isCode, matching, type Source } from './tree.ts';

const CLIENT = /import (?:type )?\{([^}]*)\} from '(?:#web\/base\/api|\.)\/client\.ts'/g;
const LATE_CLIENT = /\{([^}]*)\} = await import\('#web\/base\/api\/client\.ts'\)/g;
const CALL = /\b(?:call|request)(?:<[^>(]*>)?\(\s*'(\w+)'/g;

/**
 * Where the screen makes a command without the outbox: by name, or by taking the function that could.
 * @param commands the names of all commands
 * @param allowed the files that may take that function, each with the commands that it makes itself
 */
export function checkWriting(
  sources: readonly Source[],
  commands: ReadonlySet<string>,
  allowed: Readonly<Record<string, readonly string[]>>,
): Finding[] {
  return matching(sources, /^web\/src\//)
    .filter((source) => isCode(source) && source.path !== 'web/src/base/api/client.ts')
    .flatMap(({ path, text }) => {
      const taken = [...text.matchAll(CLIENT), ...text.matchAll(LATE_CLIENT)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.trim().split(' ')[0]),
      );
      const made = [...text.matchAll(CALL)].flatMap(([, name = '']) => (commands.has(name) ? [name] : []));
      return [
        ...(taken.includes('request') && allowed[path] === undefined ? ['takes request, use send or useCommand'] : []),
        ...made
          .filter((name) => allowed[path]?.includes(name) !== true)
          .map((name) => `calls ${name} past the outbox, use send or useCommand`),
      ].map((problem) => ({ path, problem }));
    });
}
