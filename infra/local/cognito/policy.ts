/**
 * The pool's settings, in one place; they are meant to equal the deployed pool's settings, and shared ones come from
 * `infra/userPoolPolicy.ts`. Durations are milliseconds.
 */

import { clientWrites } from '../../userPoolPolicy.ts';

export { passwordPolicy, rotationGrace, tokenPolicy } from '../../userPoolPolicy.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Identity of the pool. Fixed, so that tokens and password verifiers stay valid from run to run. */
export const identity = {
  region: 'local',
  poolId: 'local_StorYdPool',
  /** The part of the pool id after the underscore is part of every SRP hash. */
  poolName: 'StorYdPool',
  clientId: 'storydlocalwebclient000000',
} as const;

/**
 * Confirmation codes. Lifetimes are Cognito's; it allows between 5 and 20 requests an hour, without an exact number.
 */
export const codePolicy = {
  digits: 6,
  lifetime: { signUp: day, resetPassword: hour },
  /** Wrong attempts after which a code becomes invalid. */
  maxTries: 5,
  /** The number of codes of one purpose for one person within `window`. */
  maxSent: 10,
  window: hour,
} as const;

/** Cognito's lock-out: the fifth failure in a row locks for a second, every further one for twice as long. */
export const lockoutPolicy = {
  freeFailures: 5,
  firstLock: second,
  longestLock: 15 * minute,
  /** Failures are forgotten after this long without an attempt, once a lock has ended. */
  forgetAfter: 15 * minute,
} as const;

/** SRP challenges that wait for their answer: for three minutes, and limited in number so that memory stays bounded. */
export const challengePolicy = { lifetime: 3 * minute, maxWaiting: 10_000 } as const;

/** A larger request body is refused unread; the largest legitimate one holds a few tokens. */
export const maxBodyBytes = 128 * 1024;

/**
 * Attributes of the pool: the OpenID Connect standard ones. There are no custom ones, since all other data about people
 * is in the table.
 */
const standardAttributes = new Set([
  'address',
  'birthdate',
  'email',
  'email_verified',
  'family_name',
  'gender',
  'given_name',
  'locale',
  'middle_name',
  'name',
  'nickname',
  'phone_number',
  'phone_number_verified',
  'picture',
  'preferred_username',
  'profile',
  'updated_at',
  'website',
  'zoneinfo',
]);

/** Whether the pool has an attribute of this name. `sub` exists but cannot be written. */
export const isPoolAttribute = (name: string): boolean => standardAttributes.has(name);

/**
 * Whether people may write the attribute, at sign-up or later: only their name. The address stays as signed up, since
 * only an answered mail verifies an address.
 */
export const isClientWritable = (name: string): boolean => clientWrites.includes(name);
