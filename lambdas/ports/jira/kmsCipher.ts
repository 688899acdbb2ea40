import { askKms } from '#lambdas/ports/aws/kms.ts';
import type { CredentialCipher, CredentialOwner, TrackerCredential } from './port.ts';

/** A key of KMS. The owner of a credential is the encryption context. */
export function createKmsCipher(key: string): CredentialCipher {
  const sealed = (owner: CredentialOwner) => ({ KeyId: key, EncryptionContext: contextOf(owner) });
  return {
    async encrypt(credential, owner) {
      const Plaintext = Buffer.from(JSON.stringify(credential)).toString('base64');
      const { CiphertextBlob } = await askKms('Encrypt', { Plaintext, ...sealed(owner) });
      return String(CiphertextBlob);
    },
    async decrypt(ciphertext, owner) {
      const { Plaintext } = await askKms('Decrypt', { CiphertextBlob: ciphertext, ...sealed(owner) });
      return JSON.parse(Buffer.from(String(Plaintext), 'base64').toString('utf8')) as TrackerCredential;
    },
  };
}

const contextOf = ({ company, integrationId }: CredentialOwner) => ({ company, integration: integrationId });
