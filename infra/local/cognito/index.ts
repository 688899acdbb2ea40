import { createChallenges } from './challenges.ts';
import type { PoolContext } from './context.ts';
import { durableFile } from './durableFile.ts';
import { refusal } from './errors.ts';
import { createPendingSignIns } from './hosted/pending.ts';
import { createMfaSessions } from './mfaSessions.ts';
import { assertConforms } from './passwords.ts';
import { identity } from './policy.ts';
import { serve } from './server.ts';
import { openSigner } from './signing.ts';
import { runPostConfirmation } from './triggers.ts';
import type { ConfirmedUserInput, Federation, PoolConfig, UserPool, UserPoolOptions } from './types.ts';
import { assertInSchema, emailAddress, newUser } from './users.ts';
import { openUserStore } from './userStore.ts';

export type { CognitoTriggers, Federation, Mail, PoolConfig, UserPool, UserPoolOptions } from './types.ts';

/** No providers: people sign in with a password. */
const noFederation: Federation = { providers: [], callbackUrls: () => [], logoutUrls: () => [] };

async function createConfirmedUser(pool: PoolContext, input: ConfirmedUserInput): Promise<{ sub: string }> {
  const email = emailAddress(input.email, 'Invalid email address format.');
  assertConforms(input.password);
  const attributes = { name: input.username, ...input.attributes };
  assertInSchema(new Map(Object.entries(attributes)));
  const user = newUser(pool, {
    email,
    password: input.password,
    attributes,
    confirmed: true,
    emailVerified: true,
  });
  pool.store.add(user);
  await runPostConfirmation(pool, 'PostConfirmation_ConfirmSignUp', user, {});
  return { sub: user.sub };
}

async function deleteUser(pool: PoolContext, email: string): Promise<void> {
  const user = pool.store.byLogin(email);
  if (!user) throw refusal.unknownUser();
  pool.store.remove(user.sub);
  await pool.store.settled();
}

/**
 * A local user pool that speaks Cognito's protocol to aws-amplify and to the AWS SDK (docs/decisions/0012). People,
 * sessions and the signing key are stored under `dataDir`; fails when they cannot be read.
 */
export async function createUserPool(options: UserPoolOptions): Promise<UserPool> {
  const { dataDir, issuerBase, triggers, sendMail, secondFactor = 'optional', clock = () => Date.now() } = options;
  const { region, poolId, clientId } = identity;
  const config = (): PoolConfig => ({ region, poolId, clientId, issuer: `${issuerBase()}/${poolId}` });
  const pool: PoolContext = {
    config,
    store: await openUserStore(durableFile(dataDir, 'users.json')),
    signer: await openSigner(durableFile(dataDir, 'signing-key.pem')),
    challenges: createChallenges(clock),
    mfaSessions: createMfaSessions(clock),
    secondFactor,
    federation: options.federation ?? noFederation,
    pendingSignIns: createPendingSignIns(clock),
    triggers,
    sendMail,
    clock,
  };
  return {
    config,
    handle: (request, response) => serve(pool, request, response),
    admin: {
      createConfirmedUser: (input) => createConfirmedUser(pool, input),
      deleteUser: (email) => deleteUser(pool, email),
      listUsers: () =>
        pool.store.all().map(({ sub, status, attributes }) => ({ sub, email: attributes.email, status, attributes })),
    },
    close: () => pool.store.settled(),
  };
}
