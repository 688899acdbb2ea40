import {
  DecryptCommand,
  type DecryptCommandInput,
  EncryptCommand,
  type EncryptCommandInput,
  GenerateMacCommand,
  type GenerateMacCommandInput,
  KMSClient,
  KMSServiceException,
} from '@aws-sdk/client-kms';
import { repeating, within } from './settings.ts';

/** For a request with all its attempts, in milliseconds. */
const TIMEOUT = 5_000;

/** The operations of KMS that we use. @throws when it refuses, without what was sent */
export type Kms = {
  encrypt(input: EncryptCommandInput): Promise<Uint8Array>;
  decrypt(input: DecryptCommandInput): Promise<Uint8Array>;
  generateMac(input: GenerateMacCommandInput): Promise<Uint8Array>;
};

/** KMS in the function's region. */
export function createKms(): Kms {
  const client = new KMSClient(repeating());
  return {
    encrypt: (input) =>
      bytesFrom(async () => (await client.send(new EncryptCommand(input), within(TIMEOUT))).CiphertextBlob),
    decrypt: (input) =>
      bytesFrom(async () => (await client.send(new DecryptCommand(input), within(TIMEOUT))).Plaintext),
    generateMac: (input) =>
      bytesFrom(async () => (await client.send(new GenerateMacCommand(input), within(TIMEOUT))).Mac),
  };
}

async function bytesFrom(ask: () => Promise<Uint8Array | undefined>): Promise<Uint8Array> {
  try {
    const bytes = await ask();
    if (bytes === undefined) throw new Error('KMS answered without the result');
    return bytes;
  } catch (error) {
    throw error instanceof KMSServiceException ? refusalOf(error) : error;
  }
}

/** KMS's message may repeat what was sent, so only the status and the name are passed on. */
function refusalOf({ name, $metadata }: KMSServiceException): Error {
  return new Error(`KMS refused: ${$metadata.httpStatusCode} ${name}`);
}
