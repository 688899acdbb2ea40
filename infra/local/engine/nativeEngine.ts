import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LocalRunError } from '../localRunError.ts';

/** The platforms with a package of the engine, and the package. */
const packages: Readonly<Record<string, string>> = { 'linux-x64': '@dynoxide/linux-x64' };

/**
 * Path of the table engine's program.
 *
 * @throws LocalRunError when there is none for this platform, with the alternative: another engine
 */
export function nativeEngine(platform = `${process.platform}-${process.arch}`): string {
  const name = packages[platform];
  const folder = name === undefined ? undefined : packageFolder(name);
  if (folder !== undefined) return join(folder, 'dynoxide');
  throw new LocalRunError(
    [
      `There is no table engine for this platform (${platform}).`,
      'Start a DynamoDB-compatible engine of your own, for example DynamoDB Local (Java 17 or Docker):',
      '  docker run --rm -p 8000:8000 amazon/dynamodb-local',
      'and name it in the environment variable DYNAMODB_ENDPOINT:',
      '  DYNAMODB_ENDPOINT=http://localhost:8000 npm start',
    ].join('\n'),
  );
}

/** The folder of an installed package; undefined when it is not installed, as an optional one may be. */
function packageFolder(name: string): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
