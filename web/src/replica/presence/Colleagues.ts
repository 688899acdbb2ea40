import type { LiveMessage } from '#shared/contract/liveMessages.ts';
import type { Present, PresenceView } from '#shared/contract/presence.ts';
import type { Scope } from '#web/replica/scope.ts';

/** What is heard of other people on a story map. */
export type PresenceHeard = Extract<LiveMessage, { kind: 'presence' }>;

/** Somebody on a card, and how many others are on it too. */
export type OnCard = { uid: string; doing: 'dragging' | 'editing' | 'selected'; others: number };

/** Notified when other people come to the map, or leave it. */
export const COLLEAGUES_KEY = '#colleagues';
/** Notified when somebody comes to a card, leaves it, or does something else with it. */
export const colleagueKey = (id: string): string => `#colleague ${id}`;

/** Notified whenever something is heard of others, such as what they have on their screens. */
export const HEARD_KEY = '#heard';

/** How long somebody is shown who says nothing any more, in ms: they repeat themselves once a minute. */
export const SILENT_MS = 150_000;

/** What counts most, where several people are on one card. */
const doings = ['dragging', 'editing', 'selected'] as const;

/** The other people on an open story map, each on one card at most. */
export class Colleagues {
  readonly #scope: Scope;
  readonly #present = new Map<string, Present & { heardAt: number }>();
  #uids: readonly string[] = [];
  #cards: ReadonlyMap<string, OnCard> = new Map();

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** Who is here, each once. The same list until that changes. */
  get uids(): readonly string[] {
    return this.#uids;
  }

  /** Who is on a card. The same object until that changes. */
  on(id: string): OnCard | undefined {
    return this.#cards.get(id);
  }

  /** What somebody has on their screen, as they said last; undefined while they have not said. */
  viewOf(uid: string): PresenceView | undefined {
    const views = [...this.#present.values()].filter((one) => one.uid === uid && one.view !== undefined);
    return views.sort((a, b) => b.at - a.at)[0]?.view;
  }

  /** Whether somebody follows the view of a person. */
  follow(uid: string): boolean {
    return [...this.#present.values()].some(({ follows }) => follows === uid);
  }

  /** Shows what is heard of others. Messages may overtake each other. */
  hear({ here, left }: PresenceHeard, now: number): void {
    for (const one of here)
      if ((this.#present.get(one.from)?.at ?? 0) <= one.at) this.#present.set(one.from, { ...one, heardAt: now });
    for (const from of left) this.#present.delete(from);
    this.#show();
  }

  /** Shows nobody any more who has said nothing for long: their connection ended without a word. */
  forgetSilent(now: number): void {
    for (const [from, { heardAt }] of this.#present) if (heardAt < now - SILENT_MS) this.#present.delete(from);
    this.#show();
  }

  /** Shows nobody any more. */
  clear(): void {
    this.#present.clear();
    this.#show();
  }

  #show(): void {
    const uids = [...new Set([...this.#present.values()].map(({ uid }) => uid))].sort();
    const cards = this.#newCards();
    const keys = [...new Set([...this.#cards.keys(), ...cards.keys()])]
      .filter((id) => this.#cards.get(id) !== cards.get(id))
      .map(colleagueKey);
    const areSame = uids.join() === this.#uids.join();
    this.#scope.update(
      () => {
        if (!areSame) this.#uids = uids;
        this.#cards = cards;
      },
      HEARD_KEY,
      ...keys,
      ...(areSame ? [] : [COLLEAGUES_KEY]),
    );
  }

  /** Who is on which card now, with the same objects as before where nothing has changed. */
  #newCards(): ReadonlyMap<string, OnCard> {
    const people = new Map<string, { uid: string; doing: OnCard['doing'] }[]>();
    for (const { uid, ...state } of this.#present.values()) {
      const doing = doings.find((each) => state[each] !== null);
      const id = doing === undefined ? null : state[doing];
      if (doing !== undefined && id !== null) people.set(id, [...(people.get(id) ?? []), { uid, doing }]);
    }
    const cards = new Map<string, OnCard>();
    for (const [id, all] of people) {
      const [first] = all.toSorted(
        (a, b) => doings.indexOf(a.doing) - doings.indexOf(b.doing) || (a.uid < b.uid ? -1 : 1),
      );
      if (first === undefined) continue;
      const others = new Set(all.map(({ uid }) => uid)).size - 1;
      const known = this.#cards.get(id);
      const isSame = known?.uid === first.uid && known.doing === first.doing && known.others === others;
      cards.set(id, isSame ? known : { ...first, others });
    }
    return cards;
  }
}
