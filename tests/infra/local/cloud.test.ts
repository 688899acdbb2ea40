import { afterEach, describe, expect, test } from 'vitest';
import { emulatorEnvironment, reasonOf } from '#infra/local/cloud/cdk.ts';
import { wantedAddress } from '#infra/local/cloud/emulator.ts';
import { readOptions } from '#infra/local/cloud/options.ts';
import { setEnvironment } from '#infra/local/environment.ts';
import { LocalRunError } from '#infra/local/localRunError.ts';

describe('a deployment that fails', () => {
  const events = [
    'storyd-web: creating CloudFormation changeset...',
    'storyd-web | 0/4 | 8:04:11 PM | CREATE_IN_PROGRESS      | AWS::CloudFront::Function  | StorydWeb/Fallback (Fallback36519D20) ',
    'storyd-web | 1/4 | 8:04:11 PM | CREATE_FAILED           | AWS::CloudFront::Function  | StorydWeb/Fallback (Fallback36519D20) Unsupported resource type: AWS::CloudFront::Function',
    'storyd-web | 1/4 | 8:04:11 PM | ROLLBACK_IN_PROGRESS    | AWS::CloudFormation::Stack | storyd-web Rollback requested',
    'Failed resources:',
    'storyd-web | 8:04:11 PM | CREATE_FAILED           | AWS::CloudFront::Function  | StorydWeb/Fallback (Fallback36519D20) Unsupported resource type: AWS::CloudFront::Function',
  ];

  test('names the resource and the reason, once', () => {
    expect(reasonOf('deploy', events)).toBe(
      'cdk deploy failed:\n  storyd-web: AWS::CloudFront::Function StorydWeb/Fallback (Fallback36519D20) Unsupported resource type: AWS::CloudFront::Function',
    );
  });

  test('shows its last output when it did not get to any resource', () => {
    expect(reasonOf('synth', ['', ' companies is not JSON: {', ''])).toBe(
      'cdk synth failed:\n companies is not JSON: {',
    );
  });
});

describe('a deployment to an emulator', () => {
  let restore = (): void => undefined;
  afterEach(() => restore());

  test("uses nobody's account", () => {
    restore = setEnvironment({
      AWS_PROFILE: 'our-own',
      AWS_SESSION_TOKEN: 'a-token',
      AWS_ENDPOINT_URL_DYNAMODB: 'https://dynamodb.eu-central-1.amazonaws.com',
      AWS_ACCESS_KEY_ID: 'AKIA',
    });
    const environment = emulatorEnvironment('http://127.0.0.1:4566');
    expect(environment).toMatchObject({
      AWS_ACCESS_KEY_ID: 'test',
      AWS_ENDPOINT_URL: 'http://127.0.0.1:4566',
      PATH: process.env['PATH'],
    });
    const ofAws = Object.entries(environment).filter(([name]) => name.startsWith('AWS_'));
    expect(JSON.stringify(ofAws)).not.toMatch(/our-own|a-token|amazonaws|AKIA/);
  });

  test('goes nowhere else', () => {
    expect(wantedAddress(undefined)).toBe('http://127.0.0.1:4566');
    expect(wantedAddress('http://localhost:4599')).toBe('http://127.0.0.1:4599');
    expect(() => wantedAddress('https://cloudformation.us-east-1.amazonaws.com')).toThrow(LocalRunError);
  });
});

describe('the options of npm run cloud', () => {
  test('are parsed', () => {
    expect(readOptions([])).toEqual({ help: false, destroy: false, empty: false, port: 3000 });
    expect(readOptions(['--destroy', '--port', '0', '--empty'])).toEqual({
      help: false,
      destroy: true,
      empty: true,
      port: 0,
    });
  });

  test.each([[['--port', 'x']], [['--reset']]])('are refused when invalid: %j', (args) => {
    expect(() => readOptions(args)).toThrow(LocalRunError);
  });
});
