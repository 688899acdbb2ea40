import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { callNames, registry } from '#shared/contract/registry.ts';
import { rateRule, visibility } from '../constructs/rateRule.ts';
import { STAGE } from '../stage.ts';

/**
 * Requests in five minutes: many times more than a fast typist makes, and far fewer than a program makes. A source may
 * be a whole company behind one address.
 */
export const FIREWALL_LIMITS = { openPerSource: 500, perToken: 3_000 } as const;

/**
 * The firewall in front of the CDN, which only accepts one in us-east-1, whatever the region of the rest: so it is a
 * separate stack, and the stack of the pages gets its ARN (context `firewallArn`).
 */
export class FirewallStack extends Stack {
  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, { ...props, env: { region: 'us-east-1' } });
    const open = callNames.filter((name) => registry[name].access.name === 'public').map((name) => registry[name].path);
    const firewall = new CfnWebACL(this, 'Firewall', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility('storyd'),
      rules: [
        rateRule('open-per-source', 0, {
          limit: FIREWALL_LIMITS.openPerSource,
          aggregateKeyType: 'IP',
          scopeDownStatement: {
            regexMatchStatement: {
              regexString: `^/${STAGE}(${open.join('|')})$`,
              fieldToMatch: { uriPath: {} },
              textTransformations: [{ priority: 0, type: 'NORMALIZE_PATH' }],
            },
          },
        }),
        rateRule('per-token', 1, {
          limit: FIREWALL_LIMITS.perToken,
          aggregateKeyType: 'CUSTOM_KEYS',
          customKeys: [{ header: { name: 'authorization', textTransformations: [{ priority: 0, type: 'NONE' }] } }],
        }),
      ],
    });
    new CfnOutput(this, 'FirewallArn', {
      value: firewall.attrArn,
      description: 'The firewall, for the context firewallArn',
    });
  }
}
