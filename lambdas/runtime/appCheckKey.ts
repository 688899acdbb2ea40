import { createKms } from '#lambdas/ports/aws/kms.ts';

/** The key that signs the app-check tokens that end on a day, such as `2026-11-23`. */
export type AppCheckKeys = (day: string) => Promise<Buffer>;

let shared: AppCheckKeys | undefined;

/**
 * The keys of this process: those that were set, or those that the KMS key in its environment makes. Functions derive
 * the key of a day once, and sign and check by themselves.
 * @throws without either
 */
export function appCheckKeys(): AppCheckKeys {
  const key = process.env['APP_CHECK_KEY'];
  if (shared === undefined && key !== undefined) shared = createKmsKeys(key);
  if (shared === undefined) throw new Error('APP_CHECK_KEY is not set');
  return shared;
}

/** Sets the keys of a process. */
export function setAppCheckKeys(keys: AppCheckKeys | undefined): void {
  shared = keys;
}

/** Keeps the key of the latest day that was asked for. */
function createKmsKeys(KeyId: string): AppCheckKeys {
  const kms = createKms();
  let latest: { day: string; key: Buffer } | undefined;
  return async (day) => {
    if (latest?.day !== day) {
      const Message = Buffer.from(`app-check ${day}`);
      const mac = await kms.generateMac({ KeyId, MacAlgorithm: 'HMAC_SHA_256', Message });
      latest = { day, key: Buffer.from(mac) };
    }
    return latest.key;
  };
}
