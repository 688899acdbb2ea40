/** An issue tracker in a private network that functions may connect to: its host, and the range of its addresses. */
export type PrivateTracker = { readonly host: string; readonly cidr: string };

/** Reads the context `privateTrackers`. @throws when it is invalid */
export function readPrivateTrackers(value: unknown): readonly PrivateTracker[] {
  if (!Array.isArray(value) || !value.every(isPrivateTracker))
    throw new Error('privateTrackers is to be a list such as [{"host":"jira.acme.internal","cidr":"10.1.0.0/16"}]');
  return value.map(({ host, cidr }) => ({ host, cidr }));
}

function isPrivateTracker(one: unknown): one is PrivateTracker {
  if (typeof one !== 'object' || one === null || !('host' in one) || !('cidr' in one)) return false;
  const { host, cidr } = one;
  return (
    typeof host === 'string' &&
    /^[a-z0-9.:-]+$/.test(host) &&
    typeof cidr === 'string' &&
    /^[0-9a-f.:]+\/\d{1,3}$/.test(cidr)
  );
}
