import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { appLink } from '#web/features/people/session/model/appLink.ts';

const SECRET = 'A'.repeat(52);

describe('the link for an authenticator app', () => {
  test('names product, person and secret', () => {
    expect(appLink('StorYd', 'ann+x@acme.example', SECRET)).toBe(
      `otpauth://totp/StorYd:ann%2Bx%40acme.example?secret=${SECRET}&issuer=StorYd`,
    );
  });

  test('fits into a QR code that a phone reads from a screen, however long the address', () => {
    // Version 15 has 77 squares a side, two to three pixels each where the code is shown.
    for (const local of ['a'.repeat(240), 'é'.repeat(100)])
      expect(encode(appLink('StorYd', `${local}@acme.example`, SECRET)).version).toBeLessThanOrEqual(15);
  });
});
