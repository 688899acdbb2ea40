import { FREE_MAIL_DOMAINS } from './freeMailDomains.ts';

/** A company's canonical domain, such as `acme.example`: the name of its partitions. Only `canonicalDomain` makes one. */
export type CompanyDomain = string & { readonly __brand: 'CompanyDomain' };

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/**
 * The company of a domain: lower case, IDNA (punycode), no trailing dot. Returns undefined for whatever is not
 * a plain domain name after that; such a domain is refused, never silently merged into another (decisions 1).
 */
export function canonicalDomain(domain: string): CompanyDomain | undefined {
  const lower = domain.toLowerCase();
  if (lower === '' || lower.length > 253 || /[\s/?#@:\\%[\]]/.test(lower)) return undefined;
  const host = hostOf(lower);
  if (host === undefined) return undefined;
  // The URL parser maps look-alike characters (full-width letters, soft hyphens) onto plain ones. A domain that only becomes ASCII that way is not canonical.
  const isAscii = /^[\u0000-\u007f]*$/.test(lower);
  if (isAscii && host !== lower) return undefined;
  if (!isAscii && hostOf(unicodeOf(lower)) !== host) return undefined;
  const labels = host.split('.');
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label)) || /^\d+$/.test(labels.at(-1) ?? '')) return undefined;
  return host as CompanyDomain;
}

/** The company that an e-mail address belongs to, or undefined when its domain is not canonical. The address itself is not checked. */
export function companyOfEmail(email: string): CompanyDomain | undefined {
  const at = email.lastIndexOf('@');
  return at < 1 ? undefined : canonicalDomain(email.slice(at + 1));
}

/**
 * The one form of an e-mail address by which a person is known: lower case, with its company's canonical domain, so that one mailbox is never
 * two people. Undefined when the domain is not canonical.
 */
export function canonicalEmail(email: string): string | undefined {
  const company = companyOfEmail(email);
  return company === undefined ? undefined : `${email.slice(0, email.lastIndexOf('@')).toLowerCase()}@${company}`;
}

/** Whether a domain gives mail addresses to anyone, so that it can never be a company (decisions 2). */
export function isFreeMailDomain(domain: CompanyDomain): boolean {
  return FREE_MAIL_DOMAINS.has(domain);
}

function hostOf(domain: string): string | undefined {
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : undefined;
}

/** Only letters, digits, marks and the usual joiners may be outside ASCII; compatibility forms are not their own normal form. */
function unicodeOf(domain: string): string {
  return domain.normalize('NFKC') === domain.normalize('NFC') ? domain : '';
}
