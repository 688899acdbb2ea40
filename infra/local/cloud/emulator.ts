import { emulatorAddress } from '#infra/emulator.ts';
import { missingForJava } from '../engine/java.mjs';
import { startOpenSearch } from '../engine/openSearch.mjs';
import { LocalRunError } from '../localRunError.ts';
import { installMiniStack, startMiniStack } from './miniStack.ts';

/** Where emulators of AWS are looked for. */
export const DEFAULT_ADDRESS = 'http://127.0.0.1:4566';

export type Emulator = {
  /** Its origin. */
  readonly address: string;
  /** Whether it was started by us and goes with us. */
  readonly own: boolean;
  /** What it cannot do here, and what would help; for people. */
  readonly notes: readonly string[];
  /** Settles when one of our own has ended by itself. */
  readonly lost: Promise<void>;
  /** The file with the key by which one of our own signs tokens, for tests. */
  readonly signingKey: string | undefined;
  stop(): Promise<void>;
};

/**
 * The address of the emulator that is meant, by the variable that every tool of AWS knows.
 *
 * @throws LocalRunError when that is not on this machine: nothing of this may reach an account
 */
export function wantedAddress(named: string | undefined): string {
  try {
    // A bucket's name in front of "localhost" leads nowhere on some machines.
    return emulatorAddress(named ?? DEFAULT_ADDRESS).replace('//localhost', '//127.0.0.1');
  } catch (error) {
    throw new LocalRunError(error instanceof Error ? error.message : String(error));
  }
}

/** Whether an emulator of AWS answers there. What LocalStack says of itself, others say too. */
export async function answersAt(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/_localstack/health`).catch(() => undefined);
  return answer?.ok === true;
}

/**
 * The emulator at an address, or one of our own that is started there, with an OpenSearch behind its search domain where Java and Maven are.
 *
 * @param log file that gets what one of our own tells
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
