import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { FILE_OF_REQUEST } from '#infra/fileOfRequest.ts';
import { securityHeaders } from '#infra/securityHeaders.ts';
import {
  found,
  plainDeployment,
  referred,
  type Resource,
  resources,
  synthesise,
  type Synthesised,
  type Template,
} from './support/templates.ts';

type Behavior = Record<string, unknown> & { ResponseHeadersPolicyId: unknown; TargetOriginId: string };
type Distribution = {
  DefaultCacheBehavior: Behavior;
  CacheBehaviors: (Behavior & { PathPattern: string })[];
  Origins: { Id: string }[];
  ViewerCertificate?: unknown;
  Aliases?: unknown;
  CustomErrorResponses?: unknown;
  Logging?: unknown;
};

const deployed = plainDeployment();
const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d-0000-4000-8000-000000000000';
const certified = synthesise({ webUrl: 'https://storyd.acme.example', certificateArn });
const template = deployed.of('web');
const only = (type: string, from: Template = template): Resource => {
  const all = resources(from, type);
  expect(all).toHaveLength(1);
  return found(all[0]?.[1], type);
};
const distributionOf = (from: Template) =>
  only('AWS::CloudFront::Distribution', from).Properties['DistributionConfig'] as Distribution;
const distribution = distributionOf(template);
const {
  DefaultCacheBehavior: pages,
  CacheBehaviors: [calls, ...others],
} = distribution;
/** A value whose parts are known at deployment only, with the names of their placeholders. */
const joined = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : (value as { 'Fn::Join': [string, unknown[]] })['Fn::Join'][1]
        .map((part) => (typeof part === 'string' ? part : JSON.stringify(part)))
        .join('');

/** The resource of a type whose logical id begins with a name. */
const named = (type: string, name: string): Resource =>
  found(resources(template, type).find(([id]) => id.startsWith(name))?.[1], name);
const closed = {
  PublicAccessBlockConfiguration: {
    BlockPublicAcls: true,
    BlockPublicPolicy: true,
    IgnorePublicAcls: true,
    RestrictPublicBuckets: true,
  },
  BucketEncryption: {
    ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
  },
};

describe('the access log of the distribution', () => {
  const bucket = named('AWS::S3::Bucket', 'AccessLog');

  test('is kept for three months in a private, encrypted bucket, without cookies', () => {
    expect(bucket).toMatchObject({
      Properties: {
        ...closed,
        LifecycleConfiguration: { Rules: [{ ExpirationInDays: 90, Status: 'Enabled' }] },
        // Without it CloudFront may not deliver.
        OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerPreferred' }] },
      },
    });
    expect(distribution.Logging).toEqual({
      Bucket: { 'Fn::GetAtt': [expect.stringMatching(/^AccessLog/), 'RegionalDomainName'] },
      IncludeCookies: false,
    });
  });

  test('is read by nobody without encryption', () => {
    const { Statement } = named('AWS::S3::BucketPolicy', 'AccessLog').Properties['PolicyDocument'] as {
      Statement: Record<string, unknown>[];
    };
    expect(Statement.map(({ Effect, Action }) => [Effect, Action])).toEqual([['Deny', 's3:*']]);
    expect(Statement[0]?.['Condition']).toEqual({ Bool: { 'aws:SecureTransport': 'false' } });
  });
});

describe('the bucket of the pages', () => {
  const bucket = named('AWS::S3::Bucket', 'Pages');

  test('is private, encrypted, and may be replaced', () => {
    expect(bucket).toMatchObject({ DeletionPolicy: 'Delete', Properties: closed });
  });

  test('is read only by this distribution, and not without encryption', () => {
    const { Statement } = named('AWS::S3::BucketPolicy', 'Pages').Properties['PolicyDocument'] as {
      Statement: Record<string, unknown>[];
    };
    expect(Statement.map(({ Effect, Action, Principal }) => [Effect, Action, Principal])).toEqual([
      ['Deny', 's3:*', { AWS: '*' }],
      ['Allow', ['s3:GetObject', 's3:ListBucket'], { Service: 'cloudfront.amazonaws.com' }],
    ]);
    expect(Statement[0]?.['Condition']).toEqual({ Bool: { 'aws:SecureTransport': 'false' } });
    expect(JSON.stringify(Statement[1]?.['Condition'])).toContain(
      resources(template, 'AWS::CloudFront::Distribution')[0]?.[0],
    );
    expect(only('AWS::CloudFront::OriginAccessControl').Properties['OriginAccessControlConfig']).toMatchObject({
      SigningBehavior: 'always',
      SigningProtocol: 'sigv4',
    });
  });
});

