import type { Changed } from '#shared/contract/change.ts';
import { BACKBONE, SKELETON } from '#shared/model/limits.ts';
import type { What } from '#shared/model/what/what.ts';
import type { WhatWhoLink, Who, WhoWhoLink } from '#shared/model/who/who.ts';
import type { Arrival } from '#web/replica/scope.ts';
import { what } from './boards.ts';

/** An entity of one of the types that the histories are about. `deleted` is its tombstone. */
type Row = { type: string; id: string; version: number; deleted: boolean; generation?: number };
type WhatRow = Row & What;

/** One step of a history. Numbers pick among what there is, so that every step means something in every state. */
export type Step =
  | { do: 'addWhat'; pick: number; under: number | null; order: number }
  | { do: 'move'; pick: number; under: number | null; order: number }
  | { do: 'describe' | 'rank' | 'deleteWhat' | 'restoreWhat'; pick: number }
  | { do: 'addWho' | 'deleteWho' | 'restoreWho' | 'nameWho'; pick: number }
  | { do: 'link'; pick: number; who: number }
  | { do: 'linkWhos'; pick: number; who: number }
  | { do: 'unlink'; pick: number };

const NAMES = 6;

/**
 * The table of one map, with tombstones and generations as the server keeps them. Each step answers what a command
 * would.
 */
export class HistoryServer {
  readonly #rows = new Map<string, Row>();
  #count = 0;

