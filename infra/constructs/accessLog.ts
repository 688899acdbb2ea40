import { RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { type IAccessLogSettings, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** The access log of an API's stage, with a log group of its own. @param format as API Gateway fills it in */
export function accessLogIn(scope: Construct, format: string): IAccessLogSettings {
  const logGroup = new LogGroup(scope, 'AccessLog', {
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
  return { destination: new LogGroupLogDestination(logGroup), format: AccessLogFormat.custom(format) };
}
