import type { WhoLabelKind } from '#shared/model/who/whoLabel.ts';
import { labelOf } from '#shared/rules/whoLabels.ts';
import * as selectionTexts from '#shared/texts/boardSelection.ts';
import * as whoTexts from '#shared/texts/who.ts';
import type { Grid } from '#web/board/keys/walkGrid.ts';
import { GridActions } from '#web/board/state/GridActions.ts';
import { Announcer } from '#web/board/state/voice.ts';
import { temporaryId } from '#web/replica/aliases.ts';
import { inputOf } from '#web/replica/command.ts';
import type { CommandEvent } from '#web/replica/command.ts';
import type { Refusal } from '#web/replica/entity.ts';
import { whoCategories, whoGroups, whos } from '#web/replica/story_map/entities.ts';
import type { MapReplica } from '#web/replica/story_map/MapReplica.ts';
import type { WhoLabels } from '#web/replica/story_map/useMap.ts';
import {
  columnsOf,
  isSamePlace,
  isUnsaved,
  placeOf,
  type RequestedPlace,
  type WhoCard,
  type WhoPlace,
} from './columns.ts';
import { addLabel, type LabelPosition, moveLabel, removeLabel, renameLabel, rowOf } from './labelCommands.ts';
import { addWho, moveWho } from './whoCommands.ts';
import { idleWhoUi, type WhoUi } from './whoUi.ts';

/**
 * The outcomes of edits that users hear of. A refused addition shows its reason below its card, a refused label in its
 * field.
 */
export type WhoEvent =
  | { kind: 'reused' }
  | { kind: 'notDone'; name: string; refusal: Refusal }
  | { kind: 'notAdded'; refusal: Refusal };

/**
 * The actions of the Who board. Each edit shows at once; the answer enters the map by version, and a refusal removes
 * only its own edit.
 */
export class WhoActions extends GridActions<string, WhoUi, Announcer> {
  readonly #map: MapReplica;

  /** @param onRefused shows all users why something is refused */
  constructor(map: MapReplica, onRefused: (text: string) => void) {
    super(idleWhoUi, new Announcer(onRefused), {
      keyOf: (id) => id,
      counts: selectionTexts.whos,
      isSelectable: (id) => {
        const who = map.scope.get(whos, id);
        return who !== undefined && !isUnsaved(who);
      },
    });
    this.#map = map;
  }

  /** The Whos by column. */
  get grid(): Grid<string> {
    const columns = columnsOf(this.cards.values(), this.labels, true);
    return [columns.map(({ parts }) => parts.flatMap((part) => part.whos.map(({ id }) => id)))];
  }

