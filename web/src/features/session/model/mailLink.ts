/**
 * The address and the code that the link of a mail carries in its fragment, which stays in the browser. Links of earlier releases, and those within the
 * application, carry them in the query.
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
