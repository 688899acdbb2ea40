import { parseArgs } from 'node:util';
import { LocalRunError } from '../localRunError.ts';

/** The options of `npm run cloud -- ...`. */
export type Options = {
  readonly help: boolean;
  readonly destroy: boolean;
  readonly empty: boolean;
  /** Port of the web application; 0: any free one. */
  readonly port: number;
};

export const help = `npm run cloud [-- options]

Deploys StorYd with the CDK to an emulator of AWS on this computer and serves its pages, with a demo company.

  --empty        without demo data
  --port <n>     the web application on port <n> (default 3000; 0: any free one)
  --destroy      takes everything away from an emulator that goes on running
  --help         this text

AWS_ENDPOINT_URL   address of the emulator (default http://127.0.0.1:4566). Where none answers, MiniStack is installed with pip and started;
                   it keeps nothing and ends with Ctrl-C. With Java 17 and Maven there is an OpenSearch too; without, searching is not available.
`;

/** Reads the command line. @throws LocalRunError for unknown options */
export function readOptions(args: readonly string[]): Options {
  const { values } = parse(args);
  const port = Number(values.port ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_000)
    throw new LocalRunError(`--port ${values.port} is not a port number.`);
  return { help: values.help === true, destroy: values.destroy === true, empty: values.empty === true, port };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', short: 'h' },
        destroy: { type: 'boolean' },
        empty: { type: 'boolean' },
        port: { type: 'string' },
      },
    });
  } catch (error) {
    if (error instanceof TypeError && 'code' in error)
      throw new LocalRunError(`${error.message}\nnpm run cloud -- --help lists the options.`);
    throw error;
  }
}
