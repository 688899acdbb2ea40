import { signOut } from 'aws-amplify/auth';

export { configure } from './configure.ts';

/** See `identity.ts`. */
export async function forgetTokens(): Promise<void> {
  await signOut();
}
