import type { VerifiedPerson } from './registerPerson.ts';

/** Reads a person out of the attributes that a user pool hands to its triggers. The name falls back to the part of the address before the @. */
export function verifiedPersonOf(attributes: Record<string, string>): VerifiedPerson {
  const email = attributes['email'] ?? '';
  const name = (attributes['name'] ?? '').trim();
  return { email, sub: attributes['sub'] ?? '', username: name === '' ? email.slice(0, email.lastIndexOf('@')) : name.slice(0, 500) };
}
