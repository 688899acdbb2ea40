import type { ErrorCode } from '#shared/CallError.ts';
import type { CallName, CallOutput } from '#shared/contract/registry.ts';
import * as errors from '#shared/errors.ts';
import { errorTable } from '#shared/errorTable.ts';
import type { What } from '#shared/model/what/what.ts';
import { levelUnder } from '#shared/rules/what/levels.ts';
import { compareByOrder, orderOf, placeAmong } from '#shared/rules/what/order.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import type { Call } from '#web/replica/command.ts';
import type { Arrival } from '#web/replica/scope.ts';
import { idFor, type Sketch, type Standing, what, whatsOf } from './boards.ts';

type Waiting = { name: CallName; input: Record<string, unknown>; answer: () => void };
type Copy = CallOutput<'get_container'>;

/** A small server for one map: it orders by the shared rules and answers each call when the test says so. */
export class FakeServer {
  readonly whats = new Map<string, What>();
  /** Names of the calls in the order in which they arrived. */
  readonly calls: CallName[] = [];
  readonly #waiting: Waiting[] = [];
  /** Deleted Activities. Their children stay, and are hidden. */
  readonly #gone = new Map<string, What>();
  readonly #ids = new Set<string>();
  #refuseNext: ErrorCode | undefined;

  constructor(sketch: Sketch) {
    for (const item of whatsOf(sketch)) {
      this.#ids.add(idFor(item.id));
      this.whats.set(idFor(item.id), {
        ...item,
        id: idFor(item.id),
        parentId: item.parentId === null ? null : idFor(item.parentId),
      });
    }
  }

