import { createChangeRequest } from '#lambdas/entities/change_request/changeRequestSteps.ts';
import { companyWhatEntity, createShared, renameShared, type SharedEntity } from '#lambdas/entities/company/shared.ts';
import { addMember, createStoryMap, storyMapEntity, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { whatEntity } from '#lambdas/entities/what/what.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import type { Key, Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { change, create, remove } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { newId } from '#shared/model/ids.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { NOTHING_SET } from '#shared/rules/what/bareWhat.ts';
import { levelUnder } from '#shared/rules/what/levels.ts';
import { randomOf } from '#tests/calls/support/badInput.ts';

const MAPS = 24;
/** How many maps use a shared Activity. */
export const USES = 3;
/** Steps in one change, with room for their derived rows and an entry in the log of each map. */
const MOST = 30;
const USED = 40;
/** How many of them keep their text, since another text would close the requests for them. */
const ASKED = 20;

/**
 * People work in a company: many Activities that nobody shares, some that are copied to several maps, maps, members and
 * change requests. By chance, but the same in every run but for the ids.
 */
export class Work {
  readonly maps: string[] = Array.from({ length: MAPS }, newId);
  /** Activities of several maps. */
  readonly used: { id: string; maps: string[]; text: string }[] = [];
  /** Activities of the company that are on no map. */
  readonly loose: string[] = [];
  /** Change requests by their own part of the id, with how many people are to be asked. */
  readonly requests = new Map<string, { objectId: string; people: number }>();
  readonly #store: ReturnType<typeof companyStore>;
  readonly #random: () => number;
  #texts = 0;

  constructor(company: CompanyDomain, seed: number) {
    this.#store = companyStore(company);
    this.#random = randomOf(seed);
  }

  /** Makes what is there from the start. Every map has an owner and an editor of its own. */
  async begin(): Promise<void> {
    const { keys } = this.#store.reader;
    await this.#commit(
      this.maps.map((id, i) => {
        const head = { id, name: `Map ${i}`, why: 'To work', owner: `owner${i}`, createdAt: i };
        return [createStoryMap(keys, head), addMember(keys, head.id, `editor${i}`, 'editor')];
      }),
    );
    for (let i = 0; i < USED; i += 1)
      this.used.push({
        id: newId(),
        text: this.#text(),
        maps: Array.from({ length: USES }, (_, n) => this.maps[(i + n * 5) % MAPS] ?? ''),
      });
    await this.#commit(
      this.used.map(({ id, maps, text }) => {
        const copies = maps.map((map) => onMap(keys, map, id, text));
        return [createShared(keys, 'what', id, text), ...copies];
      }),
    );
  }

  /** Works on for a while: something over three times as many items are written as there are new Activities. */
  async continueWork(count = 70): Promise<void> {
    const { keys } = this.#store.reader;
    const made = Array.from({ length: count }, newId);
    await this.#commit(
      made.map((id) => [
        create(companyWhatEntity, rowKeys.shared(keys, 'what', id), id, { text: this.#text(), uses: 0 }),
      ]),
    );
    this.loose.push(...made);
    await this.#change(
      this.#some(this.loose, 2 * count).map((id) => rowKeys.shared(keys, 'what', id)),
      (item) => ({ do: 'count', key: item, attribute: 'uses', by: 1, require: [{ is: 'there' }] }),
    );
    await this.#change(
      this.#some(this.loose, 5).map((id) => rowKeys.shared(keys, 'what', id)),
      (item) => change(companyWhatEntity, item, { text: this.#text() }),
    );
    await this.#change(
      this.#some(this.loose, 5).map((id) => rowKeys.shared(keys, 'what', id)),
      (item) => remove(companyWhatEntity, item),
    );
    await this.#change(
      this.#some(this.maps, 4).map((id) => rowKeys.storyMap(keys, id)),
      (item) => change(storyMapEntity, item, { name: this.#text() }),
    );
    for (const { id } of this.#some(this.used.slice(ASKED), 4)) {
      const [entity] = await this.#store.reader.get<[SharedEntity]>([rowKeys.shared(keys, 'what', id)]);
      if (entity !== undefined) await this.#commit([renameShared(keys, 'what', entity, this.#text(), entity.uses)]);
    }
    await this.#ask(2);
  }

  /** Every map gets another name. */
  async renameAll(): Promise<void> {
    const { keys } = this.#store.reader;
    await this.#change(
      this.maps.map((id) => rowKeys.storyMap(keys, id)),
      (item) => change(storyMapEntity, item, { name: this.#text() }),
    );
  }

  /** Somebody asks for another text of Activities of several maps. */
  async #ask(count: number): Promise<void> {
    const { keys } = this.#store.reader;
    await this.#commit(
      this.#some(this.used.slice(0, ASKED), count).map(({ id, maps, text }) => {
        const own = newId();
        // The owner and the editor of each map but the one from which it is asked.
        this.requests.set(own, { objectId: id, people: 2 * (maps.length - 1) });
        const request = {
          own,
          kind: 'what',
          objectId: id,
          containerId: maps[0] ?? '',
          owner: `owner${this.maps.indexOf(maps[0] ?? '')}`,
          date: this.#texts,
          oldText: text,
          newText: this.#text(),
        } as const;
        return [createChangeRequest(keys, request)];
      }),
    );
  }

  async #change(keys: readonly Key[], step: (item: SharedEntity & StoryMapHead) => Mutation): Promise<void> {
    const items = await this.#store.reader.get<(SharedEntity & StoryMapHead)[]>(keys);
    await this.#commit(
      items.flatMap((item) => (item === undefined || item.deletedAt !== undefined ? [] : [[step(item)]])),
    );
  }

  async #commit(groups: readonly (readonly Mutation[])[]): Promise<void> {
    let steps: Mutation[] = [];
    const write = () => this.#store.writer({ uid: 'somebody', tab: null, call: 'test' }).commit('company', steps);
    for (const group of groups) {
      if (steps.length + group.length > MOST) {
        await write();
        steps = [];
      }
      steps.push(...group);
    }
    if (steps.length > 0) await write();
  }

  /** Some of a list, no two alike. */
  #some<Item>(list: readonly Item[], count: number): Item[] {
    const chosen = new Set<Item>();
    for (let i = 0; i < count; i += 1) {
      const item = list[Math.floor(this.#random() * list.length)];
      if (item !== undefined) chosen.add(item);
    }
    return [...chosen];
  }

  #text(): string {
    this.#texts += 1;
    return `Text ${this.#texts}`;
  }
}

function onMap(keys: Keys, map: string, id: string, description: string): Mutation {
  const fields = {
    description,
    level: levelUnder(null),
    parentId: null,
    orderKey: 'V',
    ...NOTHING_SET,
    childCount: 0,
    generation: 0,
    parentGeneration: null,
  };
  return create(whatEntity, rowKeys.what(keys, map, id), id, fields);
}
