import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { accessLogIn } from '../constructs/accessLog.ts';
import { LeastPrivilegeFunction } from '../constructs/LeastPrivilegeFunction.ts';
import { type LiveAccess, liveEnvironment, liveGrants } from '../liveAccess.ts';

const STAGE = 'live';
/** Connecting, answering a ping and passing on who is where take some requests to the table. */
const TIMEOUT = Duration.seconds(10);
/**
 * The messages per second above which the gateway refuses. A client sends one a minute, and up to four a second while
 * its user moves about a story map with others on it (docs/decisions/0092).
 */
const THROTTLE = { rateLimit: 500, burstLimit: 1_000 } as const;

/** One line per connection, message and end. It holds neither tickets nor what messages say. */
const accessLog = JSON.stringify({
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  event: '$context.eventType',
  status: '$context.status',
  source: '$context.identity.sourceIp',
  connection: '$context.connectionId',
  error: '$context.error.message',
  functionError: '$context.integrationErrorMessage',
});

export type LiveStackProps = StackProps & {
  readonly table: ITable;
  readonly emulator: string | undefined;
  readonly bundles: string;
};

/** Live connections: a WebSocket API with the one function behind its routes (docs/decisions/0087). It is stateless. */
export class LiveStack extends Stack {
  readonly access: LiveAccess;
  readonly api: WebSocketApi;
  readonly stageName = STAGE;
  /** Admits connections, answers their pings, and passes on who is on a story map. */
  readonly socket: IFunction;

  constructor(scope: Construct, id: string, { table, emulator, bundles, ...props }: LiveStackProps) {
    super(scope, id, props);
    this.api = new WebSocketApi(this, 'Api', { apiName: 'storyd-live', description: 'StorYd: live updates' });
    const { apiId } = this.api;
    const origin = emulator ?? `https://${apiId}.execute-api.${this.region}.${this.urlSuffix}`;
    // On an emulator the id stands in the path, since few machines resolve the host names of its APIs.
    const endpoint = emulator === undefined ? `${origin}/${STAGE}` : `${origin}/_aws/execute-api/${apiId}/${STAGE}`;
    this.access = {
      url: asWebSocket(endpoint),
      origin: asWebSocket(origin),
      endpoint,
      connectionsArn: this.formatArn({
        service: 'execute-api',
        resource: this.api.apiId,
        resourceName: `${STAGE}/*/@connections/*`,
      }),
    };
    const socket = new LeastPrivilegeFunction(this, 'live_socket', {
      name: 'live_socket',
      bundles,
      description: 'Admits live connections by their tickets, answers their pings, and passes on who is on a story map',
      timeout: TIMEOUT,
      environment: liveEnvironment(this.access),
      table,
      grants: liveGrants(this.access),
    });
    this.socket = socket.function;
    for (const route of ['$connect', '$disconnect', '$default']) {
      const integration = new WebSocketLambdaIntegration(`Integration-${route.slice(1)}`, socket.function);
      this.api.addRoute(route, { integration });
    }
    new WebSocketStage(this, 'Stage', {
      webSocketApi: this.api,
      stageName: STAGE,
      autoDeploy: true,
      throttle: THROTTLE,
      accessLogSettings: accessLogIn(this, accessLog),
    });
    new CfnOutput(this, 'LiveEndpoint', {
      value: this.access.url,
      description: 'Where browsers open live connections',
    });
  }
}

/** `https:` becomes `wss:`, and `http:` `ws:`. */
const asWebSocket = (url: string): string => url.replace(/^http/, 'ws');
