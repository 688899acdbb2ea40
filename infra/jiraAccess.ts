import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { type FunctionName, keyGrantsOf, usesAppCheck, usesJira } from './grants.ts';

/** The function that connects to Jira, and the key that signs app-check tokens. */
export type JiraAccess = {
  readonly gateway: IFunction;
  readonly appCheckKey: IKey;
  /** The address of the application, which issues link back to; undefined while it is not known. */
  readonly webUrl: string | undefined;
};

/** The environment of a call that asks Jira or needs an app-check token; the others get none of it. */
export const jiraEnvironment = (name: FunctionName, { gateway, appCheckKey, webUrl }: JiraAccess) => ({
  ...(usesAppCheck(name) && { APP_CHECK_KEY: appCheckKey.keyArn }),
  ...(usesJira(name) && {
    TRACKER_GATEWAY: gateway.functionName,
    ...(webUrl !== undefined && { WEB_URL: webUrl }),
  }),
});

/** The permissions of a function at both. */
export function jiraGrants(name: FunctionName, access: JiraAccess): readonly PolicyStatement[] {
  const { gateway, appCheckKey } = access;
  return [
    ...(usesAppCheck(name)
      ? [new PolicyStatement({ actions: ['kms:GenerateMac'], resources: [appCheckKey.keyArn] })]
      : []),
    ...(usesJira(name)
      ? [new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [gateway.functionArn] })]
      : []),
  ];
}

/** The permissions of a function at the key of credentials: those that its file exports as `keyGrants`. */
export function keyGrants(name: FunctionName, key: IKey): readonly PolicyStatement[] {
  const actions = keyGrantsOf(name).map((action) => `kms:${action}`);
  return actions.length === 0 ? [] : [new PolicyStatement({ actions, resources: [key.keyArn] })];
}
