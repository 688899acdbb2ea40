import type { Node } from 'constructs';
import { isEmail } from '#shared/model/fields.ts';
import { canonicalDomain, companyOfEmail, isFreeMailDomain } from '#shared/model/people/companyDomain.ts';
import { DEFAULT_EMULATOR, emulatorAddress } from './emulator.ts';
import { type PrivateJira, readPrivateJiras } from './privateJiras.ts';
import { providersForFunctions } from './publicProviders.ts';
import { type DeployedProvider, readProviders } from './signInProviders.ts';

/** The settings of a deployment (docs/deployment.md). */
export type DeploymentContext = {
  /** The target: an account, or an AWS emulator on a developer's machine, which lacks some services. */
  readonly stage: Stage;
  /** The origin of the emulator; undefined for an account. */
  readonly emulator: string | undefined;
  /**
   * The companies whose people may sign up, each with the address of its first super admin (rules company.5,
   * company.6).
   */
  readonly companies: Readonly<Record<string, { superAdmin: string }>>;
  /** The sign-in providers of the companies, besides passwords; usually none. */
  readonly providers: readonly DeployedProvider[];
  /** The prefix of the user pool's own domain, which sign-ins through providers go through. */
  readonly signInDomain: string | undefined;
  /** The origin where people open the product; undefined leaves it to the deployment's parameter. */
  readonly webUrl: string | undefined;
  /** The certificate for the host of `webUrl`, if the product has its own domain name. */
  readonly certificateArn: string | undefined;
  readonly searchSize: SearchSize;
  /** The fate of all data, logs and queues when their stacks are removed. */
  readonly removalPolicy: Removal;
  /** The mail address for alarms. */
  readonly alarmEmail: string | undefined;
  /** The sender of mails, through SES; without it Cognito sends them itself. */
  readonly mailFrom: string | undefined;
  /** Whether sign-in hides which addresses are unknown (rule session.7). */
  readonly hideUnknownUsers: boolean;
  /** Whether a code of an authenticator app at sign-in is optional or required. */
  readonly secondFactor: SecondFactor;
  /** Whether passwords known from leaks are refused, which requires Cognito's Plus plan. */
  readonly refuseLeakedPasswords: boolean;
  /**
   * The version of the origin secret that the CDN sends and functions require; without it they accept requests from
   * anywhere.
   */
  readonly originSecretVersion: string | undefined;
  /** Whether there are firewalls: one for the CDN, in a stack of its own, and one for the user pool. */
  readonly firewall: boolean;
  /** The firewall of the CDN, once its stack is deployed. */
  readonly firewallArn: string | undefined;
  /** The Jira in private networks that may be connected. */
  readonly privateTrackers: readonly PrivateJira[];
  /** The lifetime of a session without a visit, in days. */
  readonly refreshTokenDays: number;
};

/** The stages of the app (docs/local-stage.md). */
const stages = ['aws', 'local'] as const;
export type Stage = (typeof stages)[number];

/** The size of the search domain (docs/deployment.md describes each). */
export const searchSizes = ['small', 'medium', 'large'] as const;
export type SearchSize = (typeof searchSizes)[number];

const secondFactors = ['optional', 'required'] as const;
type SecondFactor = (typeof secondFactors)[number];

/**
 * `retain`: irreplaceable resources stay when their stack is removed. `destroy`: everything is deleted, which is for
 * trials.
 */
const removals = ['retain', 'destroy'] as const;
type Removal = (typeof removals)[number];

/**
 * Lambda allows 4 KB of environment variables; this leaves room for the others. In bytes of JSON, the providers
 * included.
 */
const MAX_COMPANIES = 3_500;

/** Reads the context of an app, from `cdk.json` or from `-c name=value`. @throws when a value is invalid, naming it */
export function readContext(node: Node): DeploymentContext {
  const stage = oneOf('stage', stages, node.tryGetContext('stage'));
  const webUrl = webUrlOf(node.tryGetContext('webUrl'), stage);
  const companies = companiesOf(parsed(node.tryGetContext('companies') ?? {}, 'companies'));
  const providers = readProviders(parsed(node.tryGetContext('providers') ?? {}, 'providers'), Object.keys(companies));
  checkSize(companies, providers);
  return {
    stage,
    emulator:
      stage === 'local' ? emulatorAddress(String(node.tryGetContext('emulator') ?? DEFAULT_EMULATOR)) : undefined,
    companies,
    providers,
    signInDomain: signInDomainOf(node.tryGetContext('signInDomain'), providers, stage),
    webUrl,
    certificateArn: certificateOf(node.tryGetContext('certificateArn'), webUrl),
    searchSize: oneOf('searchSize', searchSizes, node.tryGetContext('searchSize')),
    // On a developer's machine everything is a trial.
    removalPolicy: oneOf(
      'removalPolicy',
      removals,
      node.tryGetContext('removalPolicy') ?? (stage === 'local' ? 'destroy' : undefined),
    ),
    alarmEmail: addressOf(node.tryGetContext('alarmEmail'), 'alarmEmail'),
    mailFrom: addressOf(node.tryGetContext('mailFrom'), 'mailFrom'),
    hideUnknownUsers: flag(node.tryGetContext('hideUnknownUsers'), 'hideUnknownUsers'),
    secondFactor: oneOf('secondFactor', secondFactors, node.tryGetContext('secondFactor')),
    refuseLeakedPasswords: flag(node.tryGetContext('refuseLeakedPasswords'), 'refuseLeakedPasswords'),
    originSecretVersion: matching(
      'originSecretVersion',
      node.tryGetContext('originSecretVersion'),
      /^[\w-]{32,64}$/,
      'the VersionId of the origin secret',
    ),
    firewall: flag(node.tryGetContext('firewall'), 'firewall'),
    firewallArn: matching(
      'firewallArn',
      node.tryGetContext('firewallArn'),
      /^arn:aws[\w-]*:wafv2:us-east-1:\d{12}:global\/webacl\/[\w-]+\/[\w-]+$/,
      'that of a firewall for CloudFront',
    ),
    privateTrackers: readPrivateJiras(parsed(node.tryGetContext('privateTrackers') ?? [], 'privateTrackers')),
    refreshTokenDays: whole('refreshTokenDays', node.tryGetContext('refreshTokenDays'), 30, { min: 1, max: 3_650 }),
  };
}

