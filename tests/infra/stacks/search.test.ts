import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { type SearchSize, searchSizes } from '#infra/context.ts';
import { SearchStack } from '#infra/stacks/search.ts';
import { found, type Resource } from './support/templates.ts';
import { withApp } from './support/withApp.ts';

const domainOf = (size: SearchSize): Resource => {
  const template = withApp((app) => Template.fromStack(new SearchStack(app, 'StorydSearch', { stage: 'aws', size })));
  template.resourceCountIs('AWS::OpenSearchService::Domain', 1);
  return found(
    Object.values(template.findResources('AWS::OpenSearchService::Domain'))[0] as Resource | undefined,
    'the domain',
  );
};

describe.each(searchSizes)('a %s search domain', (size) => {
  const domain = domainOf(size);

  test('is encrypted at rest and in transit', () => {
    expect(domain.Properties).toMatchObject({
      EngineVersion: 'OpenSearch_2.19',
      EncryptionAtRestOptions: { Enabled: true },
      NodeToNodeEncryptionOptions: { Enabled: true },
      DomainEndpointOptions: { EnforceHTTPS: true, TLSSecurityPolicy: 'Policy-Min-TLS-1-2-PFS-2023-10' },
    });
  });

  test('admits roles of the account that have the right themselves, and nobody else', () => {
    const { Statement } = domain.Properties['AccessPolicies'] as { Statement: Record<string, unknown>[] };
    expect(Statement).toHaveLength(1);
    expect(Statement[0]).toMatchObject({ Effect: 'Allow', Action: 'es:ESHttp*' });
    expect(JSON.stringify(Statement[0]?.['Principal'])).toMatch(/:iam::.*AWS::AccountId.*:root/);
    expect(JSON.stringify(Statement[0]?.['Resource'])).toMatch(/:domain\/storyd\/\*/);
    // Roles are not to be kept twice, and people have no business there.
    expect(domain.Properties).not.toHaveProperty('AdvancedSecurityOptions');
    expect(domain.Properties).not.toHaveProperty('VPCOptions');
  });

  test('may be replaced, since all that it holds is in the table', () => {
    expect(domain.DeletionPolicy).toBe('Delete');
  });
});

test('sizes are as documented', () => {
  const cluster = (size: SearchSize) => domainOf(size).Properties['ClusterConfig'];
  expect(cluster('small')).toMatchObject({
    InstanceCount: 1,
    InstanceType: 't3.small.search',
    ZoneAwarenessEnabled: false,
    DedicatedMasterEnabled: false,
  });
  expect(cluster('medium')).toMatchObject({
    InstanceCount: 2,
    InstanceType: 'm7g.medium.search',
    ZoneAwarenessConfig: { AvailabilityZoneCount: 2 },
    DedicatedMasterEnabled: false,
  });
  expect(cluster('large')).toMatchObject({
    InstanceCount: 3,
    InstanceType: 'r7g.large.search',
    ZoneAwarenessConfig: { AvailabilityZoneCount: 3 },
    DedicatedMasterCount: 3,
  });
});
