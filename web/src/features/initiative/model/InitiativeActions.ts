import * as selectionTexts from '#shared/texts/boardSelection.ts';
import * as texts from '#shared/texts/initiatives.ts';
import type { DragState } from '#web/board/dragging/draggable.ts';
import type { Grid } from '#web/board/keys/walkGrid.ts';
import { type MovingUi, nothingMoves } from '#web/board/moving/moves.ts';
import { GridActions } from '#web/board/state/GridActions.ts';
import { type FocusState, noFocus } from '#web/board/state/ItemActions.ts';
import { Announcer } from '#web/board/state/voice.ts';
import type { Refusal } from '#web/replica/entity.ts';
import {
  type BoardGroup,
  type CellEpic,
  groupName,
  type InitiativeBoard,
  type InitiativeMap,
  whatName,
} from '#web/replica/initiative/board.ts';
import { mergeGroups, moveEpic, moveGroup, moveWhat } from '#web/replica/initiative/commands.ts';
import type { InitiativeReplica } from '#web/replica/initiative/InitiativeReplica.ts';
import { type Cell, type EpicVerdict, heldBy, type Open, verdictOn } from './epicMoves.ts';
import { gridOf } from './walk.ts';

/** What can be put in order: Activities across, release groups down. */
export type Kind = 'what' | 'group';
export type Item = { kind: Kind; id: string };

/** Where a dragged item lands: before another one, at the end (`before` null), or in another group. */
export type Target = { before: string | null; into: string | null };

/** The user's current state on the page of an initiative. */
export type InitiativeUi = FocusState<string> &
  MovingUi<CellEpic, Cell> & {
    /** The Activity or group that is dragged to another place in its order. */
    order: DragState<Item, Target> | null;
    /** The epic whose target is being chosen, among the releases of a group or, if null, of all. */
    moving: { epic: CellEpic; groupId: string | null } | null;
    /** The cell that gets a new epic. */
    adding: Cell | null;
  };

const idle: InitiativeUi = {
  ...noFocus,
  ...nothingMoves,
  order: null,
  moving: null,
  adding: null,
};
const EMPTY: InitiativeBoard = { whats: [], groups: [], cells: new Map(), hasStrangers: false };

/** Puts the Activities and groups of the open initiative in order. Each edit shows at once. */
export class InitiativeActions extends GridActions<CellEpic, InitiativeUi, Announcer> {
  readonly #initiative: InitiativeReplica;
  #board = EMPTY;
  #maps: ReadonlyMap<string, InitiativeMap> = new Map();

  /** @param onRefused shows a refusal to the user */
  constructor(initiative: InitiativeReplica, onRefused: (text: string) => void) {
    super(idle, new Announcer(onRefused), { keyOf: ({ id }) => id, counts: selectionTexts.epics, jumps: true });
    this.#initiative = initiative;
  }

  /** Call it with what the page shows. */
  show(board: InitiativeBoard, maps: ReadonlyMap<string, InitiativeMap>): void {
    this.#board = board;
    this.#maps = maps;
  }

  get board(): InitiativeBoard {
    return this.#board;
  }

  get groups(): readonly BoardGroup[] {
    return this.#board.groups;
  }

