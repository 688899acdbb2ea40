/** What the deployed user pool and that of the local run have in common. Durations are milliseconds. */

const hour = 60 * 60 * 1_000;
const day = 24 * hour;

/** Password rules: foundation §9 asks for six characters and for nothing else; 256 is Cognito's own maximum. */
export const passwordPolicy = { minLength: 6, maxLength: 256 } as const;

/** Life times of what a sign-in hands out: Cognito's defaults. */
export const tokenPolicy = { idAndAccess: hour, refresh: 30 * day } as const;

/** What people write about themselves, by Cognito's names of the attributes. */
export const clientWrites: readonly string[] = ['name'];
