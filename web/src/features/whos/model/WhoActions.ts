import { isSameLabel, labelOf } from '#shared/rules/whoGroups.ts';
import { whos } from '#web/map/entities.ts';
import type { MapReplica } from '#web/map/MapReplica.ts';
import type { Store } from '#web/map/selection/store.ts';
import { temporaryId } from '#web/replica/aliases.ts';
import { inputOf } from '#web/replica/command.ts';
import type { Refusal } from '#web/replica/entity.ts';
import type { CommandEvent } from '#web/replica/pendingCommands.ts';
import { isSamePlace, isUnsaved, type WhoCard, type WhoPlace } from './columns.ts';
import { addWho, moveWho, renameCategory, renameGroup } from './whoCommands.ts';
import type { WhoUi } from './whoUi.ts';

/** What people should hear of; what an addition was refused with stands below its card, and that of another label in its field. */
export type WhoEvent =
  { kind: 'reused' } | { kind: 'notMoved'; name: string; refusal: Refusal } | { kind: 'notAdded'; refusal: Refusal };

/** What can be done on the Who board. Everything shows at once; an answer enters the map by version, and a refusal takes away its own edit only. */
export class WhoActions {
  readonly ui: Store<WhoUi>;
  readonly #map: MapReplica;

  constructor(ui: Store<WhoUi>, map: MapReplica) {
    this.ui = ui;
    this.#map = map;
  }

  /** Hears what becomes of what was done. @param tell is told what people should hear of @returns ends it */
  follow(tell: (event: WhoEvent) => void): () => void {
    return this.#map.pending.onEvent((event) => {
      const told = this.#take(event);
      if (told !== undefined) tell(told);
    });
  }

  /** The Whos as the board shows them. */
  get cards(): ReadonlyMap<string, WhoCard> {
    return this.#map.scope.all(whos);
  }

  /** Puts a Who into another group or category. */
  move(id: string, place: WhoPlace): void {
    const card = this.cards.get(id);
    if (card === undefined || isUnsaved(card) || isSamePlace(card, place)) return;
    this.#keep(card.group);
    void this.#map.pending.begin(moveWho, { containerId: this.#map.containerId, who: id, place });
  }

  /**
   * Gives a group another name; an empty one dissolves it. A group without Whos stands on this page only.
   * @throws ApiError when it is refused
   */
  async renameGroup(group: string | null, text: string): Promise<void> {
    const newGroup = labelOf(text);
    const ids = this.#idsOf((who) => isSameLabel(who.group, group));
    if (newGroup === group) return;
    if (ids.length > 0)
      await this.#map.pending.begin(renameGroup, { containerId: this.#map.containerId, whos: ids, group, newGroup });
    else this.#keep(newGroup);
    if (group !== null) this.#release(group);
  }

  /** Gives a category within one group another name, like `renameGroup`. */
  async renameCategory(place: WhoPlace, text: string): Promise<void> {
    const newCategory = labelOf(text);
    const ids = this.#idsOf((who) => isSamePlace(who, place));
    if (ids.length === 0 || newCategory === place.category) return;
    const { containerId } = this.#map;
    await this.#map.pending.begin(renameCategory, { containerId, whos: ids, place, newCategory });
  }

  /** Shows a new group, which lasts once it has a Who. */
  addGroup(text: string): void {
    this.#keep(labelOf(text));
  }

  /** Adds a Who by its name, the company's if there is one of that name. */
  add(name: string, place: WhoPlace): void {
    const additions = this.#map.pending.all.flatMap((pending) => inputOf(addWho, pending) ?? []);
    const behind = additions.at(-1)?.who ?? null;
    const { containerId } = this.#map;
    void this.#map.pending.begin(addWho, { containerId, who: temporaryId(), name, place, behind });
  }

  /** Sends an addition once more that was refused. */
  retry(id: string): void {
    const addition = this.#map.pending.all.find((pending) => inputOf(addWho, pending)?.who === id);
    if (addition !== undefined) this.#map.pending.again(addition.seq);
  }

  /** Forgets an addition that was refused. */
  discard(id: string): void {
    this.#map.pending.discard((pending) => inputOf(addWho, pending)?.who === id);
  }

  /** Makes a card the one that Tab reaches, and perhaps that has the focus. */
  activate(id: string | null, withFocus: boolean): void {
    const { active, focus } = this.ui.get();
    if (active !== id || withFocus) this.ui.set({ active: id, focus: withFocus ? focus + 1 : focus });
  }

  announce(text: string): void {
    this.ui.set({ announcement: { text, count: this.ui.get().announcement.count + 1 } });
  }

  #take(event: CommandEvent): WhoEvent | undefined {
    if (event.kind === 'added' && inputOf(addWho, event.pending) !== undefined) {
      const { active } = this.ui.get();
      if (active === event.temporary || event.wasThere) this.activate(event.id, false);
      return event.reused ? { kind: 'reused' } : undefined;
    }
    if (event.kind !== 'refused') return undefined;
    const { pending, refusal } = event;
    if (inputOf(addWho, pending) !== undefined) return { kind: 'notAdded', refusal };
    const moved = inputOf(moveWho, pending);
    return moved && { kind: 'notMoved', name: this.cards.get(moved.who)?.name ?? '', refusal };
  }

  #idsOf(belongs: (who: WhoCard) => boolean): string[] {
    return [...this.cards.values()].filter((who) => !isUnsaved(who) && belongs(who)).map(({ id }) => id);
  }

  #keep(label: string | null): void {
    const { kept } = this.ui.get();
    if (label !== null && !kept.some((other) => isSameLabel(other, label))) this.ui.set({ kept: [...kept, label] });
  }

  #release(label: string): void {
    this.ui.set({ kept: this.ui.get().kept.filter((other) => !isSameLabel(other, label)) });
  }
}
