/** As many bytes of the address as a QR code has room for, besides the secret. */
const MAX_ACCOUNT = 80;

/**
 * What authenticator apps read from a QR code: the secret, and under which name to list it.
 * @param secret in base32, as the user pool makes it
 */
export function appLink(product: string, email: string, secret: string): string {
  let account = '';
  for (const sign of email) {
    const longer = account + encodeURIComponent(sign);
    if (longer.length > MAX_ACCOUNT) break;
    account = longer;
  }
  return `otpauth://totp/${product}:${account}?secret=${secret}&issuer=${product}`;
}
