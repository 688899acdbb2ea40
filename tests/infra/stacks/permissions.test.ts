import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as platformKeys from '#lambdas/store/keys/platform.ts';
import { actionsOf, policiesOf, statementsOf } from './support/policies.ts';
import { functionNames as names, PERMISSIONS_PAGE, permissionsPage } from './support/reviewed.ts';
import { isOfCdk, plainDeployment, resources, type Template } from './support/templates.ts';

const deployed = plainDeployment();
const { roleOf, isCommon, grantsOf } = policiesOf(deployed);

test('every function has exactly the reviewed permissions (npm run generate)', () => {
  expect(readFileSync(PERMISSIONS_PAGE, 'utf8')).toBe(permissionsPage(deployed));
});

test('every function may write its log and its traces', () => {
  for (const name of names) {
    const { template, role } = roleOf(name);
    const common = statementsOf(role).filter((statement) => isCommon(template, name, statement));
    expect(common, name).toHaveLength(2);
  }
});

/** No call may scan; of the tools that may, only the one that does the readers' work also writes. */
const forbiddenToTools: Readonly<Record<string, RegExp>> = {
  rebuild_index: /:\*"|"dynamodb:\*|DeleteTable|PutItem|UpdateItem|DeleteItem/,
  // It moves requests from one person's inbox to another's.
  replay: /:\*"|"dynamodb:\*|DeleteTable/,
};

test.each(names)('%s has all its grants in its own role, which only Lambda assumes', (name) => {
  const { role } = roleOf(name);
  expect(role.ManagedPolicyArns).toBeUndefined();
  expect(role.AssumeRolePolicyDocument.Statement).toEqual([
    { Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { Service: 'lambda.amazonaws.com' } },
  ]);
  const forbidden = forbiddenToTools[name] ?? /:\*"|Scan|"dynamodb:\*|DeleteTable/;
  expect(JSON.stringify(role.Policies)).not.toMatch(forbidden);
});

test('nothing else gives grants to anybody', () => {
  const ours = (template: Template, type: string) =>
    resources(template, type).filter(([, resource]) => !isOfCdk(resource));
  const others = ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy', 'AWS::IAM::User'];
  expect(
    [...deployed.templates.values()].flatMap((template) => others.flatMap((type) => ours(template, type))),
  ).toEqual([]);
  expect([...deployed.templates.values()].flatMap((template) => ours(template, 'AWS::IAM::Role'))).toHaveLength(
    names.length,
  );
});

test('few functions write who has access, even by a grant to all partitions of a company, and none the maintenance switch', () => {
  const writing = ['PutItem', 'UpdateItem', 'DeleteItem'];
  const writers = (kinds: readonly string[]) =>
    names.filter((name) =>
      writing.some((action) =>
        grantsOf(name)
          .atTable.get(action)
          ?.some((kind) => kinds.includes(kind)),
      ),
    );
  expect(writers(['ACCESS', 'COMPANY', 'ALL'])).toEqual([
    'add_priority',
    'add_registered_email',
    'add_setting',
    'ask_for_access',
    'change_integration',
    'change_notice_settings',
    'change_priority',
    'change_setting',
    'clear_field_mapping',
    'decline_company_access_request',
    'delete_account',
    'delete_integration',
    'erase_person',
    'get_connection_status',
    'initiate_connection',
    'link_sign_in',
    'move_priority',
    'remove_registered_email',
    'remove_user',
    'reset_second_factor',
    'retry_connection',
    'revert_change',
    'save_field_mapping',
    'set_counts_hidden_releases',
    'set_credential',
    'set_hierarchy_top',
    'set_user_custom_claim_admin',
    'set_user_custom_claim_global_story_map_viewer',
    'sign_out_everywhere',
    'star_story_map',
    'start_company_export',
    'transfer_super_admin',
    'unlink_sign_in',
    'update_integration_name',
    'update_integration_url',
    'post_confirmation',
    'pre_token_generation',
    'purge_trash',
    'export_companies',
    'erase_people',
    'check_connections',
    'read_issues',
  ]);
  expect(writers(['PLATFORM', 'ALL'])).toEqual([]);
});

test('calls open to anyone see only the partition of the platform', () => {
  const { role } = roleOf('user_sign_in_provider_id');
  const [statement] = statementsOf(role).filter((one) =>
    actionsOf(one).some((action) => action.startsWith('dynamodb:')),
  );
  expect(statement).toMatchObject({
    Action: ['dynamodb:BatchGetItem'],
    Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [platformKeys.maintenance().pk] } },
  });
});
