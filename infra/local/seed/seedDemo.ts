import type { UserPool } from '../cognito/index.ts';

/** An account that `npm start` prints. `what` says in a few words who that is. */
export type DemoAccount = { readonly email: string; readonly password: string; readonly what: string };

/**
 * Fills a new data folder with what a newcomer can look at.
 *
 * @returns the accounts to sign in with; none as long as there is no demo company
 */
export async function seedDemo(_surroundings: { pool: UserPool; apiUrl?: string }): Promise<DemoAccount[]> {
  return [];
}