/** On the command line every value is a string. */
function parsed(value: unknown, name: string): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch (error) {
    throw new Error(`${name} is not JSON: ${value}`, { cause: error });
  }
}

function companiesOf(value: unknown): DeploymentContext['companies'] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error('companies is to be an object such as {"acme.example":{"superAdmin":"ann@acme.example"}}');
  }
  return Object.fromEntries(
    Object.entries(value).map(([domain, entry]) => [domain, { superAdmin: superAdminOf(domain, entry) }]),
  );
}

function checkSize(companies: DeploymentContext['companies'], providers: readonly DeployedProvider[]): void {
  const known = [JSON.stringify(companies), ...(providers.length > 0 ? [providersForFunctions(providers)] : [])];
  const size = Buffer.byteLength(known.join(''));
  if (size > MAX_COMPANIES)
    throw new Error(
      `companies and providers have ${size} bytes, ${MAX_COMPANIES} at most fit into the environment of a function`,
    );
}

/** Providers return to the pool's own domain, so there is none without the other. */
function signInDomainOf(value: unknown, providers: readonly DeployedProvider[], stage: Stage): string | undefined {
  const prefix = matching(
    'signInDomain',
    value,
    /^(?!.*(aws|amazon|cognito))[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/,
    'a prefix of lower-case letters, digits and hyphens, without aws, amazon and cognito',
  );
  if (stage === 'local' && providers.length > 0) throw new Error('providers are not supported by an emulator');
  if (prefix === undefined && providers.length > 0)
    throw new Error("providers need signInDomain, the prefix of the user pool's own domain");
  return prefix;
}

/** The address of a company's first super admin. A mistake here would only show when that person cannot get in. */
function superAdminOf(domain: string, entry: unknown): string {
  const company = canonicalDomain(domain);
  if (company !== domain)
    throw new Error(
      `companies: ${domain} is not a domain as the product writes it${company === undefined ? '' : `, which is ${company}`}`,
    );
  if (isFreeMailDomain(company)) throw new Error(`companies: ${domain} gives addresses to anyone`);
  const superAdmin =
    typeof entry === 'object' && entry !== null && 'superAdmin' in entry ? entry.superAdmin : undefined;
  if (typeof superAdmin !== 'string' || companyOfEmail(superAdmin) !== company)
    throw new Error(`companies: the superAdmin of ${domain} is to be an address of ${domain}`);
  return superAdmin;
}

function webUrlOf(value: unknown, stage: Stage): string | undefined {
  if (value === undefined) return undefined;
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
  // Routes of the product begin at the root of its origin.
  const protocols = stage === 'local' ? ['http:', 'https:'] : ['https:'];
  if (
    url === undefined ||
    !protocols.includes(url.protocol) ||
    url.pathname !== '/' ||
    url.search !== '' ||
    url.hash !== ''
  ) {
    throw new Error(`webUrl is to be an origin such as https://storyd.acme.example: ${JSON.stringify(value)}`);
  }
  return url.origin;
}

/** The CDN accepts certificates from one region only, wherever the rest is. */
function certificateOf(value: unknown, webUrl: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !/^arn:aws[\w-]*:acm:us-east-1:\d{12}:certificate\/[\w-]+$/.test(value)) {
    throw new Error(`certificateArn is to be that of a certificate in us-east-1: ${JSON.stringify(value)}`);
  }
  if (webUrl === undefined) throw new Error('certificateArn needs webUrl, whose host it is for');
  return value;
}

/** A string of a given format, if present. */
function matching(name: string, value: unknown, form: RegExp, what: string): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !form.test(value))
    throw new Error(`${name} is to be ${what}: ${JSON.stringify(value)}`);
  return value;
}

function addressOf(value: unknown, name: string): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !isEmail(value))
    throw new Error(`${name} is to be an e-mail address: ${JSON.stringify(value)}`);
  return value;
}

/** One of the allowed values; the first one is the default. */
function oneOf<Value extends string>(name: string, values: readonly [Value, ...Value[]], value: unknown): Value {
  const found = value === undefined ? values[0] : values.find((one) => one === value);
  if (found === undefined) throw new Error(`${name} is to be ${values.join(', ')}: ${JSON.stringify(value)}`);
  return found;
}

/** A whole number in a range, by default `usual`. On the command line it is a string. */
function whole(name: string, value: unknown, usual: number, { min, max }: { min: number; max: number }): number {
  const found = value === undefined ? usual : Number(value);
  if (!Number.isInteger(found) || found < min || found > max)
    throw new Error(`${name} is to be a whole number from ${min} to ${max}: ${JSON.stringify(value)}`);
  return found;
}

function flag(value: unknown, name: string): boolean {
  if (value === undefined || value === false || value === 'false') return false;
  if (value === true || value === 'true') return true;
  throw new Error(`${name} is to be true or false: ${JSON.stringify(value)}`);
}