  /** Reports the outcomes of edits. @returns stops reporting */
  follow(report: (event: WhoEvent) => void): () => void {
    return this.#map.pending.onEvent((event) => {
      const whoEvent = this.#take(event);
      if (whoEvent !== undefined) report(whoEvent);
    });
  }

  /** The Whos as the board shows them. */
  get cards(): ReadonlyMap<string, WhoCard> {
    return this.#map.scope.all(whos);
  }

  /** Moves a Who to another group or category. */
  move(id: string, place: RequestedPlace): void {
    const card = this.cards.get(id);
    if (card === undefined || isUnsaved(card)) return;
    if ('groupId' in place && 'categoryId' in place && isSamePlace(placeOf(card, this.labels), place)) return;
    void this.#map.pending.begin(moveWho, { containerId: this.#map.containerId, who: id, place });
  }

  /** The groups and categories as the board shows them. */
  get labels(): WhoLabels {
    return { groups: this.#map.scope.all(whoGroups), categories: this.#map.scope.all(whoCategories) };
  }

  /** A group or category by its id. */
  label(id: string): { name: string; groupId: string | null; kind: WhoLabelKind } | undefined {
    const group = this.#map.scope.get(whoGroups, id);
    if (group !== undefined) return { name: group.name, groupId: null, kind: 'group' };
    const category = this.#map.scope.get(whoCategories, id);
    return category && { name: category.name, groupId: category.groupId, kind: 'category' };
  }

  /** The row of a label, including the label itself, in order. */
  labelRow(id: string): readonly string[] {
    const { scope } = this.#map;
    return rowOf({ get: (definition, of) => scope.get(definition, of), row: (index, of) => scope.row(index, of) }, id);
  }

  /** Whether a label is empty, so that removing it loses nothing. */
  isEmptyLabel(id: string): boolean {
    const { labels } = this;
    const isOf = (place: WhoPlace) => place.groupId === id || place.categoryId === id;
    if ([...labels.categories.values()].some(({ groupId }) => groupId === id)) return false;
    return ![...this.cards.values()].some((who) => isOf(placeOf(who, labels)));
  }

  /**
   * Adds a group, or a category to a group; an existing one of the same name is used instead. It takes the focus.
   * @throws ApiError on refusal
   */
  async addLabel(kind: WhoLabelKind, groupId: string | null, text: string): Promise<void> {
    const name = labelOf(text);
    if (name === null) return;
    const { containerId } = this.#map;
    const { id } = await this.#map.pending.begin(addLabel, { containerId, kind, groupId, name });
    this.ui.set({ heading: id });
  }

  /**
   * Renames a label. An empty name removes it, after a confirmation if it is not empty.
   * @param seen the name that stood there when the user typed this one
   * @throws ApiError on refusal
   */
  async renameLabel(id: string, text: string, seen: string): Promise<void> {
    const name = labelOf(text);
    const label = this.label(id);
    if (label === undefined || name === label.name) return;
    if (name === null) this.askToRemoveLabel(id);
    else await this.#map.pending.begin(renameLabel, { containerId: this.#map.containerId, label: id, name, seen });
  }

  /** Removes a label, after a confirmation if it is not empty. */
  askToRemoveLabel(id: string): void {
    if (this.isEmptyLabel(id)) this.removeLabel(id);
    else this.ui.set({ dialog: { kind: 'removeLabel', id } });
  }

  /** Removes a label. Its Whos stay, without one (rule who.21). The next label takes the focus. */
  removeLabel(id: string): void {
    const label = this.label(id);
    if (label === undefined) return;
    const row = this.labelRow(id);
    const at = row.indexOf(id);
    void this.#map.pending.begin(removeLabel, { containerId: this.#map.containerId, label: id });
    this.ui.set({ heading: row[at + 1] ?? row[at - 1] ?? label.groupId });
    this.announce(whoTexts.announcements.removed({ name: label.name }));
  }

  /** The label's position for an index in its row, from 0. */
  positionOfLabel(id: string, index: number): LabelPosition {
    const others = this.labelRow(id).filter((other) => other !== id);
    return { afterId: others[index - 1] ?? null, beforeId: others[index] ?? null };
  }

  /** The position one step beside a label's own; undefined at the edge. @param by -1 is towards the start */
  besideLabel(id: string, by: -1 | 1): LabelPosition | undefined {
    const row = this.labelRow(id);
    const index = row.indexOf(id) + by;
    return index < 0 || index >= row.length ? undefined : this.positionOfLabel(id, index);
  }

  /** Moves a label by one step. */
  stepLabel(id: string, by: -1 | 1): void {
    const next = this.besideLabel(id, by);
    this.announce(next === undefined ? whoTexts.announcements.edge : this.moveLabel(id, next));
  }

  /** Previews a label at a position; null ends the preview. */
  previewLabel(id: string, position: LabelPosition | null): void {
    this.#map.pending.preview(
      moveLabel,
      position === null ? null : { containerId: this.#map.containerId, label: id, position },
    );
  }

  /** Moves a label between two others of its row. @returns its new place, in words */
  moveLabel(id: string, position: LabelPosition): string {
    const { afterId, beforeId } = this.positionOfLabel(id, this.labelRow(id).indexOf(id));
    if (afterId !== position.afterId || beforeId !== position.beforeId)
      void this.#map.pending.begin(moveLabel, { containerId: this.#map.containerId, label: id, position });
    return this.labelPlace(id);
  }

  /** The place of a label in its row, in words. */
  labelPlace(id: string): string {
    const row = this.labelRow(id);
    const name = this.label(id)?.name ?? '';
    return whoTexts.announcements.labelAt({ name, number: row.indexOf(id) + 1, count: row.length });
  }

  /** Adds a Who by name; reuses the company's Who of that name if there is one. */
  add(name: string, place: WhoPlace): void {
    const additions = this.#map.pending.all.flatMap((pending) => inputOf(addWho, pending) ?? []);
    const behind = additions.at(-1)?.who ?? null;
    const { containerId } = this.#map;
    void this.#map.pending.begin(addWho, { containerId, who: temporaryId(), name, place, behind });
  }

  /** Sends a refused addition again. */
  retry(id: string): void {
    const addition = this.#map.pending.all.find((pending) => inputOf(addWho, pending)?.who === id);
    if (addition !== undefined) this.#map.pending.again(addition.seq);
  }

  /** Discards a refused addition. */
  discard(id: string): void {
    this.#map.pending.discard((pending) => inputOf(addWho, pending)?.who === id);
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
    if (moved !== undefined) return { kind: 'notDone', name: this.cards.get(moved.who)?.name ?? '', refusal };
    // Refused names show in their field.
    const label = inputOf(moveLabel, pending) ?? inputOf(removeLabel, pending);
    return label && { kind: 'notDone', name: this.label(label.label)?.name ?? '', refusal };
  }
}
