/** What the deployed user pool and that of the local run have in common. Durations are milliseconds. */

const hour = 60 * 60 * 1_000;
const day = 24 * hour;

/** Password rules: six characters and nothing else (rule session.5); 256 is Cognito's own maximum. */
export const passwordPolicy = { minLength: 6, maxLength: 256 } as const;

/** Life times of what a sign-in hands out: Cognito's defaults. A deployment can choose another one for refresh tokens. */
export const tokenPolicy = { idAndAccess: hour, refresh: 30 * day } as const;

/** Each refresh hands out a new refresh token; the one before is good for so long, for an answer that was lost and for other tabs. */
export const rotationGrace = 60 * 1_000;

/** What people write about themselves, by Cognito's names of the attributes. */
export const clientWrites: readonly string[] = ['name'];
