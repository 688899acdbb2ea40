import type { Companies } from '#shared/rules/people/companies.ts';

/**
 * The companies of this deployment, from the function's environment: `any`, or JSON (see shared/rules/people/companies.ts).
 */
export function companies(): Companies {
  const value = process.env['COMPANIES'] ?? '{}';
  return value === 'any' ? value : (JSON.parse(value) as Companies);
}

/** The origin of the web application, without a trailing slash. */
export function webUrl(): string {
  return (process.env['WEB_URL'] ?? '').replace(/\/$/, '');
}
