import { type Asked, failure, fieldFailure, fieldsIn, ok, type Reply, textIn } from './fakeReply.ts';

/** A link from an issue to a page outside of Jira; there is one for each global id. */
export type FakeRemoteLink = {
  readonly id: number;
  readonly globalId: string | null;
  application: Readonly<Record<string, unknown>>;
  relationship: string;
  object: Readonly<Record<string, unknown>>;
};

/** The answer to a request about the remote links of an issue; undefined for another one. */
export function linkReply(
  issue: { readonly id: string; readonly key: string; links: FakeRemoteLink[] },
  { method, path, query, body }: Asked,
  { api, webUrl }: { readonly api: string; readonly webUrl: string },
): Reply | undefined {
  const self = (id: number) => `${webUrl}${api}/issue/${issue.key}/remotelink/${id}`;
  const shown = (link: FakeRemoteLink) => ({ ...link, self: self(link.id) });
  const globalId = query.get('globalId');
  if (path === '/remotelink') {
    if (method === 'POST') return putLink(issue, fieldsIn(body), self);
    if (method === 'GET' && globalId === null) return ok(issue.links.map(shown));
    const named = issue.links.find((link) => link.globalId === globalId);
    if (named === undefined) return failure(404, `Couldn't find a remote issue link with global id: ${globalId ?? ''}`);
    return method === 'DELETE' ? removeLink(issue, named) : method === 'GET' ? ok(shown(named)) : undefined;
  }
  const found = issue.links.find((link) => path === `/remotelink/${link.id}`);
  if (found === undefined) return failure(404, "Couldn't find that remote issue link.");
  return method === 'DELETE' ? removeLink(issue, found) : method === 'GET' ? ok(shown(found)) : undefined;
}

/** Adds a link, or replaces the one of its global id. */
function putLink(
  issue: { links: FakeRemoteLink[] },
  sent: Readonly<Record<string, unknown>>,
  self: (id: number) => string,
): Reply {
  const object = fieldsIn(sent['object']);
  if (textIn(object['title']) === '') return fieldFailure({ title: "'title' is required." });
  if (!URL.canParse(textIn(object['url']))) return fieldFailure({ url: "'url' is required." });
  const globalId = textIn(sent['globalId']) || null;
  const old = issue.links.find((link) => globalId !== null && link.globalId === globalId);
  const id = old?.id ?? Math.max(10_000, ...issue.links.map((link) => link.id)) + 1;
  const link = {
    ...{ id, globalId, object },
    application: fieldsIn(sent['application']),
    relationship: textIn(sent['relationship']),
  };
  issue.links = [...issue.links.filter((one) => one !== old), link];
  return ok({ id, self: self(id) }, old === undefined ? 201 : 200);
}

function removeLink(issue: { links: FakeRemoteLink[] }, link: FakeRemoteLink): Reply {
  issue.links = issue.links.filter((one) => one !== link);
  return { status: 204 };
}
