import { parseArgs } from 'node:util';
import { LocalRunError } from './localRunError.ts';

/** The options of `npm start -- ...`. */
export type Options = {
  readonly help: boolean;
  readonly empty: boolean;
  readonly reset: boolean;
  /** The web app from its sources, reloaded while they are edited. */
  readonly dev: boolean;
  /**
   * Port of the web app; the mailbox takes the next one, sign-in the one after, its provider the one after that, and
   * the local Jira the fifth. 0: any free ones.
   */
  readonly port: number;
  /** Data folder; undefined for the one in the project. */
  readonly data: string | undefined;
};

export const help = `npm start [-- options]

Runs StorYd on this computer and keeps its data in .storyd/ between runs.

  --empty        without demo data (decided when the data folder is new)
  --reset        deletes the data first
  --port <n>     the web app on port <n>, mailbox, sign-in, its provider and the local Jira after it (default 3000; 0: any free ones)
  --data <dir>   another data folder
  --dev          the web app from its sources, reloaded while they are edited
  --help         this text

DYNAMODB_ENDPOINT  address of a DynamoDB-compatible engine to be used instead of the built-in one
LOG_LEVEL          'info' prints a line for every call
`;

/**
 * Reads the command line.
 *
 * @throws LocalRunError for unknown options
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parse(args);
  const port = Number(values.port ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_000)
    throw new LocalRunError(`--port ${values.port} is not a port number.`);
  return {
    help: values.help === true,
    empty: values.empty === true,
    reset: values.reset === true,
    dev: values.dev === true,
    port,
    data: values.data,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', short: 'h' },
        empty: { type: 'boolean' },
        reset: { type: 'boolean' },
        dev: { type: 'boolean' },
        port: { type: 'string' },
        data: { type: 'string' },
      },
    });
  } catch (error) {
    if (error instanceof TypeError && 'code' in error)
      throw new LocalRunError(`${error.message}\nnpm start -- --help lists the options.`);
    throw error;
  }
}
