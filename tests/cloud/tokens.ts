import { createSign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cloudPool, poolRequest } from '#infra/local/cloud/cloudPool.ts';
import type { CloudStack } from './useCloud.ts';

type Claims = Readonly<Record<string, unknown>>;

const encoded = (value: Claims): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const partsOf = (token: string) => token.split('.') as [string, string, string];
const changed = (payload: string, claims: Claims): string =>
  encoded({ ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims), ...claims });

/** A token with changed claims and its original signature. */
export function withOtherClaims(token: string, claims: Claims): string {
  const [header, payload, signature] = partsOf(token);
  return `${header}.${changed(payload, claims)}.${signature}`;
}

/** A token with changed claims, signed by the pool's own key. */
export function resigned(token: string, claims: Claims, keyFile: string): string {
  const [header, payload] = partsOf(token);
  const signed = `${header}.${changed(payload, claims)}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(readFileSync(keyFile), 'base64url')}`;
}

let other: Promise<string> | undefined;

/** The token of a person of the same name in another pool of the same account, whose key signs it too. */
export function otherPoolToken(
  { deployed: { address } }: CloudStack,
  email: string,
  password: string,
): Promise<string> {
  other ??= (async () => {
    const { UserPool } = (await poolRequest(address, 'CreateUserPool', {
      PoolName: 'other',
      UsernameAttributes: ['email'],
    })) as { UserPool: { Id: string } };
    const flows = { ClientName: 'other', ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'] };
    const made = (await poolRequest(address, 'CreateUserPoolClient', { UserPoolId: UserPool.Id, ...flows })) as {
      UserPoolClient: { ClientId: string };
    };
    const pool = cloudPool(address, { poolId: UserPool.Id, clientId: made.UserPoolClient.ClientId });
    await pool.admin.createConfirmedUser({ email, password: `${password} A1!`, username: 'Somebody else' });
    return pool.idTokenOf({ email, password: `${password} A1!` });
  })();
  return other;
}
