import type { PreTokenGenerationTriggerEvent } from 'aws-lambda';
import { presentClaims } from '#lambdas/data/entities/access.ts';
import { companyOfEmail } from '#shared/model/company.ts';
import { registeringGrants } from './registerPerson.ts';
import { registerPerson } from './registerPerson.ts';
import { verifiedPersonOf } from './verifiedPerson.ts';

export const grants = registeringGrants;

/**
 * Puts uid, company and roles into the token, so that the screen knows what to draw; permissions are looked up in the
 * table with each call (rule access.2). People without access get the company, and whether access was removed. It also
 * completes a registration that failed after the address was verified.
 */
export async function handler(event: PreTokenGenerationTriggerEvent): Promise<PreTokenGenerationTriggerEvent> {
  const attributes = event.request.userAttributes;
  const isVerified = attributes['email_verified'] === 'true' || attributes['cognito:email_verified'] === 'true';
  const access = isVerified ? await registerPerson(verifiedPersonOf(attributes)) : undefined;
  const company = companyOfEmail(attributes['email'] ?? '');
  event.response = {
    claimsOverrideDetails: {
      claimsToAddOrOverride: {
        ...(company !== undefined && { company }),
        ...(access?.active === true && { uid: access.uid, ...asStrings(presentClaims(access)) }),
        ...(access?.removed === true && asStrings({ access_removed: true })),
      },
    },
  };
  return event;
}

/** Claims of this trigger's version 1 are strings. */
function asStrings(claims: Record<string, boolean>): Record<string, string> {
  return Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, String(value)]));
}
