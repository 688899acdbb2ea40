import { type BinaryToTextEncoding, createHash } from 'node:crypto';

/** The SHA-256 digest of a text. */
export const sha256 = (text: string, encoding: BinaryToTextEncoding = 'hex'): string =>
  createHash('sha256').update(text).digest(encoding);
