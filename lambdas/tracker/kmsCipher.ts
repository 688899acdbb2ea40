import { fetchSigned } from '#lambdas/aws/fetchSigned.ts';
import type { CredentialCipher, CredentialOwner, TrackerCredential } from './port.ts';

/** In milliseconds. */
const TIMEOUT = 5_000;

/** A key of KMS, called by signed requests. The owner of a credential is the encryption context. */
export function createKmsCipher(key: string): CredentialCipher {
  const ask = async (operation: 'Encrypt' | 'Decrypt', input: object): Promise<Record<string, unknown>> => {
    const response = await fetchSigned('kms', new URL(endpoint()), {
      method: 'POST',
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `TrentService.${operation}` },
      body: JSON.stringify({ KeyId: key, ...input }),
      timeout: TIMEOUT,
    });
    // An error may repeat what was sent.
    if (!response.ok) throw new Error(`KMS refused ${operation}: ${response.status}`);
    return (await response.json()) as Record<string, unknown>;
  };
  return {
    async encrypt(credential, owner) {
      const Plaintext = Buffer.from(JSON.stringify(credential)).toString('base64');
      const { CiphertextBlob } = await ask('Encrypt', { Plaintext, EncryptionContext: contextOf(owner) });
      return String(CiphertextBlob);
    },
    async decrypt(ciphertext, owner) {
      const { Plaintext } = await ask('Decrypt', { CiphertextBlob: ciphertext, EncryptionContext: contextOf(owner) });
      return JSON.parse(Buffer.from(String(Plaintext), 'base64').toString('utf8')) as TrackerCredential;
    },
  };
}

const contextOf = ({ company, integrationId }: CredentialOwner) => ({ company, integration: integrationId });

/** That of the region, unless an emulator replaces the service. */
function endpoint(): string {
  return process.env['AWS_ENDPOINT_URL'] ?? `https://kms.${process.env['AWS_REGION'] ?? ''}.amazonaws.com`;
}
