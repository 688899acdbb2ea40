import { createHash, randomBytes } from 'node:crypto';

/**
 * The secret in Secrets Manager, in the region of the stacks. It is created and replaced by a command
 * (docs/operations.md), never by a template.
 */
const ORIGIN_SECRET = 'storyd/origin';

/**
 * The content of the secret: the value that the CDN sends, and the digests of the values that functions accept, the
 * newest first.
 */
type OriginSecret = { readonly current: string; readonly digests: string };

/**
 * The next content of the secret, as JSON: a new value, with the previous one still valid.
 * @param former the present content; empty for the first one
 * @throws when an earlier run did not create that
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

/**
 * The dynamic reference to a part of the secret. CloudFormation resolves it at deployment, and again when the version
 * changes.
 */
export const originReference = (part: keyof OriginSecret, version: string): string =>
  `{{resolve:secretsmanager:${ORIGIN_SECRET}:SecretString:${part}::${version}}}`;
