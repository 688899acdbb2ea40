import type { Configuration } from '../configuration.ts';

/** The user pool in Amplify's configuration format. */
export function authConfigOf({ userPoolId, userPoolClientId, userPoolEndpoint }: Configuration) {
  return { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint === undefined ? {} : { userPoolEndpoint }) } };
}
