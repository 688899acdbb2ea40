import { createKms } from '#lambdas/ports/aws/kms.ts';
import type { CredentialCipher, CredentialOwner, JiraCredential } from './port.ts';

/** A key of KMS. The owner of a credential is the encryption context. */
export function createKmsCipher(key: string): CredentialCipher {
  const kms = createKms();
  const sealed = (owner: CredentialOwner) => ({ KeyId: key, EncryptionContext: contextOf(owner) });
  return {
    async encrypt(credential, owner) {
      const Plaintext = Buffer.from(JSON.stringify(credential));
      return Buffer.from(await kms.encrypt({ Plaintext, ...sealed(owner) })).toString('base64');
    },
    async decrypt(ciphertext, owner) {
      const CiphertextBlob = Buffer.from(ciphertext, 'base64');
      const plaintext = await kms.decrypt({ CiphertextBlob, ...sealed(owner) });
      return JSON.parse(Buffer.from(plaintext).toString()) as JiraCredential;
    },
  };
}

const contextOf = ({ company, integrationId }: CredentialOwner) => ({ company, integration: integrationId });