  /** Does a step, if it is one that the rules allow now. @returns what it changed */
  do(step: Step): Arrival {
    switch (step.do) {
      case 'addWhat':
        return this.#addWhat(`w${step.pick % NAMES}`, this.#parent(step.under), step.order);
      case 'move':
        return this.#change(this.#pickWhat(step.pick), (item) =>
          this.#under(item, this.#parent(step.under), step.order),
        );
      case 'describe':
        return this.#change(this.#pickWhat(step.pick), () => ({ description: `text ${(this.#count += 1)}` }));
      case 'rank':
        return this.#change(this.#pickWhat(step.pick), () => ({ rankKey: `r${(this.#count += 1)}` }));
      case 'deleteWhat':
        return this.#delete(this.#pickWhat(step.pick));
      case 'restoreWhat':
        return this.#restore(this.#rows.get(`what/w${step.pick % NAMES}`));
      case 'addWho':
        return this.#addWho(`p${step.pick % NAMES}`);
      case 'nameWho':
        return this.#change(this.#pickWho(step.pick), () => ({ name: `name ${(this.#count += 1)}` }));
      case 'deleteWho':
        return this.#delete(this.#pickWho(step.pick));
      case 'restoreWho':
        return this.#restore(this.#rows.get(`who/p${step.pick % NAMES}`));
      case 'link':
        return this.#link(this.#pickWhat(step.pick), this.#pickWho(step.who));
      case 'linkWhos':
        return this.#linkWhos(this.#pickWho(step.pick), this.#pickWho(step.who));
      case 'unlink':
        return this.#delete(pick([...this.#seen('what_who_link'), ...this.#seen('who_who_link')], step.pick));
    }
  }

  /** What a whole copy holds: what is seen. */
  copy(): Changed[] {
    return ['what', 'who', 'what_who_link', 'who_who_link'].flatMap((type) => this.#seen(type)).map(presented);
  }

  #seen(type: string): Row[] {
    return [...this.#rows.values()].filter((row) => row.type === type && this.#isSeen(row));
  }

  #isSeen(row: Row | undefined): boolean {
    if (row === undefined || row.deleted) return false;
    const on = (type: string, id: unknown, generation: unknown) => {
      const ground = this.#rows.get(`${type}/${String(id)}`);
      return this.#isSeen(ground) && ground?.generation === generation;
    };
    const fields = row as unknown as Record<string, unknown>;
    switch (row.type) {
      case 'what':
        return fields['parentId'] === null || on('what', fields['parentId'], fields['parentGeneration']);
      case 'what_who_link':
        return (
          on('what', fields['whatId'], fields['whatGeneration']) && on('who', fields['whoId'], fields['whoGeneration'])
        );
      case 'who_who_link':
        return (
          on('who', fields['whoId'], fields['whoGeneration']) &&
          on('who', fields['otherWhoId'], fields['otherWhoGeneration'])
        );
      default:
        return true;
    }
  }

  #pickWhat(at: number): WhatRow | undefined {
    return pick(this.#seen('what'), at) as WhatRow | undefined;
  }

  #pickWho(at: number): (Row & Who) | undefined {
    return pick(this.#seen('who'), at) as (Row & Who) | undefined;
  }

  #parent(under: number | null): WhatRow | undefined {
    const backbone = this.#seen('what').filter((row) => (row as WhatRow).parentId === null);
    return under === null ? undefined : (pick(backbone, under) as WhatRow | undefined);
  }

  #under(item: WhatRow | undefined, parent: WhatRow | undefined, order: number): Partial<What> | undefined {
    const hasChildren = this.#seen('what').some((row) => (row as WhatRow).parentId === item?.id);
    if (parent !== undefined && (hasChildren || parent.id === item?.id)) return undefined;
    return {
      parentId: parent?.id ?? null,
      parentGeneration: parent?.generation ?? null,
      level: parent === undefined ? BACKBONE : SKELETON,
      orderKey: `k${order}`,
    };
  }

  #addWhat(id: string, parent: WhatRow | undefined, order: number): Arrival {
    const former = this.#rows.get(`what/${id}`) as WhatRow | undefined;
    if (this.#isSeen(former) || parent?.id === id) return NOTHING;
    const generation = former === undefined ? 0 : former.generation + 1;
    return this.#put({
      ...what(id),
      ...this.#under(undefined, parent, order),
      type: 'what',
      generation,
      version: nextOf(former),
    });
  }

  #addWho(id: string): Arrival {
    const former = this.#rows.get(`who/${id}`);
    if (this.#isSeen(former)) return NOTHING;
    const generation = former?.generation === undefined ? 0 : former.generation + 1;
    const who: Who = { id, version: nextOf(former), name: id, groupId: null, categoryId: null, generation };
    return this.#put({ ...who, type: 'who' });
  }

  #link(on: WhatRow | undefined, who: (Row & Who) | undefined): Arrival {
    if (on === undefined || who === undefined) return NOTHING;
    const id = `${on.id}-${who.id}`;
    const link: WhatWhoLink = {
      id,
      version: nextOf(this.#rows.get(`what_who_link/${id}`)),
      whatId: on.id,
      whoId: who.id,
      linkTypeId: 'performs',
      whatGeneration: on.generation,
      whoGeneration: who.generation,
    };
    return this.#put({ ...link, type: 'what_who_link' });
  }

  #linkWhos(who: (Row & Who) | undefined, other: (Row & Who) | undefined): Arrival {
    if (who === undefined || other === undefined || who.id === other.id) return NOTHING;
    const id = [who.id, other.id].sort().join('-');
    const link: WhoWhoLink = {
      id,
      version: nextOf(this.#rows.get(`who_who_link/${id}`)),
      whoId: who.id,
      otherWhoId: other.id,
      linkTypeId: 'helps',
      whoGeneration: who.generation,
      otherWhoGeneration: other.generation,
    };
    return this.#put({ ...link, type: 'who_who_link' });
  }

  #change<Item extends Row>(item: Item | undefined, fieldsOf: (item: Item) => object | undefined): Arrival {
    const fields = item === undefined ? undefined : fieldsOf(item);
    return item === undefined || fields === undefined
      ? NOTHING
      : this.#put({ ...item, ...fields, version: item.version + 1 });
  }

  #delete(item: Row | undefined): Arrival {
    if (item === undefined) return NOTHING;
    const { type, id } = item;
    this.#rows.set(`${type}/${id}`, { ...item, deleted: true, version: item.version + 1 });
    return { changed: [], removed: [{ type, id, version: item.version + 1 }] };
  }

  /** A deleted one comes back as it was, in the generation that it had. */
  #restore(item: Row | undefined): Arrival {
    return item?.deleted === true ? this.#put({ ...item, version: item.version + 1 }) : NOTHING;
  }

  #put(row: Changed): Arrival {
    const stored = { ...row, deleted: false } as Row;
    this.#rows.set(`${row.type}/${row.id}`, stored);
    return { changed: [presented(stored)], removed: [] };
  }
}

const NOTHING: Arrival = { changed: [], removed: [] };
const nextOf = (row: Row | undefined) => (row?.version ?? 0) + 1;
const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % Math.max(1, items.length)];

function presented({ deleted: _deleted, ...row }: Row): Changed {
  return row;
}
