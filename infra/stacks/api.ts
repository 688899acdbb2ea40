import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { HttpApi, HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpUserPoolAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import type { IUserPool, IUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { callNames, registry } from '#shared/contract/registry.ts';
import { accessLogIn } from '../constructs/accessLog.ts';
import { AreaApi } from '../constructs/AreaApi.ts';
import type { DeploymentContext } from '../context.ts';
import type { JiraAccess } from '../jiraAccess.ts';
import type { LiveAccess } from '../liveAccess.ts';
import type { SearchAccess } from '../searchAccess.ts';
import { STAGE } from '../stage.ts';

/**
 * The rates per second above which the gateway answers 429: far more than a company needs, far less than would use up
 * the account's functions.
 */
const THROTTLE = { rateLimit: 500, burstLimit: 1_000 } as const;

/**
 * One line per request, also for requests that reach no function. It identifies the caller only by network address: no
 * e-mail address, no token.
 */
const accessLog = JSON.stringify({
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  source: '$context.identity.sourceIp',
  ms: '$context.responseLatency',
  functionMs: '$context.integrationLatency',
  bytes: '$context.responseLength',
  error: '$context.error.message',
  authorizerError: '$context.authorizer.error',
  functionError: '$context.integrationErrorMessage',
});

export type ApiStackProps = StackProps & {
  readonly table: ITable;
  /** The bucket of exports. */
  readonly exports: IBucket;
  readonly search: SearchAccess;
  readonly jira: JiraAccess;
  readonly live: LiveAccess;
  readonly userPool: IUserPool;
  readonly client: IUserPoolClient;
  readonly context: DeploymentContext;
  readonly bundles: string;
};

/**
 * The calls: an HTTP API whose routes and functions are created from the registry, area by area. It is stateless, so it
 * can be replaced at any time.
 */
export class ApiStack extends Stack {
  readonly api: HttpApi;

  constructor(
    scope: Construct,
    id: string,
    { table, exports, search, jira, live, userPool, client, context, bundles, ...props }: ApiStackProps,
  ) {
    super(scope, id, props);
    this.api = new HttpApi(this, 'Api', { apiName: 'storyd', description: 'StorYd', createDefaultStage: false });
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: STAGE,
      autoDeploy: true,
      throttle: THROTTLE,
      accessLogSettings: accessLogIn(this, accessLog),
    });
    // Without our client given it would create another one.
    const authorizer = new HttpUserPoolAuthorizer('Authorizer', userPool, { userPoolClients: [client] });
    const calls = callNames.map((name) => registry[name]);
    for (const area of new Set(calls.map((call) => call.area))) {
      new AreaApi(this, {
        area,
        calls: calls.filter((call) => call.area === area),
        api: this.api,
        authorizer,
        table,
        exports,
        search,
        jira,
        live,
        userPool,
        originSecretVersion: context.originSecretVersion,
        providers: context.providers,
        bundles,
      });
    }
    new CfnOutput(this, 'ApiEndpoint', {
      value: this.api.apiEndpoint,
      description: `The origin of the API; its calls are under /${STAGE}`,
    });
  }
}
