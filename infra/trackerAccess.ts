import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { type FunctionName, keyGrantsOf, usesTrackers } from './grants.ts';

/** The key that encrypts the credentials of trackers, and the function that connects to them. */
export type TrackerAccess = { readonly key: IKey; readonly gateway: IFunction };

/** The environment of a function that encrypts credentials or asks trackers; the others get none of it. */
export const trackerEnvironment = (name: FunctionName, { key, gateway }: TrackerAccess) => ({
  ...(keyGrantsOf(name).length > 0 && { CREDENTIAL_KEY: key.keyArn }),
  ...(usesTrackers(name) && { TRACKER_GATEWAY: gateway.functionName }),
});

/** The permissions of a function at both. */
export function trackerGrants(name: FunctionName, { key, gateway }: TrackerAccess): readonly PolicyStatement[] {
  return [
    ...keyGrants(name, key),
    ...(usesTrackers(name)
      ? [new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [gateway.functionArn] })]
      : []),
  ];
}

/** The permissions of a function at the key: those that its file exports as `keyGrants`. */
export function keyGrants(name: FunctionName, key: IKey): readonly PolicyStatement[] {
  const actions = keyGrantsOf(name).map((action) => `kms:${action}`);
  return actions.length === 0 ? [] : [new PolicyStatement({ actions, resources: [key.keyArn] })];
}
