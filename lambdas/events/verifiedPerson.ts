import { nameOr } from '#shared/model/fields.ts';
import type { VerifiedPerson } from './registerPerson.ts';

/**
 * Reads a person out of the attributes that a user pool hands to its triggers. A name that no call would take falls back to the part of the address
 * before the @.
 */
export function verifiedPersonOf(attributes: Record<string, string>): VerifiedPerson {
  const email = attributes['email'] ?? '';
  return {
    email,
    sub: attributes['sub'] ?? '',
    username: nameOr(attributes['name'] ?? '', email.slice(0, email.lastIndexOf('@'))),
  };
}
