import type { CallInput } from '#shared/contract/registry.ts';
import type { SmallWorld } from './smallWorld.ts';

/** All events of the Access Log, page by page. */
export async function auditOf(world: SmallWorld, input: CallInput<'access_audit'> = {}) {
  const docs = [];
  let before: string | undefined;
  let pages = 0;
  do {
    const page = await world.call('access_audit', { ...input, ...(before !== undefined && { before }) });
    docs.push(...page.docs);
    before = page.next ?? undefined;
    pages += 1;
  } while (before !== undefined);
  return { docs, pages };
}
