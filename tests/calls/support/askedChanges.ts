import type { ChangeRequestCard, RequestList } from '#shared/model/changeRequest.ts';
import { cardsOf, sharedBy, type SharedText, wish } from './sharedTexts.ts';
import type { SmallWorld, Somebody } from './smallWorld.ts';
import type { useStack } from './useStack.ts';

let anew = 0;

/** What tests of change requests do, each on texts of its own. */
export function askedChanges(stack: ReturnType<typeof useStack>, world: () => SmallWorld) {
  const settled = () => stack().stream.settled();

  async function ask(shared: SharedText, newText: string, by: Somebody = world().owner): Promise<string> {
    const { requestId } = await world().call('create_description_change_request', wish(shared, newText), by);
    await settled();
    return requestId ?? '';
  }

  return {
    settled,
    ask,
    /** A text of several people's maps, and the request of the first of them for another one. */
    asked: async (owners: readonly Somebody[], kind: 'what' | 'who' = 'what') => {
      const shared = await sharedBy(world(), kind, owners);
      const newText = `Anew ${(anew += 1)} ${world().canary}`;
      return { shared, newText, requestId: await ask(shared, newText, owners[0]) };
    },
    respond: (requestId: string, accept: boolean, as: Somebody) =>
      world().call('respond_description_change_request', { requestId, accept }, as),
    cardOf: async (requestId: string, list: RequestList, as: Somebody): Promise<ChangeRequestCard | undefined> =>
      (await cardsOf(world(), list, as)).find(({ id }) => id === requestId),
    awaitingOf: async (as: Somebody) => (await world().call('awaiting_change_requests', {}, as)).total,
  };
}