  /** What the board is given to call. */
  call: Call = (name, input) =>
    new Promise((resolve, reject) => {
      this.calls.push(name);
      const answer = () => {
        try {
          resolve(this.#answer(name, input) as never);
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      };
      this.#waiting.push({ name, input, answer });
    });

  /** The next answer is a refusal. */
  refuse(code: ErrorCode): void {
    this.#refuseNext = code;
  }

  /** The inputs of the calls that wait for their answer. */
  get waiting(): readonly { name: CallName; input: Record<string, unknown> }[] {
    return this.#waiting;
  }

  /** Answers a call that waits, by default the oldest, and lets the board go on with it. */
  async answerOne(which = 0): Promise<void> {
    await settled();
    this.#waiting.splice(which % Math.max(1, this.#waiting.length), 1)[0]?.answer();
    await settled();
  }

  /** Answers until nothing waits. */
  async answerAll(): Promise<void> {
    await settled();
    while (this.#waiting.length > 0) await this.answerOne();
  }

  /** The map as it stands on the server. */
  standing(): Standing {
    const texts = (parentId: string | null) => orderOf(this.#row(parentId));
    return texts(null).map((id) => [this.#text(id), texts(id).map((child) => this.#text(child))]);
  }

  /** A colleague's edit, of which the board is not notified. */
  change(name: string, fields: Partial<What>): void {
    const known = this.whats.get(idFor(name));
    if (known !== undefined) this.whats.set(known.id, { ...known, ...fields, version: known.version + 1 });
  }

  /** A colleague deletes an Activity. @returns the change as the board receives it */
  removeAsColleague(id: string): Arrival {
    return this.#remove(id);
  }

  /**
   * A colleague restores a deleted Activity, by its number, with its children.
   * @returns the change as the board receives it; an empty one when none can be restored
   */
  restoreAsColleague(which: number): Arrival {
    const all = [...this.#gone.values()];
    const item = all[which % Math.max(1, all.length)];
    // A child comes back under a parent that is there.
    if (item === undefined || this.#isHidden(item)) return { changed: [], removed: [] };
    this.#gone.delete(item.id);
    this.whats.set(item.id, item);
    return this.#put(item.id, {});
  }

  copy(): Copy {
    const head = {
      id: idFor('map'),
      version: 1,
      name: 'Map',
      why: 'Why',
      owner: idFor('ann'),
      createdAt: 0,
      businessOwner: null,
      parentWhatRef: null,
      parentWhatRefCreator: null,
      viewersComment: true,
      members_view: [],
      members_edit: [],
      role: 'owner' as const,
    };
    const shown = [...this.whats.values()].filter((item) => !this.#isHidden(item));
    const whats = shown.map((item) => ({
      ...item,
      childOrder: orderOf(this.#row(item.id)),
      whoLinks: {},
    }));
    return {
      ...head,
      backboneOrder: [],
      backboneRank: [],
      skeletonRank: [],
      whats,
      members: [],
      whoGroupingMap: { categoriesStringArr: [], groupsStringArr: [] },
      whoGroups: [],
      whoCategories: [],
      whos: [],
      whatWhoLinks: [],
      whoWhoLinks: [],
      next: null,
    };
  }

  #answer(name: CallName, input: Record<string, unknown>): unknown {
    const code = this.#refuseNext;
    this.#refuseNext = undefined;
    if (code !== undefined) throw new ApiError(errorTable[code]);
    switch (name) {
      case 'get_container':
        return this.copy();
      case 'add_what':
        return this.#add(input as never);
      case 'delete_what2':
        return this.#remove(input['whatId'] as string);
      case 'change_what_description':
        return this.#put(input['objectId'] as string, { description: input['newDescription'] as string });
      default: {
        const id = input['whatId'] as string;
        const parentId =
          'newParentId' in input ? (input['newParentId'] as string | null) : (this.whats.get(id)?.parentId ?? null);
        if (parentId !== null && !this.whats.has(parentId)) throw new ApiError(errors.parentDoesNotExist);
        return this.#put(id, {
          parentId,
          parentGeneration: parentId === null ? null : (this.whats.get(parentId)?.generation ?? null),
          level: levelUnder(parentId),
          orderKey: this.#keyFor(id, parentId, input['afterWhatId'] as string | null),
        });
      }
    }
  }

  #add({
    description,
    parentId,
    afterWhatId,
  }: {
    description: string;
    parentId: string | null;
    afterWhatId: string | null;
  }): unknown {
    if (parentId !== null && !this.whats.has(parentId)) throw new ApiError(errors.parentDoesNotExist);
    const existing = [...this.whats.values()].find((item) => item.description === description && !this.#isHidden(item));
    if (existing !== undefined)
      return {
        id: existing.id,
        usedExistingWhat: true,
        change: null,
        changed: [{ type: 'what', ...existing }],
        removed: [],
      };
    const id = this.#newId(description);
    const item = what(id, {
      description,
      parentId,
      parentGeneration: parentId === null ? null : (this.whats.get(parentId)?.generation ?? null),
      level: levelUnder(parentId),
      version: 0,
      orderKey: this.#keyFor(id, parentId, afterWhatId),
    });
    this.whats.set(id, item);
    return { id, usedExistingWhat: false, ...this.#put(id, {}) };
  }

  /** An id that can be read, and that nothing has had before. */
  #newId(description: string): string {
    const wished = idFor(description);
    const id = this.#ids.has(wished) ? idFor(`${description}${this.#ids.size}`) : wished;
    this.#ids.add(id);
    return id;
  }

  #remove(id: string): { change: string } & Arrival {
    const known = this.#visible(id);
    const version = known.version + 1;
    this.whats.delete(id);
    this.#gone.set(id, { ...known, version });
    return { change: 'c', changed: [], removed: [{ type: 'what', id, version }] };
  }

  #visible(id: string): What {
    const known = this.whats.get(id);
    if (known === undefined || this.#isHidden(known)) throw new ApiError(errors.whatDoesNotExist);
    return known;
  }

  #isHidden({ parentId }: What): boolean {
    return parentId !== null && !this.whats.has(parentId);
  }

  #put(id: string, fields: Partial<What>): { change: string } & Arrival {
    const known = this.#visible(id);
    const next = { ...known, ...fields, version: known.version + 1 };
    this.whats.set(id, next);
    return { change: 'c', changed: [{ type: 'what', ...next }], removed: [] };
  }

  #keyFor(id: string, parentId: string | null, after: string | null): string {
    const row = this.#row(parentId)
      .filter((item) => item.id !== id)
      .sort(compareByOrder);
    const index = after === null ? 0 : row.findIndex((item) => item.id === after) + 1;
    const place = placeAmong(
      row.map((item) => ({ id: item.id, key: item.orderKey })),
      index,
    );
    if (place === undefined) throw new ApiError(errors.noRoom);
    return place.key;
  }

  #row(parentId: string | null): What[] {
    return [...this.whats.values()].filter((item) => item.parentId === parentId);
  }

  #text(id: string): string {
    return this.whats.get(id)?.description ?? '';
  }
}

/** When everything that an answer sets off has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
