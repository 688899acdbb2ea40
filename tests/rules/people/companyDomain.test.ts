import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { emailSchema } from '#shared/model/fields.ts';
import {
  canonicalDomain,
  canonicalEmail,
  type CompanyDomain,
  companyOfEmail,
  isFreeMailDomain,
} from '#shared/model/people/companyDomain.ts';

describe('the company of a domain', () => {
  test.each([
    ['acme.example', 'acme.example'],
    ['ACME.Example', 'acme.example'],
    ['eu.acme.example', 'eu.acme.example'],
    ['a-b.c-d.example', 'a-b.c-d.example'],
    ['3m.example', '3m.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['BÜCHER.example', 'xn--bcher-kva.example'],
    ['bu\u0308cher.example', 'xn--bcher-kva.example'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['straße.example', 'xn--strae-oqa.example'],
    ['日本.example', 'xn--wgv71a.example'],
    ['col·legi.example', 'xn--collegi-xma.example'],
    ['نامه\u200cای.example', 'xn--mgba3gch31f060k.example'],
    [`${'a'.repeat(63)}.example`, `${'a'.repeat(63)}.example`],
  ])('%s is %s', (domain, company) => {
    expect(canonicalDomain(domain)).toBe(company);
  });

  test.each([
    ['nothing', ''],
    ['a single label', 'localhost'],
    ['a trailing dot', 'acme.example.'],
    ['a leading dot', '.acme.example'],
    ['an empty label', 'acme..example'],
    ['an underscore', 'ac_me.example'],
    ['a number sign', 'acme.example#x'],
    ['a key of our own', 'acme.example#map#1'],
    ['a space', 'acme .example'],
    ['a space at the end', 'acme.example '],
    ['a line break', 'acme.example\n'],
    ['a port', 'acme.example:80'],
    ['a path', 'acme.example/x'],
    ['a query', 'acme.example?x'],
    ['a back slash', 'acme.example\\x'],
    ['somebody else before it', 'eve@acme.example'],
    ['an escape', 'acme%2eexample'],
    ['an IPv4 address', '192.0.2.7'],
    ['a short IPv4 address', '127.1'],
    ['a hexadecimal one', '0x7f.1'],
    ['a last label of digits', 'acme.123'],
    ['an IPv6 address', '[2001:db8::1]'],
    ['a hyphen at the start', '-acme.example'],
    ['a hyphen at the end', 'acme-.example'],
    ['a label over 63 letters', `${'a'.repeat(64)}.example`],
    ['over 253 letters', `${'a.'.repeat(124)}example`],
    ['over 253 letters in punycode', `${'ü.'.repeat(40)}example`],
    ['punycode of nothing', 'xn--.example'],
    ['punycode that is none', 'xn--a.example'],
    ['punycode of plain letters', 'xn--acme-.example'],
    ['full-width letters', 'ａｃｍｅ.example'],
    ['a full-width dot', 'acme．example'],
    ['an ideographic full stop', 'acme。example'],
    ['a ligature', 'ﬁnance.example'],
    ['a circled digit', '①.example'],
    ['a soft hyphen', 'ac\u00adme.example'],
    ['a space without width', 'ac\u200bme.example'],
    ['a word joiner', 'ac\u2060me.example'],
    ['a joiner where none belongs', 'ac\u200dme.example'],
    ['a variation selector', 'ac\ufe0fme.example'],
    ['a combining grapheme joiner', 'ac\u034fme.example'],
    ['the Kelvin sign', '\u212aelvin.example'],
    ['a symbol', '☃.example'],
  ])('%s is refused', (_, domain) => {
    expect(canonicalDomain(domain)).toBeUndefined();
  });

  test('no character outside ASCII turns a domain into another, plain one', () => {
    const ranges = [
      [0x80, 0xd7ff],
      [0xe000, 0xffff],
      [0x1d400, 0x1d7ff],
      [0x1f100, 0x1f2ff],
      [0xe0000, 0xe0fff],
    ] as const;
    const merged: string[] = [];
    for (const [first, last] of ranges) {
      for (let code = first; code <= last; code += 1) {
        const domain = `ac${String.fromCodePoint(code)}me.example`;
        const company = canonicalDomain(domain);
        if (company !== undefined && !company.startsWith('xn--')) merged.push(code.toString(16));
      }
    }
    expect(merged).toEqual([]);
  });

  test('is canonical already, and has no character with a meaning in keys', () => {
    const label = fc.oneof(
      fc.domain(),
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('ü', 'a', '..', 'xn--', 'example', '-', '日'),
    );
    const domain = fc.array(label, { minLength: 1, maxLength: 80 }).map((labels) => labels.join('.'));
    let companies = 0;
    fc.assert(
      fc.property(fc.oneof(domain, fc.domain(), fc.string({ unit: 'binary' })), (text) => {
        const company = canonicalDomain(text);
        if (company === undefined) return;
        companies += 1;
        expect(canonicalDomain(company)).toBe(company);
        expect(company).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
        expect(company.length).toBeLessThanOrEqual(253);
      }),
      { seed: 5, numRuns: 800 },
    );
    expect(companies).toBeGreaterThan(100);
  });
});

describe('the company of an address', () => {
  test.each([
    ['ada@acme.example', 'acme.example'],
    ['ada+maps@ACME.example', 'acme.example'],
    ['"ada@home.example"@acme.example', 'acme.example'],
    ['ada@home.example@acme.example', 'acme.example'],
    ['"a d a"@acme.example', 'acme.example'],
    ['#@acme.example', 'acme.example'],
    ['@acme.example', undefined],
    ['acme.example', undefined],
    ['', undefined],
    ['ada@', undefined],
    ['ada@acme', undefined],
    ['ada@acme.example ', undefined],
    ['ada@acme.example>', undefined],
    ['ada@[192.0.2.7]', undefined],
  ])('%s: %s', (email, company) => {
    expect(companyOfEmail(email)).toBe(company);
  });
});

describe('the canonical form of an address', () => {
  test.each([
    ['Ada@ACME.example', 'ada@acme.example'],
    ['ADA@Bücher.example', 'ada@xn--bcher-kva.example'],
    ['Zoë@acme.example', 'zoë@acme.example'],
    ['ada@ac_me.example', undefined],
    ['bo\u212a@acme.example', undefined],
  ])('%s: %s', (email, form) => {
    expect(canonicalEmail(email)).toBe(form);
  });

  test('is what calls accept as an address; an address without one is not turned into another by lower-casing', () => {
    expect(z.parse(emailSchema, ' Ada@ACME.example ')).toBe('ada@acme.example');
    for (const email of ['ada@\u212aelvin.example', 'ada@ac_me.example'])
      expect(z.parse(emailSchema, email)).toBe(email);
    expect(z.safeParse(emailSchema, 'bo\u212a@acme.example').success).toBe(false);
  });
});

test('a free-mail provider is not a company, but a company on a subdomain of such a name can be', () => {
  const isFree = (domain: string) => isFreeMailDomain(canonicalDomain(domain) as CompanyDomain);
  expect(['gmail.com', 'GMail.com', 'outlook.com', 'web.de'].filter((domain) => !isFree(domain))).toEqual([]);
  expect(['acme.example', 'gmail.acme.example', 'notgmail.com'].filter(isFree)).toEqual([]);
});
