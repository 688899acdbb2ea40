import type { Companies } from '#shared/rules/companies.ts';

/** The companies of this deployment, from the function's environment (see shared/rules/companies.ts). */
export function companies(): Companies {
  return JSON.parse(process.env['COMPANIES'] ?? '{}') as Companies;
}

/** Where the web application is, without a slash at the end. */
export function webUrl(): string {
  return (process.env['WEB_URL'] ?? '').replace(/\/$/, '');
}
