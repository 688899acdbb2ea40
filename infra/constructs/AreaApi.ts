import { NestedStack } from 'aws-cdk-lib';
import {
  HttpMethod,
  HttpNoneAuthorizer,
  HttpRoute,
  HttpRouteKey,
  type IHttpApi,
  type IHttpRouteAuthorizer,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Area } from '#shared/contract/defineCall.ts';
import type { SignInProvider } from '#shared/model/people/signInProvider.ts';
import type { JiraAccess } from '../jiraAccess.ts';
import type { LiveAccess } from '../liveAccess.ts';
import type { SearchAccess } from '../searchAccess.ts';
import { CallFunction, type KnownCall } from './CallFunction.ts';

export type AreaApiProps = {
  readonly area: Area;
  readonly calls: readonly KnownCall[];
  readonly api: IHttpApi;
  /** The authorizer for signed-in people; calls open to anyone have none. */
  readonly authorizer: IHttpRouteAuthorizer;
  readonly table: ITable;
  readonly exports: IBucket;
  readonly search: SearchAccess;
  readonly jira: JiraAccess;
  readonly live: LiveAccess;
  readonly userPool: IUserPool;
  /** The secret that the CDN sends; undefined when none is required. */
  readonly originSecretVersion: string | undefined;
  /** The sign-in providers of the deployment. */
  readonly providers: readonly SignInProvider[];
  readonly bundles: string;
};

/**
 * The functions and routes of one area, in a nested stack, since together they exceed the resource limit of a stack.
 * Routes are created here and not by the API, which would put them into its own stack.
 */
export class AreaApi extends NestedStack {
  constructor(scope: Construct, { area, calls, api, authorizer, ...access }: AreaApiProps) {
    super(scope, `Area-${area}`, { description: `StorYd: the calls of ${area}` });
    for (const call of calls) {
      const own = new CallFunction(this, call.name, { call, ...access });
      new HttpRoute(own, 'Route', {
        httpApi: api,
        routeKey: HttpRouteKey.with(call.path, HttpMethod[call.method]),
        integration: new HttpLambdaIntegration('Integration', own.function),
        authorizer: call.access.name === 'public' ? new HttpNoneAuthorizer() : authorizer,
      });
    }
  }
}
