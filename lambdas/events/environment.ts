import type { Companies } from '#shared/rules/companies.ts';

/** The companies of this deployment, from the function's environment: `any`, or JSON (see shared/rules/companies.ts). */
export function companies(): Companies {
  const value = process.env['COMPANIES'] ?? '{}';
  return value === 'any' ? value : (JSON.parse(value) as Companies);
}

/** Where the web application is, without a slash at the end. */
export function webUrl(): string {
  return (process.env['WEB_URL'] ?? '').replace(/\/$/, '');
}
