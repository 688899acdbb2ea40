/**
 * List prices of us-east-1 in US dollars, as known at the end of 2025, without taxes. Other regions are up to a third
 * more expensive; AWS's own price list is authoritative.
 */
export const PRICES = {
  region: 'us-east-1',
  asOf: 'the end of 2025',
  /** DynamoDB on demand: per million units, and per GB and month with point-in-time recovery. */
  readUnits: 0.125,
  writeUnits: 0.625,
  tableGigabyte: 0.25 + 0.2,
  /** HTTP API, per million calls. */
  apiCalls: 1,
  /** Lambda on arm64: per million invocations, and per GB-second. */
  invocations: 0.2,
  gigabyteSecond: 0.0000133334,
  /** CloudFront: per million requests, and per GB out. */
  webRequests: 1,
  webGigabyte: 0.085,
  /** CloudWatch and X-Ray: per GB of logs, per alarm, per dashboard, per million traces. */
  logGigabyte: 0.5,
  alarm: 0.1,
  dashboard: 3,
  traces: 5,
  /** One t3.small.search and a GB of its gp3 disk, per hour and per month. */
  searchNodeHour: 0.036,
  searchGigabyte: 0.122,
  /** A firewall of WAF, a rule of it, and per million requests that it looks at. */
  firewall: 5,
  firewallRule: 1,
  firewallRequests: 0.6,
  /** A secret of Secrets Manager. */
  secret: 0.4,
  /** Cognito's plan Plus, per person who signs in during the month; it has no free tier. */
  plusPerson: 0.02,
  /** SES, per thousand mails. */
  mails: 0.1,
} as const;
