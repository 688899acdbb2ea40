import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export const SECRET_VERSION = '0a1b2c3d-0000-4000-8000-000000000000';
const secret = { clientId: 'storyd', secret: 'storyd/sign-in', secretVersion: SECRET_VERSION };
export const TENANT = '11111111-2222-4333-8444-555555555555';

/** A provider of each type, each with a company of its own. The last demands its sign-in. */
export const providers = {
  Workspace: { type: 'google', label: 'Google', domains: ['google.example'], ...secret },
  Entra: { type: 'entra', label: 'Microsoft', domains: ['entra.example'], tenant: TENANT, ...secret },
  Okta: { type: 'oidc', domains: ['okta.example'], issuer: 'https://acme.okta.com', ...secret },
  Adfs: {
    type: 'saml',
    domains: ['adfs.example', 'adfs-two.example'],
    metadataUrl: 'https://adfs.example/metadata.xml',
    attributes: { email: 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress' },
    passwords: false,
  },
} as const;

/** The context of a deployment with all of them. */
export function withProviders(): Readonly<Record<string, unknown>> {
  const domains = Object.values(providers).flatMap((one) => [...one.domains]);
  return {
    companies: Object.fromEntries(domains.map((domain) => [domain, { superAdmin: `ann@${domain}` }])),
    providers,
    signInDomain: 'storyd-acme',
  };
}

/** A file that is there until the test ends. @returns its path */
export function fileWith(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'metadata-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'metadata.xml');
  writeFileSync(path, content);
  return path;
}
