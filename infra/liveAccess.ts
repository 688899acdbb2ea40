import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { type FunctionName, usesLiveAddress } from './grants.ts';

/** The live connections of a deployment. */
export type LiveAccess = {
  /** Where browsers open them: `wss://...`. */
  readonly url: string;
  /** The origin of that address. */
  readonly origin: string;
  /** Where functions reach them. */
  readonly endpoint: string;
  /** The ARN of all connections. */
  readonly connectionsArn: string;
};

/** The environment of a call that tells where connections are opened. */
export const liveAddress = (name: FunctionName, access: LiveAccess): Readonly<Record<string, string>> =>
  usesLiveAddress(name) ? { LIVE_URL: access.url } : {};

/** The environment of a function that sends to connections. */
export const liveEnvironment = (access: LiveAccess): Readonly<Record<string, string>> => ({
  LIVE_ENDPOINT: access.endpoint,
});

/** The permission of a function to send to connections and to close them. */
export const liveGrants = (access: Pick<LiveAccess, 'connectionsArn'>): readonly PolicyStatement[] => [
  new PolicyStatement({ actions: ['execute-api:ManageConnections'], resources: [access.connectionsArn] }),
];