  get grid(): Grid<CellEpic> {
    return gridOf(this.#board);
  }

  /** The effect of dropping an epic into a cell. */
  verdict(epic: CellEpic, cell: Cell): EpicVerdict {
    return verdictOn(this.#board, this.#maps, epic, cell);
  }

  /** Drops an epic into a cell that accepts it: it moves, or the user chooses among releases. @returns the outcome, in words */
  dropEpic(epic: CellEpic, cell: Cell): string {
    const verdict = this.verdict(epic, cell);
    if (verdict.does === 'moves') return this.moveEpic(epic, verdict.to, false);
    if (verdict.does === 'asks') {
      this.ui.set({ moving: { epic, groupId: cell.groupId } });
      return texts.moveEpicTitle;
    }
    const release = this.#releases().find(({ id }) => id === epic.releaseId);
    return texts.epicStays({ name: nameOfEpic(epic), release: release?.release.name ?? '' });
  }

  /** Why an epic cannot leave its release, if so. */
  heldBy(epic: CellEpic): string | undefined {
    return heldBy(this.#board, this.#maps, epic);
  }

  /** Asks where an epic shall go. */
  chooseTarget(epic: CellEpic): void {
    this.ui.set({ moving: { epic, groupId: null } });
  }

  /** Moves an epic into a release. @returns the outcome, in words */
  moveEpic({ id: epicId, whatId, containerId, releaseId, name }: CellEpic, to: Open, leaveOutWhos: boolean): string {
    void this.#initiative.pending.begin(moveEpic, {
      whatId,
      epicId,
      current: { containerId, releaseId },
      destination: { containerId: to.containerId, releaseId: to.id },
      leaveOutWhos,
    });
    return texts.epicMoved({ name: nameOfEpic({ name }), release: to.release.name });
  }

  #releases(): Open[] {
    return this.#board.groups.flatMap(({ releases }) => releases.flatMap((one) => (one.error === null ? [one] : [])));
  }

  /** Calls back for each refused edit. @returns stops it */
  follow(onRefused: (refusal: Refusal) => void): () => void {
    return this.#initiative.pending.onEvent((event) => event.kind === 'refused' && onRefused(event.refusal));
  }

  idsOf(kind: Kind): string[] {
    return (kind === 'what' ? this.#board.whats : this.#board.groups).map(({ id }) => id);
  }

  nameOf({ kind, id }: Item): string {
    if (kind === 'group') return nameOfGroup(this.#board.groups.find((group) => group.id === id));
    const what = this.#board.whats.find((one) => one.id === id);
    return what === undefined ? texts.unknownWhat : whatName(what);
  }

  /** Whether dropping an item there changes anything. */
  changes({ kind, id }: Item, { before, into }: Target): boolean {
    if (into !== null) return into !== id;
    const ids = this.idsOf(kind);
    return before !== id && (before ?? undefined) !== ids[ids.indexOf(id) + 1];
  }

  /** Drops an item. @returns the outcome, in words */
  drop(item: Item, target: Target): string {
    if (!this.changes(item, target)) return texts.stays({ name: this.nameOf(item) });
    return target.into === null ? this.place(item, target.before) : this.merge(item.id, target.into);
  }

  /** Moves an item by one place. */
  step(item: Item, by: -1 | 1): void {
    const ids = this.idsOf(item.kind);
    const at = ids.indexOf(item.id) + by;
    if (at < 0 || at >= ids.length) return this.announce(texts.stays({ name: this.nameOf(item) }));
    this.announce(this.place(item, (by === 1 ? ids[at + 1] : ids[at]) ?? null));
  }

  /** Moves an item before another one, or to the end. @returns the outcome, in words */
  place({ kind, id }: Item, before: string | null): string {
    const others = this.idsOf(kind).filter((other) => other !== id);
    const at = before === null ? others.length : others.indexOf(before);
    const after = others[at - 1] ?? null;
    const { id: initiativeId, pending } = this.#initiative;
    if (kind === 'group')
      void pending.begin(moveGroup, { initiativeId, groupId: id, afterGroupId: after, beforeGroupId: before });
    else void pending.begin(moveWhat, { initiativeId, whatId: id, afterWhatId: after, beforeWhatId: before });
    return texts.moved({ name: this.nameOf({ kind, id }), place: at + 1, count: others.length + 1 });
  }

  /** Moves all releases of a group into another one. @returns the outcome, in words */
  merge(groupId: string, intoGroupId: string): string {
    const names = {
      name: this.nameOf({ kind: 'group', id: groupId }),
      into: this.nameOf({ kind: 'group', id: intoGroupId }),
    };
    const { id: initiativeId, pending } = this.#initiative;
    void pending.begin(mergeGroups, { initiativeId, groupId, intoGroupId });
    return texts.merged(names);
  }
}

/** The name of an epic for people. */
export const nameOfEpic = ({ name }: Pick<CellEpic, 'name'>): string => name ?? texts.unnamedEpic;

/** The name of a group, as far as there is one. */
export const nameOfGroup = (group: BoardGroup | undefined): string => (group && groupName(group)) ?? texts.unnamedGroup;
