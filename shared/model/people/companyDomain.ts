import { FREE_MAIL_DOMAINS } from './freeMailDomains.ts';

/**
 * A company's canonical domain, such as `acme.example`: the name of its partitions. Only `canonicalDomain` makes one.
 */
export type CompanyDomain = string & { readonly __brand: 'CompanyDomain' };

/** Two labels or more, the last of them no number, as that would be an address. */
const HOST = /^(?!-)[a-z0-9-]{1,63}(?<!-)(?:\.(?!-|\d+$)[a-z0-9-]{1,63}(?<!-))+$/;

/** Outside ASCII: letters, digits, marks, and the joiners and dots within words that IDNA knows. */
const NOT_PLAIN = /[^\p{L}\p{N}\p{M}.\-\u00b7\u0375\u05f3\u05f4\u30fb\u200c\u200d]/u;
/** Invisible characters that IDNA drops, so that a domain with one in it would become another. */
const DROPPED = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/u;
const MAX_LENGTH = 253;

/**
 * The company of a domain: lower case, IDNA (punycode), no trailing dot. Returns undefined for anything that is not a
 * plain domain name after that; such a domain is refused, never silently merged into another (rule company.2).
 */
export function canonicalDomain(domain: string): CompanyDomain | undefined {
  const lower = domain.toLowerCase();
  const host = URL.canParse(`http://${lower}`) ? new URL(`http://${lower}`).hostname : '';
  // The URL parser maps look-alike characters (full-width letters) to plain ones, and drops invisible ones and all that
  // is no part of a host. A domain that only becomes another that way is not canonical.
  const isKept = isAscii(lower) ? host === lower && isAscii(domain) : isUnambiguous(lower);
  if (!isKept || host.length > MAX_LENGTH || !HOST.test(host)) return undefined;
  return host as CompanyDomain;
}

/**
 * The company that an e-mail address belongs to, or undefined when its domain is not canonical. The address itself is
 * not checked.
 */
export function companyOfEmail(email: string): CompanyDomain | undefined {
  const at = email.lastIndexOf('@');
  return at < 1 ? undefined : canonicalDomain(email.slice(at + 1));
}

/**
 * The canonical form of an e-mail address, which identifies a person, and the company that it belongs to. Undefined when
 * the domain is not canonical, or the address none of a company (`addressIn`).
 */
export function canonicalAddress(address: string): { email: string; company: CompanyDomain } | undefined {
  const company = companyOfEmail(address);
  const email = company === undefined ? undefined : addressIn(company, address);
  return company === undefined || email === undefined ? undefined : { email, company };
}

/**
 * The canonical form of an e-mail address of a company: lower case, with the company's canonical domain, so that one
 * mailbox is never two people. Undefined when lower-casing turns other letters into plain ones (the Kelvin sign into a
 * k): that would merge two mailboxes into one person.
 */
export function addressIn(company: CompanyDomain, address: string): string | undefined {
  const name = address.slice(0, address.lastIndexOf('@'));
  const lower = name.toLowerCase();
  return isAscii(lower) && !isAscii(name) ? undefined : `${lower}@${company}`;
}

/** The canonical form of an e-mail address (`canonicalAddress`). */
export const canonicalEmail = (address: string): string | undefined => canonicalAddress(address)?.email;

/** Whether a domain gives mail addresses to anyone, so that it can never be a company (rule company.4). */
export function isFreeMailDomain(domain: CompanyDomain): boolean {
  return FREE_MAIL_DOMAINS.has(domain);
}

const isAscii = (text: string): boolean => /^[\u0000-\u007f]*$/.test(text);

/**
 * Whether IDNA keeps a domain as it is written: compatibility forms, symbols and invisible characters are mapped to
 * others or dropped.
 */
function isUnambiguous(domain: string): boolean {
  return domain.normalize('NFKC') === domain.normalize('NFC') && !NOT_PLAIN.test(domain) && !DROPPED.test(domain);
}
