import { parseArgs } from 'node:util';
import { certifyHttp, isCertifiable } from './certifyHttp.ts';
import { certifyJira } from './certifyJira.ts';

const usage = `npm run certify:jira -- --url <address> --token <token> [--email <address>] [--project <key>] [--type <name>]

Walks everything that StorYd asks a Jira for, in a scratch project, and deletes the issue that it creates.

  --url      the address of the Jira: https, or http on this computer
  --token    a personal access token; for Jira Cloud an API token. JIRA_TOKEN in the environment does as well
  --email    for Jira Cloud: the address of the token's account
  --project  the key of the scratch project, if the account sees several
  --type     the type of issues; else the first one that requires a summary only`;

const names = ['url', 'token', 'email', 'project', 'type'] as const;

/** Arguments with each value joined to its name, since a token may begin with a dash. */
function joined(args: readonly string[]): string[] {
  const isName = (arg: string | undefined) => names.some((name) => arg === `--${name}`);
  return args.flatMap((arg, i) => {
    if (i > 0 && isName(args[i - 1])) return [];
    return isName(arg) && i + 1 < args.length ? [`${arg}=${args[i + 1] ?? ''}`] : [arg];
  });
}

/**
 * Certifies a Jira as its arguments say. The token is in no line that it prints.
 * @returns the exit code: 0 when all has worked, 2 for wrong arguments
 */
export async function certifyCommand(
  args: readonly string[],
  environmentToken: string | undefined,
  print: (line: string) => void,
): Promise<number> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values } = parseArgs({ args: joined(args), options });
    const {
      url,
      token = environmentToken,
      email,
      project,
      type: issueType,
    } = values as Partial<Record<(typeof names)[number], string>>;
    if (url !== undefined && token !== undefined && isCertifiable(url)) {
      const baseUrl = url.replace(/\/+$/, '');
      const isFine = await certifyJira({ http: certifyHttp(), baseUrl, token, email, project, issueType, print });
      return isFine ? 0 : 1;
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  print(usage);
  return 2;
}
