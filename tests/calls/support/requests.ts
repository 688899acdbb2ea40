import type { TableItem } from './table.ts';

/** The rows of a change request. */
export type RequestInTable = {
  request: TableItem;
  /** Story map id -> name. */
  containers: Record<string, unknown>;
  /** uid -> answer; 'empty' means no response. */
  members: Record<string, unknown>;
  /** The uids with the request in their inbox. */
  awaiting: string[];
  /** The uids with the request in their own list. */
  asked: string[];
};

/** Reads a change request with all its rows. */
export function requestIn(table: ReadonlyMap<string, TableItem>, domain: string, requestId: string): RequestInTable {
  const [kind = '', objectId = '', own = ''] = requestId.split('-');
  const pk = `C#${domain}#${kind.toUpperCase()}#${objectId}`;
  const items = [...table.values()];
  const request = items.find((item) => item.pk === pk && item.sk === `request#${own}`);
  if (request === undefined) throw new Error(`there is no request ${requestId}`);
  const parts = (part: string) =>
    items.filter((item) => item.pk === pk && item.sk.startsWith(`request#${own}#${part}#`));
  const pointing = (list: string) =>
    items
      .filter((item) => item.sk.startsWith(`${list}#`) && item.sk.endsWith(`#${requestId}`))
      .map((item) => item.pk.split('#').at(-1) ?? '');
  return {
    request,
    containers: Object.fromEntries(parts('map').map((item) => [String(item['mapId']), item['name']])),
    members: Object.fromEntries(parts('member').map((item) => [String(item['id']), item['accepted']])),
    awaiting: pointing('awaits').sort(),
    asked: pointing('asked'),
  };
}
