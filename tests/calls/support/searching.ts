import { storyMapEntity, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { change } from '#lambdas/store/steps.ts';
import type { CallInput, CallName, CallOutput } from '#shared/contract/registry.ts';
import { type CompanyDomain, companyOfEmail } from '#shared/model/people/companyDomain.ts';
import type { SmallWorld, Somebody } from './smallWorld.ts';

type SearchName = {
  [Name in CallName]: CallOutput<Name> extends { hits: readonly unknown[] } ? Name : never;
}[CallName];

/** The results of a search in order, names or descriptions, once the index contains everything written so far. */
export async function found<Name extends SearchName>(
  world: SmallWorld,
  name: Name,
  input: CallInput<Name>,
  as: Somebody = world.owner,
): Promise<string[]> {
  await world.stack.stream.settled();
  const { hits } = await world.call(name, input, as);
  return hits.map((hit) => ('description' in hit ? hit.description : hit.name));
}

/** The company of a world. */
export function companyOf({ domain }: Pick<SmallWorld, 'domain'>): CompanyDomain {
  const company = companyOfEmail(`x@${domain}`);
  if (company === undefined) throw new Error(`${domain} is no company`);
  return company;
}

/** Renames a map directly in the table. */
export async function renameMap(world: SmallWorld, containerId: string, name: string): Promise<void> {
  const { reader, writer } = companyStore(companyOf(world));
  const [head] = await reader.get<[StoryMapHead]>([rowKeys.storyMap(reader.keys, containerId)]);
  if (head === undefined) throw new Error('there is no such map');
  await writer({ uid: world.owner.uid, tab: null, call: 'test' }).commit({ storyMap: containerId }, [
    change(storyMapEntity, head, { name }),
  ]);
}
