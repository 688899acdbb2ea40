import { DEFAULT_EMULATOR, emulatorAddress } from '#infra/emulator.ts';
import { missingForJava } from '../engine/java.mjs';
import { startOpenSearch } from '../engine/openSearch.mjs';
import { LocalRunError } from '../localRunError.ts';
import { installMiniStack, startMiniStack } from './miniStack.ts';

export type Emulator = {
  /** Its origin. */
  readonly address: string;
  /** Whether we started it, so that it ends with us. */
  readonly own: boolean;
  /** Its limits here, with the remedies, in words for the user. */
  readonly notes: readonly string[];
  /** Settles when our own emulator has ended by itself. */
  readonly lost: Promise<void>;
  /** The file with the key by which a pool of our own emulator signs ID tokens, for tests. */
  readonly signingKey: ((poolId: string) => string) | undefined;
  stop(): Promise<void>;
};

/**
 * The address of the emulator, from the variable that every AWS tool uses.
 *
 * @throws LocalRunError when it is not on this machine: no request may reach an account
 */
export function wantedAddress(named: string | undefined): string {
  try {
    // A bucket name before "localhost" does not resolve on some machines.
    return emulatorAddress(named ?? DEFAULT_EMULATOR).replace('//localhost', '//127.0.0.1');
  } catch (error) {
    throw new LocalRunError(error instanceof Error ? error.message : String(error));
  }
}

/** Whether an AWS emulator answers there. Others use LocalStack's health format too. */
export async function answersAt(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/_localstack/health`).catch(() => undefined);
  return answer?.ok === true;
}

/**
 * The emulator at an address, or one that is started there, with an OpenSearch behind its search domain if Java and
 * Maven are installed.
 *
 * @param log file for the output of our own emulator
 * @throws LocalRunError when there is none and none can be started
 */
export async function findOrStartEmulator(
  address: string,
  log: string,
  print: (line: string) => void,
): Promise<Emulator> {
  if (await answersAt(address)) {
    print(`Using the emulator of AWS at ${address}`);
    return {
      address,
      own: false,
      notes: [],
      signingKey: undefined,
      lost: new Promise<void>(() => undefined),
      stop: async () => undefined,
    };
  }
  const program = installMiniStack(print);
  const missing = missingForJava();
  print(missing.length === 0 ? 'Starting OpenSearch ...' : 'Starting without OpenSearch');
  const search = missing.length === 0 ? await startSearch(print) : undefined;
  print('Starting MiniStack ...');
  const port = Number(new URL(address).port);
  try {
    const { stop, lost, signingKey } = await startMiniStack({
      program,
      port,
      log,
      search: search?.url.replace('http://', ''),
    });
    const stopBoth = async (): Promise<void> => void (await Promise.all([stop(), search?.stop()]));
    const notes =
      missing.length === 0 ? [] : [`Searching answers that it is not available: that needs ${missing.join(' and ')}`];
    return { address, own: true, notes, lost, signingKey, stop: stopBoth };
  } catch (error) {
    await search?.stop();
    throw error;
  }
}

async function startSearch(print: (line: string) => void): ReturnType<typeof startOpenSearch> {
  try {
    return await startOpenSearch(print);
  } catch (error) {
    throw new LocalRunError(error instanceof Error ? error.message : String(error));
  }
}
