import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';

/**
 * A rule that answers 429 above a number of requests in five minutes, like the gateway, so that the screen can handle
 * it.
 */
export function rateRule(
  name: string,
  priority: number,
  rate: Omit<CfnWebACL.RateBasedStatementProperty, 'evaluationWindowSec'>,
): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    statement: { rateBasedStatement: { ...rate, evaluationWindowSec: 300 } },
    action: { block: { customResponse: { responseCode: 429 } } },
    visibilityConfig: visibility(name),
  };
}

/** The CloudWatch metrics of a firewall and each rule. Request samples would show tokens. */
export const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});
