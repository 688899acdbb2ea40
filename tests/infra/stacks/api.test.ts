import { Runtime, RuntimeFamily } from 'aws-cdk-lib/aws-lambda';
import { describe, expect, test } from 'vitest';
import { internalNames, socketNames, scheduledNames, toolNames, triggerNames } from '#infra/bundle.ts';
import { STAGE } from '#infra/stage.ts';
import { readerNames } from '#infra/streamReaders.ts';
import { callNames, registry } from '#shared/contract/registry.ts';
import * as errors from '#shared/errors.ts';
import { everyCall } from '#tests/fixtures/everyCall.ts';
import {
  found,
  functions,
  plainDeployment,
  referred,
  type Resource,
  resources,
  type Template,
} from './support/templates.ts';

/** CloudFormation takes 500; the rest is room for an area's resources besides its calls. */
const MAX_RESOURCES = 450;

/** The calls that do something at the user pool, and so know which one it is. */
const atUserPool: readonly string[] = [
  'delete_account',
  'erase_person',
  'remove_registered_email',
  'remove_user',
  'reset_second_factor',
  'sign_out_everywhere',
  'transfer_super_admin',
  'unlink_sign_in',
];

/** The calls that ask Jira, and so know the function that connects to them. */
const askingJira: readonly string[] = [
  'available_projects',
  'create_epic_link',
  'delete_epic_link',
  'export_data',
  'get_connection_status',
  'get_createmeta',
  'issue_types',
  'replay_sent',
  'retry_connection',
  'send_epic_value',
  'set_credential',
  'verify_export_data',
];

const deployed = plainDeployment();
const template = deployed.of('api');
const all = functions(deployed);
const routes = new Map(
  [...deployed.templates.values()].flatMap((one) =>
    resources(one, 'AWS::ApiGatewayV2::Route').map(
      ([, route]) => [String(route.Properties['RouteKey']), { template: one, route }] as const,
    ),
  ),
);

describe.each(everyCall())('%s', (name) => {
  const { method, path, access, errors: own } = registry[name];
  const searches = own.includes(errors.searchUnavailable);
  const { template: area, fn } = found(all.get(name), name);
  const { template: routed, route } = found(routes.get(`${method} ${path}`), `the route of ${name}`);

  test('has one function and one route to it, in one nested stack', () => {
    expect(routed).toBe(area);
    expect(integrationOf(routed, route).Properties).toMatchObject({
      IntegrationType: 'AWS_PROXY',
      PayloadFormatVersion: '2.0',
    });
    expect(referred(routed, integrationOf(routed, route).Properties['IntegrationUri'])).toBe(fn);
  });

  test(access.name === 'public' ? 'is open to anyone' : 'is open to who is signed in', () => {
    expect(route.Properties['AuthorizationType']).toBe(access.name === 'public' ? 'NONE' : 'JWT');
    expect(route.Properties['AuthorizerId'] === undefined).toBe(access.name === 'public');
  });

  test('may be called by the API on this path only', () => {
    const permissions = resources(area, 'AWS::Lambda::Permission').filter(
      ([, { Properties }]) => referred(area, Properties['FunctionName']) === fn,
    );
    expect(permissions.map(([, { Properties }]) => Properties['Principal'])).toEqual(['apigateway.amazonaws.com']);
    expect(JSON.stringify(permissions[0]?.[1].Properties['SourceArn'])).toContain(`/*/*${path}"`);
  });

  test(`ends before the gateway stops waiting, and has the name of the table${searches ? ' and of the search domain' : ''}`, () => {
    expect(fn.Properties['Timeout']).toBe(29);
    const {
      TABLE_NAME,
      SEARCH_ENDPOINT,
      USER_POOL_ID,
      EXPORT_BUCKET,
      APP_CHECK_KEY,
      TRACKER_GATEWAY,
      LIVE_URL,
      ...more
    } = (fn.Properties['Environment'] as { Variables: Record<string, unknown> }).Variables;
    expect(TABLE_NAME).toEqual({ 'Fn::ImportValue': expect.stringContaining('storyd-data:') });
    expect(more).toEqual({});
    expect(EXPORT_BUCKET !== undefined).toBe(name === 'company_export_link');
    expect(APP_CHECK_KEY !== undefined).toBe(path.startsWith('/integration/') || name === 'app_check_token');
    expect(TRACKER_GATEWAY !== undefined).toBe(askingJira.includes(name));
    expect(LIVE_URL !== undefined).toBe(name === 'join_live');
    expect(USER_POOL_ID).toEqual(
      atUserPool.includes(name) ? { 'Fn::ImportValue': expect.stringContaining('storyd-auth:') } : undefined,
    );
    expect(SEARCH_ENDPOINT).toEqual(
      searches
        ? { 'Fn::Join': ['', ['https://', { 'Fn::ImportValue': expect.stringContaining('storyd-search:') }]] }
        : undefined,
    );
  });
});

test('nothing is deployed but the calls of the registry, the triggers of the pool, the readers of the stream, the tools, the way to Jira and live connections', () => {
  expect([...all.keys()].sort()).toEqual(
    [
      ...callNames,
      ...triggerNames,
      ...readerNames,
      ...scheduledNames,
      ...toolNames,
      ...internalNames,
      ...socketNames,
    ].sort(),
  );
  const isOfSocket = (key: string) => key.startsWith('$');
  expect([...routes.keys()].filter(isOfSocket).sort()).toEqual(['$connect', '$default', '$disconnect']);
  expect([...routes.keys()].filter((key) => !isOfSocket(key))).toHaveLength(callNames.length);
});

