/** The common settings of the deployed user pool and the local one. Durations are milliseconds. */

const hour = 60 * 60 * 1_000;
const day = 24 * hour;

/** Password rules: six characters and nothing else (rule session.5); 256 is Cognito's own maximum. */
export const passwordPolicy = { minLength: 6, maxLength: 256 } as const;

/** Lifetimes of tokens: Cognito's defaults. A deployment can choose another one for refresh tokens. */
export const tokenPolicy = { idAndAccess: hour, refresh: 30 * day } as const;

/**
 * Each refresh returns a new refresh token; the previous one stays valid this long, for a lost answer and for other
 * tabs.
 */
export const rotationGrace = 60 * 1_000;

/** The attributes that people may write, by Cognito's names. */
export const clientWrites: readonly string[] = ['name'];
