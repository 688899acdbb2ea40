import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { CallName } from '#shared/contract/registry.ts';

/** What calls do at the user pool in their own name. All others have nothing to do with it. */
const actions: Readonly<Partial<Record<CallName, string>>> = {
  sign_out_everywhere: 'AdminUserGlobalSignOut',
  remove_registered_email: 'AdminUserGlobalSignOut',
  delete_account: 'AdminDeleteUser',
};

/** The environment of a call that goes to the user pool. */
export const userPoolEnvironment = (call: CallName, { userPoolId }: IUserPool): Readonly<Record<string, string>> =>
  call in actions ? { USER_POOL_ID: userPoolId } : {};

/** What a call may do at the user pool. */
export const userPoolGrants = (call: CallName, { userPoolArn }: IUserPool): readonly PolicyStatement[] => {
  const action = actions[call];
  return action === undefined
    ? []
    : [new PolicyStatement({ actions: [`cognito-idp:${action}`], resources: [userPoolArn] })];
};
