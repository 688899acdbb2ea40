import { createKmsCipher } from './kmsCipher.ts';
import type { CredentialCipher } from './port.ts';

let shared: CredentialCipher | undefined;

/** The cipher of this process: the one that was set, or the KMS key that its environment names. @throws without either */
export function credentialCipher(): CredentialCipher {
  const key = process.env['CREDENTIAL_KEY'];
  if (shared === undefined && key !== undefined) shared = createKmsCipher(key);
  if (shared === undefined) throw new Error('CREDENTIAL_KEY is not set');
  return shared;
}

/** Sets the cipher of a process. */
export function setCredentialCipher(cipher: CredentialCipher | undefined): void {
  shared = cipher;
}
