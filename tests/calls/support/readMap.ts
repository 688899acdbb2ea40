import { joinParts } from '#shared/contract/joinParts.ts';
import type { CallOutput } from '#shared/contract/registry.ts';
import { send } from './caller.ts';
import type { SmallWorld, Somebody } from './smallWorld.ts';

type Answer = CallOutput<'get_container'>;

/**
 * Reads a map as clients do, part by part.
 * @param options.beforePart runs before each part
 * @throws with the answer when it is refused
 */
export async function readMap(
  world: SmallWorld,
  containerId: string,
  {
    as = world.owner,
    headers = {},
    beforePart = () => undefined,
    ...input
  }: { as?: Somebody; headers?: Record<string, string>; beforePart?: () => void; lists?: boolean } = {},
): Promise<{ map: Answer; parts: number }> {
  let map: Answer | undefined;
  for (let parts = 1; ; parts += 1) {
    beforePart();
    const asked = { containerId, ...input, ...(map !== undefined && { after: map.next }) };
    const { status, body, text } = await send(world.stack, 'get_container', asked, as.idToken, headers);
    if (status !== 200) throw new Error(`get_container was refused: ${status} ${text.slice(0, 500)}`);
    map = (map === undefined ? body : joinParts(map, body)) as Answer;
    if (map.next === null) return { map, parts };
  }
}
