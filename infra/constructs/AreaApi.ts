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
import type { Construct } from 'constructs';
import type { Area } from '#shared/contract/defineCall.ts';
import type { SearchAccess } from '../searchAccess.ts';
import { CallFunction, type KnownCall } from './CallFunction.ts';

export type AreaApiProps = {
  readonly area: Area;
  readonly calls: readonly KnownCall[];
  readonly api: IHttpApi;
  /** Lets in who is signed in; calls that anyone may make go without. */
  readonly authorizer: IHttpRouteAuthorizer;
  readonly table: ITable;
  readonly search: SearchAccess;
  readonly userPool: IUserPool;
  /** Of the secret that the CDN sends; undefined where none is demanded. */
  readonly originSecretVersion: string | undefined;
  readonly bundles: string;
};

/**
 * The functions and routes of one area, in a nested stack: those of all areas together are more resources than a stack may have. Routes are made
 * here and not by the API, which would put them into its own stack.
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
        authorizer: call.access === 'public' ? new HttpNoneAuthorizer() : authorizer,
      });
    }
  }
}
