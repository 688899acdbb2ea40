import { randomBytes } from 'node:crypto';

/** A user of the product in a test. */
export type Person = { readonly email: string; readonly password: string; readonly username: string };

/** A domain that no other test uses, so that tests can share a stack without interfering. */
export const newCompany = (): string => `t-${randomBytes(5).toString('hex')}.example`;

/**
 * A user who does not exist yet.
 * @param company the domain of the address, by default a new one: its first verified user becomes super admin
 */
export function newPerson({ name = 'Ann', company = newCompany() }: { name?: string; company?: string } = {}): Person {
  return {
    email: `${name.toLowerCase()}@${company}`,
    password: `secret-${randomBytes(4).toString('hex')}`,
    username: `${name} Example`,
  };
}
