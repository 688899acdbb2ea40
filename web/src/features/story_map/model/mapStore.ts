import type { ChangeAnswer } from '#shared/contract/change.ts';
import type { CallOutput } from '#shared/contract/registry.ts';
import type { Member, StoryMapHead } from '#shared/model/storyMap.ts';
import type { WhatWhoLink, Who, WhoWhoLink } from '#shared/model/who.ts';
import { enterThing, mergeThings, nothingKnown, removeThing, type Known, type Versioned } from './versioned.ts';

type Copy = CallOutput<'get_container'>;

/** Everything of an open map but its Activities, which are the board's. The parts stay the same objects where nothing changed. */
export type MapState = {
  head: StoryMapHead;
  members: ReadonlyMap<string, Member>;
  whos: ReadonlyMap<string, Who>;
  whatWhoLinks: ReadonlyMap<string, WhatWhoLink>;
  whoWhoLinks: ReadonlyMap<string, WhoWhoLink>;
};

/** The types of things that it keeps, as answers name them. */
type Kept = { story_map: StoryMapHead; member: Member; who: Who; what_who_link: WhatWhoLink; who_who_link: WhoWhoLink };
type AllKnown = { [Type in keyof Kept]: Known<Kept[Type]> };

const noneKnown: AllKnown = {
  story_map: nothingKnown(),
  member: nothingKnown(),
  who: nothingKnown(),
  what_who_link: nothingKnown(),
  who_who_link: nothingKnown(),
};

const isKept = (type: string): type is keyof Kept => Object.hasOwn(noneKnown, type);

/** What the server has said about an open map beside its Activities. Whatever a command answers enters here (see `useMapCommand`). */
export class MapStore {
  readonly containerId: string;
  #known = noneKnown;
  #clock = 0;
  #state: MapState;
  readonly #listeners = new Set<() => void>();

  constructor(copy: Copy) {
    this.containerId = copy.id;
    this.#merge(copy, 0);
    this.#state = this.#stateOf(headOf(copy));
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getState = (): MapState => this.#state;

  /**
   * Takes in what a command changed.
   * @param goneWhats Activities that went with it, whose links go too
   */
  enter(answer: Pick<ChangeAnswer, 'changed' | 'removed'>, goneWhats: ReadonlySet<string> = new Set()): void {
    this.#clock += 1;
    for (const thing of answer.changed) {
      if (isKept(thing.type)) this.#change(thing.type, (known) => enterThing(known, thing, this.#clock));
    }
    const goneWhos = new Set<string>();
    for (const { type, id, version } of answer.removed) {
      if (isKept(type)) this.#change(type, (known) => removeThing(known, id, version));
      if (type === 'who') goneWhos.add(id);
    }
    this.#dropLinks('what_who_link', ({ whatId, whoId }) => goneWhats.has(whatId) || goneWhos.has(whoId));
    this.#dropLinks('who_who_link', ({ whoId, otherWhoId }) => goneWhos.has(whoId) || goneWhos.has(otherWhoId));
    this.#publish();
  }

  /** To be called when a whole copy is asked for. @returns what takes it in, without losing what was changed in the meantime */
  expectCopy(): (copy: Copy) => void {
    const since = this.#clock;
    return (copy) => {
      this.#clock += 1;
      this.#merge(copy, since);
      this.#publish();
    };
  }

  #merge(copy: Copy, since: number): void {
    const take = <Type extends keyof Kept>(type: Type, things: readonly Kept[Type][]) =>
      this.#change(type, (known) => mergeThings(known, things, since, this.#clock));
    take('story_map', [headOf(copy)]);
    take('member', copy.members);
    take('who', copy.whos);
    take('what_who_link', copy.whatWhoLinks);
    take('who_who_link', copy.whoWhoLinks);
  }

  /** Types and their things always match: the tests hold what commands and copies answer against the schemas of `things.ts`. */
  #change(type: keyof Kept, step: (known: Known<Versioned>) => Known<Versioned>): void {
    this.#known = { ...this.#known, [type]: step(this.#known[type]) };
  }

  /** Should an end be added anew one day, it comes without its links. */
  #dropLinks<Type extends 'what_who_link' | 'who_who_link'>(
    type: Type,
    hasLostAnEnd: (link: Kept[Type]) => boolean,
  ): void {
    for (const link of this.#known[type].items.values()) {
      if (hasLostAnEnd(link)) this.#change(type, (known) => removeThing(known, link.id, link.version));
    }
  }

  #publish(): void {
    this.#state = this.#stateOf(this.#state.head);
    for (const listener of this.#listeners) listener();
  }

  #stateOf(head: StoryMapHead): MapState {
    const { story_map, member, who, what_who_link, who_who_link } = this.#known;
    return {
      head: story_map.items.get(this.containerId) ?? head,
      members: member.items,
      whos: who.items,
      whatWhoLinks: what_who_link.items,
      whoWhoLinks: who_who_link.items,
    };
  }
}

/** The map's own fields, without what stands on it. */
function headOf({
  id,
  version,
  name,
  why,
  owner,
  createdAt,
  businessOwner,
  parentWhatRef,
  parentWhatRefCreator,
}: Copy): StoryMapHead {
  return { id, version, name, why, owner, createdAt, businessOwner, parentWhatRef, parentWhatRefCreator };
}

/** What somebody is to the map, by what is known of it now (foundation §6). */
export function roleIn({ head, members }: Pick<MapState, 'head' | 'members'>, uid: string): Copy['role'] {
  return head.owner === uid ? 'owner' : (members.get(uid)?.role ?? 'none');
}