describe('the distribution', () => {
  test('serves the calls under their path, uncached, with all headers but the host', () => {
    expect(others).toEqual([]);
    expect(calls).toMatchObject({
      PathPattern: '/api/*',
      // Managed by AWS: no caching; all of the viewer's headers except its host.
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
      ViewerProtocolPolicy: 'https-only',
    });
    expect(calls?.['AllowedMethods']).toEqual(expect.arrayContaining(['GET', 'POST']));
    const origin = found(
      distribution.Origins.find(({ Id }) => Id === calls?.TargetOriginId),
      'the origin of the calls',
    ) as Record<string, unknown>;
    expect(joined(origin['DomainName'])).toMatch(/^\{"Fn::ImportValue":"storyd-api:\w+"\}\.execute-api\./);
    expect(origin['CustomOriginConfig']).toMatchObject({
      OriginProtocolPolicy: 'https-only',
      OriginSSLProtocols: ['TLSv1.2'],
    });
  });

  test('falls back to the application for pages only, and never by an error page', () => {
    expect(pages['FunctionAssociations']).toEqual([{ EventType: 'viewer-request', FunctionARN: expect.anything() }]);
    expect(calls?.['FunctionAssociations']).toBeUndefined();
    expect(distribution.CustomErrorResponses).toBeUndefined();
    expect(only('AWS::CloudFront::Function').Properties['FunctionCode']).toBe(FILE_OF_REQUEST);
  });

  test('sends the same security headers as the local run, with pages and calls', () => {
    const policy = only('AWS::CloudFront::ResponseHeadersPolicy');
    for (const behavior of [pages, calls]) expect(referred(template, behavior?.ResponseHeadersPolicyId)).toBe(policy);
    const { CustomHeadersConfig, SecurityHeadersConfig: own } = policy.Properties['ResponseHeadersPolicyConfig'] as {
      CustomHeadersConfig: { Items: { Header: string; Value: string; Override: boolean }[] };
      SecurityHeadersConfig: Record<string, { [field: string]: unknown; Override: boolean }>;
    };
    const { StrictTransportSecurity: lasting } = own;
    const sent = {
      'content-security-policy': joined(own['ContentSecurityPolicy']?.['ContentSecurityPolicy']),
      'strict-transport-security': `max-age=${String(lasting?.['AccessControlMaxAgeSec'])}${lasting?.['IncludeSubdomains'] === true ? '; includeSubDomains' : ''}`,
      'x-content-type-options': own['ContentTypeOptions'] && 'nosniff',
      'x-frame-options': own['FrameOptions']?.['FrameOption'],
      'referrer-policy': own['ReferrerPolicy']?.['ReferrerPolicy'],
      ...Object.fromEntries(CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
    };
    const live = /wss:\/\/\S+/.exec(String(sent['content-security-policy']))?.[0].replace(/;$/, '') ?? '';
    expect(live).toMatch(/^wss:\/\/\{"Fn::ImportValue":"storyd-live:[^"]+"\}\.execute-api\./);
    expect(sent).toEqual(securityHeaders(['https://cognito-idp.{"Ref":"AWS::Region"}.amazonaws.com', live]));
    for (const { Override } of [...Object.values(own), ...CustomHeadersConfig.Items]) expect(Override).toBe(true);
  });

  test('has its own domain name when there is a certificate for it', () => {
    expect(distribution).not.toHaveProperty('Aliases');
    const named = distributionOf(certified.of('web'));
    expect(named).toMatchObject({
      Aliases: ['storyd.acme.example'],
      ViewerCertificate: {
        AcmCertificateArn: certificateArn,
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      },
    });
  });

  test('warns without a certificate, since it accepts old versions of TLS then, and not with one', () => {
    const warnings = ({ stacks }: Synthesised) =>
      stacks.web.node
        .findAll()
        .flatMap(({ node }) => node.metadata)
        .filter(({ type }) => type === 'aws:cdk:warning')
        .map(({ data }) => String(data));
    const old = /CloudFront takes TLS 1\.0 and 1\.1 too/;
    expect(warnings(deployed)).toEqual([expect.stringMatching(old)]);
    expect(warnings(certified)).toEqual([]);
  });
});

describe('the upload to the bucket', () => {
  const [files, compressed, whole] = resources(template, 'Custom::CDKBucketDeployment').map(
    ([, resource]) => resource as Resource & { DependsOn?: string[] },
  );

  test('starts with files that may be cached for ever and are kept, as they are and compressed', () => {
    const forEver = { 'cache-control': 'public, max-age=31536000, immutable' };
    expect(files?.Properties).toMatchObject({
      DestinationBucketKeyPrefix: 'static',
      Prune: false,
      SystemMetadata: forEver,
    });
    expect(compressed?.Properties).toMatchObject({
      DestinationBucketKeyPrefix: 'static-brotli',
      Prune: false,
      SystemMetadata: { ...forEver, 'content-encoding': 'br' },
    });
    const [first, second] = resources(template, 'Custom::CDKBucketDeployment').map(([id]) => id);
    expect(whole?.DependsOn).toEqual(expect.arrayContaining([first, second]));
  });

  test('makes browsers revalidate pages and configuration each time', () => {
    expect(whole?.Properties).toMatchObject({ Prune: false, SystemMetadata: { 'cache-control': 'no-cache' } });
    expect(whole?.Properties).not.toHaveProperty('DestinationBucketKeyPrefix');
  });

  test('includes a configuration that names our pool and client', () => {
    expect(JSON.stringify(whole?.Properties['SourceMarkers'])).toMatch(
      /AWS::Region.*storyd-auth:ExportsOutputRefUserPool\w+.*storyd-auth:ExportsOutputRefUserPoolClient/,
    );
  });
});

/** The path that the CDN reads for a request. */
const fileOf = (uri: string, accepted?: string): unknown =>
  runInNewContext(`${FILE_OF_REQUEST}; handler(event).uri`, {
    event: { request: { uri, headers: accepted === undefined ? {} : { 'accept-encoding': { value: accepted } } } },
  });

test.each([
  ['/', '/index.html'],
  ['/story_maps', '/index.html'],
  ['/story_map/01ABC/map/activity', '/index.html'],
  ['/a.b/c', '/index.html'],
  ['/story_maps/', '/index.html'],
  ['/index.html', '/index.html'],
  ['/config.json', '/config.json'],
  ['/favicon.svg', '/favicon.svg'],
  ['/static/main-abc.js', '/static-brotli/main-abc.js'],
  ['/static/index-abc.css', '/static-brotli/index-abc.css'],
  ['/static/inter-abc.woff2', '/static/inter-abc.woff2'],
  // As builds named them before: open tabs may still ask for them.
  ['/assets/main-abc.js', '/assets/main-abc.js'],
])('a page requested as %s is read from %s', (asked, read) => {
  expect(fileOf(asked, 'gzip, deflate, br, zstd')).toBe(read);
});

test.each([undefined, '', 'gzip', 'gzip, br;q=0', 'br;q=0.0, gzip', 'brotli'])(
  'a script is read as it is for those who accept "%s"',
  (accepted) => {
    expect(fileOf('/static/main-abc.js', accepted)).toBe('/static/main-abc.js');
  },
);

test.each(['br', 'br,gzip', 'gzip;q=1.0, br;q=0.5', 'gzip, br;q=1'])(
  'a script is read compressed for those who accept "%s"',
  (accepted) => {
    expect(fileOf('/static/main-abc.js', accepted)).toBe('/static-brotli/main-abc.js');
  },
);
