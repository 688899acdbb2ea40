import type { Configuration } from '../configuration.ts';

/** The user pool as Amplify wants it named. */
export function authConfigOf({ userPoolId, userPoolClientId, userPoolEndpoint }: Configuration) {
  return { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint === undefined ? {} : { userPoolEndpoint }) } };
}
