import { describe, expect, test } from 'vitest';
import { type DeploymentContext, readContext } from '#infra/context.ts';
import { emulatorAddress } from '#infra/emulator.ts';
import { withApp } from './support/withApp.ts';

const read = (context: Record<string, unknown>): DeploymentContext => withApp(({ node }) => readContext(node), context);

test('a deployment without context has no company, leaves its address open and reveals unknown users', () => {
  expect(read({})).toEqual({
    stage: 'aws',
    companies: {},
    providers: [],
    signInDomain: undefined,
    webUrl: undefined,
    certificateArn: undefined,
    searchSize: 'small',
    removalPolicy: 'retain',
    alarmEmail: undefined,
    mailFrom: undefined,
    hideUnknownUsers: false,
    secondFactor: 'optional',
    refuseLeakedPasswords: false,
    originSecretVersion: undefined,
    firewall: false,
    firewallArn: undefined,
    privateTrackers: [],
    refreshTokenDays: 30,
  });
});

test('context from a file and from the command line is the same', () => {
  const companies = { 'acme.example': { superAdmin: 'Ann@acme.example' } };
  const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d-0000-4000-8000-000000000000';
  const whole = {
    companies,
    webUrl: 'https://storyd.acme.example',
    certificateArn,
    searchSize: 'large',
    removalPolicy: 'destroy',
    alarmEmail: 'ops@acme.example',
    mailFrom: 'storyd@acme.example',
    hideUnknownUsers: true,
    secondFactor: 'required',
    refuseLeakedPasswords: true,
    originSecretVersion: '0a1b2c3d-0000-4000-8000-000000000000',
    firewall: true,
    firewallArn: 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/storyd/0a1b2c3d',
    privateTrackers: [{ host: 'jira.acme.internal', cidr: '10.1.0.0/16' }],
    refreshTokenDays: 7,
  } as const;
  const settings = { stage: 'aws', ...whole, providers: [], signInDomain: undefined };
  expect(read(whole)).toEqual(settings);
  expect(
    read({
      companies: JSON.stringify(companies),
      webUrl: 'https://storyd.acme.example/',
      certificateArn,
      searchSize: 'large',
      removalPolicy: 'destroy',
      alarmEmail: 'ops@acme.example',
      mailFrom: 'storyd@acme.example',
      hideUnknownUsers: 'true',
      secondFactor: 'required',
      refuseLeakedPasswords: 'true',
      originSecretVersion: whole.originSecretVersion,
      firewall: 'true',
      firewallArn: whole.firewallArn,
      privateTrackers: JSON.stringify(whole.privateTrackers),
      refreshTokenDays: '7',
    }),
  ).toEqual(settings);
});

test('a trial on an emulator is deleted with its stacks, unless it is to stay', () => {
  expect(read({ stage: 'local' })).toMatchObject({ removalPolicy: 'destroy' });
  expect(read({ stage: 'local', removalPolicy: 'retain' })).toMatchObject({ removalPolicy: 'retain' });
});

test('only an emulator gets an address without encryption', () => {
  expect(read({ stage: 'local', webUrl: 'http://localhost:3000' })).toMatchObject({
    stage: 'local',
    webUrl: 'http://localhost:3000',
  });
});

describe('the local stage deploys only to an emulator on this machine', () => {
  test.each(['http://127.0.0.1:4566', 'http://localhost:4566/', 'http://[::1]:4566', 'http://aws.localhost:4566'])(
    '%s',
    (address) => {
      expect(emulatorAddress(address)).toBe(address.replace(/\/$/, ''));
    },
  );

  test.each([
    undefined,
    '',
    '127.0.0.1:4566',
    'https://cognito-idp.eu-central-1.amazonaws.com',
    'http://10.0.0.4:4566',
    'http://localhost.example.com',
    'http://127.0.0.1.example.com:4566',
  ])('not %s', (address) => {
    expect(() => emulatorAddress(address)).toThrow('The local stage');
  });
});

describe('an invalid context is refused by name', () => {
  const one = (domain: string, superAdmin: unknown) => ({ companies: { [domain]: { superAdmin } } });
  const many = Object.fromEntries(
    Array.from({ length: 80 }, (_, i) => [`company-${i}.example`, { superAdmin: `ann@company-${i}.example` }]),
  );
  test.each([
    ['companies that are no JSON', { companies: '{' }, 'companies is not JSON'],
    ['any company at all, which is for the local run only', { companies: '"any"' }, 'companies is to be an object'],
    ['a list of companies', { companies: ['acme.example'] }, 'companies is to be an object'],
    ['a domain in capitals', one('Acme.example', 'ann@acme.example'), 'Acme.example is not a domain'],
    ['a domain that is none', one('acme', 'ann@acme'), 'acme is not a domain'],
    ['a free-mail domain', one('gmail.com', 'ann@gmail.com'), 'gmail.com gives addresses to anyone'],
    ['a super admin of another company', one('acme.example', 'ann@other.example'), 'the superAdmin of acme.example'],
    ['no super admin', { companies: { 'acme.example': {} } }, 'the superAdmin of acme.example'],
    ['more companies than a function can be told', { companies: many }, 'at most fit'],
    ['a secret itself instead of its version', { originSecretVersion: 'x'.repeat(20) }, 'originSecretVersion is to be'],
    [
      'a firewall of another region',
      { firewallArn: 'arn:aws:wafv2:eu-central-1:123456789012:regional/webacl/storyd/0a1b2c3d' },
      'firewallArn is to be',
    ],
    ['an address without encryption', { webUrl: 'http://storyd.acme.example' }, 'webUrl is to be an origin'],
    ['an address with a path', { webUrl: 'https://acme.example/storyd' }, 'webUrl is to be an origin'],
    [
      'a certificate of another region',
      { webUrl: 'https://a.example', certificateArn: 'arn:aws:acm:eu-central-1:123456789012:certificate/0a1b' },
      'certificateArn is to be',
    ],
    [
      'a certificate for no address',
      { certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b' },
      'certificateArn needs webUrl',
    ],
    ['an address that is none', { alarmEmail: 'ops' }, 'alarmEmail is to be an e-mail address'],
    ['a sender that is none', { mailFrom: 'acme.example' }, 'mailFrom is to be an e-mail address'],
    ['a size that there is not', { searchSize: 'huge' }, 'searchSize is to be small, medium, large'],
    ['neither stays nor goes', { removalPolicy: 'keep' }, 'removalPolicy is to be retain, destroy'],
    ['a stage that there is not', { stage: 'test' }, 'stage is to be aws, local'],
    ['a session without end', { refreshTokenDays: '0' }, 'refreshTokenDays is to be a whole number from 1 to 3650'],
    ['a tracker without a range', { privateTrackers: [{ host: 'jira.acme.internal' }] }, 'privateTrackers is to be'],
    [
      'a tracker by its address',
      { privateTrackers: '[{"host":"https://j","cidr":"10.1.0.0/16"}]' },
      'privateTrackers is to',
    ],
    ['neither yes nor no', { hideUnknownUsers: 'perhaps' }, 'hideUnknownUsers is to be true or false'],
  ])('%s', (_what, context, message) => {
    expect(() => read(context)).toThrow(message);
  });
});
