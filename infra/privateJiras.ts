/** Jira in a private network that functions may connect to: its host, and the range of its addresses. */
export type PrivateJira = { readonly host: string; readonly cidr: string };

/** Reads the context `privateTrackers`. @throws when it is invalid */
export function readPrivateJiras(value: unknown): readonly PrivateJira[] {
  if (!Array.isArray(value) || !value.every(isPrivateJira))
    throw new Error('privateTrackers is to be a list such as [{"host":"jira.acme.internal","cidr":"10.1.0.0/16"}]');
  return value.map(({ host, cidr }) => ({ host, cidr }));
}

function isPrivateJira(one: unknown): one is PrivateJira {
  if (typeof one !== 'object' || one === null || !('host' in one) || !('cidr' in one)) return false;
  const { host, cidr } = one;
  return (
    typeof host === 'string' &&
    /^[a-z0-9.:-]+$/.test(host) &&
    typeof cidr === 'string' &&
    /^[0-9a-f.:]+\/\d{1,3}$/.test(cidr)
  );
}
