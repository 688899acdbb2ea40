import { randomUUID } from 'node:crypto';
import type { PoolContext } from './context.ts';
import { CognitoError, refusal } from './errors.ts';
import { type Input, requiredText } from './input.ts';
import { noAttempts } from './lockout.ts';
import { storePassword } from './passwords.ts';
import { isClientWritable, isPoolAttribute } from './policy.ts';
import { identityOf, userNameOf } from './triggers.ts';
import { foldEmail, type UserRecord } from './userStore.ts';

/** `{ Name, Value }` as the protocol writes attributes. */
export type AttributeEntry = { readonly Name: string; readonly Value: string };

/** Reads a sign-in name: an e-mail address or a `sub`. */
const loginName = (input: Input): string => requiredText(input, 'Username', { max: 254 });

/**
 * Checks that a request is meant for this pool's client.
 *
 * @throws ResourceNotFoundException for another client
 */
export function requireClient(pool: PoolContext, input: Input): void {
  const clientId = requiredText(input, 'ClientId', { max: 128 });
  if (clientId === pool.config().clientId) return;
  throw new CognitoError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
}

/**
 * The person in a client's request. The pool reveals unknown people (rule session.7).
 *
 * @throws ResourceNotFoundException for another client, UserNotFoundException for nobody
 */
export function userOfClient(pool: PoolContext, input: Input): UserRecord {
  requireClient(pool, input);
  const user = pool.store.byLogin(loginName(input));
  if (!user) throw refusal.unknownUserOfClient();
  return user;
}

/**
 * Checks that an administrator's request is meant for this pool.
 *
 * @throws ResourceNotFoundException for another pool
 */
export function requirePool(pool: PoolContext, input: Input): void {
  const poolId = requiredText(input, 'UserPoolId', { max: 55 });
  if (poolId === pool.config().poolId) return;
  throw new CognitoError('ResourceNotFoundException', `User pool ${poolId} does not exist.`);
}

/** The person in an administrator's request. @throws as `requirePool`, UserNotFoundException for nobody */
export function userOfAdministrator(pool: PoolContext, input: Input): UserRecord {
  requirePool(pool, input);
  const user = pool.store.byLogin(loginName(input));
  if (!user) throw refusal.unknownUser();
  return user;
}

/** @throws InvalidParameterException for an attribute that the pool does not have, or `sub`, which cannot be written */
export function assertInSchema(attributes: ReadonlyMap<string, string>): void {
  for (const name of attributes.keys()) {
    if (name === 'sub') throw refusal.invalidParameter('Cannot modify the non-mutable attribute sub');
    if (isPoolAttribute(name)) continue;
    throw refusal.invalidParameter(
      `Attributes did not conform to the schema: ${name}: Attribute does not exist in the schema.`,
    );
  }
}

/**
 * Checks attributes that a person writes.
 *
 * @throws InvalidParameterException for attributes that the pool does not have, NotAuthorizedException for attributes
 * that people may not write
 */
export function assertWritable(attributes: ReadonlyMap<string, string>): void {
  assertInSchema(attributes);
  for (const name of attributes.keys()) if (!isClientWritable(name)) throw refusal.unauthorizedAttribute();
}

/** The address in the pool's form. @throws InvalidParameterException when it is invalid */
export function emailAddress(text: string, refusalText: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(text)) throw refusal.invalidParameter(refusalText);
  return foldEmail(text);
}

/** The edit that writes attributes; an empty value removes the attribute, as with Cognito. */
export function writingAttributes(attributes: ReadonlyMap<string, string>, now: number) {
  return (user: UserRecord): Partial<UserRecord> => {
    const { email, email_verified, ...others } = { ...user.attributes, ...Object.fromEntries(attributes) };
    const kept = Object.entries(others).filter(([, value]) => value !== '');
    return { attributes: { ...Object.fromEntries(kept), email, email_verified }, modifiedAt: now };
  };
}

/** A new person, not yet stored. `email` is in the pool's form. */
export function newUser(
  pool: PoolContext,
  person: {
    readonly sub?: string;
    readonly email: string;
    readonly password: string;
    readonly attributes: Readonly<Record<string, string>>;
    readonly confirmed: boolean;
    readonly emailVerified: boolean;
  },
): UserRecord {
  const sub = person.sub ?? randomUUID();
  const now = pool.clock();
  return {
    sub,
    status: person.confirmed ? 'CONFIRMED' : 'UNCONFIRMED',
    attributes: { ...person.attributes, email: person.email, email_verified: String(person.emailVerified) },
    password: storePassword(sub, person.password),
    attempts: noAttempts,
    codes: {},
    createdAt: now,
    modifiedAt: now,
  };
}

/** A person's attributes as the protocol lists them. */
export const attributeEntries = (user: UserRecord): AttributeEntry[] =>
  Object.entries({
    sub: user.sub,
    ...user.attributes,
    ...(user.federated && { identities: JSON.stringify([identityOf(user, user.federated)]) }),
  }).map(([Name, Value]) => ({ Name, Value }));

/**
 * A person as the administrators' operations show them, without the attributes, whose field name differs. Dates in
 * seconds.
 */
export const userSummary = (user: UserRecord) => ({
  Username: userNameOf(user),
  UserCreateDate: user.createdAt / 1_000,
  UserLastModifiedDate: user.modifiedAt / 1_000,
  Enabled: true,
  UserStatus: user.resetRequired === true ? 'RESET_REQUIRED' : user.status,
});
