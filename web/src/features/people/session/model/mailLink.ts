/**
 * The address and code from the link of a mail. They are in the fragment, which never leaves the browser; links of
 * earlier releases, and those within the application, have them in the query.
 */
export function mailLink({ hash, search }: { hash: string; search: string }): {
  email: string | undefined;
  code: string | undefined;
} {
  const fragment = new URLSearchParams(hash.slice(1));
  const query = new URLSearchParams(search);
  const read = (name: string) => fragment.get(name) ?? query.get(name) ?? undefined;
  return { email: read('email'), code: read('code') };
}
