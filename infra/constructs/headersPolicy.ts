import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { securityHeaders } from '../securityHeaders.ts';

/**
 * The product's security headers as a policy of the CDN, which has its own fields for the well-known ones.
 *
 * @param connectTo further origins that the app connects to
 * @throws when a header has a value for which the CDN has no field
 */
export function headersPolicy(scope: Construct, id: string, connectTo: readonly string[]): ResponseHeadersPolicy {
  const headers = new Map(Object.entries(securityHeaders(connectTo)));
  const take = (name: string): string => {
    const value = headers.get(name);
    if (value === undefined) throw new Error(`there is no header ${name}`);
    headers.delete(name);
    return value;
  };
  const securityHeadersBehavior: ResponseSecurityHeadersBehavior = {
    contentSecurityPolicy: { contentSecurityPolicy: take('content-security-policy'), override: true },
    strictTransportSecurity: { ...lasting(take('strict-transport-security')), override: true },
    contentTypeOptions: { override: take('x-content-type-options') === 'nosniff' },
    frameOptions: { frameOption: oneOf(HeadersFrameOption, take('x-frame-options')), override: true },
    referrerPolicy: { referrerPolicy: oneOf(HeadersReferrerPolicy, take('referrer-policy')), override: true },
  };
  const customHeaders = [...headers].map(([header, value]) => ({ header, value, override: true }));
  return new ResponseHeadersPolicy(scope, id, { securityHeadersBehavior, customHeadersBehavior: { customHeaders } });
}

function lasting(header: string): { accessControlMaxAge: Duration; includeSubdomains: boolean } {
  const [, seconds, subdomains] = /^max-age=(\d+)(; includeSubDomains)?$/.exec(header) ?? [];
  if (seconds === undefined) throw new Error(`the CDN cannot say ${header}`);
  return { accessControlMaxAge: Duration.seconds(Number(seconds)), includeSubdomains: subdomains !== undefined };
}

function oneOf<Value extends string>(values: Readonly<Record<string, Value>>, wanted: string): Value {
  const found = Object.values(values).find((value) => value === wanted);
  if (found === undefined) throw new Error(`the CDN cannot say ${wanted}`);
  return found;
}
