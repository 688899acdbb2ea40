import { fernhillBooks } from '#infra/local/seed/companies/fernhillBooks.ts';
import { northwindCycles } from '#infra/local/seed/companies/northwindCycles.ts';
import { northwindPeople } from '#infra/local/seed/companies/northwindPeople.ts';
import { DEMO_PASSWORD, emailOf } from '#infra/local/seed/createPeople.ts';
import type { DemoMap } from '#infra/local/seed/types.ts';
import type { LocalStack } from '#infra/local/stack.ts';
import { type MapWithLists, withLists } from '#tests/calls/support/withLists.ts';
import { type Api, apiAs } from '#tests/e2e/support/api.ts';

type ListType = 'owner' | 'editor' | 'viewer' | 'all' | 'all-shared';

/** Somebody who may open a map: its owner, or an editor where the owner has lost access. */
export const openerOf = ({ owner, editors }: DemoMap): string =>
  northwindPeople.some(({ id, standing }) => id === owner && standing === 'removed') ? (editors[0] ?? owner) : owner;

/** The demo data as its people see it; `stackOf` is called when the stack runs. */
export function demoReaders(stackOf: () => LocalStack) {
  /** The product as one of the demo people uses it, with the password that the terminal shows. */
  const as = async (id: string): Promise<Api> => {
    const company = [northwindCycles, fernhillBooks].find(({ people }) => people.some((person) => person.id === id));
    if (company === undefined) throw new Error(`the demo has no ${id}`);
    return apiAs(stackOf(), { email: emailOf(company, { id }), password: DEMO_PASSWORD, username: id });
  };

  const listOf = async (id: string, list_type: ListType) =>
    (await (await as(id)).call('story_map_list', { list_type })).docs;

  /** A map as one of the demo people sees it. */
  const openMap = async (
    id: string,
    list_type: Exclude<ListType, 'all-shared'>,
    name: string,
  ): Promise<MapWithLists> => {
    const docs = await listOf(id, list_type);
    const found = docs.find((doc) => doc.name === name);
    if (found === undefined) throw new Error(`${id} has no ${name} among ${docs.map((doc) => doc.name).join(', ')}`);
    return withLists(await (await as(id)).call('get_container', { containerId: found.id }));
  };

  /** The names of the first page of a list. */
  const namesOf = async (id: string, list_type: ListType): Promise<string[]> =>
    (await listOf(id, list_type)).map(({ name }) => name);

  return { as, openMap, namesOf };
}
