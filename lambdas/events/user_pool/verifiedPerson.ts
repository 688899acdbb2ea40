import { providerAccountOf } from '#lambdas/runtime/providerAccount.ts';
import { nameOr } from '#shared/model/fields.ts';
import type { VerifiedPerson } from './registerPerson.ts';

/**
 * Reads a person from the attributes that a user pool passes to its triggers. A name that calls would refuse falls back
 * to the part of the address before the @.
 */
export function verifiedPersonOf(attributes: Record<string, string>): VerifiedPerson {
  const email = attributes['email'] ?? '';
  const account = providerAccountOf(attributes);
  return {
    email,
    sub: attributes['sub'] ?? '',
    username: nameOr(attributes['name'] ?? '', email.slice(0, email.lastIndexOf('@'))),
    ...(account !== undefined && { account }),
  };
}
