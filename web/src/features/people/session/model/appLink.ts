/** The maximum number of address bytes that fit into the QR code besides the secret. */
const MAX_ACCOUNT = 80;

/**
 * The link that authenticator apps read from a QR code: the secret and its display name.
 * @param secret in base32, as the user pool creates it
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
