import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CredentialCipher, CredentialOwner, JiraCredential } from '#lambdas/ports/jira/port.ts';

const ALGORITHM = 'aes-256-gcm';
const [IV_BYTES, TAG_BYTES] = [12, 16];

/**
 * The key of the local run, in place of one of KMS: in a file of the data folder, which only its owner may read, or of
 * this process.
 */
export function createLocalCipher(dataDir: string | undefined): CredentialCipher {
  const key = dataDir === undefined ? randomBytes(32) : keyIn(join(dataDir, 'credentials.key'));
  return {
    async encrypt(credential, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(contextOf(owner));
      const text = Buffer.concat([cipher.update(JSON.stringify(credential)), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
    },
    async decrypt(ciphertext, owner) {
      const bytes = Buffer.from(ciphertext, 'base64');
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES))
        .setAAD(contextOf(owner))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      return JSON.parse(text.toString('utf8')) as JiraCredential;
    },
  };
}

const contextOf = ({ company, integrationId }: CredentialOwner) => Buffer.from(`${company} ${integrationId}`);

function keyIn(path: string): Buffer {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, randomBytes(32), { mode: 0o600 });
  }
  return readFileSync(path);
}
