import { createHash } from 'node:crypto';
import { modeScript } from './modeScript.ts';

/**
 * The hash of the empty string. The component library needs an empty style element to fill by script, which a strict
 * policy allows like this.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * The security headers of the web app, deployed and local.
 *
 * @param connectTo further origins that the app connects to: the sign-in service
 */
export function securityHeaders(connectTo: readonly string[]): Record<string, string> {
  const policy = {
    'default-src': "'none'",
    'script-src': `'self' ${hashOf(modeScript())}`,
    'style-src': `'self' ${EMPTY_STYLE}`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': ["'self'", ...connectTo].join(' '),
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map((directive) => directive.join(' '))
      .join('; '),
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    // Not `same-origin`: a sign-in provider's window must be able to return to its opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
