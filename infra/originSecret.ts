import { createHash, randomBytes } from 'node:crypto';

/** The secret in Secrets Manager, in the region of the stacks. It is made and replaced by a command (docs/operations.md), never by a template. */
export const ORIGIN_SECRET = 'storyd/origin';

/** What the secret holds: the value that the CDN sends, and the digests of those that functions take, the newest first. */
type OriginSecret = { readonly current: string; readonly digests: string };

/**
 * The next content of the secret, as JSON: a new value, and the former one stays good beside it.
 * @param former what it holds now; empty for the first one
 * @throws when that is not what an earlier run has made
 */
export function nextOriginSecret(former: string): string {
  const current = randomBytes(32).toString('hex');
  const digest = createHash('sha256').update(current).digest('hex');
  const next: OriginSecret = { current, digests: [digest, ...newestOf(former)].join(' ') };
  return JSON.stringify(next);
}

function newestOf(former: string): string[] {
  if (former.trim() === '') return [];
  const { digests = '' } = JSON.parse(former) as Partial<OriginSecret>;
  const [newest = ''] = digests.split(' ');
  if (!/^[0-9a-f]{64}$/.test(newest)) throw new Error(`${ORIGIN_SECRET} holds something else`);
  return [newest];
}

/** How templates name a part of the secret. CloudFormation fills it in when it deploys, and looks again when the version is another. */
export const originReference = (part: keyof OriginSecret, version: string): string =>
  `{{resolve:secretsmanager:${ORIGIN_SECRET}:SecretString:${part}::${version}}}`;
