import { describe, expect, test } from 'vitest';
import { hrefOf, REFERENCE_MISLEADING, REFERENCE_NOT_HTTPS, referenceError } from '#shared/model/references.ts';
import { referenceLinkSchema } from '#shared/model/what/details.ts';

describe('a reference', () => {
  test.each([
    'Handbook',
    'see page 3: costs',
    'Before / after',
    'C:/plans',
    'https://acme.example/a?b=c@d#e',
    'https://acme.example/@ann',
  ])('%s is accepted', (name) => {
    expect(referenceError(name)).toBeUndefined();
  });

  test.each([
    'http://acme.example',
    'ftp://acme.example',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\u200bscript:alert(1)',
    '//evil.example',
    '\\\\evil.example',
    'https:/evil.example',
    'https:evil.example',
    'ht\ntps://evil.example',
  ])('%j is refused: not https', (name) => {
    expect(referenceError(name)).toBe(REFERENCE_NOT_HTTPS);
  });

  test.each([
    'https://acme.example@evil.example',
    'https://acme.example:secret@evil.example/login',
    'https://evil.example/\u202eelpmaxe.emca',
    'https://acme.example/\u2066.evil.example',
    'https://ac\u200bme.example',
  ])('%j hides where it leads: it is refused, and an older one is not a link', (name) => {
    expect(referenceError(name)).toBe(REFERENCE_MISLEADING);
    expect(hrefOf(name)).toBeUndefined();
    const { error } = referenceLinkSchema.safeParse({ name, type: 'a'.repeat(20) });
    expect(error?.issues.map(({ message }) => message)).toEqual([REFERENCE_MISLEADING]);
  });
});
