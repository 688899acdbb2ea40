import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';

/** A rule that answers 429 above a number of requests in five minutes, as the gateway does: the screen knows what to say then. */
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

/** What CloudWatch counts of a firewall and each rule. Samples of requests would show tokens. */
export const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});
