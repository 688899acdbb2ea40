import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { nextOriginSecret } from '#infra/originSecret.ts';
import { SIGN_IN_PER_SOURCE } from '#infra/stacks/auth.ts';
import { FIREWALL_LIMITS } from '#infra/stacks/firewall.ts';
import { ORIGIN_HEADER } from '#shared/contract/originHeader.ts';
import { found, functions, plainDeployment, resources, synthesise } from './support/templates.ts';

const version = '0a1b2c3d-0000-4000-8000-000000000000';
const firewallArn = 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/storyd/0a1b2c3d';
const plain = plainDeployment();
const guarded = synthesise({ firewall: true, firewallArn, originSecretVersion: version });

const environmentOf = (name: string, deployed = guarded) =>
  (functions(deployed).get(name)?.fn.Properties['Environment'] as { Variables: Record<string, string> } | undefined)
    ?.Variables ?? {};
const distributionOf = (deployed: typeof plain) =>
  found(resources(deployed.of('web'), 'AWS::CloudFront::Distribution')[0]?.[1], 'the distribution').Properties[
    'DistributionConfig'
  ] as { WebACLId?: string; Origins: { CustomOriginConfig?: unknown; OriginCustomHeaders?: unknown }[] };

describe('the secret between the CDN and the functions', () => {
  test('is sent by the CDN, and reaches functions as digests, by reference: no template holds it', () => {
    const [origin] = distributionOf(guarded).Origins.filter((one) => one.CustomOriginConfig !== undefined);
    const reference = (part: string) => `{{resolve:secretsmanager:storyd/origin:SecretString:${part}::${version}}}`;
    expect(origin?.OriginCustomHeaders).toEqual([{ HeaderName: ORIGIN_HEADER, HeaderValue: reference('current') }]);
    for (const name of ['company_settings', 'add_what', 'user_sign_in_provider_id'])
      expect(environmentOf(name)['ORIGIN_DIGESTS']).toBe(reference('digests'));
    // Nobody calls these through the gateway.
    for (const name of ['post_confirmation', 'follow_changes'])
      expect(environmentOf(name)).not.toHaveProperty('ORIGIN_DIGESTS');
  });

  test('is required only when a deployment names its version', () => {
    expect(environmentOf('company_settings', plain)).not.toHaveProperty('ORIGIN_DIGESTS');
    expect(JSON.stringify(distributionOf(plain))).not.toContain('OriginCustomHeaders');
  });

  test('is rotated: the former one stays valid beside the new one, and no other', () => {
    const digest = (value: string) => createHash('sha256').update(value).digest('hex');
    const read = (text: string) => JSON.parse(text) as { current: string; digests: string };
    const first = read(nextOriginSecret(''));
    expect(first.digests).toBe(digest(first.current));
    const second = read(nextOriginSecret(JSON.stringify(first)));
    expect(second.current).not.toBe(first.current);
    expect(second.digests).toBe(`${digest(second.current)} ${digest(first.current)}`);
    const third = read(nextOriginSecret(JSON.stringify(second)));
    expect(third.digests).toBe(`${digest(third.current)} ${digest(second.current)}`);
    expect(() => nextOriginSecret('{"another":"secret"}')).toThrow('holds something else');
  });
});

describe('the firewall', () => {
  const rulesOf = (template: Parameters<typeof resources>[0]) => {
    const all = resources(template, 'AWS::WAFv2::WebACL');
    expect(all).toHaveLength(1);
    const { Scope, Rules } = all[0]![1].Properties as { Scope: string; Rules: unknown[] };
    return { Scope, Rules };
  };
  const rate = (more: object) => ({
    Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
    Statement: { RateBasedStatement: { EvaluationWindowSec: 300, ...more } },
  });

  test('limits open calls by source and all others by token, in front of the CDN', () => {
    const template = found(guarded.templates.get('StorydFirewall.template.json'), 'the template of the firewall');
    const { Scope, Rules } = rulesOf(template);
    expect(Scope).toBe('CLOUDFRONT');
    expect(Rules).toMatchObject([
      rate({
        AggregateKeyType: 'IP',
        Limit: FIREWALL_LIMITS.openPerSource,
        ScopeDownStatement: { RegexMatchStatement: { RegexString: '^/api(/user_sign_in_provider_id)$' } },
      }),
      rate({
        AggregateKeyType: 'CUSTOM_KEYS',
        Limit: FIREWALL_LIMITS.perToken,
        CustomKeys: [{ Header: { Name: 'authorization' } }],
      }),
    ]);
    expect(distributionOf(guarded).WebACLId).toBe(firewallArn);
  });

  test('limits sign-ins by source, in front of the user pool', () => {
    const { Scope, Rules } = rulesOf(guarded.of('auth'));
    expect(Scope).toBe('REGIONAL');
    expect(Rules).toMatchObject([rate({ AggregateKeyType: 'IP', Limit: SIGN_IN_PER_SOURCE })]);
    expect(
      resources(guarded.of('auth'), 'AWS::WAFv2::WebACLAssociation').map(([, { Properties }]) => Properties),
    ).toEqual([
      {
        ResourceArn: { 'Fn::GetAtt': ['UserPool', 'Arn'] },
        WebACLArn: { 'Fn::GetAtt': ['Firewall', 'Arn'] },
      },
    ]);
  });

  test('is absent unless a deployment asks for it', () => {
    expect([...plain.templates.keys()]).not.toContain('StorydFirewall.template.json');
    expect(JSON.stringify([...plain.templates.values()])).not.toContain('WAFv2');
    expect(distributionOf(plain)).not.toHaveProperty('WebACLId');
  });
});