describe.each([...all])('the function %s', (_name, { template: own, fn }) => {
  test('runs on the newest long-term Node, on ARM, traced', () => {
    const newest = Runtime.ALL.filter(({ family, name }) => family === RuntimeFamily.NODEJS && isLongTerm(name))
      .sort((a, b) => major(a.name) - major(b.name))
      .at(-1);
    expect(fn.Properties).toMatchObject({
      Runtime: newest?.name,
      Architectures: ['arm64'],
      TracingConfig: { Mode: 'Active' },
      Handler: 'index.handler',
      MemorySize: 1024,
    });
    expect(found(newest, 'a runtime').name).toBe('nodejs24.x');
  });

  test('has its own log group with retention, and its own role', () => {
    const logGroup = referred(own, (fn.Properties['LoggingConfig'] as { LogGroup: unknown }).LogGroup);
    expect(logGroup).toMatchObject({ Type: 'AWS::Logs::LogGroup', Properties: { RetentionInDays: 90 } });
    const role = referred(own, fn.Properties['Role']);
    const others = resources(own, 'AWS::Lambda::Function').filter(([, other]) => other !== fn);
    expect(
      others.filter(
        ([, other]) =>
          referred(own, other.Properties['Role']) === role ||
          referred(own, (other.Properties['LoggingConfig'] as { LogGroup: unknown }).LogGroup) === logGroup,
      ),
    ).toEqual([]);
  });
});

test.each([...deployed.templates])(
  '%s is far below the resource limit, and every log group has retention',
  (_file, one) => {
    expect(Object.keys(one.Resources).length).toBeLessThan(MAX_RESOURCES);
    for (const [id, { Properties }] of resources(one, 'AWS::Logs::LogGroup'))
      expect(Properties['RetentionInDays'], id).toBe(90);
  },
);

describe('the API', () => {
  test('has the stage whose name is its path, throttled, with a log that says where requests come from and names nobody', () => {
    const [[, stage] = []] = resources(template, 'AWS::ApiGatewayV2::Stage');
    expect(stage?.Properties).toMatchObject({
      StageName: STAGE,
      AutoDeploy: true,
      DefaultRouteSettings: { ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1_000 },
    });
    const { DestinationArn, Format } = stage!.Properties['AccessLogSettings'] as {
      DestinationArn: unknown;
      Format: string;
    };
    expect(referred(template, DestinationArn).Type).toBe('AWS::Logs::LogGroup');
    expect(Object.keys(JSON.parse(Format) as object)).toContain('requestId');
    expect(JSON.parse(Format)).toMatchObject({ source: '$context.identity.sourceIp' });
    expect(Format).not.toMatch(/userAgent|claims|authorizer\.(?!error)/i);
  });

  test('accepts tokens of our pool for our client', () => {
    const authorizers = resources(template, 'AWS::ApiGatewayV2::Authorizer');
    expect(authorizers).toHaveLength(1);
    expect(authorizers[0]?.[1].Properties).toMatchObject({
      AuthorizerType: 'JWT',
      IdentitySource: ['$request.header.Authorization'],
      JwtConfiguration: {
        Audience: [{ 'Fn::ImportValue': expect.stringContaining('storyd-auth:ExportsOutputRefUserPoolClient') }],
      },
    });
  });

  test('holds nothing that could not be created again', () => {
    const kept = ['AWS::DynamoDB::Table', 'AWS::Cognito::UserPool', 'AWS::S3::Bucket'];
    expect(
      [...deployed.templates]
        .filter(([file]) => file.startsWith('StorydApi'))
        .flatMap(([, one]) => kept.flatMap((type) => resources(one, type))),
    ).toEqual([]);
  });
});

test('no environment variable holds a secret', () => {
  for (const [name, { fn }] of all) {
    const { Variables } = fn.Properties['Environment'] as { Variables: Record<string, unknown> };
    expect(
      Object.keys(Variables).filter(
        (key) =>
          ![
            'TABLE_NAME',
            'DELIVER_REQUESTS_QUEUE',
            'FOLLOW_CHANGES_QUEUE',
            'SEARCH_ENDPOINT',
            'EXPORT_BUCKET',
            'CREDENTIAL_KEY',
            'APP_CHECK_KEY',
            'TRACKER_GATEWAY',
            'COMPANIES',
            'WEB_URL',
            'LIVE_URL',
            'LIVE_ENDPOINT',
            ...(atUserPool.includes(name) ? ['USER_POOL_ID'] : []),
          ].includes(key),
      ),
      name,
    ).toEqual([]);
  }
});

function integrationOf(own: Template, route: Resource): Resource {
  const [, id = ''] = /"integrations\/",\{"Ref":"(\w+)"\}/.exec(JSON.stringify(route.Properties['Target'])) ?? [];
  return found(own.Resources[id], 'the integration of a route');
}

function major(runtime: string): number {
  return Number(/\d+/.exec(runtime)?.[0]);
}

/** Even versions are for the long term; `nodejs` alone and `nodejs4.3-edge` are of another time. */
function isLongTerm(runtime: string): boolean {
  return /^nodejs\d+\.x$/.test(runtime) && major(runtime) % 2 === 0;
}
